//! Ways of using scipy that take far longer than what it has for the same.

use crate::library::within_marked;
use crate::rule::{Draft, Limit};
use crate::tabular::named;
use crate::words::at;
use model::Run;

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

pub(crate) fn sparse_elements(run: &Run, limit: &Limit) -> Option<Draft> {
    let through = |files: &[&str], names: &[&str]| {
        run.through(|frame| {
            let (name, file) = named(run, frame);
            files.iter().any(|end| file.ends_with(end)) && names.contains(&name)
        })
    };
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

pub(crate) fn numerical_gradient(run: &Run, limit: &Limit) -> Option<Draft> {
    let inside = run.through(|frame| {
        let (name, file) = named(run, frame);
        name == "approx_derivative" && file.ends_with("/scipy/optimize/_numdiff.py")
    });
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
