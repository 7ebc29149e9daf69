//! Addresses to functions, source lines and instructions, after the run.
//!
//! [`resolve`] fills what a profile's `frames` table leaves open: the function, file and line of every address, the
//! functions it is inlined into, and for sampled leaves the kind of instruction that was being completed. It needs the files
//! the program ran from; it may be called again, on another machine that has more of them, and only fills gaps.
//!
//! [`code`] gives the instructions themselves around some addresses, for readers who want to see them.
//!
//! What both promise, in this order:
//!
//! 1. *Never a wrong name.* A file whose build id is not the one recorded is not used. A symbol names an address only
//!    if the address lies inside it. Otherwise the name stays empty, and the [`Summary`] says why.
//! 2. *Never a failure.* A missing, cut or garbage file costs names, nothing else.
//! 3. *Pay for what is asked.* Files are mapped, not read; debug information is parsed unit by unit as addresses ask
//!    for it; a module is opened once, and only if one of its frames lacks a name.

#![deny(unsafe_code)]

mod code;
mod completed;
mod crc;
mod debug_file;
mod demangle;
mod dwarf;
mod extent;
mod files;
mod image;
mod instruction;
mod resolve;
mod stub;
mod summary;

pub use code::{Code, Step, code};
pub use demangle::{Language, demangle};
pub use files::{Bytes, Files, System, may_run};
pub use instruction::{Class, Instruction, Loop, Machine, decode, loops};
pub use resolve::{resolve, resolve_with};
pub use summary::{Reason, Summary, Unresolved};
