//! speedscope's own format: shared functions, and of each row its stacks in order of time, in seconds.
//!
//! A time in which a row has no sample is an empty stack, so that rows lie beneath each other. Merged, order means
//! nothing, and each stack is there once.

use crate::error::Error;
use crate::span::{Clock, spans};
use crate::stack::Stacks;
use crate::viewer::Page;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;

#[derive(Serialize)]
struct Frame<'a> {
    name: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    file: &'a str,
    #[serde(skip_serializing_if = "is_unknown")]
    line: u32,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Profile<'a> {
    #[serde(rename = "type")]
    kind: &'static str,
    name: &'a str,
    unit: &'static str,
    start_value: f64,
    end_value: f64,
    samples: Vec<Vec<u32>>,
    weights: Vec<f64>,
}

fn is_unknown(line: &u32) -> bool {
    *line == 0
}

/// Writes a file with a profile a row. An error where `out` cannot be written to.
pub fn write(page: &Page, out: &mut dyn Write) -> Result<(), Error> {
    let clock = Clock::of(page.run);
    let mut stacks = Stacks::new(page.run, page.lines);
    write!(
        out,
        r#"{{"$schema":"https://www.speedscope.app/file-format-schema.json","name":"#
    )?;
    serde_json::to_writer(&mut *out, page.title())?;
    write!(out, r#","exporter":"#)?;
    serde_json::to_writer(&mut *out, &format!("steelyard {}", page.version))?;
    write!(out, r#","activeProfileIndex":0,"profiles":["#)?;
    if page.merge {
        let samples = &page.run.tables().samples;
        let mut sums: BTreeMap<u32, u64> = BTreeMap::new();
        for sample in page.rows.iter().flat_map(|row| row.samples.clone()) {
            let sum = sums.entry(stacks.of(sample)).or_default();
            *sum = sum.saturating_add(samples.weight[sample].into());
        }
        let sums = sums.into_iter().map(|(stack, ticks)| (Some(stack), ticks));
        let name = format!("{} rows merged", page.rows.len());
        serde_json::to_writer(&mut *out, &profile(&name, sums, &stacks, clock))?;
    }
    for (number, row) in page.rows.iter().enumerate().filter(|_| !page.merge) {
        if number > 0 {
            out.write_all(b",")?;
        }
        let mut parts = Vec::new();
        let mut at = 0;
        for span in spans(page.run, row, &mut stacks) {
            parts.extend((span.start > at).then(|| (None, span.start - at)));
            parts.push((Some(span.stack), span.ticks));
            at = span.end;
        }
        serde_json::to_writer(
            &mut *out,
            &profile(&row.label(page.run), parts.into_iter(), &stacks, clock),
        )?;
    }
    write!(out, r#"],"shared":{{"frames":["#)?;
    for (number, shown) in stacks.shown().iter().enumerate() {
        if number > 0 {
            out.write_all(b",")?;
        }
        let (name, file, line) = (&shown.name, shown.file, shown.line);
        serde_json::to_writer(&mut *out, &Frame { name, file, line })?;
    }
    writeln!(out, "]}}}}")?;
    Ok(())
}

/// Of stacks and their ticks; no stack where nothing is known.
fn profile<'a>(
    name: &'a str,
    parts: impl Iterator<Item = (Option<u32>, u64)>,
    stacks: &Stacks,
    clock: Clock,
) -> Profile<'a> {
    let (mut samples, mut weights, mut total) = (Vec::new(), Vec::new(), 0u64);
    for (stack, ticks) in parts {
        let mut path = Vec::new();
        if let Some(stack) = stack {
            stacks.path(stack, &mut path);
            path.iter_mut().for_each(|step| *step = stacks.shown_of(*step));
        }
        samples.push(path);
        weights.push(clock.seconds(ticks));
        total = total.saturating_add(ticks);
    }
    Profile {
        kind: "sampled",
        name,
        unit: "seconds",
        start_value: 0.0,
        end_value: clock.seconds(total),
        samples,
        weights,
    }
}

#[cfg(test)]
mod tests {
    use crate::{Choice, Viewer, write};
    use model::Run;
    use model::fixture::Fixture;
    use serde_json::{Value, json};

    fn exported(run: &Run, choice: &Choice) -> Value {
        let mut out = Vec::new();
        write(run, Viewer::Speedscope, choice, "1.2", false, &mut out).unwrap();
        serde_json::from_slice(&out).unwrap()
    }

    fn example() -> Run {
        (Fixture::new("aab\n.b.a").tick(0.02))
            .letter('a', "", &["main@app.c:1", "cos@libm.so.6"])
            .letter('b', "MPI_Send", &["main@app.c:2"])
            .run()
    }

    #[test]
    fn a_row_is_a_profile_and_moments_lie_beneath_each_other() {
        let file = exported(&example(), &Choice::default());
        assert_eq!(
            file["shared"]["frames"],
            json!([{"name": "main", "file": "app.c"}, {"name": "cos", "file": "libm.so.6"}, {"name": "MPI_Send"}])
        );
        assert_eq!(
            file["profiles"],
            json!([
                {"type": "sampled", "name": "rank 0", "unit": "seconds", "startValue": 0.0, "endValue": 0.06,
                 "samples": [[0, 1], [0, 2]], "weights": [0.04, 0.02]},
                {"type": "sampled", "name": "rank 1", "unit": "seconds", "startValue": 0.0, "endValue": 0.08,
                 "samples": [[], [0, 2], [], [0, 1]], "weights": [0.02, 0.02, 0.02, 0.02]},
            ])
        );
        assert_eq!(
            (&file["name"], &file["exporter"]),
            (&json!("app"), &json!("steelyard 1.2"))
        );
    }

    #[test]
    fn merged_is_one_profile_of_all_stacks() {
        let file = exported(
            &example(),
            &Choice {
                merge: true,
                ..Choice::default()
            },
        );
        assert_eq!(
            file["profiles"],
            json!([{"type": "sampled", "name": "2 rows merged", "unit": "seconds", "startValue": 0.0, "endValue": 0.1,
                    "samples": [[0, 1], [0, 2]], "weights": [0.06, 0.04]}])
        );
    }

    #[test]
    fn lines_are_functions_of_their_own_where_asked_for() {
        let lines = Choice {
            lines: true,
            ..Choice::default()
        };
        let file = exported(&example(), &lines);
        assert_eq!(
            file["shared"]["frames"],
            json!([
                {"name": "main", "file": "app.c", "line": 1}, {"name": "cos", "file": "libm.so.6"},
                {"name": "main", "file": "app.c", "line": 2}, {"name": "MPI_Send"},
            ])
        );
        assert_eq!(file["profiles"][1]["samples"], json!([[], [2, 3], [], [0, 1]]));
    }
}
