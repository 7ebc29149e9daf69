//! The run as columnar tables with typed indices.

/// A run.
pub struct Run {}
