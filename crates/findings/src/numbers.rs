//! The numbers that a program computes with.

use crate::code::own_functions;
use crate::rule::{Draft, Limit};
use crate::words::{by_time, places_of, sampled, seconds_within, share_about};
use model::{HotRow, Mix, Run};

pub(crate) fn denormals(run: &Run, limit: &Limit) -> Option<Draft> {
    let mut slow: Vec<(&HotRow, f64)> = own_functions(run)
        .filter(|(row, _)| row.mix.samples >= Mix::ENOUGH)
        .filter_map(|(row, compute)| Some((row, compute, row.mix.denormal_share()?)))
        .filter(|(_, _, part)| limit.met(*part))
        .map(|(row, compute, part)| (row, compute * part))
        .collect();
    slow.sort_by(by_time);
    let (row, _) = *slow.first()?;
    let lost: f64 = slow.iter().map(|(_, seconds)| seconds).sum();
    let others = slow.len() - 1;
    let part = row.mix.denormal_share()?;
    Some(Draft {
        title: format!(
            "Arithmetic on denormal numbers (below 2.2e-308 in double, 1.2e-38 in single precision) takes {} in {}{}: the processor does such operations by slow microcode.",
            seconds_within(lost, sampled(run, lost)),
            run.place(row.frame),
            match others {
                0 => String::new(),
                _ => format!(" and {}", text::counted(others as f64, "other function")),
            }
        ),
        gain_s: lost,
        gain_error_s: sampled(run, lost),
        gain_basis: "all of that: with ordinary numbers it takes little".into(),
        evidence: vec![format!(
            "At {} of the {} samples in {} an arithmetic instruction has a denormal number in a register, and the processor's flag says that it met such numbers.",
            share_about(part, row.mix.error_of(part)),
            row.mix.samples,
            run.place(row.frame).name()
        )],
        advice: vec![
            "Ask whether numbers so small matter: what decays or spreads into them can be set to 0 below a threshold, or be kept above it by a small constant.".into(),
            "Else have the processor take them for 0, in each thread, before the work: _MM_SET_FLUSH_ZERO_MODE(_MM_FLUSH_ZERO_ON) and _MM_SET_DENORMALS_ZERO_MODE(_MM_DENORMALS_ZERO_ON) in C and C++; call ieee_set_underflow_mode(.false.) in Fortran; torch.set_flush_denormal(True) in PyTorch.".into(),
            "By the compiler: linking with -ffast-math (GCC, Clang) does so at the start of the main thread, -ftz with Intel's compilers; -ffast-math allows other changes of results, too.".into(),
        ],
        places: places_of(run, slow.iter().map(|(row, _)| row.frame)),
        ..Draft::default()
    })
}
