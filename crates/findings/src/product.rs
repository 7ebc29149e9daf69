//! Calls of libraries of mathematics that ask for more than is needed: products of tiny matrices, a matrix times its transpose as
//! if they were two, inverses, transforms of awkward lengths.

use crate::rule::{Draft, Limit};
use crate::words::{capital, costliest, count, ranks, seconds, share};
use model::{FrameId, MathShape, MathSite, MathSum, Run, by_most};

/// Calls of some shapes: on the rank that spends most time in them, and where.
struct Asked<'a> {
    rank: usize,
    seconds: f64,
    sum: MathSum,
    places: Vec<(FrameId, f64)>,
    /// The shape that takes longest.
    site: &'a MathSite,
    shape: &'a MathShape,
}

impl<'a> Asked<'a> {
    fn of(run: &'a Run, wanted: impl Fn(&MathSite, &MathShape) -> bool) -> Option<Self> {
        let mut by_rank = vec![0.0; run.ranks().len()];
        let mut places: Vec<(FrameId, f64)> = vec![];
        let mut sum = MathSum::default();
        let mut longest: Option<(&MathSite, &MathShape)> = None;
        for site in run.math() {
            let mut time_s = 0.0;
            for shape in site.shapes.iter().filter(|shape| !shape.others && wanted(site, shape)) {
                time_s += shape.sum.time_s;
                sum.count = sum.count.saturating_add(shape.sum.count);
                sum.flops += shape.sum.flops;
                sum.time_s += shape.sum.time_s;
                if longest.is_none_or(|(_, known)| shape.sum.time_s > known.sum.time_s) {
                    longest = Some((site, shape));
                }
            }
            if time_s > 0.0 {
                let part = time_s / site.sum.time_s;
                (by_rank.iter_mut().zip(&site.by_rank)).for_each(|(sum, of)| *sum += of * part);
                places.extend(site.frame.map(|frame| (frame, time_s)));
            }
        }
        let (rank, seconds) = (by_rank.into_iter().enumerate())
            .min_by(by_most)
            .filter(|(_, seconds)| *seconds > 0.0)?;
        let (site, shape) = longest?;
        places.sort_by(by_most);
        Some(Self {
            rank,
            seconds,
            sum,
            places,
            site,
            shape,
        })
    }

    /// Its part of the rank's computing, if it is so large.
    fn part(&self, run: &Run, limit: &Limit) -> Option<f64> {
        let useful = run.times().useful(self.rank);
        (useful > 0.0)
            .then(|| self.seconds / useful)
            .filter(|part| limit.met(*part))
    }

    fn who(&self, run: &Run) -> String {
        capital(&ranks(run, &[self.rank]))
    }

    fn at(&self, run: &Run) -> String {
        let first = self.places.first();
        first.map_or(String::new(), |(frame, _)| format!(", for {}", run.place(*frame)))
    }

    fn draft(&self, run: &Run) -> Draft {
        Draft {
            ranks: vec![self.rank],
            places: costliest(run, &self.places),
            ..Draft::default()
        }
    }
}

/// A product of two matrices, of any type.
fn is_product(site: &MathSite) -> bool {
    matches!(site.routine.name, "sgemm" | "dgemm" | "cgemm" | "zgemm")
}

/// Where a call computes no more than this, its own cost is most of it: checking what it was given, choosing and starting a
/// kernel.
pub(crate) const TINY: f64 = 600.0;

/// The part of the time of such calls that products written in the program save, of a library that has kernels for small matrices
/// (OpenBLAS on an EPYC: 28 ns a call of 4 × 4 matrices, 18 ns in loops; what recording takes of a call is in its time, too).
const SAVED_BY_LOOPS: f64 = 0.25;

pub(crate) fn tiny_products(run: &Run, limit: &Limit) -> Option<Draft> {
    let tiny = |shape: &MathShape| shape.sum.flops > 0.0 && shape.sum.flops <= TINY * shape.sum.count as f64;
    let asked = Asked::of(run, |site, shape| is_product(site) && tiny(shape))?;
    let part = asked.part(run, limit)?;
    Some(Draft {
        title: format!(
            "{} calls {} {} times for products of tiny matrices, most of them {}{}: this takes {}, {} of its computing.",
            asked.who(run),
            asked.site.routine.name,
            count(asked.sum.count as f64),
            asked.shape.words(asked.site.routine),
            asked.at(run),
            seconds(asked.seconds),
            share(part)
        ),
        gain_s: asked.seconds * SAVED_BY_LOOPS,
        gain_basis: "a quarter of that, where the library has kernels for small matrices; with others it is most".into(),
        evidence: vec![format!(
            "A call computes {} on average, and takes {}.",
            text::counted((asked.sum.flops / asked.sum.count as f64).round(), "operation"),
            seconds(asked.sum.time_s / asked.sum.count as f64)
        )],
        advice: vec![
            "Write such products as loops with constant bounds, which the compiler unrolls (Eigen's fixed sizes, Fortran's matmul of arrays of constant shape), or have many of them computed by one call: dgemm_batch of MKL, LIBXSMM.".into(),
            "Often they are one larger product: put the vectors beside each other as columns of a matrix.".into(),
        ],
        ..asked.draft(run)
    })
}

/// Half of the result is the other half: syrk computes it once. Blocks on the diagonal and copying leave a little less.
const SAVED_BY_SYMMETRY: f64 = 0.4;

pub(crate) fn symmetric_product(run: &Run, limit: &Limit) -> Option<Draft> {
    let symmetric = |shape: &MathShape| {
        shape.letters.ends_with('=') && shape.sizes[0] == shape.sizes[1] && shape.sizes[0] >= SYRK_FROM
    };
    let asked = Asked::of(run, |site, shape| is_product(site) && symmetric(shape))?;
    let part = asked.part(run, limit)?;
    let name = asked.site.routine.name;
    let better = match name {
        "sgemm" => "ssyrk",
        "dgemm" => "dsyrk",
        "cgemm" => "cherk or csyrk",
        _ => "zherk or zsyrk",
    };
    Some(Draft {
        title: format!(
            "{} multiplies a matrix by its own transpose with {name}{}: {} in {}, {} of its computing, of which {better} does half the work.",
            asked.who(run),
            asked.at(run),
            text::counted(asked.sum.count as f64, "call"),
            seconds(asked.seconds),
            share(part)
        ),
        gain_s: asked.seconds * SAVED_BY_SYMMETRY,
        gain_basis: "two fifths of that: half of the operations, less what it takes to handle a triangle".into(),
        evidence: vec![format!(
            "Both matrices lie at the same address, one of them transposed: the result, {}, is symmetric.",
            asked.shape.words(asked.site.routine)
        )],
        advice: vec![format!(
            "Call {better} and use one triangle of the result, or copy it to the other, which takes far less. In Python numpy's a @ a.T does so by itself."
        )],
        ..asked.draft(run)
    })
}

/// Smaller ones gain nothing.
const SYRK_FROM: u64 = 64;

/// The part of the time that factorising alone saves of an inverse made by xGESV with a right-hand side for each unknown (NumPy's
/// wheel, n = 100 to 1000: 0.63 to 0.72), and of a step that inverts what is factorised.
const SAVED_BY_SOLVING: f64 = 0.7;
const SAVED_BY_FACTORS: f64 = 0.9;

/// Smaller ones take what is around the call longer.
const INVERSE_FROM: u64 = 32;

pub(crate) fn inverses(run: &Run, limit: &Limit) -> Option<Draft> {
    let of_factors = |site: &MathSite| ["getri", "potri"].contains(&site.routine.name.get(1..).unwrap_or(""));
    let inverts = |site: &MathSite, shape: &MathShape| {
        let by_solving = site.routine.name.get(1..) == Some("gesv") && shape.sizes[1] == shape.sizes[0];
        shape.sizes[0] >= INVERSE_FROM && (by_solving || of_factors(site))
    };
    let asked = Asked::of(run, inverts)?;
    let part = asked.part(run, limit)?;
    let name = asked.site.routine.name;
    let (saved, basis, evidence) = match of_factors(asked.site) {
        true => (
            SAVED_BY_FACTORS,
            "nine tenths of that, if few vectors are multiplied by the inverse: the factors that it is made from solve for them",
            "It makes the inverse from the factors of the matrix",
        ),
        false => (
            SAVED_BY_SOLVING,
            "seven tenths of that, if few vectors are multiplied by the inverse: factorising takes a quarter of the operations",
            "It solves for as many right-hand sides as there are unknowns, as numpy.linalg.inv does",
        ),
    };
    Some(Draft {
        title: format!(
            "{} inverts matrices with {name}{}: {} in {}, {} of its computing.",
            asked.who(run),
            asked.at(run),
            text::counted(asked.sum.count as f64, "call"),
            seconds(asked.seconds),
            share(part)
        ),
        gain_s: asked.seconds * saved,
        gain_basis: basis.into(),
        evidence: vec![format!("{evidence}: {}.", asked.shape.words(asked.site.routine))],
        advice: vec![
            "Solve for the vectors, and do not multiply them by the inverse: numpy.linalg.solve(a, b) and not inv(a) @ b; for several in turn keep the factors (scipy.linalg.lu_factor and lu_solve, cho_factor and cho_solve; in LAPACK xGETRS, xPOTRS). It is more accurate, too.".into(),
        ],
        ..asked.draft(run)
    })
}

/// FFTW and MKL have code for these factors of a length; of others they make transforms that are several times as long.
const LARGEST_FACTOR: u64 = 13;

/// The part of the time that a length of small factors saves.
const SAVED_BY_LENGTH: f64 = 0.6;

fn largest_factor(mut number: u64) -> u64 {
    let (mut largest, mut factor) = (1, 2);
    while factor * factor <= number {
        while number.is_multiple_of(factor) {
            largest = factor;
            number /= factor;
        }
        factor += 1;
    }
    largest.max(number)
}

/// The next length whose factors are 2, 3, 5 and 7.
fn next_length(length: u64) -> u64 {
    (length..).find(|length| largest_factor(*length) <= 7).unwrap_or(length)
}

pub(crate) fn awkward_transforms(run: &Run, limit: &Limit) -> Option<Draft> {
    let awkward = |length: &u64| largest_factor(*length) > LARGEST_FACTOR;
    let asked = Asked::of(run, |site, shape| {
        site.transforms() && shape.sizes[..3].iter().any(awkward)
    })?;
    let part = asked.part(run, limit)?;
    let length = asked.shape.sizes[..3].iter().copied().find(|length| awkward(length))?;
    Some(Draft {
        title: format!(
            "{} computes Fourier transforms of length {length}, which has the prime factor {}{}: {} in {}, {} of its computing.",
            asked.who(run),
            largest_factor(length),
            asked.at(run),
            text::counted(asked.sum.count as f64, "call"),
            seconds(asked.seconds),
            share(part)
        ),
        gain_s: asked.seconds * SAVED_BY_LENGTH,
        gain_basis: "three fifths of that, if the length may be another: FFTW and MKL compute a large prime factor by longer transforms".into(),
        evidence: vec![format!("It transforms {}.", asked.shape.words(asked.site.routine))],
        advice: vec![format!(
            "Take lengths whose prime factors are 2, 3, 5 and 7, here {}: pad with zeros where the transform is for a convolution, or choose the grid so.",
            next_length(length)
        )],
        ..asked.draft(run)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn factors_of_a_length() {
        for (number, largest) in [
            (1, 1),
            (2, 2),
            (1024, 2),
            (1000, 5),
            (65537, 65537),
            (1001, 13),
            (2 * 1009, 1009),
            (0, 1),
        ] {
            assert_eq!(largest_factor(number).max(1), largest, "{number}");
        }
        assert_eq!(next_length(1009), 1024);
        assert_eq!(next_length(65537), 65610);
    }
}
