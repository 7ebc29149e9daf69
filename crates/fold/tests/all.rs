//! All tests of folding and merging, in one program.

extern crate format as steelyard_format;

mod fold;
mod fuzz;
mod hostile;
mod merge;
#[path = "../../format/tests/random_profile.rs"]
mod random_profile;
#[path = "../../format/tests/region_fixture.rs"]
mod region_fixture;
