//! The modules of a log, and the counters of their records: one row a module, names in the order of the log.
//!
//! A name is written without its module's prefix. `{bins}` stands for the ten access sizes, `{4}` for the numbers 1 to
//! 4, `{5}` for 1 to 5.

use format::tables::IO_BINS;
use std::collections::HashMap;
use std::sync::OnceLock;

/// A part of a log; its number is the module's id in format 3.41.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(usize)]
#[allow(missing_docs)]
pub enum Module {
    Posix = 1,
    MpiIo = 2,
    H5f = 3,
    H5d = 4,
    PnetcdfFile = 5,
    PnetcdfVar = 6,
    Lustre = 8,
    Stdio = 9,
    DxtPosix = 10,
    DxtMpiIo = 11,
    Heatmap = 15,
}

/// Modules whose records are nothing but counters, in the order of their ids.
pub const COUNTED: [Module; 7] = [
    Module::Posix,
    Module::MpiIo,
    Module::H5f,
    Module::H5d,
    Module::PnetcdfFile,
    Module::PnetcdfVar,
    Module::Stdio,
];

/// Names of all modules by id, for sentences; those that [`Module`] lacks are not read.
pub(crate) const NAMES: [&str; 18] = [
    "NULL",
    "POSIX",
    "MPI-IO",
    "H5F",
    "H5D",
    "PNETCDF_FILE",
    "PNETCDF_VAR",
    "BG/Q",
    "LUSTRE",
    "STDIO",
    "DXT_POSIX",
    "DXT_MPIIO",
    "MDHIM",
    "APXC",
    "APMPI",
    "HEATMAP",
    "DFS",
    "DAOS",
];

impl Module {
    /// All that are read.
    pub const ALL: [Module; 11] = [
        Module::Posix,
        Module::MpiIo,
        Module::H5f,
        Module::H5d,
        Module::PnetcdfFile,
        Module::PnetcdfVar,
        Module::Lustre,
        Module::Stdio,
        Module::DxtPosix,
        Module::DxtMpiIo,
        Module::Heatmap,
    ];

    /// As Darshan calls it.
    pub fn name(self) -> &'static str {
        NAMES[self as usize]
    }

    /// The version that is written; the newest that is read.
    pub fn version(self) -> u32 {
        match self {
            Module::Lustre | Module::DxtMpiIo => 2,
            // Version 2 adds a thread to each segment; some readers of Darshan itself stop at it.
            Module::DxtPosix | Module::Heatmap => 1,
            counted => ROWS
                .iter()
                .find(|row| row.module == counted)
                .map_or(1, |row| row.version),
        }
    }

    /// Its counters; `None` for modules with records of another kind.
    pub fn layout(self) -> Option<&'static Layout> {
        static LAYOUTS: OnceLock<Vec<Layout>> = OnceLock::new();
        let layouts = LAYOUTS.get_or_init(|| ROWS.iter().map(Layout::new).collect());
        layouts.iter().find(|layout| layout.module == self)
    }
}

/// A row of the table.
struct Row {
    module: Module,
    version: u32,
    /// Whether the id of another record, the file's, precedes the counters.
    has_file: bool,
    ints: &'static str,
    doubles: &'static str,
    older: &'static [Older],
}

/// What an older version of a module lacks (names of both kinds), and what it had besides: after a name, others.
struct Older {
    version: u32,
    lacks: &'static str,
    besides: Option<(&'static str, &'static str)>,
    lacks_file: bool,
}

const TIMES: &str = "F_OPEN_START_TIMESTAMP F_READ_START_TIMESTAMP F_WRITE_START_TIMESTAMP F_CLOSE_START_TIMESTAMP \
    F_OPEN_END_TIMESTAMP F_READ_END_TIMESTAMP F_WRITE_END_TIMESTAMP F_CLOSE_END_TIMESTAMP F_READ_TIME F_WRITE_TIME \
    F_META_TIME F_MAX_READ_TIME F_MAX_WRITE_TIME F_FASTEST_RANK_TIME F_SLOWEST_RANK_TIME F_VARIANCE_RANK_TIME \
    F_VARIANCE_RANK_BYTES";

const ROWS: &[Row] = &[
    Row {
        module: Module::Posix,
        version: 4,
        has_file: false,
        ints: "OPENS FILENOS DUPS READS WRITES SEEKS STATS MMAPS FSYNCS FDSYNCS RENAME_SOURCES RENAME_TARGETS \
            RENAMED_FROM MODE BYTES_READ BYTES_WRITTEN MAX_BYTE_READ MAX_BYTE_WRITTEN CONSEC_READS CONSEC_WRITES \
            SEQ_READS SEQ_WRITES RW_SWITCHES MEM_NOT_ALIGNED MEM_ALIGNMENT FILE_NOT_ALIGNED FILE_ALIGNMENT \
            MAX_READ_TIME_SIZE MAX_WRITE_TIME_SIZE SIZE_READ_{bins} SIZE_WRITE_{bins} STRIDE{4}_STRIDE STRIDE{4}_COUNT \
            ACCESS{4}_ACCESS ACCESS{4}_COUNT FASTEST_RANK FASTEST_RANK_BYTES SLOWEST_RANK SLOWEST_RANK_BYTES",
        doubles: TIMES,
        older: &[
            Older {
                version: 3,
                lacks: "FILENOS DUPS RENAME_SOURCES RENAME_TARGETS RENAMED_FROM",
                besides: None,
                lacks_file: false,
            },
            Older {
                version: 2,
                lacks: "FILENOS DUPS RENAME_SOURCES RENAME_TARGETS RENAMED_FROM F_CLOSE_START_TIMESTAMP \
                    F_OPEN_END_TIMESTAMP",
                besides: None,
                lacks_file: false,
            },
            Older {
                version: 1,
                lacks: "FILENOS DUPS RENAME_SOURCES RENAME_TARGETS RENAMED_FROM F_CLOSE_START_TIMESTAMP \
                    F_OPEN_END_TIMESTAMP",
                besides: Some(("MMAPS", "FOPENS FREADS FWRITES FSEEKS")),
                lacks_file: false,
            },
        ],
    },
    Row {
        module: Module::MpiIo,
        version: 3,
        has_file: false,
        ints: "INDEP_OPENS COLL_OPENS INDEP_READS INDEP_WRITES COLL_READS COLL_WRITES SPLIT_READS SPLIT_WRITES NB_READS \
            NB_WRITES SYNCS HINTS VIEWS MODE BYTES_READ BYTES_WRITTEN RW_SWITCHES MAX_READ_TIME_SIZE \
            MAX_WRITE_TIME_SIZE SIZE_READ_AGG_{bins} SIZE_WRITE_AGG_{bins} ACCESS{4}_ACCESS ACCESS{4}_COUNT \
            FASTEST_RANK FASTEST_RANK_BYTES SLOWEST_RANK SLOWEST_RANK_BYTES",
        doubles: TIMES,
        older: &[
            Older {
                version: 2,
                lacks: "F_CLOSE_START_TIMESTAMP F_OPEN_END_TIMESTAMP",
                besides: None,
                lacks_file: false,
            },
            Older {
                version: 1,
                lacks: "F_CLOSE_START_TIMESTAMP F_OPEN_END_TIMESTAMP",
                besides: None,
                lacks_file: false,
            },
        ],
    },
    Row {
        module: Module::H5f,
        version: 3,
        has_file: false,
        ints: "OPENS FLUSHES USE_MPIIO",
        doubles: "F_OPEN_START_TIMESTAMP F_CLOSE_START_TIMESTAMP F_OPEN_END_TIMESTAMP F_CLOSE_END_TIMESTAMP F_META_TIME",
        older: &[
            Older {
                version: 2,
                lacks: "FLUSHES USE_MPIIO F_META_TIME",
                besides: None,
                lacks_file: false,
            },
            Older {
                version: 1,
                lacks: "FLUSHES USE_MPIIO F_META_TIME F_CLOSE_START_TIMESTAMP F_OPEN_END_TIMESTAMP",
                besides: None,
                lacks_file: false,
            },
        ],
    },
    Row {
        module: Module::H5d,
        version: 2,
        has_file: true,
        ints: "OPENS READS WRITES FLUSHES BYTES_READ BYTES_WRITTEN RW_SWITCHES REGULAR_HYPERSLAB_SELECTS \
            IRREGULAR_HYPERSLAB_SELECTS POINT_SELECTS MAX_READ_TIME_SIZE MAX_WRITE_TIME_SIZE SIZE_READ_AGG_{bins} \
            SIZE_WRITE_AGG_{bins} ACCESS1_ACCESS ACCESS1_LENGTH_D{5} ACCESS1_STRIDE_D{5} ACCESS2_ACCESS \
            ACCESS2_LENGTH_D{5} ACCESS2_STRIDE_D{5} ACCESS3_ACCESS ACCESS3_LENGTH_D{5} ACCESS3_STRIDE_D{5} \
            ACCESS4_ACCESS ACCESS4_LENGTH_D{5} ACCESS4_STRIDE_D{5} ACCESS{4}_COUNT DATASPACE_NDIMS DATASPACE_NPOINTS \
            DATATYPE_SIZE CHUNK_SIZE_D{5} USE_MPIIO_COLLECTIVE USE_DEPRECATED FASTEST_RANK FASTEST_RANK_BYTES \
            SLOWEST_RANK SLOWEST_RANK_BYTES",
        doubles: TIMES,
        older: &[Older {
            version: 1,
            lacks: "",
            besides: None,
            lacks_file: true,
        }],
    },
    Row {
        module: Module::PnetcdfFile,
        version: 3,
        has_file: false,
        ints: "CREATES OPENS REDEFS INDEP_WAITS COLL_WAITS SYNCS BYTES_READ BYTES_WRITTEN WAIT_FAILURES",
        doubles: "F_OPEN_START_TIMESTAMP F_CLOSE_START_TIMESTAMP F_WAIT_START_TIMESTAMP F_OPEN_END_TIMESTAMP \
            F_CLOSE_END_TIMESTAMP F_WAIT_END_TIMESTAMP F_META_TIME F_WAIT_TIME",
        older: &[],
    },
    Row {
        module: Module::PnetcdfVar,
        version: 1,
        has_file: true,
        ints: "OPENS INDEP_READS INDEP_WRITES COLL_READS COLL_WRITES NB_READS NB_WRITES BYTES_READ BYTES_WRITTEN \
            RW_SWITCHES PUT_VAR PUT_VAR1 PUT_VARA PUT_VARS PUT_VARM PUT_VARN PUT_VARD GET_VAR GET_VAR1 GET_VARA \
            GET_VARS GET_VARM GET_VARN GET_VARD IPUT_VAR IPUT_VAR1 IPUT_VARA IPUT_VARS IPUT_VARM IPUT_VARN IGET_VAR \
            IGET_VAR1 IGET_VARA IGET_VARS IGET_VARM IGET_VARN BPUT_VAR BPUT_VAR1 BPUT_VARA BPUT_VARS BPUT_VARM \
            BPUT_VARN MAX_READ_TIME_SIZE MAX_WRITE_TIME_SIZE SIZE_READ_AGG_{bins} SIZE_WRITE_AGG_{bins} \
            ACCESS1_ACCESS ACCESS1_LENGTH_D{5} ACCESS1_STRIDE_D{5} ACCESS2_ACCESS ACCESS2_LENGTH_D{5} \
            ACCESS2_STRIDE_D{5} ACCESS3_ACCESS ACCESS3_LENGTH_D{5} ACCESS3_STRIDE_D{5} ACCESS4_ACCESS \
            ACCESS4_LENGTH_D{5} ACCESS4_STRIDE_D{5} ACCESS{4}_COUNT NDIMS NPOINTS DATATYPE_SIZE IS_RECORD_VAR \
            FASTEST_RANK FASTEST_RANK_BYTES SLOWEST_RANK SLOWEST_RANK_BYTES",
        doubles: TIMES,
        older: &[],
    },
    Row {
        module: Module::Stdio,
        version: 2,
        has_file: false,
        ints: "OPENS FDOPENS READS WRITES SEEKS FLUSHES BYTES_WRITTEN BYTES_READ MAX_BYTE_READ MAX_BYTE_WRITTEN \
            FASTEST_RANK FASTEST_RANK_BYTES SLOWEST_RANK SLOWEST_RANK_BYTES",
        doubles: "F_META_TIME F_WRITE_TIME F_READ_TIME F_OPEN_START_TIMESTAMP F_CLOSE_START_TIMESTAMP \
            F_WRITE_START_TIMESTAMP F_READ_START_TIMESTAMP F_OPEN_END_TIMESTAMP F_CLOSE_END_TIMESTAMP \
            F_WRITE_END_TIMESTAMP F_READ_END_TIMESTAMP F_FASTEST_RANK_TIME F_SLOWEST_RANK_TIME F_VARIANCE_RANK_TIME \
            F_VARIANCE_RANK_BYTES",
        older: &[Older {
            version: 1,
            lacks: "FDOPENS",
            besides: None,
            lacks_file: false,
        }],
    },
];

/// Names of the ten access sizes.
pub(crate) const BINS: [&str; IO_BINS] = [
    "0_100", "100_1K", "1K_10K", "10K_100K", "100K_1M", "1M_4M", "4M_10M", "10M_100M", "100M_1G", "1G_PLUS",
];

fn names(text: &str) -> Vec<String> {
    let of = |word: &str, mark: &str, fill: &[&str]| fill.iter().map(|part| word.replace(mark, part)).collect();
    text.split_ascii_whitespace()
        .flat_map(|word| match word {
            _ if word.contains("{bins}") => of(word, "{bins}", &BINS),
            _ if word.contains("{4}") => of(word, "{4}", &["1", "2", "3", "4"]),
            _ if word.contains("{5}") => of(word, "{5}", &["1", "2", "3", "4", "5"]),
            _ => vec![word.to_string()],
        })
        .collect()
}

/// How values of several records become one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rule {
    /// Added; what is not known (-1) adds nothing.
    Sum,
    /// The largest.
    Largest,
    /// The smallest above zero: a time at which something first happened.
    First,
    /// That of either: it is the same, or one is as good as the other.
    Either,
    /// Set apart: the size of the longest access, common values, the fastest and slowest rank.
    Apart,
}

fn rule(name: &str) -> Rule {
    let common = (name.starts_with("STRIDE") || name.starts_with("ACCESS")) && name.contains('_');
    match name {
        "MODE"
        | "RENAMED_FROM"
        | "MEM_ALIGNMENT"
        | "FILE_ALIGNMENT"
        | "USE_MPIIO"
        | "USE_MPIIO_COLLECTIVE"
        | "USE_DEPRECATED"
        | "NDIMS"
        | "NPOINTS"
        | "DATATYPE_SIZE"
        | "IS_RECORD_VAR" => Rule::Either,
        _ if name.starts_with("DATASPACE_") || name.starts_with("CHUNK_SIZE_") => Rule::Either,
        _ if common || name.contains("_RANK") || name.ends_with("_RANK") || name.starts_with("F_VARIANCE") => {
            Rule::Apart
        }
        "FASTEST_RANK" | "SLOWEST_RANK" | "MAX_READ_TIME_SIZE" | "MAX_WRITE_TIME_SIZE" => Rule::Apart,
        _ if name.ends_with("_START_TIMESTAMP") => Rule::First,
        _ if name.ends_with("_END_TIMESTAMP") || name.starts_with("MAX_") || name.starts_with("F_MAX_") => {
            Rule::Largest
        }
        _ => Rule::Sum,
    }
}

/// The counters of a module's records.
#[derive(Debug)]
pub struct Layout {
    /// Whose.
    pub module: Module,
    /// Names of the whole numbers, in order.
    pub ints: Vec<String>,
    /// Names of the others, in order.
    pub doubles: Vec<String>,
    /// Whether the id of another record, the file's, precedes them.
    pub has_file: bool,
    pub(crate) int_rules: Vec<Rule>,
    pub(crate) double_rules: Vec<Rule>,
    places: HashMap<String, usize>,
    older: Vec<Past>,
}

/// How an older version's record lies.
#[derive(Debug)]
struct Past {
    version: u32,
    ints: Vec<String>,
    doubles: Vec<String>,
    has_file: bool,
}

/// How a record of some version lies: where each of its values goes, `None` where nothing has it any more.
pub(crate) struct Shape {
    pub has_file: bool,
    pub ints: Vec<Option<usize>>,
    pub doubles: Vec<Option<usize>>,
    /// Among `ints`, opens of streams that version 1 of POSIX counted.
    pub stream_opens: Option<usize>,
}

impl Layout {
    fn new(row: &Row) -> Layout {
        let (ints, doubles) = (names(row.ints), names(row.doubles));
        let places = ints
            .iter()
            .chain(&doubles)
            .cloned()
            .zip((0..ints.len()).chain(0..doubles.len()))
            .collect();
        let past = |older: &Older| {
            let lacks = names(older.lacks);
            let left = |names: &[String]| -> Vec<String> {
                let mut left = Vec::new();
                for name in names.iter().filter(|name| !lacks.contains(name)) {
                    left.push(name.clone());
                    if let Some((after, besides)) = older.besides.filter(|(after, _)| after == name) {
                        debug_assert!(!after.is_empty());
                        left.extend(self::names(besides));
                    }
                }
                left
            };
            Past {
                version: older.version,
                ints: left(&ints),
                doubles: left(&doubles),
                has_file: row.has_file && !older.lacks_file,
            }
        };
        Layout {
            module: row.module,
            has_file: row.has_file,
            int_rules: ints.iter().map(|name| rule(name)).collect(),
            double_rules: doubles.iter().map(|name| rule(name)).collect(),
            older: row.older.iter().map(past).collect(),
            places,
            ints,
            doubles,
        }
    }

    /// Place of a counter among its kind: those that begin with `F_` are no whole numbers.
    pub fn place(&self, name: &str) -> Option<usize> {
        self.places.get(name).copied()
    }

    /// How records of a version lie; `None` for one that is not known.
    pub(crate) fn shape(&self, version: u32) -> Option<Shape> {
        let whole = |names: &[String]| -> Vec<Option<usize>> { names.iter().map(|name| self.place(name)).collect() };
        if version == self.module.version() {
            return Some(Shape {
                has_file: self.has_file,
                ints: whole(&self.ints),
                doubles: whole(&self.doubles),
                stream_opens: None,
            });
        }
        let past = self.older.iter().find(|past| past.version == version)?;
        Some(Shape {
            has_file: past.has_file,
            ints: whole(&past.ints),
            doubles: whole(&past.doubles),
            stream_opens: past.ints.iter().position(|name| name == "FOPENS"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bytes of a record of each version, as Darshan's own sizes have them.
    #[test]
    fn records_have_the_sizes_of_darshan() {
        let size = |module: Module, version: u32| {
            let shape = module.layout().unwrap().shape(version).unwrap();
            16 + 8 * (shape.ints.len() + shape.doubles.len() + usize::from(shape.has_file))
        };
        for (module, sizes) in [
            (Module::Posix, vec![680, 648, 664, 704]),
            (Module::MpiIo, vec![544, 544, 560]),
            (Module::Stdio, vec![240, 248]),
            (Module::H5f, vec![40, 56, 80]),
            (Module::H5d, vec![904, 912]),
        ] {
            let found: Vec<usize> = (1..=module.version()).map(|version| size(module, version)).collect();
            assert_eq!(found, sizes, "{module:?}");
        }
        let count = |module: Module| module.layout().map(|layout| (layout.ints.len(), layout.doubles.len()));
        assert_eq!(count(Module::PnetcdfFile), Some((9, 8)));
        assert_eq!(count(Module::PnetcdfVar), Some((120, 17)));
        assert_eq!(count(Module::H5d), Some((94, 17)));
        assert!(Module::Posix.layout().unwrap().shape(5).is_none());
    }

    #[test]
    fn every_counter_has_the_rule_of_its_kind() {
        for (name, wanted) in [
            ("OPENS", Rule::Sum),
            ("SIZE_READ_100_1K", Rule::Sum),
            ("MAX_BYTE_READ", Rule::Largest),
            ("MAX_READ_TIME_SIZE", Rule::Apart),
            ("STRIDE4_COUNT", Rule::Apart),
            ("ACCESS2_LENGTH_D3", Rule::Apart),
            ("SLOWEST_RANK_BYTES", Rule::Apart),
            ("FASTEST_RANK", Rule::Apart),
            ("F_SLOWEST_RANK_TIME", Rule::Apart),
            ("F_VARIANCE_RANK_BYTES", Rule::Apart),
            ("F_OPEN_START_TIMESTAMP", Rule::First),
            ("F_CLOSE_END_TIMESTAMP", Rule::Largest),
            ("F_MAX_WRITE_TIME", Rule::Largest),
            ("F_META_TIME", Rule::Sum),
            ("CHUNK_SIZE_D2", Rule::Either),
        ] {
            assert_eq!(rule(name), wanted, "{name}");
        }
    }
}
