//! Addresses to functions, lines and instructions, off-line.
