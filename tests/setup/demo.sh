#!/bin/sh
# Finds an MPI, or gets one: the system's, else Debian's if we are root, else a wheel in .mpi/mpich.
# Prints the directory of mpicc and mpirun on standard output; progress goes to standard error.
set -u
cd "$(dirname "$0")/../.." || exit 1

found() { command -v mpicc >/dev/null 2>&1 && command -v mpirun >/dev/null 2>&1; }

if ! found && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    sh tests/setup/packages.sh openmpi-bin libopenmpi-dev >&2
    hash -r
fi
if found; then
    dirname "$(command -v mpicc)"
elif sh tests/setup/wheels.sh .mpi/mpich mpich==5.0.2 >&2; then
    echo "$PWD/.mpi/mpich/bin"
else
    echo "setup: no MPI was found and none could be fetched; install Open MPI or MPICH and try again" >&2
    exit 1
fi
