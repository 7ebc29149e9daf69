//! The table of parallel regions of OpenMP.

use crate::report::ROWS;
use crate::{Cell, Table};
use model::{ParallelRegion, Run};
use text::Unit;

/// Most rows at a glance.
const GLANCE: usize = 12;

/// What a region takes of the time of all, less than which it is not worth a line at a glance.
const LEAST: f64 = 0.005;

/// Parallel regions by place.
pub fn tables(run: &Run) -> Vec<Table> {
    let regions = run.parallel_regions();
    if regions.is_empty() {
        return Vec::new();
    }
    let all: f64 = regions.iter().map(|region| region.time_s).sum();
    let worth = regions.iter().filter(|region| region.time_s >= LEAST * all).count();
    let processes = (0..run.ranks().len()).filter(|&rank| regions.iter().any(|region| region.by_rank[rank] > 0.0));
    let processes = processes.count().max(1) as f64;
    let columns = [
        ("Region", None),
        ("Calls", Some(Unit::Count)),
        ("Time", Some(Unit::Seconds)),
        ("Mean", Some(Unit::Seconds)),
        ("Threads", Some(Unit::Count)),
        ("At work", Some(Unit::Share)),
        ("At the end", Some(Unit::Share)),
        ("Starting", Some(Unit::Share)),
        ("Barriers", Some(Unit::Share)),
        ("Imbalance", Some(Unit::Share)),
    ];
    let row = |region: &ParallelRegion| {
        let team = &region.team;
        let share = |part: f64| number(team.share(part));
        vec![
            Cell::Text(without_copy(&region.place(run).to_string())),
            Cell::Number(region.count as f64),
            Cell::Number(region.time_s / processes),
            number(region.mean_s()),
            number(Some(f64::from(region.threads)).filter(|threads| *threads > 0.0)),
            share(team.busy_s),
            share(team.end_s),
            share(team.start_s),
            share(team.barrier_s),
            share(team.imbalance_s),
        ]
    };
    let time = match processes {
        2.0.. => "Calls: all together. Time: elapsed, mean over the processes that had any.",
        _ => "Time: elapsed.",
    };
    let tasks: u64 = regions.iter().map(|region| region.tasks).sum();
    let tasked = match tasks {
        0 => "",
        _ => " Of regions in which tasks are made the shares are not known.",
    };
    let open: u64 = regions
        .iter()
        .map(|region| region.count.saturating_sub(region.ended))
        .sum();
    let unended = match open {
        0 => String::new(),
        1 => " One did not end: its time is in no column.".into(),
        _ => format!(" {open} did not end: their time is in no column."),
    };
    vec![Table {
        id: "openmp_regions".into(),
        title: "Parallel regions".into(),
        columns: columns.map(|(heading, unit)| (heading.into(), unit)).into(),
        rows: regions.iter().take(ROWS).map(row).collect(),
        note: format!(
            "{time} A region within another is in the time of both. Shares: of threads × time; at work, at the region's end, starting, \
             and at barriers within it make up the whole; at work holds what threads wait at locks, critical sections and `ordered`; imbalance: working less than the thread that works longest.{tasked}{unended}"
        ),
        bins: false,
        glance: Some(worth.clamp(1, GLANCE) as u32),
        errors: Vec::new(),
        adds_up: None,
    }]
}

/// Of gcc's name for the code of a region the function that its author wrote.
fn without_copy(place: &str) -> String {
    let copy = place.find(" [clone ._omp_fn").or_else(|| place.find("._omp_fn"));
    let Some(start) = copy else {
        return place.into();
    };
    let end = place[start + 1..].find(" (").map_or(place.len(), |at| start + 1 + at);
    format!("{}{}", &place[..start], &place[end..])
}

fn number(value: Option<f64>) -> Cell {
    value.map_or(Cell::Nothing, Cell::Number)
}

#[cfg(test)]
mod tests {
    use crate::Cell;
    use model::TeamTime;
    use model::fixture::{Fixture, ParallelOf};

    #[test]
    fn regions_have_their_time_and_what_their_threads_did() {
        let team = TeamTime {
            start_s: 0.0,
            busy_s: 3.0,
            barrier_s: 0.0,
            end_s: 1.0,
            imbalance_s: 1.0,
        };
        let of = |count, team| ParallelOf {
            count,
            time_s: 2.0,
            team,
            tasks: 0,
        };
        let run = Fixture::new("U4")
            .parallel(0, "solve@a.c:7", of(4, team))
            .parallel(0, "tree@a.c:9", of(1, TeamTime::default()))
            .run();
        let tables = super::tables(&run);
        let number = Cell::Number;
        assert_eq!(tables[0].rows[0][0], Cell::Text("solve (a.c:7)".into()));
        assert_eq!(
            tables[0].rows[0][1..],
            [4.0, 2.0, 0.5, 2.0, 0.75, 0.25, 0.0, 0.0, 0.25].map(number)
        );
        assert_eq!(tables[0].rows[1][5..], [const { Cell::Nothing }; 5]);
    }

    #[test]
    fn a_region_has_the_name_of_its_function() {
        for (place, told) in [
            ("step._omp_fn.0 (a.c:7)", "step (a.c:7)"),
            (
                "f<int (*)(int)>(int) [clone ._omp_fn.1] (a.cpp:9)",
                "f<int (*)(int)>(int) (a.cpp:9)",
            ),
            ("step._omp_fn.0.cold", "step"),
            ("step (a.c:7)", "step (a.c:7)"),
        ] {
            assert_eq!(super::without_copy(place), told);
        }
    }

    #[test]
    fn a_program_without_openmp_has_no_table() {
        assert!(super::tables(&Fixture::new("U").run()).is_empty());
    }
}
