//! Addresses to functions, source lines and instructions, after the run.
//!
//! Takes a profile, and the [`Files`] that the program ran from. [`resolve`] fills what its `frames` table leaves open:
//! function, file and line of every address, inlined functions, the kind of instruction that was being completed and what the loop around it does;
//! called again where there are more files, it only fills gaps. [`code`] gives the instructions around some addresses,
//! [`seen`] what the registers tell of them.
//!
//! Promises, in this order: *never a wrong name* (a file of another build id is not used, a symbol names only addresses
//! inside it; else the name stays empty, and the [`Summary`] says why); *never a failure* (a missing, cut or garbage
//! file costs names, nothing else); *pay for what is asked* (files are mapped, units parsed as addresses ask for them,
//! modules opened once).

#![deny(unsafe_code)]

mod call;
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
mod jit;
mod python;
mod resolve;
mod seen;
mod stub;
mod summary;

pub use code::{Code, Step, code};
pub use demangle::{Language, demangle};
pub use files::{Bytes, Files, System, may_run};
pub use instruction::loops::Apart;
pub use instruction::{Atomic, Instruction, InstructionKind, Loop, Machine, decode, loops};
pub use jit::{JitName, JitNames};
pub use python::python_line;
pub use resolve::{resolve, resolve_with};
pub use seen::{Looked, Seen, Write, seen, variable};
pub use summary::{Reason, Summary, Unresolved};
