#!/bin/sh
# Gets the readers of other tools that are packages of Node, as tests/readers/package-lock.json names them.
# Run again, it costs nothing. Without Node the tests that need them say so.
set -u
cd "$(dirname "$0")/../readers" || exit 1

if ! command -v node >/dev/null 2>&1 || ! command -v npm >/dev/null 2>&1; then
    echo "setup: no Node with npm here, so speedscope and the Firefox Profiler do not read our exports back" >&2
    exit 0
fi
# npm writes this file last.
[ node_modules/.package-lock.json -nt package-lock.json ] && exit 0
log=$(mktemp "${TMPDIR:-/tmp}/steelyard-npm.XXXXXX")
trap 'rm -f "$log"' EXIT
echo "setup: fetching the packages of tests/readers/package-lock.json"
npm ci --ignore-scripts --no-audit --no-fund --loglevel=error >"$log" 2>&1 ||
    echo "setup: npm could not fetch them: $(grep -m1 -i error "$log")" >&2
exit 0
