//! Tables of regions that the program names, and of numbers that it tells.

use crate::report::ROWS;
use crate::{Cell, Table};
use model::{Family, Region, Run};
use text::Unit;

/// Most rows at a glance.
const GLANCE: usize = 12;

/// Regions, how they differ among ranks, and numbers.
pub fn tables(run: &Run) -> Vec<Table> {
    let told = [time(run), ranks(run), values(run)];
    told.into_iter().flatten().collect()
}

fn number(value: Option<f64>) -> Cell {
    value.map_or(Cell::Nothing, Cell::Number)
}

fn heading(text: &str, unit: Option<Unit>) -> (String, Option<Unit>) {
    (text.into(), unit)
}

fn table(id: &str, title: &str, columns: Vec<(String, Option<Unit>)>, rows: Vec<Vec<Cell>>, note: String) -> Table {
    Table {
        id: id.into(),
        title: title.into(),
        columns,
        glance: Some(rows.len().min(GLANCE) as u32),
        rows,
        note,
        bins: false,
        errors: Vec::new(),
        adds_up: None,
    }
}

fn time(run: &Run) -> Option<Table> {
    let regions = &run.regions().rows;
    let times = run.times();
    let mut columns = vec![
        heading("Region", None),
        heading("Calls", Some(Unit::Count)),
        heading("Time", Some(Unit::Seconds)),
    ];
    columns.extend(Family::ALL.map(|family| heading(family.label(), Some(Unit::Share))));
    // What no region has any of is not worth a column.
    let met = |family: Family| regions.iter().any(|region| region.families[family.index()] > 0.0);
    let row = |region: &Region| {
        let mut cells = vec![
            Cell::Text(region.path.clone()),
            Cell::Number(region.calls as f64),
            Cell::Number(region.mean_s()),
        ];
        cells.extend(Family::ALL.map(|family| number(region.share(family).filter(|_| met(family)))));
        cells
    };
    let errors = |region: &Region| {
        let looks = times.observations_together() * region.sampled_s() / times.total().max(f64::MIN_POSITIVE);
        let of = |family| times.share_error(region.share(family).filter(|_| met(family))?, looks.max(1.0));
        let mut errors = vec![None; 3];
        errors.extend(Family::ALL.map(of));
        errors
    };
    let open: u64 = regions.iter().map(|region| region.open).sum();
    let unended = match open {
        0 => String::new(),
        1 => " One was never ended: it lasts until its process's end.".into(),
        _ => format!(" {open} were never ended: they last until their process's end."),
    };
    let time = match run.ranks().len() {
        1 => "Time: elapsed, what is inside included, of the thread that spent most in it.".into(),
        _ => format!(
            "Calls: all together. Time: elapsed, what is inside included, of the thread that spent most in it, mean over {}{}.",
            run.rank_nouns(),
            if run.has_mpi() { "" } else { " that were in it" }
        ),
    };
    let note = format!("{time} Both are exact; what the time went to is sampled.{unended}");
    let rows = regions.iter().take(ROWS).map(row).collect();
    let mut table = table("regions", "Regions of the program", columns, rows, note);
    table.errors = regions.iter().take(ROWS).map(errors).collect();
    (!regions.is_empty()).then_some(table)
}

fn ranks(run: &Run) -> Option<Table> {
    let regions = &run.regions().rows;
    let noun = run.rank_noun();
    let columns = vec![
        heading("Region", None),
        heading("Least", Some(Unit::Seconds)),
        heading(&format!("Least on {noun}"), Some(Unit::Count)),
        heading("Most", Some(Unit::Seconds)),
        heading(&format!("Most on {noun}"), Some(Unit::Count)),
        heading("Imbalance", Some(Unit::Share)),
    ];
    let row = |region: &Region| {
        let mut cells = vec![Cell::Text(region.path.clone())];
        for (rank, seconds) in region.extremes()? {
            cells.extend([seconds, f64::from(run.ranks()[rank].id.0)].map(Cell::Number));
        }
        cells.push(number(region.imbalance()));
        Some(cells)
    };
    let rows: Vec<_> = regions.iter().take(ROWS).filter_map(row).collect();
    let note = format!(
        "Imbalance: 1 - mean / most, the part of the slowest {noun}'s time that an even distribution would save."
    );
    (!rows.is_empty()).then(|| table("region_ranks", &format!("Regions by {noun}"), columns, rows, note))
}

fn values(run: &Run) -> Option<Table> {
    let values = &run.regions().values;
    let columns = vec![
        heading("Number", None),
        heading("Told", Some(Unit::Count)),
        heading("Mean", Some(Unit::Ratio)),
        heading("Least", Some(Unit::Ratio)),
        heading("Greatest", Some(Unit::Ratio)),
        heading("Last", Some(Unit::Ratio)),
        heading("Not finite", Some(Unit::Count)),
    ];
    let rows = values.iter().take(ROWS).map(|told| {
        vec![
            Cell::Text(told.name.clone()),
            Cell::Number(told.count as f64),
            number(told.mean),
            number(told.min),
            number(told.max),
            number(told.last),
            number(Some(told.odd as f64).filter(|odd| *odd > 0.0)),
        ]
    });
    let last = match run.ranks().len() {
        1 => String::new(),
        _ => format!("Last: of the first {} that told one.", run.rank_noun()),
    };
    let rows = rows.collect();
    (!values.is_empty()).then(|| table("region_values", "Numbers that the program told", columns, rows, last))
}

#[cfg(test)]
mod tests {
    use crate::Cell;
    use model::fixture::Fixture;

    #[test]
    fn regions_have_their_time_and_what_it_went_to() {
        let run = Fixture::new("UUMM\nUUUM")
            .region(0, &["solve"], 3, 4.0, 0..4)
            .region(1, &["solve"], 3, 2.0, 1..4)
            .value(0, "residual", &[0.25])
            .run();
        let tables = super::tables(&run);
        let told: Vec<&str> = tables.iter().map(|table| table.id.as_str()).collect();
        assert_eq!(told, ["regions", "region_ranks", "region_values"]);
        let number = Cell::Number;
        assert_eq!(
            tables[0].rows,
            [[
                Cell::Text("solve".into()),
                number(6.0),
                number(3.0),
                number(4.0 / 7.0),
                number(3.0 / 7.0),
                Cell::Nothing,
                Cell::Nothing,
                Cell::Nothing
            ]]
        );
        assert_eq!(tables[1].rows[0][1..], [2.0, 1.0, 4.0, 0.0, 0.25].map(Cell::Number));
        assert_eq!(tables[2].rows[0][6], Cell::Nothing);
    }

    #[test]
    fn a_program_that_names_none_has_no_table() {
        assert!(super::tables(&Fixture::new("U").run()).is_empty());
    }
}
