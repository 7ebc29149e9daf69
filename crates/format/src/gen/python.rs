//! Whose a file of Python's code is. Made from api/python.toml by `cargo xtask codegen`; do not edit.

/// Folders of what came with Python, or was installed beside it.
pub static INSTALLED: &[&str] = &["/site-packages/", "/dist-packages/", "/lib/python3", "/lib64/python3"];

/// How names begin of what was typed, or given as text; others that begin with < were made by what is installed.
pub static TYPED: &[&str] = &["<stdin>", "<string>", "<ipython-input", "<python-input"];
