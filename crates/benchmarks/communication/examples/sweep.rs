//! Writes the page of a made-up sweep, or with `compare` that of two: `cargo run -p steelyard-communication --example sweep compare`.

use steelyard_communication::compare::Comparison;
use steelyard_communication::{
    Axis, Column, Mpi, Place, Plot, Row, SCHEMA, Series, Setting, Sweep, Unit, Value, compare, html,
};

/// Overhead and availability as an MPI with eager messages up to `eager` bytes would have them.
fn sweep(mpi: &str, eager: f64, factor: f64) -> Sweep {
    let column = |id: &str, label: &str, unit, explain: &str| Column {
        id: id.into(),
        label: label.into(),
        unit,
        explain: explain.into(),
    };
    let row = |size: u64, receive: f64| {
        let bytes = size as f64;
        let transfer = factor * (1.2e-6 + bytes / 6e9);
        let copied = if bytes <= eager { bytes / 9e9 } else { 1.1e-6 };
        let overhead = factor * receive * (0.7e-6 + copied);
        let noise = 0.04 * overhead + 2e-8;
        let resolved = size != 1 << 21;
        Row {
            x: size,
            values: match resolved {
                true => vec![
                    Value::exact(1000.0),
                    Value::between(transfer, transfer * 0.98, transfer * 1.03),
                    Value::between(overhead, overhead - noise, overhead + noise),
                    Value::between(
                        (1.0 - overhead / transfer).max(0.0),
                        (1.0 - (overhead + noise) / transfer).max(0.0),
                        1.0 - (overhead - noise) / transfer,
                    ),
                ],
                false => vec![
                    Value::exact(1000.0),
                    Value::exact(transfer),
                    Value::MISSING,
                    Value::MISSING,
                ],
            },
            note: (!resolved).then(|| "knee not resolved".into()),
        }
    };
    let sizes: Vec<u64> = [0].into_iter().chain((0..=22).map(|power| 1 << power)).collect();
    let series = |id: &str, receive| Series {
        id: id.into(),
        label: id.into(),
        rows: sizes.iter().map(|size| row(*size, receive)).collect(),
    };
    let plot = |title: &str, column: &str, logarithmic| Plot {
        id: column.into(),
        title: title.into(),
        column: column.into(),
        logarithmic,
    };
    Sweep {
        schema: SCHEMA,
        benchmark: "host-overhead".into(),
        method: "default".into(),
        title: "Host processor overhead".into(),
        place: Place {
            mpi: Some(Mpi {
                name: mpi.into(),
                version: "4.1".into(),
                interface: mpi.into(),
                library: "libmpi.so".into(),
            }),
            ranks: 2,
            transport: Some("made up".into()),
            ..Place::here()
        },
        options: vec![Setting {
            name: "iterations".into(),
            value: "1000".into(),
        }],
        axis: Axis {
            id: "size_bytes".into(),
            label: "message size".into(),
            unit: Unit::Bytes,
            logarithmic: true,
        },
        columns: vec![
            column("iterations", "iterations", Unit::Count, "How many."),
            column(
                "transfer_s",
                "iter_t",
                Unit::Seconds,
                "Time of an iteration without work.",
            ),
            column(
                "overhead_s",
                "overhead",
                Unit::Seconds,
                "Time that is lost to work: iteration less work.",
            ),
            column(
                "availability",
                "availability",
                Unit::Share,
                "What is left for work: 1 − overhead / transfer.",
            ),
        ],
        series: vec![series("send", 1.0), series("receive", 1.35)],
        plots: vec![
            plot("Overhead against message size", "overhead_s", true),
            plot("Availability against message size", "availability", false),
        ],
        notes: vec!["Every number here is made up.".into()],
    }
}

fn main() {
    let first = sweep("MPICH", 65536.0, 1.0);
    let page = match std::env::args().nth(1).as_deref() {
        Some("compare") => {
            let both = [
                ("a".to_string(), first),
                ("b".to_string(), sweep("Open MPI", 4096.0, 1.3)),
            ];
            match Comparison::new(&both) {
                Ok(comparison) => compare::html::write(&comparison, env!("CARGO_PKG_VERSION")),
                Err(error) => error.to_string(),
            }
        }
        _ => html::write(&first),
    };
    print!("{page}");
}
