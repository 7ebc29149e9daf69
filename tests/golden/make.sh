#!/bin/sh
# Makes the golden profile of the present format version from examples/heat.c, two ranks. See README.md here.
# Usage: tests/golden/make.sh    STEELYARD names the command (target/release/steelyard).
set -eu
cd "$(dirname "$0")/../.."
root=$PWD
steelyard=$(readlink -f "${STEELYARD:-target/release/steelyard}")
python=$root/.venv/bin/python
version=$(sed -n 's/^pub const VERSION: u32 = \([0-9]*\);$/\1/p' crates/format/src/manifest.rs)
golden=$root/tests/golden/v$version

[ -x "$python" ] || { echo "golden: run make setup first" >&2; exit 1; }
mpi=$(sh tests/setup/demo.sh)

# A place whose name says nothing of this machine, as paths are part of a profile.
place=/tmp/heat
rm -rf "$place"
mkdir "$place"
trap 'rm -rf "$place"' EXIT
cp "$steelyard" "$place/steelyard"
cp examples/heat.c "$place"
cd "$place"
"$mpi/mpicc" -std=gnu17 -O2 -g heat.c -o heat -lm

[ "$(id -u)" != 0 ] || export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
export OMPI_MCA_rmaps_base_oversubscribe=1 PRTE_MCA_rmaps_default_mapping_policy=:oversubscribe
PATH=$mpi:$PATH
env -u STEELYARD_LIBRARY ./steelyard run --quiet -o heat.steelyard mpirun -n 2 ./heat >/dev/null

mkdir -p "$golden"
PYTHONPATH=$root/tests/e2e "$python" - heat.steelyard "$root" >heat.json <<'PROGRAM'
import json
import sys
import zipfile

from profile import Profile

path, root = sys.argv[1:]
profile = Profile(path)
run = profile.manifest["run"]
assert run["exit_status"] == 0 and profile.metric("ranks_seen") == 2, run
with zipfile.ZipFile(path) as file:
    for name in file.namelist():
        assert root.encode() not in file.read(name), f"{name} names {root}"
calls = {name: total[0] for name, total in sorted(profile.calls().items()) if name.startswith("MPI_")}
facts = {
    "version": profile.manifest["version"],
    "name": run["name"],
    "processes": len(profile["processes"]["pid"]),
    "samples": len(profile["samples"]["tick"]),
    "calls": calls,
    "made": f"tests/golden/make.sh, steelyard {profile.manifest['tool_version']}: examples/heat.c, 2 ranks",
}
print(json.dumps(facts, indent=2, ensure_ascii=False))
PROGRAM
# A profile is private to who made it; this one is for all.
install -m 644 heat.steelyard heat.json "$golden"
echo "golden: $golden/heat.steelyard, heat.json"
