#!/bin/sh
# Gets the packages with which the viewer is built and tested, as package-lock.json names them. Run again, it costs nothing.
# Exit status 1, with a sentence, where there is no Node that is new enough, or no registry.
set -u
without="the viewer is neither built nor tested; the committed page is used"

if command -v node >/dev/null 2>&1 &&
    ! node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'; then
    echo "setup: Node $(node --version) is older than 20.19, so $without" >&2
    exit 1
fi
exec sh "$(dirname "$0")/node.sh" viewer "$without"
