#!/bin/sh
# Makes a private Python environment with pinned wheels, unless it is there already.
# Usage: wheels.sh DIRECTORY REQUIREMENT...    Exit status 1, with a sentence, if the wheels cannot be had.
set -u

directory=$1
shift
wanted="$*"
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

echo "setup: fetching $wanted into $directory"
rm -rf "$directory"
log=$(mktemp "${TMPDIR:-/tmp}/steelyard-pip.XXXXXX")
trap 'rm -f "$log"' EXIT
if "$python" -m venv "$directory" >"$log" 2>&1 &&
    "$directory/bin/python" -m pip install --disable-pip-version-check --no-input --only-binary :all: $wanted >"$log" 2>&1; then
    printf '%s' "$wanted" >"$stamp"
else
    rm -rf "$directory"
    echo "setup: pip could not fetch $wanted: $(tail -n 1 "$log")" >&2
    exit 1
fi
