//! All tests of bytes on disk and in regions, in one program.

extern crate steelyard_format as format;

mod documentation;
mod golden;
mod profile;
mod random_profile;
mod region;
mod region_fixture;
