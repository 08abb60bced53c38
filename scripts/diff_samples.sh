#!/bin/sh
# Judges the problems named (all, if none is) on their samples. Builds first what is not built.
root=$(cd "$(dirname "$0")/.." && pwd) || exit 2
exec cargo run --quiet --release --manifest-path "$root/Cargo.toml" --bin judge -- test "$@"
