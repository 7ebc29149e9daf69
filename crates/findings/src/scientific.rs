//! Ways of using Python's scientific packages that take far longer than what they have for the same.

use crate::library::{within, within_marked};
use crate::rule::{Draft, Limit};
use crate::tabular::named;
use crate::words::{at, sampled, share_about};
use model::{ContextId, Family, FrameId, Run};

/// Methods that set or get elements of a sparse matrix, and those of them that are of one element whatever is asked for.
const OF_ELEMENTS: [&str; 4] = ["__setitem__", "__getitem__", "_set_intXint", "_get_intXint"];
const OF_ONE: [&str; 2] = ["_set_intXint", "_get_intXint"];
/// Where they are, of each kind of matrix; and where what is asked for is told apart, so that rows, slices and lists of places
/// come this way, too.
const KINDS: [&str; 3] = [
    "/scipy/sparse/_lil.py",
    "/scipy/sparse/_dok.py",
    "/scipy/sparse/_compressed.py",
];
const TOLD_APART: [&str; 1] = ["/scipy/sparse/_index.py"];

/// Whether a frame is of a function of Python's with one of these names, in a file whose path ends so.
fn is_of(run: &Run, frame: FrameId, files: &[&str], names: &[&str]) -> bool {
    let (name, file) = named(run, frame);
    files.iter().any(|end| file.ends_with(end)) && names.contains(&name)
}

pub(crate) fn sparse_elements(run: &Run, limit: &Limit) -> Option<Draft> {
    let through = |files: &[&str], names: &[&str]| run.through(|frame| is_of(run, frame, files, names));
    let (methods, one) = (through(&KINDS, &OF_ELEMENTS), through(&KINDS, &OF_ONE));
    let told_apart = through(&TOLD_APART, &OF_ELEMENTS);
    let inside: Vec<bool> = (0..methods.len())
        .map(|row| methods[row] && (!told_apart[row] || one[row]))
        .collect();
    let found = within_marked(run, &inside)?;
    Some(Draft {
        gain_basis: "all of that: made of three arrays, a matrix takes a hundredth of it".into(),
        evidence: vec![
            "Each element of a sparse matrix that is set or read by itself goes through Python's code, and in CSR and CSC the others are moved to make room.".into(),
        ],
        advice: vec![
            "Collect rows, columns and values in arrays or lists, and make the matrix at once: scipy.sparse.coo_matrix((values, (rows, columns))).tocsr(); values of the same place are added up.".into(),
            "Diagonals: scipy.sparse.diags. To read many elements, go through the arrays data, indices and indptr.".into(),
        ],
        ..found.spent_on(run, limit, "setting or reading a sparse matrix element by element", |frame| {
            format!("most of it{}", at(run, Some(frame)))
        })?
    })
}

/// Methods of sparse matrices by rows and by columns that take a column, or a row, of which they must look at all elements.
const ACROSS: [(&str, &[&str]); 3] = [
    (
        "/scipy/sparse/_csr.py",
        &["_get_sliceXint", "_get_arrayXint", "getcol", "_getcol"],
    ),
    (
        "/scipy/sparse/_csc.py",
        &["_get_intXslice", "_get_intXarray", "getrow", "_getrow"],
    ),
    ("/scipy/sparse/_compressed.py", &["_minor_slice", "_minor_index_fancy"]),
];

pub(crate) fn across_sparse(run: &Run, limit: &Limit) -> Option<Draft> {
    let inside = run.through(|frame| ACROSS.iter().any(|(end, names)| is_of(run, frame, &[end], names)));
    let found = within_marked(run, &inside)?;
    Some(Draft {
        gain_basis: "all of that: in the other format a row or column is one piece".into(),
        evidence: vec![
            "CSR keeps a matrix row by row, CSC column by column: who takes the other looks at all of it each time.".into(),
        ],
        advice: vec![
            "Take columns from a CSC matrix (once: matrix.tocsc()) and rows from a CSR matrix (tocsr()); convert before the loop, not in it.".into(),
        ],
        ..found.spent_on(run, limit, "taking columns of a CSR matrix or rows of a CSC matrix (scipy.sparse)", |frame| {
            format!("most of it{}", at(run, Some(frame)))
        })?
    })
}

pub(crate) fn numerical_gradient(run: &Run, limit: &Limit) -> Option<Draft> {
    let inside = run.through(|frame| is_of(run, frame, &["/scipy/optimize/_numdiff.py"], &["approx_derivative"]));
    let found = within_marked(run, &inside)?;
    Some(Draft {
        gain_basis: "all of that: a gradient by its formula takes about as long as one call of the function, and by differences one for each unknown".into(),
        evidence: vec![
            "scipy.optimize was given no derivative, and finds each by differences: it calls the function once more for every unknown, in each step.".into(),
        ],
        advice: vec![
            "Give the derivative: jac= of minimize, least_squares and root (a function, or jac=True where the function returns both), fprime= of the older ones; autograd, JAX and PyTorch derive it from the function.".into(),
            "Where only some unknowns meet in each equation, least_squares needs fewer calls with jac_sparsity=.".into(),
        ],
        ..found.spent_on(run, limit, "derivatives by differences (scipy.optimize)", |frame| {
            format!("most of it{}", at(run, Some(frame)))
        })?
    })
}

/// A package whose functions take whole arrays, and look at what they are given in Python's code.
struct OfArrays {
    name: &'static str,
    /// Parts of the paths of its files.
    files: &'static [&'static str],
    /// Its functions that do; none are all of them.
    functions: &'static [&'static str],
    advice: &'static str,
}

const OF_ARRAYS: &[OfArrays] = &[
    OfArrays {
        name: "scikit-learn",
        files: &["/sklearn/"],
        functions: &[
            "predict",
            "predict_proba",
            "predict_log_proba",
            "decision_function",
            "transform",
            "inverse_transform",
            "score_samples",
            "kneighbors",
            "apply",
        ],
        advice: "Call it once with all rows: predict(rows) and not predict(row.reshape(1, -1)) in a loop.",
    },
    OfArrays {
        name: "scipy",
        files: &["/scipy/stats/_distn_infrastructure.py"],
        functions: &[
            "pdf", "logpdf", "pmf", "logpmf", "cdf", "logcdf", "sf", "logsf", "ppf", "isf", "rvs",
        ],
        advice: "Call it once with an array of all numbers, norm.pdf(array); of a few, write the formula with math.exp.",
    },
    OfArrays {
        name: "scipy",
        files: &["/scipy/interpolate/"],
        functions: &["__call__", "ev", "splev", "interpn"],
        advice: "Call it once with an array of all places, f(array); for straight lines numpy.interp is quicker.",
    },
    OfArrays {
        name: "numpy",
        files: &[
            "/numpy/linalg/",
            "/numpy/lib/",
            "/numpy/core/numeric.py",
            "/numpy/_core/numeric.py",
        ],
        functions: &[
            "norm",
            "solve",
            "inv",
            "det",
            "eigh",
            "eig",
            "svd",
            "lstsq",
            "cross",
            "percentile",
            "quantile",
            "median",
            "average",
            "std",
            "var",
            "nanmean",
            "nanmedian",
            "nanstd",
            "histogram",
            "polyfit",
            "polyval",
            "interp",
            "isclose",
            "allclose",
            "array_equal",
            "diff",
            "gradient",
            "cov",
            "corrcoef",
            "unique",
        ],
        advice: "Do it for all at once, along an axis: numpy.linalg.norm(vectors, axis=1), solve of a stack of matrices, median(axis=1); for two or three numbers math.hypot, sorted and plain arithmetic are quicker.",
    },
];

/// Here text is gone through in Python, however much of it there is.
const OF_TEXT: &str = "/sklearn/feature_extraction/";

/// The part of the time of such calls that goes into Python's code around the arrays, at least, where these are small.
const AROUND: f64 = 0.3;
/// What goes into the same outside Python's code, for each second within it: by timing calls for one number and for many.
const OUTSIDE: f64 = 1.0;

pub(crate) fn few_at_a_time(run: &Run, limit: &Limit) -> Option<Draft> {
    let goes_through_text = |frame: FrameId| run.place(frame).file.contains(OF_TEXT);
    let of = |frame: FrameId| {
        let (name, file) = named(run, frame);
        OF_ARRAYS.iter().position(|package| {
            !goes_through_text(frame)
                && package.files.iter().any(|part| file.contains(part))
                && package.functions.contains(&name)
        })
    };
    // What such a function calls of the program is the program's.
    let inside = run.from(of, |frame| run.is_own(frame) || goes_through_text(frame));
    let interpreted = |context: ContextId| run.step(context).is_none_or(|leaf| run.is_script(leaf));
    let (which, found, around_s) = (0..OF_ARRAYS.len())
        .filter_map(|which| {
            let wanted = |context: ContextId| inside.get(context.row()) == Some(&Some(which));
            let calls = within(run, wanted)?;
            let around_s =
                run.seconds_in(Family::Compute, |context| wanted(context) && interpreted(context))[calls.rank];
            (around_s >= AROUND * calls.seconds).then_some((which, calls, around_s))
        })
        .max_by(|a, b| a.1.seconds.total_cmp(&b.1.seconds))?;
    let package = &OF_ARRAYS[which];
    let on = format!("calls of {} for a few numbers or rows each", package.name);
    let gain_s = found.seconds.min((1.0 + OUTSIDE) * around_s);
    Some(Draft {
        gain_s,
        gain_basis: "twice the time that is in Python's code within these calls, and no more than all: a call for all of them has that once".into(),
        evidence: vec![format!(
            "{} of it is in the package's code in Python, which looks at the arguments, converts them and chooses what to call: that takes as long for one number as for a thousand.",
            share_about(around_s / found.seconds, sampled(run, around_s).map(|error| error / found.seconds))
        )],
        advice: vec![package.advice.into()],
        ..found.spent_on(run, limit, &on, |frame| format!("most of it{}", at(run, Some(frame))))?
    })
}
