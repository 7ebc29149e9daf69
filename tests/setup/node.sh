#!/bin/sh
# Installs what the package-lock.json of a folder names, unless it is there already.
# Usage: node.sh FOLDER WHAT-WITHOUT-IT [NPM-OPTION...]    Exit status 1, with a sentence, where there is no Node or no registry.
set -u
folder=$1
without=$2
shift 2
cd "$(dirname "$0")/../../$folder" || exit 1

if ! command -v node >/dev/null 2>&1 || ! command -v npm >/dev/null 2>&1; then
    echo "setup: no Node with npm here, so $without" >&2
    exit 1
fi
# npm writes this file last, so it is newer than the list only where everything was installed.
[ node_modules/.package-lock.json -nt package-lock.json ] && exit 0
log=$(mktemp "${TMPDIR:-/tmp}/steelyard-npm.XXXXXX")
trap 'rm -f "$log"' EXIT
echo "setup: fetching the packages of $folder/package-lock.json"
npm ci --no-audit --no-fund --loglevel=error "$@" >"$log" 2>&1 && exit 0
echo "setup: npm ci failed in $folder, so $without: $(grep -m1 -i error "$log")" >&2
exit 1
