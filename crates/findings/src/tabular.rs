//! Ways of going about pandas' tables and numpy's arrays that take far longer than the same for all of it at once.

use crate::library::{within, within_marked};
use crate::rule::{Draft, Limit};
use crate::words::at;
use model::{ContextId, Family, FrameId, Run};

/// The innermost name of a function of Python's, and its file.
pub(crate) fn named(run: &Run, frame: FrameId) -> (&str, &str) {
    let place = run.place(frame);
    (place.function.rsplit('.').next().unwrap_or_default(), place.file)
}

/// From so many times on it is a loop.
const REPEATED: usize = 4;

/// How often a rank's main thread came to what is wanted, at least: what lies between was seen by samples.
fn stays(run: &Run, rank: usize, wanted: &[bool]) -> usize {
    let contexts = &run.tables().samples.context;
    let inside: Vec<bool> = run
        .main_samples(rank)
        .map(|row| wanted.get(contexts[row] as usize) == Some(&true))
        .collect();
    inside.chunk_by(|a, b| a == b).filter(|stay| stay[0]).count()
}

/// Ways in which pandas hands out a table in pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Piecewise {
    /// A row at a time: iterrows, apply(axis=1).
    Rows,
    /// A function of the program's for each value of a column.
    Values,
    /// A function of the program's for each group of rows.
    Groups,
    /// A function of the program's for each element of an array: numpy.vectorize.
    Calls,
    /// An element at a time, by its row's and its column's name.
    Elements,
}

const PIECEWISE: [Piecewise; 5] = [
    Piecewise::Rows,
    Piecewise::Values,
    Piecewise::Groups,
    Piecewise::Calls,
    Piecewise::Elements,
];

impl Piecewise {
    fn of(run: &Run, frame: FrameId) -> Option<Piecewise> {
        let (name, file) = named(run, frame);
        if file.contains("/numpy/") && run.place(frame).function.starts_with("vectorize.") {
            return Some(Piecewise::Calls);
        }
        if !file.contains("/pandas/core/") {
            return None;
        }
        match name {
            "apply_standard" if run.place(frame).function.starts_with("SeriesApply") => Some(Piecewise::Values),
            "iterrows" | "itertuples" | "apply_standard" | "apply_series_generator" => Some(Piecewise::Rows),
            "__iter__" if !file.ends_with("/base.py") => Some(Piecewise::Rows),
            "_python_apply_general"
            | "_aggregate_series_pure_python"
            | "_aggregate_named"
            | "_aggregate_frame"
            | "_transform_general"
            | "filter"
                if file.contains("/groupby/") =>
            {
                Some(Piecewise::Groups)
            }
            "__getitem__" | "__setitem__" if file.ends_with("/indexing.py") => Some(Piecewise::Elements),
            _ => None,
        }
    }

    fn on(self) -> &'static str {
        match self {
            Piecewise::Rows => "going through tables of pandas row by row",
            Piecewise::Values => "calling a function of Python for each value of a column of pandas",
            Piecewise::Groups => "calling a function of Python for each group of a table of pandas",
            Piecewise::Calls => "calling a function of Python for each element of an array (numpy.vectorize)",
            Piecewise::Elements => "reading and writing tables of pandas an element at a time",
        }
    }

    fn evidence(self) -> &'static str {
        match self {
            Piecewise::Rows => {
                "Each row is made a Series, an object with an index of its own, before the program sees it."
            }
            Piecewise::Values => {
                "Series.apply and map call the function once a value; what it calls of pandas is made for whole columns, and begins again each time."
            }
            Piecewise::Groups => {
                "For each group pandas makes a table of its rows, however few they are, and calls the function with it."
            }
            Piecewise::Calls => {
                "numpy.vectorize is a loop of Python in other words: the function sees one number at a time."
            }
            Piecewise::Elements => {
                "For each element pandas looks up the row and the column by their names, and checks what is asked for, in Python."
            }
        }
    }

    fn advice(self) -> [&'static str; 2] {
        match self {
            Piecewise::Rows => [
                "Compute with whole columns: df.t[abs(df.t - 12) > 9] in the place of a loop with an if; numpy.where, groupby and merge do most of what loops are written for.",
                "Where a loop must be: over df[\"t\"].to_numpy() or zip(df.a, df.b), and not iterrows or apply(axis=1).",
            ],
            Piecewise::Values => [
                "Give the whole column to what the function calls: pandas.to_datetime(column, format=…), column.str.…, column.dt.…, column.map(a dict), numpy's functions.",
                "Where each value must be seen: a list comprehension over column.to_numpy().",
            ],
            Piecewise::Groups => [
                "Say it with what pandas computes for all groups at once: g = df.groupby(\"key\").t; g.max() - g.min(); agg and transform with names (\"mean\", \"sum\"), cumsum, shift, rank.",
                "Where the function must be: sort by the key once, and give numpy's arrays between numpy.searchsorted to it, or numpy.add.reduceat.",
            ],
            Piecewise::Calls => [
                "Say it with numpy's functions of whole arrays: numpy.where(x > 0, a, b) for an if, numpy.select for several, numpy.clip, arithmetic as it is.",
                "Where it must stay as it is, numba.vectorize compiles it.",
            ],
            Piecewise::Elements => [
                "Take the columns out once (x = df[\"x\"].to_numpy()), work on these arrays, and put back what is new (df[\"y\"] = y).",
                "Where whole columns can be computed at once, do so: shift, cumsum, where; numba compiles the loop where not.",
            ],
        }
    }
}

/// This part is Python's, and not what libraries compute for a piece, which costs as much in any other way.
const OWN_WAY: f64 = 0.4;

/// By context, whether it leads through a package that is neither pandas nor what that is made of: what others compute for a row costs
/// as much in any other way.
fn of_other_packages(run: &Run) -> Vec<bool> {
    run.through(|frame| {
        let file = run.place(frame).file;
        let part = file.rsplit_once("-packages/").map(|(_, part)| part);
        part.is_some_and(|part| {
            let own = ["pandas/", "numpy/", "dateutil/", "pytz/"];
            !own.iter().any(|package| part.starts_with(package))
        })
    })
}

pub(crate) fn rows_of_tables(run: &Run, limit: &Limit) -> Option<Draft> {
    let others = of_other_packages(run);
    let by = |way: Piecewise| {
        let inside = run.through(|frame| Piecewise::of(run, frame) == Some(way)).into_iter();
        let inside: Vec<bool> = inside.zip(&others).map(|(inside, other)| inside && !other).collect();
        let seconds = |wanted: &dyn Fn(ContextId) -> bool| -> f64 {
            let inside = |context: ContextId| inside.get(context.row()) == Some(&true);
            run.seconds_in(Family::Compute, |context| inside(context) && wanted(context))
                .iter()
                .sum()
        };
        let in_python = |context| run.step(context).is_none_or(|frame| run.is_script(frame));
        if seconds(&in_python) < OWN_WAY * seconds(&|_| true) {
            return None;
        }
        within_marked(run, &inside).map(|found| (way, found))
    };
    let all = PIECEWISE.into_iter().filter_map(by);
    let (way, found) = all.max_by(|a, b| a.1.seconds.total_cmp(&b.1.seconds))?;
    Some(Draft {
        gain_basis: "all of that: whole columns and arrays take a hundredth of it".into(),
        evidence: vec![way.evidence().into()],
        advice: way.advice().map(String::from).to_vec(),
        ..found.spent_on(run, limit, way.on(), |frame| format!("most at {}", run.place(frame)))?
    })
}

/// Functions that make a new array or table of one that there is and of something more: numpy's, pandas'.
fn grows(run: &Run, frame: FrameId) -> bool {
    let (name, file) = named(run, frame);
    match name {
        "append" | "insert" | "delete" | "vstack" | "hstack" | "dstack" | "column_stack" => {
            file.contains("/numpy/") && !file.contains("/numpy/ma/")
        }
        "concat" => file.ends_with("/pandas/core/reshape/concat.py"),
        "_append" => file.contains("/pandas/core/"),
        _ => false,
    }
}

/// Bytes a second that are copied at least where memory is new: pages have to be given, too.
const COPIED: f64 = 500e6;

pub(crate) fn grown_arrays(run: &Run, limit: &Limit) -> Option<Draft> {
    let mut inside = run.through(|frame| run.is_script(frame) && grows(run, frame));
    let joins = run.through(|frame| run.place(frame).function == "array_concatenate");
    for (row, inside) in inside.iter_mut().enumerate() {
        let mut stack = run.stack(ContextId(row as u32));
        *inside |= joins[row]
            && stack
                .find(|frame| run.is_script(*frame))
                .is_some_and(|frame| run.is_own(frame));
    }
    let found = within_marked(run, &inside)?;
    // One call makes no more than the process ever held.
    let peak = run.resident().get(found.rank).copied().flatten()?.peak_bytes;
    let calls = (stays(run, found.rank, &inside) as f64).max(found.seconds * COPIED / peak);
    if calls < REPEATED as f64 {
        return None;
    }
    Some(Draft {
        gain_basis: "all of that: put together once, at the end, each piece is copied once".into(),
        evidence: vec![
            "Such functions (numpy.append, concatenate, vstack, pandas.concat) copy all that there is so far into new memory, for each piece that is added: twice as many pieces take four times as long.".into(),
        ],
        advice: vec![
            "Append the pieces to a list of Python, and make one array or table of it at the end: numpy.array(pieces), numpy.vstack(pieces), pandas.concat(pieces).".into(),
            "Where the size is known, make it first (numpy.empty) and write into it: result[i] = piece.".into(),
        ],
        ..found.spent_on(
            run,
            limit,
            "making arrays or tables longer, piece by piece, which copies all of them each time",
            |frame| format!("most of it{}", at(run, Some(frame))),
        )?
    })
}

pub(crate) fn filtered_tables(run: &Run, limit: &Limit) -> Option<Draft> {
    let chosen = run.through(|frame| {
        let (name, file) = named(run, frame);
        file.contains("/pandas/core/") && matches!(name, "_getitem_bool_array" | "_get_rows_with_mask")
    });
    let found = within_marked(run, &chosen)?;
    if stays(run, found.rank, &chosen) < REPEATED {
        return None;
    }
    // The comparison that the condition is, at the same lines.
    let line = |frame| (run.place(frame).file, run.place(frame).line);
    let lines: Vec<_> = found.places.iter().map(|(frame, _)| line(*frame)).collect();
    let compared = run.through(|frame| {
        let (name, file) = named(run, frame);
        file.contains("/pandas/core/") && matches!(name, "_cmp_method" | "__getitem__")
    });
    let found = within(run, |context| {
        chosen.get(context.row()) == Some(&true)
            || compared.get(context.row()) == Some(&true)
                && run.own_frame(context).is_some_and(|frame| lines.contains(&line(frame)))
    })?;
    Some(Draft {
        gain_basis: "all of that, if the table is divided once".into(),
        evidence: vec!["Each time the whole column is compared and the rows are copied, however few they are.".into()],
        advice: vec![
            "Where each value of a column has its turn, for key, group in df.groupby(\"key\") goes through the table once; .agg and .transform of it need no loop.".into(),
            "Else sort the table by that column once, and take slices between what numpy.searchsorted finds.".into(),
        ],
        ..found.spent_on(run, limit, "choosing rows of tables of pandas by a condition, again and again", |frame| {
            format!("most of it{}", at(run, Some(frame)))
        })?
    })
}
