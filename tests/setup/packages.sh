#!/bin/sh
# Installs Debian packages that are missing, if this user may. Says in one sentence what could not be had.
# Usage: packages.sh NAME...    Exit status 0 even if some are missing: what needs them is skipped and says so.
set -u

missing=
for name in "$@"; do
    state=$(dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null)
    [ "$state" = installed ] || missing="$missing $name"
done
[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null 2>&1 || [ "$(id -u)" != 0 ]; then
    echo "setup: not installed, and only root on a Debian system can install it here:$missing" >&2
    exit 0
fi

log=$(mktemp "${TMPDIR:-/tmp}/steelyard-apt.XXXXXX")
trap 'rm -f "$log"' EXIT
export DEBIAN_FRONTEND=noninteractive
options="-o Acquire::Retries=2 -o DPkg::Lock::Timeout=300"
echo "setup: installing$missing"
# A fresh machine may have no package lists, or old ones: refresh them before and, if the first try fails, once more.
if [ -z "$(ls /var/lib/apt/lists/*_Packages* 2>/dev/null)" ]; then
    apt-get update $options >"$log" 2>&1
fi
if ! apt-get install -y --no-install-recommends $options $missing >"$log" 2>&1; then
    apt-get update $options >"$log" 2>&1
    if ! apt-get install -y --no-install-recommends $options $missing >"$log" 2>&1; then
        # One package that cannot be had must not cost us the others.
        for name in $missing; do
            apt-get install -y --no-install-recommends $options "$name" >"$log" 2>&1 ||
                echo "setup: apt-get could not install $name: $(grep -m1 '^E:' "$log")" >&2
        done
    fi
fi
exit 0
