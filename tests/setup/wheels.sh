#!/bin/sh
# Makes a private Python environment with pinned wheels, unless it is there already.
# Python compiles what is imported, as it is, for little of most is; --compile compiles all but the wheels' own tests.
# Usage: wheels.sh DIRECTORY [--compile] REQUIREMENT...    Exit status 1, with a sentence, if the wheels cannot be had.
set -u

directory=$1
shift
wanted="$*"
compile=no
[ "$1" = --compile ] && shift && compile=yes
stamp=$directory/.steelyard-wheels
[ -f "$stamp" ] && [ "$(cat "$stamp")" = "$wanted" ] && exit 0

python=
for candidate in "${PYTHON:-}" python3 /usr/bin/python3; do
    [ -n "$candidate" ] && "$candidate" -c 'import venv, ensurepip' 2>/dev/null && python=$candidate && break
done
if [ -z "$python" ]; then
    echo "setup: no Python with the venv module was found; install python3-venv or set PYTHON" >&2
    exit 1
fi

# One pip for all: an environment with one of its own takes 4 s to make.
pip=$(dirname "$0")/../../.pip
into() {
    "$pip/bin/python" -m pip --disable-pip-version-check --python "$directory/bin/python" "$@"
}

echo "setup: fetching $wanted into $directory"
rm -rf "$directory"
log=$(mktemp "${TMPDIR:-/tmp}/steelyard-pip.XXXXXX")
trap 'rm -f "$log"' EXIT
if {
    { "$pip/bin/python" -c '' || "$python" -m venv --clear "$pip"; } && "$python" -m venv --without-pip "$directory" &&
        # A pip before 22.3 installs for its own Python alone.
        { into --version || "$pip/bin/python" -m pip install --upgrade pip; } && into install --no-input --no-compile --only-binary :all: "$@"
} >"$log" 2>&1; then
    [ $compile = no ] || "$directory/bin/python" -m compileall -q -x '/tests?/' "$directory/lib" >"$log" 2>&1
    printf '%s' "$wanted" >"$stamp"
else
    rm -rf "$directory"
    echo "setup: pip could not fetch $wanted: $(tail -n 1 "$log")" >&2
    exit 1
fi
