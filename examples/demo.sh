#!/bin/sh
# Weighs examples/heat.c with two ranks. `make demo` calls this; STEELYARD names the command.
set -eu
cd "$(dirname "$0")/.."
root=$PWD

echo "demo: looking for an MPI"
mpi=$(sh tests/setup/demo.sh)
echo "demo: using $mpi/mpicc"

mkdir -p build/demo
"$mpi/mpicc" -std=gnu17 -O2 -g examples/heat.c -o build/demo/heat -lm

# Open MPI wants these said by root, and on a machine with one core; other MPIs take no notice.
if [ "$(id -u)" = 0 ]; then
    export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
fi
export OMPI_MCA_rmaps_base_oversubscribe=1 PRTE_MCA_rmaps_default_mapping_policy=:oversubscribe

cd build/demo
rm -f ./*.steelyard ./*.html
echo "demo: running mpirun -n 2 ./heat under steelyard, about ten seconds"
"$STEELYARD" run --html heat.html "$mpi/mpirun" -n 2 ./heat
echo
echo "The page as HTML:  $root/build/demo/heat.html"
echo "The profile:       $(ls "$root"/build/demo/*.steelyard)"
echo "Show it again:     $STEELYARD report $(ls "$root"/build/demo/*.steelyard)"
