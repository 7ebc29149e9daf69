#!/bin/sh
# Gets the packages with which the viewer is built and tested, as package-lock.json names them. Run again, it costs nothing.
# Exit status 1, with a sentence, where there is no Node or no registry.
set -u
cd "$(dirname "$0")/../../viewer" || exit 1

if ! command -v node >/dev/null 2>&1 || ! command -v npm >/dev/null 2>&1; then
    echo "viewer: no Node here (20.19 or newer, with npm), so the viewer is neither built nor tested; the committed page is used" >&2
    exit 1
fi
if ! node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'; then
    echo "viewer: Node $(node --version) is older than 20.19, so the viewer is neither built nor tested; the committed page is used" >&2
    exit 1
fi
# npm writes this file last, so it is newer than the list only where everything was installed.
[ node_modules/.package-lock.json -nt package-lock.json ] && exit 0
log=$(mktemp "${TMPDIR:-/tmp}/steelyard-npm.XXXXXX")
trap 'rm -f "$log"' EXIT
echo "viewer: installing the packages of viewer/package-lock.json"
npm ci --no-audit --no-fund --loglevel=error >"$log" 2>&1 && exit 0
echo "viewer: npm ci failed, so the viewer is neither built nor tested: $(grep -m1 -i error "$log")" >&2
exit 1
