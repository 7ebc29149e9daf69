//! RULES: everything that is looked for, a row each. Within a pot the more specific rule stands before the general.

use crate::rule::{Limit, Pot, Rule};
use crate::{balance, io, message};
use metrics::Unit;

/// Every rule.
pub static RULES: &[Rule] = &[
    Rule {
        id: "one_rank",
        doc: "One rank is busy while most others wait for it.",
        limit: Limit {
            name: "share of the held-up time that is for one rank",
            value: 0.6,
            unit: Unit::Share,
            source: "our own: well over half, so that the other ranks together matter less",
        },
        pots: &[Pot::HeldUp],
        judge: balance::one_rank,
    },
    Rule {
        id: "compute_imbalance",
        doc: "Some ranks compute longer than others, over the whole run.",
        limit: Limit {
            name: "load_balance",
            value: 0.95,
            unit: Unit::Share,
            source: "our own: 5 % of computing lost; POP calls 80 % acceptable",
        },
        pots: &[Pot::HeldUp],
        judge: balance::compute_imbalance,
    },
    Rule {
        id: "late_arrival",
        doc: "Few ranks keep many waiting, now these and now those.",
        limit: Limit {
            name: "mpi_late_share",
            value: 0.25,
            unit: Unit::Share,
            source: "our own: a quarter of MPI time; less is the normal scatter of arrivals",
        },
        pots: &[Pot::HeldUp],
        judge: balance::late_arrival,
    },
    Rule {
        id: "small_messages",
        doc: "Most of what MPI calls cost is their number and not their bytes.",
        limit: Limit {
            name: "mpi_mean_message",
            value: 4096.0,
            unit: Unit::Bytes,
            source: "our own: at 4 GB/s a message of 4 KiB moves in the microsecond that starting it takes",
        },
        pots: &[Pot::Messages],
        judge: message::small_messages,
    },
    Rule {
        id: "tiny_requests",
        doc: "Files are read or written in many small pieces.",
        limit: Limit {
            name: "bytes of a request",
            value: 1048576.0,
            unit: Unit::Bytes,
            source: "Drishti's small_bytes: 1 MiB, from 1000 requests on",
        },
        pots: &[Pot::Io],
        judge: io::tiny_requests,
    },
];
