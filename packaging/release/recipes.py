"""Recipes for those who build packages and images themselves, with the version and the sums of this release in them."""

from . import facts
from .archive import Entry

FOLDER = facts.ROOT / "packaging/recipes"
NAMES = {
    "Containerfile": "Containerfile",
    "apptainer.def": "steelyard.def",
    "spack.py": "package.py",
    "easybuild.eb": "steelyard-@VERSION@.eb",
}


def filled(text, sums):
    """`sums` has the digest of every file made so far."""
    checksums = "\n".join(
        f"    '{name}': '{digest}'," for name, digest in sorted(sums.items()) if "-linux-" in name and name.endswith(".tar.gz")
    )
    values = {
        "VERSION": facts.version(),
        "SUMMARY": facts.SUMMARY,
        "HOME": facts.home(),
        "LICENCE": facts.licence(),
        "SOURCE_SUM": sums.get(f"{facts.NAME}-{facts.version()}.tar.gz", ""),
        "TARBALL_SUMS": checksums,
        "RUST": facts.manifest("rust-version"),
    }
    for name, value in values.items():
        text = text.replace(f"@{name}@", value)
    return text


def build(sums):
    return [Entry(filled(name, sums), filled((FOLDER / source).read_text(), sums).encode()) for source, name in NAMES.items()]
