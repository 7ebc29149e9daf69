//! All tests of what a reader sees, in one program.

#[path = "../../fold/tests/fuzz.rs"]
mod fuzz;
mod hostile;
mod html;
mod io;
mod plasma;
mod run;
mod schema;
mod small;
mod snapshots;
mod text;
