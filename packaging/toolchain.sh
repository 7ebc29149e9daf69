#!/bin/sh
# Prints a Rust compiler that has the standard library of an architecture: the one in the path, or, where that lacks it and
# Debian's packages can be had, Debian's, unpacked into a private folder. Nothing is installed; root is not needed.
# Usage: toolchain.sh ARCHITECTURE FOLDER    Exit status 1, with a sentence, if there is none.
set -u

architecture=$1
folder=$2
target=$architecture-unknown-linux-gnu
case $architecture in
    x86_64) debian=amd64 ;;
    aarch64) debian=arm64 ;;
    *) echo "release: no Rust is known for $architecture" >&2; exit 1 ;;
esac

has_library() {
    library=$("$1" --print target-libdir --target "$target" 2>/dev/null) && ls "$library"/libstd-*.rlib >/dev/null 2>&1
}

if has_library rustc; then
    command -v rustc
    exit 0
fi
if has_library "$folder/rustc"; then
    echo "$folder/rustc"
    exit 0
fi

refuse() {
    echo "release: rustc has no standard library for $target ($1); where rustup is: rustup target add $target" >&2
    exit 1
}
for tool in apt-get dpkg-deb dpkg; do
    command -v "$tool" >/dev/null || refuse "and there is no $tool to get Debian's"
done

# Lists and packages of our own: the system's stay as they are.
host=$(dpkg --print-architecture)
mkdir -p "$folder/lists/partial" "$folder/archives/partial" "$folder/packages" || refuse "$folder cannot be made"
chmod 755 "$folder" "$folder/packages"
get() {
    apt-get -qq -o APT::Architecture="$host" -o APT::Architectures="$host,$debian" -o Dir::State::Lists="$folder/lists" \
        -o Dir::Cache="$folder" -o Dir::State::status=/dev/null -o APT::Sandbox::User= "$@" >"$folder/log" 2>&1
}
unpack() {
    (cd "$folder/packages" && get download "$@") || refuse "and Debian's packages cannot be had: $(tail -n 1 "$folder/log")"
    for package in "$folder"/packages/*.deb; do
        dpkg-deb -x "$package" "$folder/tree" || refuse "$package cannot be unpacked"
    done
}
get update || refuse "and apt-get update fails: $(tail -n 1 "$folder/log")"
unpack rustc-web libstd-rust-web-dev "libstd-rust-web-dev:$debian"
# What the compiler itself is made of: a library of its version, then LLVM.
for like in libstd-rust libllvm; do
    needed=$(for package in "$folder"/packages/*.deb; do dpkg-deb -f "$package" Depends; done |
        tr ',|' '\n\n' | sed 's/^ *//; s/[ (].*//' | grep "^$like.*[0-9]" | sort -u)
    [ -z "$needed" ] || unpack $needed
done
rm -rf "$folder/packages" "$folder/lists" "$folder/archives"

libraries=$(dirname "$(ls "$folder"/tree/usr/lib/*/librustc_driver-*.so)")
cat >"$folder/rustc" <<END
#!/bin/sh
LD_LIBRARY_PATH=$libraries\${LD_LIBRARY_PATH:+:\$LD_LIBRARY_PATH} exec $folder/tree/usr/bin/rustc "\$@"
END
chmod 755 "$folder/rustc"
has_library "$folder/rustc" || refuse "and Debian's does not run here: $("$folder/rustc" --version 2>&1 | head -n 1)"
echo "$folder/rustc"
