"""What somebody adds who follows CONTRIBUTING.md, one of each kind: what is written by hand, and nothing else."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Into:
    """A text put before the first `before` that comes after the first `after`."""

    before: str
    text: str
    after: str = ""

    def put(self, whole):
        start = whole.index(self.after) + len(self.after)
        at = whole.index(self.before, start)
        return whole[:at] + self.text + whole[at:]


@dataclass(frozen=True)
class Addition:
    """`what` is its heading in CONTRIBUTING.md, `most` the places that it may touch: files, `tests` and generated ones apart."""

    what: str
    most: int
    new: dict = field(default_factory=dict)
    edits: dict = field(default_factory=dict)

    tests: dict = field(default_factory=dict)

    @property
    def places(self):
        return sorted([*self.new, *self.edits])

    def put(self, root):
        for path, text in self.new.items():
            assert not (root / path).exists(), path
            (root / path).write_text(text)
        for path, edits in [*self.edits.items(), *self.tests.items()]:
            whole = (root / path).read_text()
            for edit in edits:
                whole = edit.put(whole)
            (root / path).write_text(whole)


CALL = Addition(
    "a wrapped call",
    3,
    edits={
        "api/posix.toml": [
            Into("[[group]]", '[[group]]\ndoc = "Whether it is a terminal."\nclass = "io_meta"\ncalls = ["int isatty(int fd)"]\n\n')
        ]
    },
)

COUNTER = Addition(
    "a counter of files",
    3,
    edits={
        "api/records.toml": [
            Into(
                '  { name = "memory_unaligned"',
                '  { name = "empty_reads", type = "u64", doc = "Reads that gave nothing.", counter = "calls" },\n',
                after='name = "file_use"',
            )
        ],
        "collector/src/files/file_call.c": [
            Into(
                "    use_add(c->t, use, &access);",
                "    use->empty_reads += direction == FILE_READ && bytes == 0;\n",
                after="void file_moved(",
            )
        ],
        "crates/model/src/usage.rs": [
            Into("    /// Accesses whose buffer", "    /// Reads that gave nothing.\n    pub empty_reads: u64,\n", after="pub struct Use {"),
            Into("            memory_unaligned:", "            empty_reads: row.empty_reads,\n", after="fn of(row: &FileUse"),
            Into("            (&mut self.memory_unaligned", "            (&mut self.empty_reads, other.empty_reads),\n", after="pub fn add(&mut self, other: &Use)"),
        ],
    },
)

METRIC = Addition(
    "a metric",
    3,
    edits={
        "crates/metrics/src/table.rs": [
            Into(
                "];\n\n/// Every metric of a run",
                """    Metric {
        id: "threads_recorded",
        label: "Threads recorded",
        unit: Unit::Count,
        certainty: Certainty::Counted,
        repeats: true,
        better: Better::Neutral,
        section: "trust",
        parent: None,
        formula: "number of threads",
        doc: "Threads of all processes.",
        compute: trust::threads_recorded,
    },
""",
            )
        ],
        "crates/metrics/src/trust.rs": [
            Into(
                "pub(crate) fn ranks_seen",
                """pub(crate) fn threads_recorded(run: &Run) -> Measured {
    match run.tables().threads.process.len() {
        0 => Err(Missing::not_applicable("no process was recorded")),
        threads => Ok(Value::of(threads as f64)),
    }
}

""",
            )
        ],
        "crates/metrics/src/example.rs": [
            Into("};\n\n/// Metrics that a machine may not have", '    "threads_recorded", "U4\\n+U2\\nU4", "", same, 3.0;\n')
        ],
    },
)

SERIES = Addition(
    "a number by time",
    3,
    edits={
        "crates/metrics/src/series.rs": [
            Into(
                "    Series {\n        id: \"involuntary_switches\"",
                """    Series {
        id: "idle",
        label: "Waiting and sleeping",
        unit: Unit::Share,
        group: "cpu",
        over: Over::Samples(|ticks| family(ticks, Family::Wait)),
        formula: "samples in a call that waits / samples",
        doc: "Share of the time spent waiting.",
        missing: NO_SAMPLES,
        preset: false,
        heat: false,
    },
""",
            )
        ],
        "crates/metrics/src/series/example.rs": [
            Into('    "involuntary_switches"', '    "idle", "ULSU", "", same, [0.0, 1.0, 1.0, 0.0];\n')
        ],
    },
)

FINDING = Addition(
    "a finding",
    3,
    edits={
        "crates/findings/src/table.rs": [
            Into(
                "    Rule {\n        id: \"separate_runs\"",
                """    Rule {
        id: "many_ranks",
        doc: "There are many ranks.",
        limit: Limit {
            name: "ranks",
            value: 65.0,
            unit: Unit::Count,
            side: Side::AtLeast,
            source: "our own: more than anybody counts",
        },
        basis: Basis::Counts,
        accounts: &[],
        yields_to: &[],
        judge: separate::many_ranks,
    },
""",
            )
        ],
        "crates/findings/src/separate.rs": [
            Into(
                "pub(crate) fn separate_runs",
                """pub(crate) fn many_ranks(run: &Run, limit: &Limit) -> Option<Draft> {
    let ranks = run.ranks().len();
    limit.met(ranks as f64).then(|| Draft {
        title: format!("The run has {ranks} ranks."),
        evidence: vec![format!("It has {ranks}.")],
        advice: vec!["Start fewer.".into()],
        ..Draft::default()
    })
}

""",
            )
        ],
        "crates/findings/src/example.rs": [
            Into(
                "    Example {\n        rule: \"separate_runs\"",
                """    Example {
        rule: "many_ranks",
        fires: || run_from_text(&"U10\\n".repeat(65)),
        gain_s: 0.0,
        says: "The run has 65 ranks.",
        near_miss: || run_from_text(&"U10\\n".repeat(64)),
    },
""",
            )
        ],
    },
)

OUTPUT = Addition(
    "an output",
    3,
    new={
        "crates/report/src/titles.rs": """//! The titles of the findings, a line each.

use crate::Report;
use text::visible;

/// The lines.
pub fn write(report: &Report) -> String {
    (report.findings.iter())
        .map(|finding| format!("{}\\n", visible(&finding.title)))
        .collect()
}
"""
    },
    edits={
        "crates/report/src/lib.rs": [Into("mod trust;", "pub mod titles;\n")],
        "crates/cli/src/format.rs": [
            Into("}\n\nimpl Format", "    /// The titles of the findings.\n    Titles,\n", after="pub enum Format"),
            Into("            _ => bail!(", '            "titles" => Format::Titles,\n', after="pub fn of(path"),
            Into("        }\n    }\n}", "            Format::Titles => report::titles::write(report),\n", after="pub fn write(self"),
            Into(
                "        })\n    }\n}",
                '            Format::Titles => bail!("{}: use .txt, .html, .json or .csv", path.display()),\n',
                after="pub fn of(named",
            ),
        ],
    },
)

VIEW = Addition(
    "a view",
    5,
    new={
        "viewer/src/views/kernels.tsx": """/** The kernels of the nodes. */

import type { Scene } from "../data/scene";

export function Kernels({ scene }: { scene: Scene }) {
  const { nodes, kernels } = scene.document;
  return (
    <ul aria-label="Kernels">
      {nodes.map((node, n) => (
        <li key={node}>{`${node}: ${kernels[n]}`}</li>
      ))}
    </ul>
  );
}
"""
    },
    edits={
        "crates/view/src/document.rs": [
            Into("    /// Call sites, those with most time first.", "    /// Their kernels.\n    pub kernels: Vec<String>,\n")
        ],
        "crates/view/src/scene.rs": [
            Into(
                "        sites,\n        size_labels",
                "        kernels: (run.tables().nodes.kernel.iter())\n            .map(|kernel| run.text(*kernel).to_string())\n            .collect(),\n",
            )
        ],
        "viewer/src/state.ts": [Into(";", ' | "kernels"', after="export type Panel =")],
        "viewer/src/views/shell.tsx": [
            Into('import { Mpi }', 'import { Kernels } from "./kernels";\n'),
            Into("  compare: {", '  kernels: { label: "Kernels", draw: ({ scene }) => <Kernels scene={scene} /> },\n'),
        ],
    },
    tests={"viewer/tests/fixture.ts": [Into("    sites: [],", '    kernels: ["6.1.0"],\n')]},
)

ADDITIONS = [CALL, COUNTER, METRIC, SERIES, FINDING, OUTPUT, VIEW]
