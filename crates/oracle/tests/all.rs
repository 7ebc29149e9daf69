//! All tests of our unwinder against others, in one program.

mod rows;
mod walks;
