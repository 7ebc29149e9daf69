#!/bin/sh
# Whether there is a Rust that builds Steelyard: cargo.sh [CARGO]. What it needs stands in Cargo.toml.

cargo=${1:-cargo}
needed=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' "$(dirname "$0")/../../Cargo.toml")
advice="install it with rustup, the installer of the Rust project, which needs no root; then open a new shell"

if ! command -v "$cargo" >/dev/null 2>&1; then
    echo "make: Steelyard's command is built with Rust $needed or newer, and there is no $cargo here: $advice." >&2
    echo "make: the collector alone needs a C compiler: make -C collector" >&2
    exit 1
fi
found=$("$cargo" --version | cut -d ' ' -f 2)
oldest=$(printf '%s\n%s\n' "$needed" "$found" | sort -t . -k 1,1n -k 2,2n -k 3,3n | head -n 1)
if [ "$oldest" != "$needed" ] && [ "$oldest" = "$found" ]; then
    echo "make: Steelyard's command is built with Rust $needed or newer, and $cargo here is $found: rustup update; or $advice." >&2
    exit 1
fi
