//! Functions of mathematics that take long: powers, and exponentials, logarithms and angles number by number.

use crate::library::within;
use crate::rule::{Draft, Limit};
use crate::words::{capital, costliest, ranks, sampled, seconds_within};
use model::{ContextId, Family, FrameId, Loop, ModuleKind, Place, Run, has_libm};
use std::collections::HashSet;

/// A function of libm by the name that programs call, whatever processor its code is for: pow of `__ieee754_pow_fma`.
pub(crate) fn plain(name: &str) -> &str {
    let name = ["__ieee754_", "__"]
        .iter()
        .find_map(|front| name.strip_prefix(front))
        .unwrap_or(name);
    let ends = [
        "_fma", "_fma4", "_avx2", "_avx", "_sse2", "_sse4_1", "_sse41", "_finite", "@plt", "_c", "_compat",
    ];
    let ends = ends.iter().find_map(|end| name.strip_suffix(end));
    ends.unwrap_or(name)
}

/// What to do about functions of a kind, a sentence.
fn of_mathematics(kind: Kind) -> &'static str {
    match kind {
        Kind::Power => {
            "A power with a small whole exponent is quicker as products (x * x * x), and with a half as sqrt; -ffast-math makes products of a constant one. For other exponents that stay the same, so does exp of a logarithm that is kept."
        }
        Kind::Rounding => {
            "-O2 -march=native, or -msse4.1, makes floor, ceil, trunc, rint and nearbyint one instruction each; round, which takes halves away from zero, wants -ffast-math as well, or is written rint(x) where halves may go to even."
        }
        Kind::Elementary => {
            "-O3 -ffast-math, with -march=native where the program runs on such processors only, computes several of them at a time where their loop has nothing else in the way (libmvec; Intel's SVML); ask whether each must be computed, or one can be kept for many."
        }
    }
}

/// Likewise of the function that takes most of a run; `None` where the loops around it have no such way.
pub(crate) fn hottest_of_mathematics(run: &Run, name: &str) -> Option<&'static str> {
    let kind = kind(name)?;
    let inside = run.through(|frame| kind_of(run, frame) == Some(Kind::Elementary));
    let inside = |context: ContextId| inside.get(context.row()) == Some(&true);
    let seconds = |wanted: &dyn Fn(ContextId) -> bool| run.seconds_in(Family::Compute, wanted).iter().sum::<f64>();
    let callers = callers(run, Kind::Elementary);
    let one_by_one = seconds(&|context| inside(context) && is_one_by_one(run, callers[context.row()]));
    let no_way = kind == Kind::Elementary && one_by_one > 0.5 * seconds(&inside);
    (!no_way).then(|| of_mathematics(kind))
}

/// What a function computes, as far as there is a quicker way.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Power,
    /// Of one number, as vector libraries have them.
    Elementary,
    /// To whole numbers.
    Rounding,
}

const ROUNDING: [&str; 10] = [
    "floor",
    "ceil",
    "trunc",
    "rint",
    "nearbyint",
    "round",
    "lround",
    "llround",
    "lrint",
    "llrint",
];

const ELEMENTARY: [&str; 18] = [
    "exp", "exp1", "exp2", "exp10", "expm1", "log", "log2", "log10", "log1p", "sin", "cos", "sincos", "tan", "atan",
    "atan2", "asin", "acos", "tanh",
];

fn kind(name: &str) -> Option<Kind> {
    let plain = plain(name);
    let is = |known: &str| {
        plain
            .strip_prefix(known)
            .is_some_and(|end| matches!(end, "" | "f" | "l"))
    };
    match () {
        () if is("pow") || is("pow1") => Some(Kind::Power),
        () if ELEMENTARY.iter().any(|known| is(known)) => Some(Kind::Elementary),
        () if ROUNDING.iter().any(|known| is(known)) => Some(Kind::Rounding),
        () => None,
    }
}

/// What a frame computes, if it is of a library of mathematics.
fn kind_of(run: &Run, frame: FrameId) -> Option<Kind> {
    let place = run.place(frame);
    let linked = place.file.is_empty() && place.function.starts_with("__");
    kind(place.function).filter(|_| linked || has_libm(place.module))
}

struct Way {
    kind: Kind,
    /// The part of the time that the quicker way saves as a rule.
    saved: f64,
    /// Likewise of what the lines that call compute themselves: they put aside what they have before each call.
    saved_around: f64,
    basis: &'static str,
    /// What is not known of it.
    unknown: &'static str,
}

fn computed(run: &Run, limit: &Limit, way: &Way) -> Option<Draft> {
    let wanted = run.through(|frame| kind_of(run, frame) == Some(way.kind));
    let powers = run.through(|frame| kind_of(run, frame) == Some(Kind::Power));
    let callers = callers(run, way.kind);
    let is = |context: ContextId| {
        let row = context.row();
        wanted.get(row) == Some(&true)
            && match way.kind {
                // Of constant exponents it is known whether there is a quicker way, and told by itself.
                Kind::Power => exponent(run, callers[row]).is_none(),
                Kind::Rounding => true,
                Kind::Elementary => powers.get(row) != Some(&true) && !is_one_by_one(run, callers[row]),
            }
    };
    let found = within(run, is)?;
    let told = found.told(
        run,
        limit,
        |seconds| {
            format!(
                "computes {seconds} in {}",
                text::and(&most(run, found.rank, way.kind, is))
            )
        },
        |frame| format!("for {}", run.place(frame)),
    )?;
    let in_clear =
        |context: ContextId| is(context) && loop_around(run, callers[context.row()]) == Some(Loop::Independent);
    let clear = run.seconds_in(Family::Compute, in_clear)[found.rank];
    let interpreted = run.is_interpreted(run.ranks()[found.rank].process);
    let of_reduction = run.seconds_in(Family::Compute, |context| is(context) && reduces(run, context))[found.rank];
    let reduced = of_reduction > 0.5 * found.seconds;
    let advice = match () {
        () if interpreted => {
            "With NumPy write x * x * x and not x ** 3, numpy.sqrt and not x ** 0.5; numexpr and numba compute whole expressions at a time, and several numbers."
        }
        () if reduced => {
            "Keep the angles small where they arise: take whole turns off each sum or product before it has grown, so that what is passed stays within some turns."
        }
        () => of_mathematics(way.kind),
    };
    let lines: HashSet<Place<'_>> = found.places.iter().map(|(frame, _)| run.place(*frame)).collect();
    let calls = |context: ContextId| {
        let at_line = run
            .own_frame(context)
            .is_some_and(|frame| lines.contains(&run.place(frame)));
        at_line && !is(context) && run.leaf(context).is_some_and(|leaf| run.is_own(leaf))
    };
    let around = match way.saved_around > 0.0 {
        true => run.seconds_in(Family::Compute, calls)[found.rank],
        false => 0.0,
    };
    let gain_s = found.seconds * way.saved + around * way.saved_around;
    Some(Draft {
        gain_s,
        gain_error_s: sampled(run, gain_s),
        gain_basis: match reduced {
            true => "half of that, if the angles can be kept small",
            false => way.basis,
        }
        .into(),
        evidence: vec![
            match () {
                () if reduced => "Most of it reduces huge arguments to an angle within one turn.",
                () if way.kind == Kind::Elementary && clear >= MOSTLY_CLEAR * found.seconds => {
                    "The machine code of its loop has nothing in the way: what it calls has vector versions, and no call needs the result of one in an earlier iteration."
                }
                () => way.unknown,
            }
            .into(),
        ],
        advice: vec![advice.into()],
        ..told
    })
}

/// Whether a context is where libm reduces an argument of more than some 10⁸ (glibc's `__branred`), for which there is no vector version.
fn reduces(run: &Run, context: ContextId) -> bool {
    run.leaf(context)
        .is_some_and(|leaf| run.place(leaf).function == "__branred")
}

/// The part of the time that must be in loops of which the machine code shows nothing in the way.
const MOSTLY_CLEAR: f64 = 0.8;

/// A function that takes less than this part of the time of all is not named.
const WORTH_A_NAME: f64 = 0.1;

/// The functions of a kind that a rank computes longest, the costliest first, by the names that programs call.
fn most(run: &Run, rank: usize, of: Kind, wanted: impl Fn(ContextId) -> bool) -> Vec<&str> {
    let mut by_name: std::collections::BTreeMap<&str, f64> = Default::default();
    for (context, seconds) in run.context_seconds(|other| other == rank).iter().enumerate() {
        let context = ContextId(context as u32);
        if wanted(context)
            && let Some(frame) = run.stack(context).find(|frame| kind_of(run, *frame) == Some(of))
        {
            *by_name.entry(plain(run.place(frame).function)).or_default() += seconds[Family::Compute.index()];
        }
    }
    let all: f64 = by_name.values().sum();
    let mut most: Vec<(&str, f64)> = by_name.into_iter().collect();
    let functions = most.len();
    most.retain(|(_, seconds)| *seconds >= WORTH_A_NAME * all);
    most.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(b.0)));
    let others = (most.len() < functions).then_some("others");
    most.into_iter().map(|(name, _)| name).chain(others).collect()
}

pub(crate) fn powers(run: &Run, limit: &Limit) -> Option<Draft> {
    let way = Way {
        kind: Kind::Power,
        saved: 0.8,
        saved_around: 0.0,
        basis: "four fifths of that, if the exponents are small whole numbers, halves or thirds: products and roots are many times as fast",
        unknown: "Its exponents are not recorded: see the line.",
    };
    computed(run, limit, &way)
}

pub(crate) fn elementary_functions(run: &Run, limit: &Limit) -> Option<Draft> {
    let way = Way {
        kind: Kind::Elementary,
        saved: 0.5,
        saved_around: 0.0,
        basis: "half of that, if their loop can compute several numbers at a time",
        unknown: "Whether its loop can is not known: see the line.",
    };
    computed(run, limit, &way)
}

pub(crate) fn rounding(run: &Run, limit: &Limit) -> Option<Draft> {
    let way = Way {
        kind: Kind::Rounding,
        saved: 0.8,
        saved_around: 0.5,
        basis: "four fifths of that, and half of what the lines that call take: an instruction in the place of each call",
        unknown: "The code was compiled for processors of before 2008, which have no such instruction.",
    };
    computed(run, limit, &way)
}

/// The part of the time of a power that products and square roots save: a power takes some 60 operations, whatever its exponent.
const SAVED_BY_PRODUCTS: f64 = 0.9;

/// Larger exponents take products, too, but not so few.
const FEW_PRODUCTS: f64 = 16.0;

/// A power of x by products and square roots: `1 / (x * sqrt(x))` of -1.5.
fn by_products(exponent: f64) -> Option<String> {
    let size = exponent.abs();
    let (whole, rest) = (size.floor(), size.fract());
    if size == 0.0 || size > FEW_PRODUCTS || rest != 0.0 && rest != 0.5 {
        return None;
    }
    let mut factors = match whole as u32 {
        n @ ..5 => vec!["x"; n as usize],
        n => [vec!["x2"; n as usize / 2], vec!["x"; n as usize % 2]].concat(),
    };
    if rest > 0.0 {
        factors.push("sqrt(x)");
    }
    let product = factors.join(" * ");
    let power = match (exponent < 0.0, factors.len()) {
        (false, _) => product,
        (true, 1) => format!("1 / {product}"),
        (true, _) => format!("1 / ({product})"),
    };
    Some(match whole {
        5.0.. => format!("{power}, of x2 = x * x"),
        _ => power,
    })
}

/// By context, the place that it calls a function of a kind from, the innermost such one.
fn callers(run: &Run, kind: Kind) -> Vec<Option<FrameId>> {
    let frames = (0..run.tables().frames.len() as u32).map(FrameId);
    let of_kind: Vec<bool> = frames.map(|frame| kind_of(run, frame) == Some(kind)).collect();
    let contexts = run.tables().contexts.len();
    let mut callers: Vec<Option<FrameId>> = Vec::with_capacity(contexts);
    // A parent stands before its children: stacks may be deep, and are not gone through for each of them.
    for context in (0..contexts as u32).map(ContextId) {
        let parent = run.parent(context);
        let inner = run
            .step(context)
            .filter(|frame| of_kind.get(frame.row()) == Some(&true));
        callers.push(match (parent, inner) {
            (None, _) => None,
            (Some(parent), None) => callers[parent.row()],
            (Some(parent), Some(inner)) => {
                let module = run.place(inner).module;
                run.stack(parent).find(|frame| run.place(*frame).module != module)
            }
        });
    }
    callers
}

/// Loops of which no compiler computes several iterations at a time.
const ONE_BY_ONE: [Loop; 4] = [Loop::Recurrence, Loop::Indirect, Loop::Branches, Loop::Calls];

/// What the loop around a call does, where the code tells. Python's packages have other ways.
fn loop_around(run: &Run, caller: Option<FrameId>) -> Option<Loop> {
    let caller = caller?;
    run.loop_around(caller)
        .filter(|_| run.module_kind(caller) != Some(ModuleKind::Python))
}

fn is_one_by_one(run: &Run, caller: Option<FrameId>) -> bool {
    loop_around(run, caller).is_some_and(|kind| ONE_BY_ONE.contains(&kind))
}

/// The place that pow is called from, and the exponent that it passes there, if that is a constant.
fn exponent(run: &Run, caller: Option<FrameId>) -> Option<(FrameId, f64)> {
    let caller = caller?;
    let argument = run.tables().frames.second_argument.get(caller.row())?;
    Some((caller, run.text(*argument).parse().ok()?))
}

/// By context, what is computed there by pow that a few products do.
fn products(run: &Run) -> Vec<Option<(FrameId, f64)>> {
    let of_known = |caller| exponent(run, caller).filter(|(_, exponent)| by_products(*exponent).is_some());
    callers(run, Kind::Power).into_iter().map(of_known).collect()
}

pub(crate) fn costly_power(run: &Run, limit: &Limit) -> Option<Draft> {
    let powers = products(run);
    let found = within(run, |context| powers[context.row()].is_some())?;
    found.part(run, limit)?;
    let contexts = run.context_seconds(|rank| rank == found.rank);
    let most = (contexts.iter().zip(&powers))
        .filter_map(|(seconds, power)| Some((seconds[Family::Compute.index()], (*power)?)))
        .max_by(|a, b| a.0.total_cmp(&b.0))?;
    let (_, (frame, exponent)) = most;
    let error = sampled(run, found.seconds);
    Some(Draft {
        title: format!(
            "{} computes powers by pow for {}, most of them with the exponent {exponent} at {}: {} gives the same in a tenth of that.",
            capital(&ranks(run, &[found.rank])),
            seconds_within(found.seconds, error),
            run.place(frame),
            by_products(exponent)?
        ),
        gain_s: found.seconds * SAVED_BY_PRODUCTS,
        gain_error_s: error.map(|error| error * SAVED_BY_PRODUCTS),
        gain_basis: "nine tenths of that: pow does some 60 operations, whatever the exponent".into(),
        evidence: vec![format!("Samples are in pow of libm, and the code that calls it passes the constant {exponent}.")],
        advice: vec![
            "Write it so in the source, or compile with -ffast-math, which does it for constant exponents; the last digit of the result may change.".into(),
        ],
        ranks: vec![found.rank],
        places: costliest(run, &found.places),
        ..Draft::default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_are_written_as_products() {
        for (exponent, expected) in [
            (2.0, "x * x"),
            (3.5, "x * x * x * sqrt(x)"),
            (0.5, "sqrt(x)"),
            (-0.5, "1 / sqrt(x)"),
            (-1.5, "1 / (x * sqrt(x))"),
            (-1.0, "1 / x"),
            (7.0, "x2 * x2 * x2 * x, of x2 = x * x"),
        ] {
            assert_eq!(by_products(exponent).as_deref(), Some(expected));
        }
        for exponent in [0.0, 1.4, 1.0 / 3.0, 40.0, f64::NAN, f64::INFINITY] {
            assert_eq!(by_products(exponent), None, "{exponent}");
        }
    }

    #[test]
    fn every_function_of_the_lists_has_its_advice() {
        for name in ELEMENTARY.iter().chain(&ROUNDING).chain(&["pow"]) {
            for name in [name.to_string(), format!("{name}f"), format!("{name}l")] {
                let advice = kind(&name).map(of_mathematics);
                assert!(advice.is_some_and(|advice| advice.contains("-ffast-math")), "{name}");
            }
        }
    }

    #[test]
    fn a_function_has_one_kind_whatever_processor_its_code_is_for() {
        for name in ["pow", "powf", "__ieee754_pow_fma", "__pow", "__powf_fma"] {
            assert!(kind(name) == Some(Kind::Power), "{name}");
        }
        for name in [
            "exp",
            "__ieee754_log_fma",
            "__sin_avx2",
            "logf",
            "__sincos_fma",
            "tanhl",
        ] {
            assert!(kind(name) == Some(Kind::Elementary), "{name}");
        }
        for name in ["floor", "__round_sse41", "ceilf", "lround", "nearbyint"] {
            assert!(kind(name) == Some(Kind::Rounding), "{name}");
        }
        for name in ["power", "sqrt", "expand", "__math_oflow", ""] {
            assert!(kind(name).is_none(), "{name}");
        }
    }
}
