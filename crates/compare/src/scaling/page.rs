//! The series in sentences, as a page, as CSV and as JSON.

use super::{Crossing, Growth, GrowthKind, Kind, Model, Scaling};
use page::plot::{Axis, Line, Plot, Point};
use report::{Cell, Report, Section, Table};
use text::{Unit, capital, counted, csv_record, measured, number, plural};

/// Rows of a table of growth on a page for people.
const ROWS: usize = 12;
/// Scales of its tables: a text page has room for as many.
const SCALES: usize = 6;

impl Scaling {
    /// What the series shows, in sentences.
    pub(super) fn said(&self) -> String {
        let (Some(first), Some(last)) = (self.scales.first(), self.scales.last()) else {
            return String::new();
        };
        let nouns = plural(&self.noun);
        let efficiency = number(Unit::Share, last.speedup / last.ideal);
        let mut said = vec![match self.kind {
            Kind::Strong if last.speedup < 1.0 => format!(
                "From {} to {} {nouns} it is {} × slower where {} × faster would be ideal.",
                first.n,
                last.n,
                number(Unit::Ratio, 1.0 / last.speedup),
                number(Unit::Ratio, last.ideal)
            ),
            Kind::Strong => format!(
                "From {} to {} {nouns} it is {} × faster where {} would be ideal, an efficiency of {efficiency}.",
                first.n,
                last.n,
                number(Unit::Ratio, last.speedup),
                number(Unit::Ratio, last.ideal)
            ),
            Kind::Weak => format!(
                "From {} to {} {nouns}, with as many times the work, the elapsed time goes from {} to {}, an efficiency of {efficiency}.",
                first.n,
                last.n,
                number(Unit::Seconds, first.elapsed_s),
                number(Unit::Seconds, last.elapsed_s)
            ),
        }];
        said.push(self.kind_why.clone());
        // The law knows nothing that gets slower.
        if let Some(law) = self.amdahl.as_ref().filter(|_| last.speedup >= 1.0) {
            let (serial, error) = measured(
                Unit::Share,
                law.serial,
                law.error.map(|error| error / text::SHOWN_ERRORS),
            );
            let serial = format!("{serial} {error}");
            let none_faster = |limit: f64| number(Unit::Ratio, limit) == number(Unit::Ratio, 1.0);
            said.push(match law.limit() {
                Some(limit) if none_faster(limit) => {
                    format!("By Amdahl's law all of the work is serial: more {nouns} make it no faster.")
                }
                Some(limit) => format!(
                    "By Amdahl's law {} of the work of one {} is serial, so that no number of them is more than {} × faster \
                     than one (the law is off by {} on average).",
                    serial.trim_end(),
                    self.noun,
                    number(Unit::Ratio, limit),
                    number(Unit::Share, law.residual)
                ),
                None => "By Amdahl's law nothing of the work is serial.".into(),
            });
        }
        for crossing in &self.crossings {
            said.push(format!("{}.", capital(&self.at(crossing))));
        }
        said.push(match &self.next {
            Some(next) => format!("The next run worth making is on {} {nouns}: {}.", next.n, next.why),
            None if !self.sharing().is_empty() => format!(
                "On {} {nouns} the run's threads shared cores: these runs show nothing of a larger machine and are in no model. The next \
                 run worth making is one with a core for each thread.",
                text::and(&self.sharing())
            ),
            None => "No further run would tell much more.".into(),
        });
        said.join(" ")
    }

    /// Places of the scales that tables have: the first, the last, and some between.
    fn told(&self) -> Vec<usize> {
        let last = self.scales.len() - 1;
        match last < SCALES {
            true => (0..=last).collect(),
            false => (0..SCALES)
                .map(|at| (at * last + (SCALES - 1) / 2) / (SCALES - 1))
                .collect(),
        }
    }

    /// The scales whose threads shared cores.
    fn sharing(&self) -> Vec<String> {
        let sharing = self.scales.iter().filter(|scale| scale.shares_cores);
        sharing.map(|scale| scale.n.to_string()).collect()
    }

    /// "at 190 ± 30 ranks efficiency falls below 80 %".
    fn at(&self, crossing: &Crossing) -> String {
        if let [first, second, ..] = self.scales.as_slice()
            && crossing.n < 0.5 * f64::from(first.n + second.n)
        {
            return format!("already on {} {} {}", second.n, plural(&self.noun), crossing.what);
        }
        let error = crossing.error.filter(|error| *error >= 0.5);
        let error = error.map_or(String::new(), |error| format!("\u{a0}±\u{a0}{}", error.ceil()));
        let n = match crossing.n {
            n if error.is_empty() => format!("some {}", two_digits(n)),
            n => n.round().to_string(),
        };
        format!("at {n}{error} {} {}", plural(&self.noun), crossing.what)
    }

    /// The page for people.
    pub fn page(&self) -> Report {
        let title = format!("{}, {} scaling", self.name, self.kind.word());
        let columns = |more: &[(&str, Option<Unit>)]| -> Vec<(String, Option<Unit>)> {
            more.iter()
                .map(|(heading, unit)| (heading.to_string(), *unit))
                .collect()
        };
        let told = self.told();
        let mut sections = vec![section(
            "scales",
            "Speed-up",
            table(
                columns(&[
                    (&plural(&self.noun), None),
                    ("runs", Some(Unit::Count)),
                    ("elapsed", Some(Unit::Seconds)),
                    ("speed-up", Some(Unit::Ratio)),
                    ("ideal", Some(Unit::Ratio)),
                    ("efficiency", Some(Unit::Share)),
                    ("useful, all", Some(Unit::Seconds)),
                ]),
                (told.iter().map(|at| &self.scales[*at]))
                    .map(|scale| {
                        let mut cells = vec![Cell::Text(scale.n.to_string())];
                        let numbers = [
                            scale.files.len() as f64,
                            scale.elapsed_s,
                            scale.speedup,
                            scale.ideal,
                            scale.speedup / scale.ideal,
                        ];
                        cells.extend(numbers.map(Cell::Number));
                        cells.push(known(scale.useful_s));
                        cells
                    })
                    .collect(),
            ),
        )];
        let mut by_scale = vec![(String::new(), None)];
        by_scale.extend((told.iter()).map(|at| (self.scales[*at].n.to_string(), Some(Unit::Share))));
        let tree = (self.efficiencies.iter()).map(|row| {
            let name = Cell::Text(format!("{}{}", "\u{a0}\u{a0}".repeat(row.depth.into()), row.label));
            std::iter::once(name)
                .chain(told.iter().map(|at| known(row.values[*at])))
                .collect()
        });
        let tree = table(by_scale, tree.collect());
        if !tree.rows.is_empty() {
            sections.push(section(
                "efficiencies",
                &format!("Efficiency by {}", plural(&self.noun)),
                tree,
            ));
        }
        for (kind, id, title) in [
            (GrowthKind::Family, "families", "Growth by class"),
            (GrowthKind::Function, "functions", "Growth of computing, by function"),
            (GrowthKind::Site, "sites", "Growth by call site"),
        ] {
            sections.extend(self.grown(kind, id, title));
        }
        let mut notes = self.notes.clone();
        if told.len() < self.scales.len() {
            notes.push(format!(
                "The tables have {SCALES} of {} scales; JSON and CSV have all.",
                self.scales.len()
            ));
        }
        notes.push(METHOD.into());
        let ranks = |n: Option<&super::Scale>| n.map_or(0, |scale| scale.n);
        let runs: usize = self.scales.iter().map(|scale| scale.files.len()).sum();
        let over = format!(
            "{} on {} to {} {}",
            counted(runs as f64, "run"),
            ranks(self.scales.first()),
            ranks(self.scales.last()),
            plural(&self.noun)
        );
        let mut report = Report::of_sections(
            title,
            vec![("Series".into(), over)],
            self.verdict.clone(),
            sections,
            notes,
        );
        report.figure = self.figure();
        report
    }

    fn grown(&self, kind: GrowthKind, id: &str, title: &str) -> Option<Section> {
        let (first, last) = (self.scales.first()?, self.scales.last()?);
        let heading = |n: u32| format!("on {n}");
        let columns = vec![
            (String::new(), None),
            (heading(first.n), Some(Unit::Seconds)),
            (heading(last.n), Some(Unit::Seconds)),
            ("growth".to_string(), None),
            ("seconds of a rank".to_string(), None),
        ];
        let cells = |row: &Growth| {
            let end = |value: Option<&Option<f64>>| known(value.copied().flatten());
            let growth = match (&row.model, row.exponent) {
                (Some(model), _) if model.terms.is_empty() => "constant".into(),
                (_, Some(exponent)) => format!("n^{exponent:.1}").replace('-', "−"),
                _ => "–".into(),
            };
            let formula = row.model.as_ref().map_or("–".into(), formula);
            vec![
                Cell::Text(row.title()),
                end(row.seconds.first()),
                end(row.seconds.last()),
                Cell::Text(growth),
                Cell::Text(formula),
            ]
        };
        let rows: Vec<Vec<Cell>> = self
            .growth
            .iter()
            .filter(|row| row.kind == kind)
            .take(ROWS)
            .map(cells)
            .collect();
        (!rows.is_empty()).then(|| section(id, title, table(columns, rows)))
    }

    /// Speed-up against scale: measured, ideal, and by Amdahl's law.
    fn figure(&self) -> String {
        let at = |of: &dyn Fn(&super::Scale) -> Option<f64>| -> Vec<Point> {
            let point = |scale: &super::Scale| Point {
                x: f64::from(scale.n),
                y: of(scale),
                interval: None,
            };
            self.scales.iter().map(point).collect()
        };
        let line = |label, points| Line { label, points };
        let mut lines = vec![
            line("measured", at(&|scale| Some(scale.speedup))),
            line("ideal", at(&|scale| Some(scale.ideal))),
        ];
        if let (Some(law), Some(first)) = (&self.amdahl, self.scales.first()) {
            let base = law.at(f64::from(first.n));
            lines.push(line(
                "by Amdahl's law",
                at(&|scale| Some(base / law.at(f64::from(scale.n)))),
            ));
        }
        let ratio = |value: f64| number(Unit::Ratio, value);
        let whole = |value: f64| format!("{value}");
        let mut out = String::new();
        Plot {
            title: "Speed-up",
            x: Axis {
                label: &plural(&self.noun),
                logarithmic: true,
                binary: true,
                number: &whole,
            },
            y: Axis {
                label: "speed-up",
                logarithmic: true,
                binary: true,
                number: &ratio,
            },
            lines,
            reference: None,
            caption: "",
        }
        .write(&mut out);
        out
    }

    /// Indented, ended by a newline.
    pub fn to_json(&self) -> String {
        text::json(self)
    }

    /// A number a line: what, which, its scale, value, unit.
    pub fn to_csv(&self) -> String {
        let mut out = String::from("kind,name,place,n,value,unit\n");
        let mut add = |fields: [&str; 3], n: u32, value: Option<f64>, unit: &str| {
            if let Some(value) = value {
                let [kind, name, place] = fields;
                out.push_str(&csv_record(&[
                    kind,
                    name,
                    place,
                    &n.to_string(),
                    &value.to_string(),
                    unit,
                ]));
            }
        };
        for scale in &self.scales {
            add(["scale", "elapsed", ""], scale.n, Some(scale.elapsed_s), "s");
            add(["scale", "speedup", ""], scale.n, Some(scale.speedup), "1");
            add(["scale", "useful", ""], scale.n, scale.useful_s, "s");
        }
        for (at, scale) in self.scales.iter().enumerate() {
            for row in &self.efficiencies {
                add(["efficiency", &row.id, ""], scale.n, row.values[at], "1");
            }
            for row in &self.growth {
                let kind = match row.kind {
                    GrowthKind::Family => "family",
                    GrowthKind::Function => "function",
                    GrowthKind::Site => "site",
                };
                add([kind, &row.name, &row.place], scale.n, row.seconds[at], "s");
            }
        }
        out
    }
}

const METHOD: &str = "Efficiencies are POP's: global = parallel × computation scalability, parallel = load balance × communication. \
    Growth is the performance model normal form of Extra-P, one term or two, of the seconds of a rank; what is written n^1.0 \
    doubles with the scale, n^−1.0 is shared out. A model is followed to 16 times the largest scale, no further.";

fn formula(model: &Model) -> String {
    model.formula(&|value| three_digits(value))
}

fn three_digits(value: f64) -> String {
    if value == 0.0 || (1e-3..1e4).contains(&value.abs()) {
        return number(Unit::Ratio, value);
    }
    format!("{value:.1e}").replace('-', "−")
}

fn two_digits(value: f64) -> String {
    let step = 10f64.powf(value.log10().floor() - 1.0).max(1.0);
    format!("{}", (value / step).round() * step)
}

fn known(value: Option<f64>) -> Cell {
    value.map_or(Cell::Nothing, Cell::Number)
}

fn table(columns: Vec<(String, Option<Unit>)>, rows: Vec<Vec<Cell>>) -> Table {
    Table {
        id: "table".into(),
        title: String::new(),
        columns,
        rows,
        note: String::new(),
        bins: false,
        glance: None,
        errors: Vec::new(),
        adds_up: None,
    }
}

fn section(id: &str, title: &str, table: Table) -> Section {
    Section {
        id: format!("scaling_{id}"),
        title: title.into(),
        tables: vec![table],
        ..Section::default()
    }
}
