//! Units.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What a number is measured in. Writers format by it and by nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// Seconds.
    Seconds,
    /// A part of a whole, 0 to 1, shown in per cent.
    Share,
    /// A quotient without unit, 0 to 1 unless the row says otherwise: an efficiency.
    Ratio,
    /// Bytes.
    Bytes,
    /// Bytes a second.
    BytesPerSecond,
    /// A count.
    Count,
    /// A count a second.
    PerSecond,
    /// Logical cores.
    Cores,
    /// Bits.
    Bits,
    /// Joules.
    Joules,
    /// Watts.
    Watts,
}

impl Unit {
    /// Every unit.
    pub const ALL: [Unit; 11] = [
        Unit::Seconds,
        Unit::Share,
        Unit::Ratio,
        Unit::Bytes,
        Unit::BytesPerSecond,
        Unit::Count,
        Unit::PerSecond,
        Unit::Cores,
        Unit::Bits,
        Unit::Joules,
        Unit::Watts,
    ];
}
