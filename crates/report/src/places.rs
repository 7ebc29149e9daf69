//! Tables of the places that cost most.

use crate::histogram::{asked_sizes, durations, sizes};
use crate::pairs::{distances, pairs};
use crate::report::ROWS;
use crate::{Cell, Table};
use findings::nameless_code;
use model::{
    CallSite, Class, DriverCall, Family, FrameId, HotRow, Imported, InstructionKind, Mix, ModuleKind, Recorded, Run,
    Tag,
};
use text::Unit;

/// Most that a page shows at a glance.
const GLANCE: usize = 10;
/// Fewest, where there are that many.
const FEWEST: usize = 3;
/// Instructions whose shares are shown, and how they are found: arithmetic that reads memory is at both.
type Part = fn(&Mix) -> Option<f64>;
const KINDS: [(&str, Part); 3] = [
    ("Scalar", |mix| mix.share(InstructionKind::Scalar)),
    ("Vector", |mix| mix.share(InstructionKind::Vector)),
    ("Memory", Mix::in_memory_share),
];
/// The column of shares in a table of calls.
const SHARE: usize = 3;
/// A place that takes less than this share of the time is not worth a line.
const LEAST: f64 = 0.001;

/// Said under functions of the program that lack a name or a file.
const NO_NAMES: &str = " Compile with -g to see names and lines: it changes no optimisation.";
/// The same of what perf printed.
const NO_LINES: &str = " perf script --full-source-path -F +srcline prints lines, of code that was compiled with -g.";

/// MPI's tables: costliest call sites, messages by size, calls by duration.
pub fn mpi(run: &Run) -> Vec<Table> {
    let wanted = |site: &CallSite| site.class.family() == Family::Mpi;
    let mut tables = Vec::from_iter(sites(run, "mpi_sites", "Calls that cost most", wanted));
    // A message counts where it is sent, not where room is made for it or where it comes.
    let moves = |site: &CallSite| match site.class {
        Class::MpiP2p => site.moved.sent > 0,
        Class::MpiCollective | Class::MpiRma => site.moved.posted == 0,
        _ => false,
    };
    tables.extend(sizes(run, "mpi_sizes", "Messages by size", moves));
    tables.extend(crate::waiting::waiting(run));
    tables.extend(pairs(run));
    tables.extend(distances(run));
    tables.extend(durations(run, "mpi_durations", "Calls by duration", wanted));
    tables
}

/// I/O's tables.
pub fn io(run: &Run) -> Vec<Table> {
    let mut tables = Vec::from_iter(sites(run, "io_sites", "Calls that cost most", |site| {
        site.class.family() == Family::Io
    }));
    tables.extend(asked_sizes(run));
    let moves = |site: &CallSite| matches!(site.class, Class::IoRead | Class::IoWrite | Class::MpiIo);
    let wanted = |site: &CallSite| moves(site) && !run.call_is(site.call, Tag::Flush);
    tables.extend(durations(run, "io_durations", "Reads and writes by duration", wanted));
    tables
}

/// What the program calls of accelerators' drivers, by samples: a runtime library that is part of the program hides its calls from
/// everything else.
pub fn accelerators(run: &Run) -> Vec<Table> {
    let (times, calls) = (run.times(), run.driver_calls());
    let all: f64 = calls.iter().map(|call| call.seconds).sum();
    if all <= 0.0 {
        return Vec::new();
    }
    let looks = times.observations_together();
    let row = |call: &DriverCall<'_>| {
        let place = call.frame.map_or(String::new(), |frame| run.place(frame).to_string());
        vec![
            Cell::Text(match call.name {
                "" => "(the driver)".into(),
                name => name.into(),
            }),
            Cell::Text(place),
            Cell::Text(call.class.label().into()),
            Cell::Number(call.seconds / times.len().max(1) as f64),
            Cell::Number(call.seconds / all),
        ]
    };
    let errors = |call: &DriverCall<'_>| {
        let part = call.seconds / times.total();
        let of_all = times.share_error(part, looks).map(|error| error * times.total());
        let (ranks, share) = (times.len().max(1) as f64, call.seconds / all);
        vec![
            None,
            None,
            None,
            of_all.map(|error| error / ranks),
            times.share_error(share, looks * all / times.total()),
        ]
    };
    let calls = &calls[..calls.len().min(ROWS)];
    let worth = |call: &&DriverCall<'_>| call.seconds / all >= LEAST_OF_CALLS;
    vec![Table {
        id: "accelerator_calls".into(),
        title: "Calls that cost most".into(),
        note: "By samples. Time: of a process, on average. Share: of the time in such calls.".into(),
        columns: vec![
            ("Call".into(), None),
            ("Called from".into(), None),
            ("What it does".into(), None),
            ("Time".into(), Some(Unit::Seconds)),
            ("Share".into(), Some(Unit::Share)),
        ],
        rows: calls.iter().map(row).collect(),
        bins: false,
        glance: Some(calls.iter().filter(worth).count().clamp(1, GLANCE) as u32),
        errors: calls.iter().map(errors).collect(),
        adds_up: Some(4),
    }]
}

/// A call with less of the time in its table is not shown at a glance.
const LEAST_OF_CALLS: f64 = 0.01;

/// What threads waited for.
pub fn waiting(run: &Run) -> Vec<Table> {
    let mut tables = Vec::from_iter(sites(run, "wait_sites", "Waits that cost most", |site| {
        site.class.family() == Family::Wait && !site.is_idleness(run)
    }));
    let mut note = String::new();
    if run.call_sites().iter().any(|site| site.is_idleness(run)) {
        note += " Waits that no line of the program calls, as libraries' own threads do, are not here.";
    }
    if (0..run.ranks().len()).any(|rank| !run.pieces_for_children(rank).is_empty()) {
        note += " Waits for processes that one has started are here, and in no share of the run's time.";
    }
    tables.iter_mut().for_each(|table| table.note += &note);
    tables
}

/// Calls of CUDA and HIP that are counted.
pub fn offloads(run: &Run) -> Vec<Table> {
    let wanted = |site: &CallSite| site.class.family() == Family::Accelerator;
    let copies = |site: &CallSite| wanted(site) && site.moved.copied() > 0;
    let mut tables = Vec::from_iter(sites(run, "accelerator_sites", "Counted calls that cost most", wanted));
    tables.extend(sizes(run, "accelerator_sizes", "Copies by size", copies));
    tables
}

/// Functions and lines.
pub fn computing(run: &Run) -> Vec<Table> {
    let hot = run.hot();
    let function = |row: &HotRow| {
        let place = run.place(row.frame);
        match (place.function, place.file) {
            ("", "") => place.nameless(),
            ("", _) => place.to_string(),
            (function, "") => format!("{function} ({})", place.module),
            (function, file) => format!("{function} ({})", text::file_name(file)),
        }
    };
    let line = |row: &HotRow| run.place(row.frame).to_string();
    let functions = hottest(
        run,
        "functions",
        "Hottest functions",
        "Function",
        &hot.functions,
        function,
        true,
    );
    let lines = hottest(run, "lines", "Hottest lines", "Line", &hot.lines, line, false);
    let tables = functions.into_iter().chain(lines).chain(own_lines(run));
    tables.chain(imports(run)).collect()
}

/// Of the computing, what libraries do for a program before its lines with them are shown.
const LENT: f64 = 0.1;

/// The program's own lines, with all that libraries compute for them.
fn own_lines(run: &Run) -> Option<Table> {
    let (times, total) = (run.times(), run.times().total());
    let sum = |lines: &[(FrameId, f64)]| lines.iter().map(|(_, seconds)| seconds).sum::<f64>();
    let lent = run.own_compute_for(|_| true, |frame| !run.is_own(frame));
    let lines = run.own_compute(|_| true);
    let own: Vec<(FrameId, f64)> = lines.into_iter().filter(|(frame, _)| run.is_own(*frame)).collect();
    let of_lines: f64 = sum(&lent
        .into_iter()
        .filter(|(frame, _)| run.is_own(*frame))
        .collect::<Vec<_>>());
    if total <= 0.0 || own.is_empty() || of_lines < LENT * sum(&own) {
        return None;
    }
    let error = |seconds: f64| times.share_error(seconds / total, times.observations_together());
    let worth = |(_, seconds): &&(FrameId, f64)| {
        *seconds / total >= LEAST_OF_CALLS && text::is_known(*seconds / total, error(*seconds))
    };
    Some(Table {
        id: "own_lines".into(),
        title: "Lines of the program, with what libraries compute for them".into(),
        note: "Share: of all processes' time.".into(),
        columns: vec![("Line".into(), None), ("Share".into(), Some(Unit::Share))],
        rows: (own.iter().take(ROWS))
            .map(|(frame, seconds)| vec![Cell::Text(run.place(*frame).to_string()), Cell::Number(seconds / total)])
            .collect(),
        bins: false,
        glance: Some(own.iter().take(GLANCE).filter(worth).count() as u32),
        errors: own
            .iter()
            .take(ROWS)
            .map(|(_, seconds)| vec![None, error(*seconds)])
            .collect(),
        adds_up: None,
    })
}

/// What the program's imports of Python modules take.
fn imports(run: &Run) -> Option<Table> {
    let (modules, total) = (&run.imports().modules, run.times().total());
    if modules.is_empty() || total <= 0.0 {
        return None;
    }
    let times = run.times();
    let worth = |imported: &&Imported| imported.seconds / total >= LEAST_OF_CALLS;
    let shown = || modules.iter().take(ROWS);
    let row = |imported: &Imported| {
        vec![
            Cell::Text(match imported.name.as_str() {
                "" => "extension modules".into(),
                name => name.into(),
            }),
            Cell::Text(
                imported
                    .at
                    .map_or("start of Python".into(), |at| run.place(at).to_string()),
            ),
            Cell::Number(imported.seconds / run.ranks().len().max(1) as f64),
            Cell::Number(imported.seconds / total),
        ]
    };
    let errors = |imported: &Imported| {
        let share = times.share_error(imported.seconds / total, times.observations_together());
        vec![None, None, share.map(|share| share * run.elapsed_s()), share]
    };
    Some(Table {
        id: "python_imports".into(),
        title: "Imports of Python modules".into(),
        note: format!(
            "By samples, with all that a module imports itself. Time: of a {}, on average; it is part of the times above.",
            run.rank_noun()
        ),
        columns: vec![
            ("Module".into(), None),
            ("Imported at".into(), None),
            ("Time".into(), Some(Unit::Seconds)),
            ("Share".into(), Some(Unit::Share)),
        ],
        rows: shown().map(row).collect(),
        bins: false,
        glance: Some(modules.iter().take(GLANCE).filter(worth).count() as u32),
        errors: shown().map(errors).collect(),
        adds_up: None,
    })
}

fn hottest(
    run: &Run,
    id: &str,
    title: &str,
    heading: &str,
    rows: &[HotRow],
    name: impl Fn(&HotRow) -> String,
    with_callees: bool,
) -> Option<Table> {
    let total = run.times().total();
    if total <= 0.0 {
        return None;
    }
    let compute = Family::Compute.index();
    let share = |seconds: f64| Cell::Number((seconds / total).clamp(0.0, 1.0));
    // A handful of instructions tells nothing of a place.
    let known_mix = |row: &HotRow| row.mix.samples >= Mix::ENOUGH;
    let part = |row: &HotRow, share: Part| match share(&row.mix).filter(|_| known_mix(row)) {
        Some(part) => Cell::Number(part),
        None => Cell::Nothing,
    };
    let times = run.times();
    let looks = times.observations_together();
    let of_time = |seconds: f64| {
        times
            .share_error(seconds / total, looks)
            .filter(|_| times.rest_on_samples())
    };
    let mut rows: Vec<&HotRow> = rows.iter().filter(|row| row.self_s[compute] > 0.0).collect();
    let worth = |row: &&&HotRow| row.self_s[compute] / total >= LEAST;
    rows.iter().find(worth)?;
    // What may be nothing says nothing at a glance.
    let known = |row: &&&HotRow| text::is_known(row.self_s[compute] / total, of_time(row.self_s[compute]));
    let glance = rows.iter().filter(worth).filter(known).count().min(GLANCE);
    rows.sort_by(|a, b| b.self_s[compute].total_cmp(&a.self_s[compute]));
    let cells = |row: &HotRow| {
        let mut cells = vec![Cell::Text(name(row)), share(row.self_s[compute])];
        if with_callees {
            cells.push(share(row.total_s.iter().sum()));
        }
        cells.extend(KINDS.map(|(_, share)| part(row, share)));
        cells
    };
    let errors = |row: &HotRow| {
        let mut errors = vec![None, of_time(row.self_s[compute])];
        if with_callees {
            errors.push(of_time(row.total_s.iter().sum()));
        }
        errors.extend(KINDS.map(|(_, share)| row.mix.error_of(share(&row.mix)?)));
        errors
    };
    let kept = rows.len().min(ROWS);
    let beyond: f64 = rows[kept..].iter().map(|row| row.self_s[compute]).sum();
    let beyond = match rows.len() - kept {
        0 => String::new(),
        more => format!(" {more} more hold {}.", text::number(Unit::Share, beyond / total)),
    };
    let shown = &rows[..kept];
    let rows: Vec<Vec<Cell>> = shown.iter().copied().map(cells).collect();
    let mut columns = vec![(heading.to_string(), None), ("Itself".into(), Some(Unit::Share))];
    if with_callees {
        columns.push(("With callees".into(), Some(Unit::Share)));
    }
    columns.extend(KINDS.map(|(name, _)| (name.into(), Some(Unit::Share))));
    let errors = shown.iter().copied().map(errors).collect();
    let known = shown.iter().any(|row| known_mix(row));
    let nameless = |row: &&HotRow| {
        let place = run.place(row.frame);
        let stub = place.function.ends_with("@plt");
        let unnamed = place.function.is_empty() || place.file.is_empty();
        let made = run.module_kind(row.frame) == Some(ModuleKind::Jit);
        run.is_own(row.frame) && !stub && !made && unnamed && !run.has_lines(row.frame)
    };
    let unnamed = shown.iter().any(nameless);
    let part = |seconds: f64, error| text::measured(Unit::Share, seconds / total, error).0;
    let computing = part(times.family_total(Family::Compute), times.family_error(Family::Compute));
    let whole = match run.is_samples_only() {
        true => format!("the {}", run.whole()),
        false => "all processes' time".into(),
    };
    let seen: f64 = shown.iter().map(|row| row.self_s[compute]).sum();
    let note = match (with_callees, known) {
        // Code without line numbers has no line here.
        (false, _) if part(seen, of_time(seen)) != computing => format!(
            "Of the {computing} that is computing, lines are known for {}.",
            part(seen, of_time(seen))
        ),
        (false, _) => String::new(),
        (true, false) => format!("Shares are of {whole}, of which {computing} is computing."),
        (true, true) => format!(
            "Shares are of {whole}, of which {computing} is computing; those of instructions are of the \
             place's own computing, where at least {} samples of it were decoded; Memory: those that read or write it, arithmetic among them.",
            Mix::ENOUGH
        ),
    };
    let hint = match with_callees && unnamed {
        true if run.recorded() == Recorded::OnCpu => NO_LINES,
        true if !run.is_imported() => NO_NAMES,
        _ => "",
    };
    let made = nameless_code(run).filter(|_| with_callees);
    let made = made.map_or(String::new(), |sentence| format!(" {sentence}"));
    if !known {
        columns.truncate(columns.len() - 3);
    }
    let width = columns.len();
    let rows: Vec<Vec<Cell>> = rows
        .into_iter()
        .map(|cells| cells.into_iter().take(width).collect())
        .collect();
    (!rows.is_empty()).then(|| Table {
        id: id.into(),
        title: title.into(),
        columns,
        rows,
        note: format!("{note}{beyond}{hint}{made}"),
        bins: false,
        glance: Some(glance as u32),
        errors,
        adds_up: Some(1),
    })
}

fn sites(run: &Run, id: &str, title: &str, wanted: impl Fn(&CallSite) -> bool) -> Option<Table> {
    let ranks = run.ranks().len().max(1) as f64;
    let sites: Vec<&CallSite> = run
        .call_sites()
        .iter()
        .filter(|site| wanted(site) && (site.count > 0 || run.is_imported() && site.time_s > 0.0))
        .collect();
    let all: f64 = sites.iter().map(|site| site.time_s).sum();
    let total = run.times().total().max(all);
    let known = |site: &&CallSite| text::is_known(site.time_s, Some(site.error_s));
    let worth = |site: &&CallSite| total > 0.0 && site.time_s / total >= LEAST && known(site);
    let worth_a_line = sites.iter().copied().filter(worth).count();
    // Calls that took no time to speak of are not worth a table at a glance.
    let glance = match all / total >= LEAST {
        true => worth_a_line.clamp(FEWEST, GLANCE) as u32,
        false => 0,
    };
    let shown: Vec<&CallSite> = sites.iter().copied().take(ROWS).collect();
    let rows = shown
        .iter()
        .map(|site| {
            let bytes = site.moved.passed();
            vec![
                Cell::Text(run.call_name(site.call).into()),
                Cell::Text(site.place(run).to_string()),
                Cell::Number(site.time_s / ranks),
                if all > 0.0 {
                    Cell::Number(site.time_s / all)
                } else {
                    Cell::Nothing
                },
                match site.count {
                    0 => Cell::Nothing,
                    count => Cell::Number(count as f64),
                },
                if bytes > 0 {
                    Cell::Number(bytes as f64)
                } else {
                    Cell::Nothing
                },
                if bytes > 0 && site.count > 0 {
                    Cell::Number(bytes as f64 / site.count as f64)
                } else {
                    Cell::Nothing
                },
                site.most
                    .map_or(Cell::Nothing, |(rank, _)| Cell::Text(rank.0.to_string())),
            ]
        })
        .collect::<Vec<_>>();
    // Of a part of a sum, what is uncertain of the part and of the rest.
    let square: f64 = sites.iter().map(|site| site.error_s.powi(2)).sum();
    let of_all = |site: &CallSite| {
        let (part, own) = (site.time_s / all, site.error_s.powi(2));
        ((1.0 - part).powi(2) * own + part.powi(2) * (square - own).max(0.0)).sqrt() / all
    };
    let errors = (shown.iter())
        .map(|site| vec![None, None, Some(site.error_s / ranks), Some(of_all(site))])
        .collect();
    let noun = run.rank_noun();
    let mut columns: Vec<(String, Option<Unit>)> = vec![
        ("Call".into(), None),
        ("Called from".into(), None),
        ("Time".into(), Some(Unit::Seconds)),
        ("Share".into(), Some(Unit::Share)),
        ("Calls".into(), Some(Unit::Count)),
        ("Bytes".into(), Some(Unit::Bytes)),
        ("Mean size".into(), Some(Unit::Bytes)),
    ];
    if run.ranks().len() > 1 {
        columns.push((format!("Most on {noun}"), None));
    }
    let width = columns.len();
    let rows: Vec<Vec<Cell>> = rows
        .into_iter()
        .map(|cells| cells.into_iter().take(width).collect())
        .collect();
    let rest = sites.len() - shown.len();
    let more = if rest > 0 {
        format!(" {rest} more took less.")
    } else {
        String::new()
    };
    let share = "Share: of the time in all such calls.";
    let note = if run.ranks().len() > 1 {
        format!(
            "Time: mean over {}. {share} Calls and bytes: all together.{more}",
            run.rank_nouns()
        )
    } else {
        format!("Time: all threads together. {share}{more}")
    };
    (!rows.is_empty()).then(|| Table {
        id: id.into(),
        title: title.into(),
        columns,
        rows,
        note,
        bins: false,
        glance: Some(glance),
        errors,
        adds_up: (all > 0.0).then_some(SHARE),
    })
}
