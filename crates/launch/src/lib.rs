//! Launcher command lines: where the program starts, and how to get in.
