//! All tests against real programs and files, in one program.

mod called;
mod code;
mod completed;
mod hostile;
mod instructions;
mod loops;
mod oracle;
mod producer;
mod seen;
mod support;
