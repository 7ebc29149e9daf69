//! The head of a scene. The viewer's types are made from these: `viewer/src/gen/scene.ts`.

use metrics::series::Axis;
use report::Report;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use text::Unit;

/// Version of the scene that is written.
pub const SCENE_VERSION: u32 = 1;

/// The head of a scene; long lists are columns beside it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Document {
    /// [`SCENE_VERSION`].
    pub version: u32,
    /// Version of the steelyard that made it.
    pub tool: String,
    /// What ran.
    pub run: RunInfo,
    /// `report.json`: every number that has a metric's name comes from it.
    pub report: Report,
    /// All classes of api/classes.toml, in its order: column class numbers are indices into it.
    pub classes: Vec<ClassInfo>,
    /// What classes add up to.
    pub families: Vec<FamilyInfo>,
    /// Bins of classes by time and of strips.
    pub timeline: TimelineInfo,
    /// Bins of cells: those of the timeline, or some of them together.
    pub cells: TimelineInfo,
    /// Ranks that share a row of cells: 1 unless there are many.
    pub ranks_per_row: usize,
    /// Numbers by time.
    pub strips: Vec<StripInfo>,
    /// Numbers by rank and time.
    pub heats: Vec<HeatInfo>,
    /// Texts that columns refer to by number. Text 0 is empty.
    pub texts: Vec<String>,
    /// Node names, by number in `rank.node`.
    pub nodes: Vec<String>,
    /// Call sites, those with most time first.
    pub sites: Vec<Site>,
    /// Names of the bins of `Site::size_bins`.
    pub size_labels: Vec<String>,
    /// Names of the bins of `Site::duration_bins`.
    pub duration_labels: Vec<String>,
    /// Files, those with most time first.
    pub files: Vec<FileInfo>,
    /// How many files the run has.
    pub files_total: usize,
    /// Names of the bins of `Layer::read_bins` and `Layer::write_bins`.
    pub io_labels: Vec<String>,
    /// What cannot be shown, a sentence each.
    pub missing: Vec<String>,
    /// Whether there is source text.
    pub source: SourceInfo,
}

/// The head of a member `rank/N`: cells of one rank, in the columns that a scene has of them; their row is 0.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct RankCells {
    /// Index of the rank.
    pub rank: usize,
    /// Bins of these cells: those of the timeline.
    pub cells: TimelineInfo,
}

/// What ran.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct RunInfo {
    /// Short name of the program.
    pub name: String,
    /// Command line.
    pub command: String,
    /// "rank" or, without MPI, "process".
    pub rank_noun: String,
    /// "ranks" or "processes".
    pub rank_nouns: String,
    /// Whether any process was a rank.
    pub has_mpi: bool,
    /// Made of records of I/O alone: no samples.
    pub io_only: bool,
    /// Ranks.
    pub ranks: usize,
    /// Seconds of the run.
    pub elapsed_s: f64,
    /// Milliseconds since 1970.
    pub start_unix_ms: i64,
    /// Seconds of a tick.
    pub tick_s: f64,
}

/// A row of api/classes.toml.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct ClassInfo {
    /// Its id.
    pub id: String,
    /// For people.
    pub label: String,
    /// Index into [`Document::families`].
    pub family: usize,
    /// As #rrggbb.
    pub colour: String,
    /// A sentence.
    pub doc: String,
}

/// A family of classes.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct FamilyInfo {
    /// Its id.
    pub id: String,
    /// For people.
    pub label: String,
    /// As #rrggbb.
    pub colour: String,
}

/// Bins of equal width from the start of the run.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct TimelineInfo {
    /// How many.
    pub bins: usize,
    /// Seconds of one.
    pub bin_s: f64,
}

impl From<Axis> for TimelineInfo {
    fn from(axis: Axis) -> TimelineInfo {
        TimelineInfo {
            bins: axis.bins,
            bin_s: axis.bin_s,
        }
    }
}

/// A number by time.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct StripInfo {
    /// Its id, in the names of its columns.
    pub id: String,
    /// For people.
    pub label: String,
    /// What it is measured in.
    pub unit: Unit,
    /// cpu, mpi, io, memory, node.
    pub group: String,
    /// "rank" or "node": what mean and extremes are over.
    pub over: String,
    /// How it is computed.
    pub formula: String,
    /// What it means, a sentence.
    pub doc: String,
    /// Why there is nothing, a sentence; empty where there is.
    pub missing: String,
    /// Shown before the reader chooses.
    pub preset: bool,
}

/// A number by row and time: a byte a cell, row by row: 255 not known, else value = byte × scale.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct HeatInfo {
    /// Its id, in the name of its member.
    pub id: String,
    /// For people.
    pub label: String,
    /// What it is measured in.
    pub unit: Unit,
    /// Class that it is a share of, or -1.
    pub class: i32,
    /// Rows.
    pub rows: usize,
    /// Bins.
    pub bins: usize,
    /// Seconds a bin.
    pub bin_s: f64,
    /// Ranks a row; the last may have fewer.
    pub ranks_per_row: usize,
    /// Value of a byte of 1.
    pub scale: f64,
    /// What it means, a sentence.
    pub doc: String,
}

/// A place in code: numbers of texts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlaceInfo {
    /// Function.
    pub function: u32,
    /// Source file.
    pub file: u32,
    /// Line, 0 not known.
    pub line: u32,
    /// File name of the module.
    pub module: u32,
}

/// One call from one place, all processes together.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Site {
    /// Where.
    #[serde(flatten)]
    pub place: PlaceInfo,
    /// That in words, as the report has it: number of a text.
    pub place_text: u32,
    /// Name of the call.
    pub call: String,
    /// mpi, posix, stdio, …
    pub interface: String,
    /// Class, an index.
    pub class: usize,
    /// Calls.
    pub count: u64,
    /// Bytes by the call's volume rule.
    pub bytes: u64,
    /// Calls that failed.
    pub errors: u64,
    /// Seconds in it, estimated.
    pub time_s: f64,
    /// One standard error of that.
    pub error_s: f64,
    /// Longest call, seconds.
    pub max_s: f64,
    /// Processes that make it.
    pub processes: u32,
    /// Rank (index) that spends most time in it, -1 none.
    pub slowest: i64,
    /// Its seconds.
    pub slowest_s: f64,
    /// Calls by size.
    pub size_bins: Vec<u64>,
    /// Calls by how long they took, estimated where not all were timed; empty where that was not recorded.
    pub duration_bins: Vec<u64>,
}

/// A file, or files whose names differ in digits only.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct FileInfo {
    /// Path.
    pub name: String,
    /// The model's class of the file, for people.
    pub kind: String,
    /// Mount point and type, or empty.
    pub filesystem: String,
    /// Files that it stands for.
    pub members: u64,
    /// Ranks that used it.
    pub ranks: u32,
    /// Largest size seen in bytes, 0 if not known.
    pub size: u64,
    /// Whether the program did not choose to use it: programs, libraries, runtimes, devices.
    pub beside: bool,
    /// Seconds in its calls, of each process in the layer that took longest.
    #[serde(rename = "timeS")]
    pub time_s: f64,
    /// What the program asked for, through its outermost interface; POSIX and stdio, where they are that, added up.
    pub asked: Layer,
    /// What was done, the outermost interface first.
    pub layers: Vec<Layer>,
}

/// What one interface did with a file.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Layer {
    /// For people: POSIX, MPI-IO.
    pub interface: String,
    /// Opens.
    pub opens: u64,
    /// Reads.
    pub reads: u64,
    /// Writes.
    pub writes: u64,
    /// Bytes read.
    pub bytes_read: u64,
    /// Bytes written.
    pub bytes_written: u64,
    /// Calls that ask for or change metadata, opens and closes among them.
    pub metas: u64,
    /// Sync calls (fsync and the like).
    pub syncs: u64,
    /// Flushes of stdio buffers (fflush): data reach the kernel, not the medium.
    pub flushes: u64,
    /// Seconds in reads.
    pub read_s: f64,
    /// Seconds in writes.
    pub write_s: f64,
    /// Seconds in metadata calls.
    pub meta_s: f64,
    /// Seconds in sync calls (fsync and the like).
    pub sync_s: f64,
    /// Reads by size.
    pub read_bins: Vec<u64>,
    /// Writes by size.
    pub write_bins: Vec<u64>,
}

/// Whether member `source` is there.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct SourceInfo {
    /// Whether it is.
    pub available: bool,
    /// Why not, a sentence.
    pub reason: String,
}

/// Member `source`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Source {
    /// Source files.
    pub files: Vec<SourceFile>,
    /// Machine code: the hottest spots, those without source first.
    pub listings: Vec<Listing>,
}

/// Text of a source file.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct SourceFile {
    /// Text number of the path.
    pub file: u32,
    /// c, cpp, fortran, python, rust, julia, text.
    pub language: String,
    /// Number and text; where numbers leave a gap, lines are left out.
    pub lines: Vec<(u32, String)>,
    /// Why there is no text, a sentence; empty where there is.
    pub missing: String,
    /// What the reader should know of the text: that it is newer than the run, or from elsewhere. May be empty.
    pub note: String,
}

/// Instructions of a function without source.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Listing {
    /// Text number of the function.
    pub function: u32,
    /// Text number of the module's file name.
    pub module: u32,
    /// Instructions in order.
    pub instructions: Vec<Instruction>,
}

/// An instruction.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Instruction {
    /// Offset in the module's file.
    pub offset: u64,
    /// As an assembler writes it.
    pub text: String,
    /// Seconds sampled there over the whole run.
    pub seconds: f64,
    /// What it is: scalar, vector, memory, branch, other; empty if not known, "gap" where some are left out.
    pub kind: String,
    /// Source line, 0 not known.
    pub line: u32,
    /// Text number of the source file.
    pub file: u32,
}
