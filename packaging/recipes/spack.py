# SPDX-License-Identifier: Apache-2.0 OR MIT

from spack.package import *

try:
    from spack_repo.builtin.build_systems.generic import Package
except ImportError:
    pass  # Spack before 1.0 has it in spack.package


class Steelyard(Package):
    """Tells where a parallel program's time goes: one page, from one command in front of the usual one."""

    homepage = "@HOME@"
    url = "@HOME@/releases/download/v@VERSION@/steelyard-@VERSION@.tar.gz"

    license("Apache-2.0 OR MIT")

    version("@VERSION@", sha256="@SOURCE_SUM@")

    depends_on("c", type="build")
    depends_on("gmake", type="build")
    depends_on("rust@@RUST@:", type="build")

    conflicts("platform=darwin", msg="Steelyard measures programs on Linux")

    def install(self, spec, prefix):
        make("build")
        mkdirp(prefix.bin, prefix.lib.steelyard)
        install("target/release/steelyard", prefix.bin)
        install("build/libsteelyard.so", prefix.lib.steelyard)
        install_tree("include", prefix.include)
        Executable(prefix.bin.steelyard)("man", "--output", prefix.share.man.man1)

    def test_version(self):
        """the command says its version"""
        said = Executable(self.prefix.bin.steelyard)("--version", output=str)
        assert str(self.spec.version) in said
