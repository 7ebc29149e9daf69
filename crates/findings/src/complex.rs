//! Complex numbers as C and C++ compute them: with a look at each product and quotient for infinities (Annex G of C).

use crate::library::within;
use crate::rule::{Draft, Limit};
use crate::words::sampled;
use model::{ContextId, Family, FrameId, Loop, Run};

/// The part of a loop of products that the looking takes, and of a quotient's function: of loops as GCC 12 compiles them with -O2 and
/// -O3, half to two thirds and eight to nine tenths.
const OF_PRODUCTS: f64 = 0.5;
const OF_QUOTIENTS: f64 = 0.8;

/// Whether a function is of the compiler's library and computes a product or a quotient: `__muldc3` of two doubles.
fn is_called(name: &str) -> bool {
    let of = |operation: &str| {
        let size = name.strip_prefix(operation).and_then(|rest| rest.strip_suffix("c3"));
        size.is_some_and(|size| ["h", "s", "d", "x", "t"].contains(&size))
    };
    of("__mul") || of("__div")
}

pub(crate) fn complex_checks(run: &Run, limit: &Limit) -> Option<Draft> {
    let calls = |frame: FrameId| is_called(run.place(frame).function);
    let through = run.through(calls);
    // What the system's libraries were compiled with is no affair of the program's author.
    let own_calls = |context: ContextId| {
        let caller = || run.stack(context).find(|frame| !calls(*frame));
        through.get(context.row()) == Some(&true) && caller().is_some_and(|frame| run.is_own(frame))
    };
    let in_loop = |context: ContextId| {
        let leaf = run.leaf(context).filter(|leaf| run.is_own(*leaf));
        leaf.and_then(|leaf| run.loop_around(leaf)) == Some(Loop::Checked)
    };
    let found = within(run, |context| in_loop(context) || own_calls(context))?;
    let told = found.told(
        run,
        limit,
        |seconds| format!("computes complex numbers with tests for infinities for {seconds}"),
        |frame| format!("most of it at {}", run.place(frame)),
    )?;
    let called_s = run.seconds_in(Family::Compute, own_calls)[found.rank];
    let gain_s = OF_PRODUCTS * (found.seconds - called_s) + OF_QUOTIENTS * called_s;
    let seen = [
        (called_s < found.seconds).then_some(
            "The machine code of its loop compares the two parts of each product, to compute it again if both are no numbers.",
        ),
        (called_s > 0.0).then_some("Quotients, and such products, are computed by functions of the compiler's library (__divdc3, __muldc3)."),
    ];
    Some(Draft {
        gain_s,
        gain_error_s: sampled(run, gain_s),
        gain_basis: "half of what its loops of products take, four fifths of what the library's functions do".into(),
        evidence: seen.into_iter().flatten().map(String::from).collect(),
        advice: vec![
            "Compile with -fcx-limited-range (GCC; Clang from 18; -ffast-math has it as well): products and quotients are then computed as on paper, and several at a time where the loop can. What changes: products with an infinity in them may be no number, and quotients whose parts are beyond 1e154 or below 1e-154 (double) may overflow.".into(),
            "Where quotients must be safe against that, -fcx-fortran-rules keeps them so, as Fortran's compilers do.".into(),
        ],
        ..told
    })
}

#[cfg(test)]
mod tests {
    use super::is_called;

    #[test]
    fn products_and_quotients_of_every_precision_are_known() {
        assert!(
            ["__muldc3", "__divdc3", "__mulsc3", "__divxc3", "__multc3"]
                .iter()
                .all(|name| is_called(name))
        );
        assert!(
            !["__muldi3", "__divti3", "__powidf2", "muldc3", "__mulc3", ""]
                .iter()
                .any(|name| is_called(name))
        );
    }
}
