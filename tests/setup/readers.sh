#!/bin/sh
# Gets the readers of other tools that are packages of Node, as tests/readers/package-lock.json names them.
# Run again, it costs nothing. Without Node the tests that need them say so.
sh "$(dirname "$0")/node.sh" tests/readers "speedscope and the Firefox Profiler do not read our exports back" --ignore-scripts
exit 0
