//! pprof's profile: of each row every stack once, with its samples and nanoseconds.
//!
//! Labels say whose a stack is: `rank`, `thread`, `node`, `class` and `call`. Modules are mappings, at
//! addresses that are ours: a module's own addresses begin at the mapping's start.

mod message;

use crate::error::Error;
use crate::span::Clock;
use crate::stack::{Spot, Stacks, Step};
use crate::viewer::Page;
use message::{Function, Label, Line, Location, Mapping, Profile, Sample, ValueType};
use model::{CallId, Class, FrameId};
use prost::Message;
use std::collections::{BTreeMap, HashMap};
use std::io::Write;

/// Room that a module has among the addresses.
const ROOM_BITS: u32 = 40;

/// Writes a profile; the caller packs it. An error where `out` cannot be written to.
pub fn write(page: &Page, out: &mut dyn Write) -> Result<(), Error> {
    let mut export = Export {
        page,
        stacks: Stacks::new(page.run, false),
        strings: Strings::default(),
        mappings: HashMap::new(),
        functions: HashMap::new(),
        locations: HashMap::new(),
        new: Profile::default(),
    };
    let head = export.head();
    put(&head, out)?;
    let rows = if page.merge { page.rows.len() } else { 1 };
    for rows in page.rows.chunks(rows.max(1)) {
        let samples = &page.run.tables().samples;
        let mut sums: BTreeMap<(u32, u32), (Class, u64, u64)> = BTreeMap::new();
        for sample in rows.iter().flat_map(|row| row.samples.clone()) {
            let key = (export.stacks.of(sample), samples.call[sample]);
            let sum = sums.entry(key).or_insert((page.run.sample_classes()[sample], 0, 0));
            sum.1 += 1;
            sum.2 = sum.2.saturating_add(samples.weight[sample].into());
        }
        let of_row = if page.merge {
            Vec::new()
        } else {
            export.row_labels(&rows[0])
        };
        for ((stack, call), (class, count, ticks)) in sums {
            let mut label = of_row.clone();
            label.push(export.label("class", class.label()));
            if !page.run.call_name(CallId(call)).is_empty() {
                label.push(export.label("call", page.run.call_name(CallId(call))));
            }
            let sample = Sample {
                location_id: export.stack(stack),
                value: vec![count as i64, Clock::of(page.run).ns(ticks) as i64],
                label,
            };
            export.new.sample.push(sample);
            put(&export.new, out)?;
            export.new = Profile::default();
        }
    }
    let string_table = export.strings.list;
    put(
        &Profile {
            string_table,
            ..Profile::default()
        },
        out,
    )
}

fn put(part: &Profile, out: &mut dyn Write) -> Result<(), Error> {
    Ok(out.write_all(&part.encode_to_vec())?)
}

/// The string table: text 0 is empty.
struct Strings {
    list: Vec<String>,
    numbers: HashMap<String, i64>,
}

impl Default for Strings {
    fn default() -> Strings {
        Strings {
            list: vec![String::new()],
            numbers: HashMap::from([(String::new(), 0)]),
        }
    }
}

impl Strings {
    fn number(&mut self, text: &str) -> i64 {
        if let Some(number) = self.numbers.get(text) {
            return *number;
        }
        let number = self.list.len() as i64;
        self.list.push(text.into());
        self.numbers.insert(text.into(), number);
        number
    }
}

struct Export<'a> {
    page: &'a Page<'a>,
    stacks: Stacks<'a>,
    strings: Strings,
    /// By row of `modules`.
    mappings: HashMap<u32, u64>,
    /// By name and file.
    functions: HashMap<(i64, i64), u64>,
    locations: HashMap<Spot, u64>,
    /// What is not written yet.
    new: Profile,
}

impl Export<'_> {
    fn head(&mut self) -> Profile {
        let (facts, clock) = (self.page.run.facts(), Clock::of(self.page.run));
        let mut kind = |kind: &str, unit: &str| ValueType {
            kind: self.strings.number(kind),
            unit: self.strings.number(unit),
        };
        let (samples, wall) = (kind("samples", "count"), kind("wall", "nanoseconds"));
        let comment = (self.page.metadata().iter())
            .map(|(label, value)| self.strings.number(&format!("{label}: {value}")))
            .collect();
        Profile {
            sample_type: vec![samples, wall],
            time_nanos: facts.start_unix_ns,
            duration_nanos: i64::try_from(facts.elapsed_ns).unwrap_or(0),
            period_type: Some(wall),
            period: clock.tick_ns() as i64,
            comment,
            default_sample_type: wall.kind,
            ..Profile::default()
        }
    }

    fn label(&mut self, key: &str, text: &str) -> Label {
        Label {
            key: self.strings.number(key),
            text: self.strings.number(text),
        }
    }

    fn row_labels(&mut self, row: &crate::row::Row) -> Vec<Label> {
        let run = self.page.run;
        let mut labels = vec![self.label("thread", &row.label(run))];
        if let Some(rank) = row.rank {
            // A text: readers leave out labels whose number is 0.
            labels.push(self.label(run.rank_noun(), &run.ranks()[rank].id.0.to_string()));
        }
        if !row.node(run).is_empty() {
            labels.push(self.label("node", row.node(run)));
        }
        labels
    }

    /// Locations of a stack, innermost first: steps inlined into one another are one location.
    fn stack(&mut self, stack: u32) -> Vec<u64> {
        let mut path = Vec::new();
        self.stacks.path(stack, &mut path);
        let steps: Vec<Step> = path.iter().map(|step| self.stacks.step(*step)).collect();
        let locations = steps
            .chunk_by(|_, inner| inner.inlined)
            .map(|steps| self.location(steps));
        let mut ids: Vec<u64> = locations.collect();
        ids.reverse();
        ids
    }

    /// The location of steps at one address, outermost first.
    fn location(&mut self, steps: &[Step]) -> u64 {
        let Some(innermost) = steps.last() else { return 0 };
        if let Some(id) = self.locations.get(&innermost.spot) {
            return *id;
        }
        let line = (steps.iter().rev())
            .map(|step| Line {
                function_id: self.function(*step),
                line: self.stacks.place(*step).line.into(),
            })
            .collect();
        let (mapping_id, address) = match innermost.spot {
            Spot::Frame(frame) => self.address(frame),
            _ => (0, 0),
        };
        let id = self.locations.len() as u64 + 1;
        self.locations.insert(innermost.spot, id);
        self.new.location.push(Location {
            id,
            mapping_id,
            address,
            line,
        });
        id
    }

    fn function(&mut self, step: Step) -> u64 {
        let name = self.strings.number(&self.stacks.name(step));
        let filename = self.strings.number(self.stacks.place(step).file);
        let next = self.functions.len() as u64 + 1;
        *self.functions.entry((name, filename)).or_insert_with(|| {
            self.new.function.push(Function {
                id: next,
                name,
                system_name: name,
                filename,
            });
            next
        })
    }

    /// Mapping and address of a frame; 0 where its module is not known.
    fn address(&mut self, frame: FrameId) -> (u64, u64) {
        let tables = self.page.run.tables();
        let frame = tables.frames.row(frame.0);
        if frame.module as usize >= tables.modules.len() || frame.module >= 1 << (63 - ROOM_BITS) {
            return (0, 0);
        }
        let start = (u64::from(frame.module) + 1) << ROOM_BITS;
        let address = start + frame.offset.min((1 << ROOM_BITS) - 1);
        if let Some(id) = self.mappings.get(&frame.module) {
            return (*id, address);
        }
        let module = tables.modules.row(frame.module);
        let id = self.mappings.len() as u64 + 1;
        self.mappings.insert(frame.module, id);
        self.new.mapping.push(Mapping {
            id,
            memory_start: start,
            memory_limit: start + (1 << ROOM_BITS),
            filename: self.strings.number(self.page.run.text(module.path)),
            build_id: self.strings.number(self.page.run.text(module.build_id)),
            // Nothing is left to be looked up.
            has_functions: true,
            has_filenames: true,
            has_line_numbers: true,
            has_inline_frames: true,
        });
        (id, address)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Choice, Viewer};
    use model::Run;
    use model::fixture::Fixture;
    use std::io::Read;

    fn exported(run: &Run, choice: &Choice) -> Profile {
        let (mut packed, mut plain) = (Vec::new(), Vec::new());
        crate::write(run, Viewer::Pprof, choice, "1.2", false, &mut packed).unwrap();
        flate2::read::GzDecoder::new(packed.as_slice())
            .read_to_end(&mut plain)
            .unwrap();
        Profile::decode(plain.as_slice()).unwrap()
    }

    /// A sample as text: functions innermost first (those of one address together), values, labels.
    fn text(profile: &Profile, sample: &Sample) -> String {
        let string = |number: i64| profile.string_table[number as usize].as_str();
        let function = |id: u64| profile.function.iter().find(|function| function.id == id).unwrap();
        let line = |line: &Line| {
            let function = function(line.function_id);
            format!("{}@{}:{}", string(function.name), string(function.filename), line.line)
        };
        let location = |id: &u64| {
            let location = profile.location.iter().find(|location| location.id == *id).unwrap();
            location.line.iter().map(line).collect::<Vec<_>>().join("+")
        };
        let label = |label: &Label| format!("{}={}", string(label.key), string(label.text));
        format!(
            "{} {:?} {}",
            sample.location_id.iter().map(location).collect::<Vec<_>>().join(" < "),
            sample.value,
            sample.label.iter().map(label).collect::<Vec<_>>().join(", ")
        )
    }

    fn example() -> Run {
        let mut fixture = (Fixture::new("aab\nb").tick(0.02))
            .letter('a', "", &["main@app.c:1", "add@vector.h:9"])
            .letter('b', "MPI_Send", &["main@app.c:2"]);
        let outer = fixture.frame("solve@app.c:7");
        fixture.profile().tables.frames.outer[1] = outer;
        fixture.run()
    }

    #[test]
    fn a_stack_of_a_row_is_a_sample_with_labels() {
        let profile = exported(&example(), &Choice::default());
        let samples: Vec<String> = profile.sample.iter().map(|sample| text(&profile, sample)).collect();
        let of = |rank: u32| format!("thread=rank {rank}, rank={rank}, node=node0");
        assert_eq!(
            samples,
            [
                format!(
                    "add@vector.h:9+solve@app.c:7 < main@app.c:1 [2, 40000000] {}, class=Compute",
                    of(0)
                ),
                format!(
                    "MPI_Send@:0 < main@app.c:2 [1, 20000000] {}, class=MPI point-to-point, call=MPI_Send",
                    of(0)
                ),
                format!(
                    "MPI_Send@:0 < main@app.c:2 [1, 20000000] {}, class=MPI point-to-point, call=MPI_Send",
                    of(1)
                ),
            ]
        );
        assert_eq!((profile.period, profile.duration_nanos), (20_000_000, 60_000_000));
        assert_eq!(profile.string_table[0], "");
    }

    #[test]
    fn merged_samples_belong_to_no_row() {
        let profile = exported(
            &example(),
            &Choice {
                merge: true,
                ..Choice::default()
            },
        );
        assert_eq!(
            text(&profile, &profile.sample[1]),
            "MPI_Send@:0 < main@app.c:2 [2, 40000000] class=MPI point-to-point, call=MPI_Send"
        );
    }

    #[test]
    fn addresses_lie_in_their_mappings_and_everything_referred_to_is_there() {
        let run = Fixture::new("abUM")
            .letter('a', "", &["f@libx.so"])
            .letter('b', "", &["g@app.c:1"])
            .edit(|profile| {
                profile.tables.frames.offset[0] = u64::MAX;
                profile.tables.frames.module[1] = 77;
            });
        let profile = exported(&run.run(), &Choice::default());
        let mut in_module = 0;
        for location in profile.location.iter().filter(|location| location.mapping_id > 0) {
            let mapping = profile
                .mapping
                .iter()
                .find(|mapping| mapping.id == location.mapping_id)
                .unwrap();
            assert!((mapping.memory_start..mapping.memory_limit).contains(&location.address));
            in_module += 1;
        }
        assert_eq!((in_module, profile.location.len()), (4, 5));
        assert_eq!(
            profile.sample.iter().map(|sample| sample.value[1]).sum::<i64>(),
            4_000_000_000
        );
    }
}
