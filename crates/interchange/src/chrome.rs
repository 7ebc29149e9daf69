//! The trace event format of Chrome's about:tracing, JSON, which many viewers read: [`crate::timeline`] with a row as a process
//! and its tracks as threads.
//!
//! An event is a line. Times are microseconds from the start of the run, with their nanoseconds.

use crate::error::Error;
use crate::timeline::{self, Kind, Slice, Track, Tracks};
use crate::viewer::{Page, Written};
use serde_json::{Value, json};
use std::io::Write;

/// Writes a trace. An error where `out` cannot be written to.
pub fn write(page: &Page, out: &mut dyn Write, written: &mut Written) -> Result<(), Error> {
    let facts: serde_json::Map<String, Value> = (page.metadata().into_iter())
        .map(|(label, value)| (label.to_string(), value.into()))
        .collect();
    write!(out, r#"{{"displayTimeUnit":"ns","otherData":"#)?;
    serde_json::to_writer(&mut *out, &facts)?;
    write!(out, r#","traceEvents":["#)?;
    let mut export = Export {
        out,
        first: true,
        received: Vec::new(),
    };
    timeline::write(page, &mut export, written)?;
    Ok(writeln!(export.out, "\n]}}")?)
}

struct Export<'a> {
    out: &'a mut dyn Write,
    first: bool,
    /// The start of the call that began last, and the messages that it receives.
    received: Vec<(u64, u64)>,
}

fn microseconds(ns: u64) -> Value {
    // Of integers as of fractions: a double holds nanoseconds of three months.
    match ns % 1000 {
        0 => (ns / 1000).into(),
        _ => (ns as f64 / 1000.0).into(),
    }
}

impl Export<'_> {
    /// An event of a track, with what else it has.
    fn event(&mut self, phase: &str, track: Track, ns: u64, more: Value) -> Result<(), Error> {
        let mut event =
            json!({"ph": phase, "pid": track.row + 1, "tid": track.kind as u32 + 1, "ts": microseconds(ns)});
        if let (Value::Object(event), Value::Object(more)) = (&mut event, more) {
            event.extend(more);
        }
        write!(self.out, "{}", if self.first { "\n" } else { ",\n" })?;
        self.first = false;
        Ok(serde_json::to_writer(&mut *self.out, &event)?)
    }

    fn named(&mut self, track: Track, what: &str, args: Value) -> Result<(), Error> {
        self.event("M", track, 0, json!({"name": what, "args": args}))
    }
}

impl Tracks for Export<'_> {
    fn track(&mut self, track: Track, row: &str) -> Result<(), Error> {
        if track.kind == Kind::States {
            self.named(track, "process_name", json!({"name": row}))?;
            self.named(track, "process_sort_index", json!({"sort_index": track.row}))?;
        }
        if track.kind == Kind::Memory {
            return Ok(());
        }
        self.named(track, "thread_name", json!({"name": track.kind.label()}))?;
        self.named(track, "thread_sort_index", json!({"sort_index": track.kind as u32}))
    }

    fn begin(&mut self, track: Track, ns: u64, slice: Slice) -> Result<(), Error> {
        let mut more = json!({"name": slice.name, "cat": slice.class.id()});
        if let Some(place) = slice.place {
            more["args"] = match place.line {
                0 => json!({"file": place.file}),
                line => json!({"file": place.file, "line": line}),
            };
        }
        self.event("B", track, ns, more)?;
        for number in slice.sent {
            self.event(
                "s",
                track,
                ns,
                json!({"name": "message", "cat": "message", "id": number}),
            )?;
        }
        self.received
            .extend(slice.received.into_iter().map(|number| (ns, number)));
        Ok(())
    }

    fn end(&mut self, track: Track, ns: u64) -> Result<(), Error> {
        // An arrow leads to the slice around its end.
        for (start, number) in std::mem::take(&mut self.received) {
            let inside = start.max(ns.saturating_sub(1));
            self.event(
                "f",
                track,
                inside,
                json!({"name": "message", "cat": "message", "id": number, "bp": "e"}),
            )?;
        }
        self.event("E", track, ns, json!({}))
    }

    fn reading(&mut self, track: Track, ns: u64, bytes: u64) -> Result<(), Error> {
        self.event(
            "C",
            track,
            ns,
            json!({"name": track.kind.label(), "args": {"bytes": bytes}}),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Choice, Viewer};
    use model::fixture::Fixture;

    #[test]
    fn a_row_is_what_it_did_and_its_stack() {
        let run = (Fixture::new("aab.b").tick(1e-9))
            .letter('a', "", &["main@app.c:1", "cos@libm.so.6"])
            .letter('b', "MPI_Send", &["main@app.c:2"])
            .resident(0, &[(2e-9, 4096)])
            .run();
        let mut out = Vec::new();
        crate::write(&run, Viewer::Chrome, &Choice::default(), "1.2", false, &mut out).unwrap();
        let read: Value = serde_json::from_slice(&out).unwrap();
        assert_eq!(read["otherData"]["Written by"], "Steelyard 1.2");
        let text = |value: &Value| value.as_str().unwrap_or_default().to_string();
        let events = read["traceEvents"].as_array().unwrap();
        let told = events.iter().filter(|event| event["ph"] != "M").map(|event| {
            let args = event.get("args").map_or(String::new(), Value::to_string);
            format!(
                "{} {} {} {} {args}",
                text(&event["ph"]),
                event["tid"],
                event["ts"],
                text(&event["name"])
            )
            .trim_end()
            .to_string()
        });
        assert_eq!(
            told.collect::<Vec<_>>(),
            [
                "B 1 0 Compute",
                "E 1 0.002",
                "B 1 0.002 MPI_Send",
                "E 1 0.003",
                "B 1 0.004 MPI_Send",
                "E 1 0.005",
                r#"B 2 0 main {"file":"app.c","line":1}"#,
                r#"B 2 0 cos {"file":"libm.so.6"}"#,
                "E 2 0.002",
                "B 2 0.002 MPI_Send",
                "E 2 0.003",
                "E 2 0.003",
                r#"B 2 0.004 main {"file":"app.c","line":2}"#,
                "B 2 0.004 MPI_Send",
                "E 2 0.005",
                "E 2 0.005",
                r#"C 3 0.002 resident memory {"bytes":4096}"#,
            ]
        );
        let names = events
            .iter()
            .filter(|event| event["ph"] == "M")
            .map(|event| event["args"].to_string());
        assert_eq!(
            names.collect::<Vec<_>>(),
            [
                r#"{"name":"rank 0 on node0"}"#,
                r#"{"sort_index":0}"#,
                r#"{"name":"states"}"#,
                r#"{"sort_index":0}"#,
                r#"{"name":"stack"}"#,
                r#"{"sort_index":1}"#,
            ]
        );
    }
}
