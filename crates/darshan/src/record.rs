//! One record of a module, and how several become one.

use crate::layout::{Layout, Module, Rule};

/// What one rank, or all together, did with one file through one interface.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// Its module, which has counters.
    pub module: Module,
    /// Id of the file's name.
    pub id: u64,
    /// The rank; -1 for all.
    pub rank: i64,
    /// Id of the file that a data set or variable lies in, 0 if none.
    pub file: u64,
    /// Whole numbers, in the order of the module's layout.
    pub ints: Vec<i64>,
    /// The others: seconds, and variances.
    pub doubles: Vec<f64>,
}

/// Common values that a record has room for.
const COMMON: usize = 4;

impl Record {
    /// All zero. `None` for a module without counters.
    pub fn new(module: Module, id: u64, rank: i64) -> Option<Record> {
        let layout = module.layout()?;
        Some(Record {
            module,
            id,
            rank,
            file: 0,
            ints: vec![0; layout.ints.len()],
            doubles: vec![0.0; layout.doubles.len()],
        })
    }

    /// A whole number by its name without the module's prefix; `None` where the module has none of that name.
    pub fn int(&self, name: &str) -> Option<i64> {
        self.ints.get(self.module.layout()?.place(name)?).copied()
    }

    /// Another number by name; `None` where there is none, or none that is finite.
    pub fn double(&self, name: &str) -> Option<f64> {
        let place = self.module.layout()?.place(name)?;
        self.doubles.get(place).copied().filter(|value| value.is_finite())
    }

    /// Sets a whole number, where the module has one of that name.
    pub fn set(&mut self, name: &str, value: i64) {
        let place = self.module.layout().and_then(|layout| layout.place(name));
        if let Some(slot) = place.and_then(|place| self.ints.get_mut(place)) {
            *slot = value;
        }
    }

    /// Sets another number, likewise.
    pub fn set_double(&mut self, name: &str, value: f64) {
        let place = self.module.layout().and_then(|layout| layout.place(name));
        if let Some(slot) = place.and_then(|place| self.doubles.get_mut(place)) {
            *slot = value;
        }
    }

    /// Seconds in the file, as Darshan weighs ranks: reading, writing and metadata.
    pub fn seconds(&self) -> f64 {
        let names = ["F_READ_TIME", "F_WRITE_TIME", "F_META_TIME"];
        let known = names.iter().filter_map(|name| self.double(name));
        known.map(|seconds| seconds.max(0.0)).sum()
    }

    /// Bytes read and written.
    pub fn bytes(&self) -> i64 {
        let of = |name: &str| self.int(name).unwrap_or(0).max(0);
        of("BYTES_READ").saturating_add(of("BYTES_WRITTEN"))
    }

    /// Adds what another record of the same module and file says.
    pub fn merge(&mut self, other: &Record) {
        let Some(layout) = self.module.layout() else { return };
        for (time, size) in [
            ("F_MAX_READ_TIME", "MAX_READ_TIME_SIZE"),
            ("F_MAX_WRITE_TIME", "MAX_WRITE_TIME_SIZE"),
        ] {
            if other.double(time) > self.double(time)
                && let Some(longest) = other.int(size)
            {
                self.set(size, longest);
            }
        }
        for stem in ["STRIDE", "ACCESS"] {
            self.merge_common(other, layout, stem);
        }
        for ((value, more), rule) in self.ints.iter_mut().zip(&other.ints).zip(&layout.int_rules) {
            *value = match rule {
                Rule::Sum if *value < 0 || *more < 0 => (*value).max(*more),
                Rule::Sum => value.saturating_add(*more),
                Rule::Largest | Rule::Either => (*value).max(*more),
                Rule::First | Rule::Apart => *value,
            };
        }
        for ((value, more), rule) in self.doubles.iter_mut().zip(&other.doubles).zip(&layout.double_rules) {
            *value = match rule {
                Rule::Sum if *value < 0.0 || *more < 0.0 => value.max(*more),
                Rule::Sum => *value + *more,
                Rule::Largest | Rule::Either => value.max(*more),
                Rule::First if *value > 0.0 && *more > 0.0 => value.min(*more),
                Rule::First => value.max(*more),
                Rule::Apart => *value,
            };
        }
    }

    /// The values that are most frequent in both together; of equally frequent ones the larger first.
    fn merge_common(&mut self, other: &Record, layout: &Layout, stem: &str) {
        let places = |k: usize| -> (Vec<usize>, Option<usize>) {
            let (start, count) = (format!("{stem}{k}_"), format!("{stem}{k}_COUNT"));
            let values = (layout.ints.iter().enumerate())
                .filter(|(_, name)| name.starts_with(&start) && **name != count)
                .map(|(place, _)| place)
                .collect();
            (values, layout.place(&count))
        };
        let places: Vec<(Vec<usize>, usize)> = (1..=COMMON)
            .filter_map(|k| match places(k) {
                (values, Some(count)) => Some((values, count)),
                _ => None,
            })
            .collect();
        let mut seen: Vec<(i64, Vec<i64>)> = Vec::new();
        for record in [&*self, other] {
            for (values, count) in &places {
                let value: Vec<i64> = values.iter().map(|place| record.ints[*place]).collect();
                let count = record.ints[*count];
                match seen.iter_mut().find(|(_, known)| *known == value) {
                    _ if count <= 0 => {}
                    Some((known, _)) => *known = known.saturating_add(count),
                    None => seen.push((count, value)),
                }
            }
        }
        seen.sort_by(|a, b| b.cmp(a));
        seen.resize(COMMON, (0, Vec::new()));
        for ((values, count), (times, value)) in places.iter().zip(seen) {
            self.ints[*count] = times;
            for (at, place) in values.iter().enumerate() {
                self.ints[*place] = value.get(at).copied().unwrap_or(0);
            }
        }
    }

    /// One record with rank -1 of those of all ranks: Darshan's shared record. `None` for no records.
    pub fn shared(records: &[Record]) -> Option<Record> {
        let (first, rest) = records.split_first()?;
        let mut shared = first.clone();
        shared.rank = -1;
        for record in rest {
            shared.merge(record);
        }
        let weigh = |record: &&Record| record.seconds();
        let fastest = records
            .iter()
            .min_by(|a, b| weigh(a).total_cmp(&weigh(b)).then(a.rank.cmp(&b.rank)))?;
        let slowest = records
            .iter()
            .max_by(|a, b| weigh(a).total_cmp(&weigh(b)).then(b.rank.cmp(&a.rank)))?;
        for (record, name) in [(fastest, "FASTEST"), (slowest, "SLOWEST")] {
            shared.set(&format!("{name}_RANK"), record.rank);
            shared.set(&format!("{name}_RANK_BYTES"), record.bytes());
            shared.set_double(&format!("F_{name}_RANK_TIME"), record.seconds());
        }
        shared.set_double("F_VARIANCE_RANK_TIME", variance(records.iter().map(Record::seconds)));
        shared.set_double(
            "F_VARIANCE_RANK_BYTES",
            variance(records.iter().map(|record| record.bytes() as f64)),
        );
        Some(shared)
    }
}

/// Of the whole population.
fn variance(values: impl Iterator<Item = f64> + Clone) -> f64 {
    let count = values.clone().count().max(1) as f64;
    let mean = values.clone().sum::<f64>() / count;
    values.map(|value| (value - mean).powi(2)).sum::<f64>() / count
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rank(rank: i64, seconds: f64, bytes: i64, access: &[(i64, i64)]) -> Record {
        let mut record = Record::new(Module::Posix, 7, rank).unwrap();
        record.set("WRITES", 2);
        record.set("DUPS", -1);
        record.set("BYTES_WRITTEN", bytes);
        record.set("MAX_BYTE_WRITTEN", bytes - 1);
        record.set("MODE", 0o644);
        record.set("MAX_WRITE_TIME_SIZE", bytes / 2);
        record.set_double("F_WRITE_TIME", seconds);
        record.set_double("F_MAX_WRITE_TIME", seconds / 2.0);
        record.set_double(
            "F_WRITE_START_TIMESTAMP",
            if rank == 1 { 0.0 } else { 5.0 - rank as f64 },
        );
        record.set_double("F_WRITE_END_TIMESTAMP", 10.0 + rank as f64);
        for (k, (size, count)) in access.iter().enumerate() {
            record.set(&format!("ACCESS{}_ACCESS", k + 1), *size);
            record.set(&format!("ACCESS{}_COUNT", k + 1), *count);
        }
        record
    }

    #[test]
    fn ranks_become_one_by_darshans_rules() {
        let records = [
            rank(0, 1.0, 100, &[(10, 5), (20, 3), (30, 2), (40, 1)]),
            rank(1, 3.0, 300, &[(30, 4), (50, 3)]),
            rank(2, 2.0, 200, &[(60, 1)]),
        ];
        let shared = Record::shared(&records).unwrap();
        let int = |name: &str| shared.int(name).unwrap();
        assert_eq!((shared.rank, shared.id), (-1, 7));
        assert_eq!(
            (int("WRITES"), int("BYTES_WRITTEN"), int("MAX_BYTE_WRITTEN")),
            (6, 600, 299)
        );
        assert_eq!((int("DUPS"), int("MODE"), int("MAX_WRITE_TIME_SIZE")), (-1, 0o644, 150));
        assert_eq!((int("FASTEST_RANK"), int("FASTEST_RANK_BYTES")), (0, 100));
        assert_eq!((int("SLOWEST_RANK"), int("SLOWEST_RANK_BYTES")), (1, 300));
        let common: Vec<(i64, i64)> = (1..=4)
            .map(|k| (int(&format!("ACCESS{k}_ACCESS")), int(&format!("ACCESS{k}_COUNT"))))
            .collect();
        assert_eq!(common, [(30, 6), (10, 5), (50, 3), (20, 3)]);
        let double = |name: &str| shared.double(name).unwrap();
        assert_eq!((double("F_WRITE_TIME"), double("F_MAX_WRITE_TIME")), (6.0, 1.5));
        assert_eq!(
            (double("F_WRITE_START_TIMESTAMP"), double("F_WRITE_END_TIMESTAMP")),
            (3.0, 12.0)
        );
        assert_eq!(
            (double("F_FASTEST_RANK_TIME"), double("F_SLOWEST_RANK_TIME")),
            (1.0, 3.0)
        );
        assert!((double("F_VARIANCE_RANK_TIME") - 2.0 / 3.0).abs() < 1e-12);
        assert!((double("F_VARIANCE_RANK_BYTES") - 20_000.0 / 3.0).abs() < 1e-9);
    }

    #[test]
    fn names_of_other_modules_are_not_there() {
        let mut record = Record::new(Module::Stdio, 1, 0).unwrap();
        record.set("COLL_READS", 3);
        assert_eq!((record.int("COLL_READS"), record.int("FDOPENS")), (None, Some(0)));
        assert!(Record::new(Module::Heatmap, 1, 0).is_none() && Record::shared(&[]).is_none());
    }
}
