//! The summary of perf-libs-tools, for its scripts (`process_summary.py`, `blas_usage.py`): a line for each routine and shape.
//!
//! Names are Fortran's, with an underscore, whatever form the program calls. What the tool counts of a library's inner calls is not
//! recorded: all calls are the user's. Plans of transforms all stand as those of many transforms, by rank, sizes and number, and
//! have a number of their own in the place of the plan's address; what carries them out stands as fftw_execute_dft. Leading
//! dimensions of matrices are not recorded, and 0. Shapes that were too many to be kept one by one stand together, with sizes 0.

use crate::error::Error;
use model::{MathRole, MathShape, MathSite, MathSum, Run};
use std::collections::BTreeMap;
use std::io::Write;

/// The sizes and kind of transforms of a library: what a plan is known by.
type Plan = (bool, [u64; 4], String);

/// Writes the summary of all processes. Fails where the run called no library of mathematics.
pub fn write_perflibs(run: &Run, out: &mut dyn Write) -> Result<(), Error> {
    if run.math().is_empty() {
        return Err(Error::NoMath);
    }
    let elapsed = run.elapsed_s();
    line(out, "main", 1, elapsed, "")?;
    let mut plans: BTreeMap<Plan, usize> = BTreeMap::new();
    let mut rows: BTreeMap<(String, String), MathSum> = BTreeMap::new();
    for site in run.math() {
        for shape in &site.shapes {
            let Some((name, inputs)) = written(site, shape, &mut plans) else {
                continue;
            };
            let sum = rows.entry((name, inputs)).or_default();
            sum.count = sum.count.saturating_add(shape.sum.count);
            sum.time_s += shape.sum.time_s;
        }
    }
    for ((name, inputs), sum) in rows {
        line(out, &name, sum.count, sum.time_s / sum.count.max(1) as f64, &inputs)?;
    }
    Ok(())
}

fn line(out: &mut dyn Write, name: &str, calls: u64, mean_s: f64, inputs: &str) -> Result<(), Error> {
    let mean = scientific(mean_s);
    writeln!(
        out,
        "Routine: {name:>8}  nCalls: {calls:>6}  Mean_time {mean:>12}   nUserCalls: {calls:>6}  Mean_user_time: {mean:>12}   Inputs: {inputs}"
    )?;
    Ok(())
}

/// A number as C's `%.6e` writes it.
fn scientific(value: f64) -> String {
    let text = format!("{value:.6e}");
    let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{mantissa}e{sign}{:02}", exponent.abs())
}

/// The name and inputs of a line.
fn written(site: &MathSite, shape: &MathShape, plans: &mut BTreeMap<Plan, usize>) -> Option<(String, String)> {
    let name = site.routine.name;
    let number = |value: u64| format!(" {value:>12}");
    if site.routine.role == MathRole::Compute {
        let mut inputs: String = (shape.sizes.iter().take(site.routine.sizes.len()))
            .map(|size| number(*size))
            .collect();
        if name.len() == 5 && name.ends_with("gemm") {
            inputs += &number(0).repeat(3);
        }
        for letter in shape.letters.chars().filter(|letter| *letter != '=') {
            inputs += &format!(" {letter}");
        }
        return Some((format!("{name}_"), inputs));
    }
    let prefix = if name.starts_with("fftwf") { "fftwf" } else { "fftw" };
    let next = plans.len() + 1;
    let key = (prefix == "fftwf", shape.sizes, shape.letters.clone());
    let plan = *plans.entry(key).or_insert(next);
    if site.transforms() {
        return Some((format!("{prefix}_execute_dft"), number(plan as u64)));
    }
    let kind = match shape.letters.as_str() {
        "R" => "_r2c",
        "B" => "_c2r",
        _ => "",
    };
    if !site.plans() {
        return None;
    }
    let sizes: Vec<u64> = shape.sizes[..3].iter().copied().filter(|size| *size != 0).collect();
    let mut inputs = number(sizes.len() as u64);
    inputs.extend(sizes.iter().map(|size| number(*size)));
    inputs += &number(shape.sizes[3]);
    inputs += &number(plan as u64);
    Some((format!("{prefix}_plan_many_dft{kind}"), inputs))
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::fixture::{Fixture, MathOf};

    #[test]
    fn a_line_is_a_routine_and_a_shape() {
        let of = |sizes, letters, count, time_s| MathOf {
            sizes,
            letters,
            count,
            time_s,
            ..MathOf::default()
        };
        let run = Fixture::new("U4")
            .math(0, "dgemm", "f@a.c:1", of([2, 3, 4, 0], "NT", 10, 0.5))
            .math(0, "dgemm", "g@a.c:2", of([2, 3, 4, 0], "NT", 10, 1.5))
            .math(0, "fftw_plan_dft_1d", "f@a.c:3", of([64, 0, 0, 1], "C", 1, 0.25))
            .math(0, "fftw_execute", "f@a.c:4", of([64, 0, 0, 1], "C", 100, 1.0))
            .run();
        let mut out = Vec::new();
        write_perflibs(&run, &mut out).expect("written");
        let text = String::from_utf8(out).expect("text");
        let lines: Vec<Vec<&str>> = text.lines().map(|line| line.split_whitespace().collect()).collect();
        assert_eq!(lines.len(), 4, "{text}");
        assert_eq!(
            lines[0][..6],
            ["Routine:", "main", "nCalls:", "1", "Mean_time", "4.000000e+00"]
        );
        let gemm = &lines[1];
        assert_eq!((gemm[1], gemm[3], gemm[5]), ("dgemm_", "20", "1.000000e-01"));
        assert_eq!(gemm[10..], ["Inputs:", "2", "3", "4", "0", "0", "0", "N", "T"]);
        let (execute, plan) = (&lines[2], &lines[3]);
        assert_eq!(
            (execute[1], execute[3], plan[1]),
            ("fftw_execute_dft", "100", "fftw_plan_many_dft")
        );
        assert_eq!(plan[11..], ["1", "64", "1", execute[11]]);
    }

    #[test]
    fn a_run_without_such_calls_is_refused() {
        let run = Fixture::new("U4").run();
        assert!(write_perflibs(&run, &mut Vec::new()).is_err());
    }
}
