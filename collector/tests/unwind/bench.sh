#!/bin/sh
# What one walk costs in real programs: median and 99th percentile over the samples of a run, at one sample a millisecond.
#   bench.sh BUILD PROGRAMS
set -eu
build=$(cd "$1" && pwd)
programs=$2
costs=$build/costs
rm -f "$costs"

# measure LABEL COMMAND...
measure() {
    label=$1
    shift
    UNWIND_LABEL=$label UNWIND_COST=$costs UNWIND_SAMPLES=1000000 UNWIND_ONLY=${only:-} \
        LD_PRELOAD=$build/librecorder.so "$@" >/dev/null || echo "$label failed" >>"$costs"
}

# compile LABEL COMPILER ARGUMENTS...: false where the compiler is missing
compile() {
    label=$1
    shift
    command -v "$1" >/dev/null && "$@" -o "$build/$label"
}

compile c gcc -O2 "$programs/mix.c" -lm && measure c "$build/c"
compile c++ g++ -O2 "$programs/exceptions.cpp" && measure c++ "$build/c++"
compile fortran gfortran -O2 -fstack-arrays -J "$build" "$programs/arrays.f90" && measure fortran "$build/fortran"
compile openmp gcc -O2 -fopenmp "$programs/threads.c" -lm && measure openmp "$build/openmp"
only=$build/mpich
compile mpich mpicc.mpich -O2 "$programs/exchange.c" -lm && measure mpich mpirun.mpich -n 2 "$build/mpich"
only=$build/openmpi
compile openmpi mpicc.openmpi -O2 "$programs/exchange.c" -lm &&
    measure openmpi mpirun.openmpi --allow-run-as-root --oversubscribe -n 2 "$build/openmpi"
only=
[ -x /usr/bin/python3 ] && measure python /usr/bin/python3 -c '
import json, re
for i in range(300):
    json.loads(json.dumps(list(range(5000))))
    re.compile("a%d(b|c)*" % i)'
cat "$costs"
