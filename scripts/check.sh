#!/bin/sh
# Everything that has to hold before a change lands. What is not installed is left out, and said;
# with CI=true it is a failure. Usage: scripts/check.sh [--long]
# --long also tries 200,000 malformed inputs on every problem file, which takes ten minutes or so.
set -eu
cd "$(dirname "$0")/.."

long=no
case "$*" in
    "") ;;
    --long) long=yes ;;
    *) echo "usage: scripts/check.sh [--long]" >&2; exit 2 ;;
esac

step() { printf '\n== %s\n' "$*"; }

# Runs a command with Debian's Rust 1.63 and a target folder of its own.
old() { env PATH=/usr/bin:/bin RUSTC=/usr/bin/rustc CARGO_TARGET_DIR=target/old "$@"; }

have() {
    if "$@" >/dev/null 2>&1; then return 0; fi
    if [ "${CI:-}" = true ]; then echo "missing: $*" >&2; exit 1; fi
    echo "left out, as this does not work here: $*"
    return 1
}

old_rust_is_there() { /usr/bin/rustc --version | grep -q '^rustc 1\.63\.'; }
windows_is_there() { [ -d "$(/usr/bin/rustc --print sysroot)/lib/rustlib/x86_64-pc-windows-gnu/lib" ]; }

step "format"
cargo fmt --check

step "lints"
# std::i64::MAX is what Rust 1.40 has.
cargo clippy --locked --all-targets -- -D warnings -A clippy::legacy_numeric_constants

step "the problem files use nothing newer than Rust 1.40"
mkdir -p target/msrv
echo 'msrv = "1.40.0"' >target/msrv/clippy.toml
for file in problems/*.rs; do
    CLIPPY_CONF_DIR=target/msrv clippy-driver "$file" --edition 2021 --emit metadata \
        --out-dir target/msrv -D warnings -D clippy::all
done

step "documentation"
RUSTDOCFLAGS="-D warnings" cargo doc --locked --no-deps --document-private-items

step "shell scripts"
if have shellcheck --version; then shellcheck scripts/*.sh .ci/run; fi

step "tests"
cargo test --locked

step "samples, within the limits"
scripts/diff_samples.sh

if have old_rust_is_there; then
    step "tests with Rust 1.63"
    old cargo test --locked
    if have windows_is_there; then
        step "Windows"
        old cargo check --locked --all-targets --target x86_64-pc-windows-gnu
    fi
fi

if [ "$long" = yes ]; then
    step "200,000 malformed inputs a file"
    MALFORMED_COUNT=200000 cargo test --locked --release --test malformed -- --nocapture
fi

step "all is well"
