//! A small sweep, for tests.

use crate::benchmark::{column, plot, size_axis};
use crate::{Mpi, Place, Row, SCHEMA, Series, Sweep, Unit, Value};

/// Two rows: one with everything, one with what can be missing.
pub fn sweep() -> Sweep {
    Sweep {
        schema: SCHEMA,
        benchmark: "host-overhead".into(),
        method: "default".into(),
        title: "Host processor overhead".into(),
        place: Place {
            host: "node1".into(),
            nodes: 1,
            processor: "A processor".into(),
            cores: 2,
            mpi: Some(Mpi {
                name: "MPICH".into(),
                version: "4.0.2".into(),
                interface: "MPICH".into(),
                library: "/usr/lib/libmpich.so.12".into(),
            }),
            ranks: 4,
            oversubscribed: true,
            ..Place::default()
        },
        options: vec![],
        axis: size_axis(),
        columns: vec![
            column("iterations", "iterations", Unit::Count, "How many."),
            column("time_s", "time", Unit::Seconds, "How long."),
            column(
                "availability",
                "avail",
                Unit::Share,
                "What is left: 1 − overhead / base_t.",
            ),
        ],
        series: vec![Series {
            id: "send".into(),
            label: "send".into(),
            rows: vec![
                Row {
                    x: 0,
                    values: vec![
                        Value::exact(100.0),
                        Value::between(1e-6, 0.9e-6, 1.1e-6),
                        Value::exact(0.55),
                    ],
                    note: None,
                },
                Row {
                    x: 8,
                    values: vec![Value::exact(100.0), Value::exact(2e-6), Value::MISSING],
                    note: Some("knee not resolved".into()),
                },
            ],
        }],
        plots: vec![plot("Time against message size", "time_s", true)],
        notes: vec![],
    }
}
