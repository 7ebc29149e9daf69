//! `api/mpi.toml`: every function of MPI, and the wrappers in which they are counted.

mod awaited;
mod file;
mod traced;
mod wrapper;

use std::collections::BTreeMap;

use anyhow::{Context, bail, ensure};
use serde::Deserialize;

use super::call::{Call, parse_rule};

pub use wrapper::generate;

/// The table as written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MpiTable {
    pub volume: Vec<VolumeRule>,
    group: Vec<Group>,
    not_wrapped: Vec<NotWrapped>,
}

/// How bytes are counted.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VolumeRule {
    pub name: String,
    params: String,
    /// It can also note what goes to whom.
    #[serde(default)]
    peers: bool,
    pub doc: String,
}

/// Functions that are left alone, and why.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NotWrapped {
    pub reason: String,
    pub names: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Group {
    doc: String,
    class: String,
    volume: Option<String>,
    second: Option<String>,
    means: Option<String>,
    to: Option<String>,
    #[serde(default)]
    awaits: Awaits,
    #[serde(default)]
    tags: Vec<String>,
    #[serde(default)]
    large: Names,
    #[serde(default)]
    forms: bool,
    #[serde(default)]
    short: Names,
    file: Option<String>,
    #[serde(default)]
    completes: Vec<String>,
    #[serde(default)]
    epoch: BTreeMap<String, String>,
    #[serde(default)]
    hooks: BTreeMap<String, String>,
    calls: BTreeMap<String, String>,
}

/// What the calls of a group wait for: the same for all, or by name.
#[derive(Deserialize)]
#[serde(untagged)]
enum Awaits {
    All(String),
    Some(BTreeMap<String, String>),
}

impl Default for Awaits {
    fn default() -> Self {
        Self::Some(BTreeMap::new())
    }
}

impl Awaits {
    fn of(&self, name: &str) -> Option<&String> {
        match self {
            Self::All(text) => Some(text),
            Self::Some(by_name) => by_name.get(name),
        }
    }
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Names {
    All(bool),
    Some(Vec<String>),
}

impl Default for Names {
    fn default() -> Self {
        Self::All(false)
    }
}

impl Names {
    fn listed(&self) -> &[String] {
        match self {
            Self::All(_) => &[],
            Self::Some(names) => names,
        }
    }

    fn includes(&self, name: &str) -> bool {
        match self {
            Self::All(all) => *all,
            Self::Some(names) => names.iter().any(|listed| listed == name),
        }
    }
}

/// One function, spelled out.
pub struct Function {
    pub call: Call,
    params: Vec<String>,
    /// The parameters that are the communicator and the rank in it that a message goes to.
    to: Option<String>,
    /// Whom it waits for, or who completes the request that it starts.
    awaits: Option<String>,
    /// What it begins or ends of a window.
    epoch: Option<String>,
    /// Counts are MPI_Count, not int.
    large: bool,
    hook: Option<String>,
    /// It is over soon: there is a short way through its wrapper.
    short: bool,
    /// What it does with its file.
    file: Option<String>,
    /// Non-blocking accesses to files come to their end in it.
    completes: bool,
}

impl Function {
    /// Makes a request that is started again and again.
    fn persistent(&self) -> bool {
        let name = self.call.name.trim_end_matches("_c");
        name.ends_with("_init") && self.params.last().is_some_and(|last| last == "request_out")
    }

    /// The arguments that say whom a message goes to.
    fn receiver(&self) -> anyhow::Result<Option<[String; 2]>> {
        let Some(to) = &self.to else { return Ok(None) };
        let (comm, peer) = to.split_once(' ').context("`to` is a communicator and a rank")?;
        Ok(Some([
            format!("a{}", self.required(comm)?),
            format!("(int)a{}", self.required(peer)?),
        ]))
    }

    /// Which of its parameters has the name.
    fn place(&self, param: &str) -> Option<usize> {
        self.params.iter().position(|known| known == param)
    }

    fn required(&self, param: &str) -> anyhow::Result<usize> {
        (self.place(param)).with_context(|| format!("{} has no parameter \"{param}\"", self.call.name))
    }

    /// The argument, in C.
    fn argument(&self, param: &str) -> Option<String> {
        self.place(param).map(|place| format!("a{place}"))
    }
}

/// The table, spelled out and checked.
pub struct Mpi {
    pub functions: Vec<Function>,
    pub rules: Vec<VolumeRule>,
    pub not_wrapped: Vec<NotWrapped>,
}

const MEANINGS: &[&str] = &["sent", "received", "posted", "prepared", "read", "written"];

impl Mpi {
    /// Adds the large-count, starting and preparing forms to what is written.
    pub fn new(table: MpiTable) -> anyhow::Result<Self> {
        let mut functions = Vec::new();
        for group in &table.group {
            for name in group
                .hooks
                .keys()
                .chain(&group.completes)
                .chain(group.large.listed())
                .chain(group.short.listed())
            {
                ensure!(group.calls.contains_key(name), "{name} is not in its group's calls");
            }
            for (name, params) in &group.calls {
                let params: Vec<String> = params.split_whitespace().map(str::to_owned).collect();
                let mut forms = vec![(name.clone(), params.clone(), group.means.clone())];
                if group.forms {
                    let plain = name
                        .strip_prefix("MPI_")
                        .with_context(|| format!("{name} does not start with MPI_"))?;
                    let with = |more: &[&str]| {
                        params
                            .iter()
                            .cloned()
                            .chain(more.iter().map(|p| (*p).to_owned()))
                            .collect()
                    };
                    let starts = format!("MPI_I{}{}", plain[..1].to_lowercase(), &plain[1..]);
                    forms.push((starts, with(&["request_out"]), group.means.clone()));
                    let means = group.means.as_ref().map(|_| "prepared".to_owned());
                    forms.push((format!("{name}_init"), with(&["info", "request_out"]), means));
                }
                for (form, params, means) in forms {
                    for large in [false, true] {
                        if large && !group.large.includes(name) {
                            continue;
                        }
                        let call = Call {
                            name: if large { format!("{form}_c") } else { form.clone() },
                            class: group.class.clone(),
                            interface: "mpi".to_owned(),
                            doc: group.doc.clone(),
                            volume: group.volume.clone(),
                            means: means.clone(),
                            tags: group.tags.clone(),
                            second: group.second.clone(),
                            is_mpi: true,
                            library: Some("mpi".to_owned()),
                            awaits: (group
                                .awaits
                                .of(name)
                                .filter(|_| !params.iter().any(|param| param == "request_out")))
                            .and_then(|text| text.split(' ').next().map(str::to_owned)),
                            always_timed: group.file.as_deref().is_some_and(|kind| !file::moves(kind)),
                            ..Call::default()
                        };
                        let hook = group.hooks.get(name).cloned();
                        functions.push(Function {
                            call,
                            params: params.clone(),
                            to: group.to.clone(),
                            awaits: group.awaits.of(name).cloned(),
                            epoch: group.epoch.get(name).cloned(),
                            large,
                            hook,
                            short: group.short.includes(name) && !large,
                            file: group.file.clone(),
                            completes: group.completes.contains(name),
                        });
                    }
                }
            }
        }
        let mpi = Self {
            functions,
            rules: table.volume,
            not_wrapped: table.not_wrapped,
        };
        mpi.check()?;
        Ok(mpi)
    }

    fn check(&self) -> anyhow::Result<()> {
        for function in &self.functions {
            let call = &function.call;
            ensure!(
                call.volume.is_some() == call.means.is_some(),
                "{}: volume and means go together",
                call.name
            );
            if let Some(means) = &call.means {
                ensure!(
                    MEANINGS.contains(&means.as_str()),
                    "{}: bytes cannot mean \"{means}\"",
                    call.name
                );
            }
            for rule in call.volume.iter().chain(&call.second) {
                self.volume_call(function, rule, "")
                    .with_context(|| call.name.clone())?;
            }
            let rule = call.volume.as_deref().unwrap_or_default();
            let sends = matches!(call.means.as_deref(), Some("sent" | "prepared"));
            let peer = ["to_peer(", "partitions("].iter().any(|name| rule.starts_with(name));
            ensure!(
                function.to.is_some() == (call.class == "mpi_p2p" && sends && peer),
                "{}: a message goes to somebody, and nothing else does",
                call.name
            );
            function.receiver()?;
            function.awaits()?;
            function.epoch()?;
            if let Some(base) = call.name.strip_suffix("_c") {
                ensure!(
                    self.functions.iter().any(|other| other.call.name == base),
                    "{} lacks {base}",
                    call.name
                );
            }
            for names in self.not_wrapped.iter().map(|row| &row.names) {
                ensure!(!names.contains(&call.name), "{} is both wrapped and not", call.name);
            }
        }
        Ok(())
    }

    /// The C expression that computes a volume: the rule's function, given the wrapper's arguments. The status is the
    /// local one that stands for MPI_STATUS_IGNORE where the program passes that.
    fn volume_call(&self, function: &Function, text: &str, status: &str) -> anyhow::Result<String> {
        let (rule, given) = parse_rule(text)?;
        let rule = self
            .rules
            .iter()
            .find(|row| row.name == rule)
            .with_context(|| format!("no volume rule \"{rule}\""))?;
        let formals: Vec<&str> = rule.params.split_whitespace().collect();
        ensure!(
            formals.len() == given.len(),
            "{} takes {} parameters",
            rule.name,
            formals.len()
        );
        let mut arguments = vec!["t".to_owned()];
        for (formal, name) in formals.iter().zip(given) {
            let index = function.required(name)?;
            arguments.push(match *formal {
                "status" if !status.is_empty() => status.to_owned(),
                "status" | "buffer" | "datatype" | "other_datatype" | "comm" | "request" | "requests" => {
                    format!("a{index}")
                }
                "peer" | "root" => format!("(int)a{index}"),
                "count" | "other_count" | "partitions" if function.large || name == "large_count" => {
                    format!("(int64_t)a{index}")
                }
                "count" | "other_count" | "partitions" => format!("(int)a{index}"),
                "counts" | "other_counts" => format!("COUNTS{}(a{index})", if function.large { "_LARGE" } else { "" }),
                "datatypes" | "other_datatypes" => format!("(const void *)a{index}"),
                _ => bail!("the generator does not know a parameter \"{formal}\""),
            });
        }
        if rule.peers {
            arguments.push((!function.persistent()).to_string());
        }
        Ok(format!("volume_{}({})", rule.name, arguments.join(", ")))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;
    use std::process::Command;

    use super::{Mpi, MpiTable};

    fn mpi() -> Mpi {
        Mpi::new(crate::read_table::<MpiTable>(&crate::root(), "mpi.toml").expect("the table reads"))
            .expect("it is sound")
    }

    fn small(group: &str) -> anyhow::Result<Mpi> {
        let rule = "[[volume]]\nname = \"of_type\"\nparams = \"count datatype\"\ndoc = \"d\"\n";
        let text = format!(
            "{rule}[[group]]\ndoc = \"d\"\nclass = \"mpi_p2p\"\n{group}\n[[not_wrapped]]\nreason = \"r\"\nnames = [\"MPI_N\"]"
        );
        Mpi::new(toml::from_str(&text)?)
    }

    #[test]
    fn forms_are_spelled_out() {
        let mpi = small(
            "volume = \"of_type(count, datatype)\"\nmeans = \"sent\"\nlarge = true\nforms = true\ncalls = { MPI_Op = \"count datatype\" }",
        );
        let names: Vec<_> = mpi
            .expect("sound")
            .functions
            .into_iter()
            .map(|f| (f.call.name, f.params.len()))
            .collect();
        let expected = [
            ("MPI_Op", 2),
            ("MPI_Op_c", 2),
            ("MPI_Iop", 3),
            ("MPI_Iop_c", 3),
            ("MPI_Op_init", 4),
            ("MPI_Op_init_c", 4),
        ];
        assert_eq!(names, expected.map(|(name, length)| (name.to_owned(), length)));
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        let wrong = [
            "volume = \"of_type(count)\"\nmeans = \"sent\"\ncalls = { MPI_A = \"count\" }",
            "volume = \"of_type(count, datatype)\"\nmeans = \"sent\"\ncalls = { MPI_A = \"count\" }",
            "volume = \"nothing(count)\"\nmeans = \"sent\"\ncalls = { MPI_A = \"count\" }",
            "volume = \"of_type(count, datatype)\"\nmeans = \"heard\"\ncalls = { MPI_A = \"count datatype\" }",
            "volume = \"of_type(count, datatype)\"\ncalls = { MPI_A = \"count datatype\" }",
            "large = [\"MPI_B\"]\ncalls = { MPI_A = \"\" }",
            "calls = { MPI_A_c = \"\" }",
            "calls = { MPI_N = \"\" }",
        ];
        for group in wrong {
            assert!(small(group).is_err(), "accepted: {group}");
        }
        assert!(small("calls = { MPI_A = \"\" }").is_ok());
    }

    /// A function of MPI that is not in the table would be seen from inside: its own calls would count as the program's.
    #[test]
    fn every_function_of_the_installed_mpis_is_in_the_table() {
        let mpi = mpi();
        let known: BTreeSet<&str> = mpi
            .functions
            .iter()
            .map(|function| function.call.name.as_str())
            .chain(
                mpi.not_wrapped
                    .iter()
                    .flat_map(|row| row.names.iter().map(String::as_str)),
            )
            .collect();
        for library in ["libmpich.so.12", "libmpi.so.40", "libmpi.so.12", "libmpi_abi.so.1"] {
            let Some(path) = installed(library) else {
                eprintln!("skipped {library}: not installed here");
                continue;
            };
            let names = functions(&path);
            assert!(names.len() > 300, "{path} has only {} functions of MPI", names.len());
            let missing: Vec<_> = names.iter().filter(|name| !known.contains(name.as_str())).collect();
            assert!(
                missing.is_empty(),
                "{path} has functions that api/mpi.toml lacks: {missing:?}"
            );
        }
    }

    fn installed(library: &str) -> Option<String> {
        let cache = Command::new("/sbin/ldconfig").arg("-p").output().ok()?;
        let text = String::from_utf8_lossy(&cache.stdout).into_owned();
        let line = text
            .lines()
            .find(|line| line.trim_start().starts_with(&format!("{library} ")))?;
        let path = line.split("=> ").nth(1)?.trim();
        Path::new(path).exists().then(|| path.to_owned())
    }

    /// MPI_ and PMPI_ functions, by their MPI_ name.
    fn functions(path: &str) -> BTreeSet<String> {
        let listed = Command::new("nm")
            .args(["-D", "--defined-only", path])
            .output()
            .expect("nm is installed");
        String::from_utf8_lossy(&listed.stdout)
            .lines()
            .filter_map(|line| {
                let mut words = line.split_whitespace().skip(1);
                let kind = words.next()?;
                let name = words.next()?;
                let name = name.strip_prefix('P').unwrap_or(name);
                (matches!(kind, "T" | "W") && name.starts_with("MPI_")).then(|| name.to_owned())
            })
            .collect()
    }
}
