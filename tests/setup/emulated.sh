#!/bin/sh
# Runs a command where programs of AArch64 run too, under qemu: the kernel is told of the emulator in a user namespace of
# its own (Linux 6.7), which has every user of this machine, so that nothing of the machine's settings changes. Wants root.
# Usage: emulated.sh COMMAND [ARGUMENT...]
set -u

emulator=$(command -v qemu-aarch64-static || command -v qemu-aarch64) || { echo "setup: there is no qemu-aarch64" >&2; exit 1; }
unshare --user true || { echo "setup: no user namespace can be made here" >&2; exit 1; }
meeting=$(mktemp -d "${TMPDIR:-/tmp}/steelyard-emulated.XXXXXX") || exit 1
trap 'rm -rf "$meeting"' EXIT
mkfifo "$meeting/made" "$meeting/mapped" || exit 1

# Programs for machine 183, static or position independent. F: opened now, and so found below every other root directory too.
magic='\x7fELF\x02\x01\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x02\x00\xb7\x00'
mask='\xff\xff\xff\xff\xff\xff\xff\x00\xff\xff\xff\xff\xff\xff\xff\xff\xfe\xff\xff\xff'
rule=":qemu-aarch64:M::$magic:$mask:$emulator:F"
# Who has no name in the namespace yet may do nothing there: the second shell starts as its root.
await='echo >"$0/made"; read -r _ <"$0/mapped"; exec sh -c "$@"'
register='mount -t binfmt_misc binfmt_misc /proc/sys/fs/binfmt_misc && printf %s "$0" >/proc/sys/fs/binfmt_misc/register && exec "$@"'

exec 3<&0
unshare --user --mount sh -c "$await" "$meeting" "$register" "$rule" "$@" <&3 &
process=$!
read -r _ <"$meeting/made"
echo '0 0 4294967295' >"/proc/$process/uid_map" && echo '0 0 4294967295' >"/proc/$process/gid_map"
echo >"$meeting/mapped"
wait "$process"
