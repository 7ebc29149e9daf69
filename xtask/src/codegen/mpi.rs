//! `api/mpi.toml`: every function of MPI, and the wrappers in which they are counted.

use std::collections::BTreeMap;
use std::fmt::Write;

use anyhow::{Context, bail, ensure};
use serde::Deserialize;

use super::call::{Call, parse_rule};
use crate::output::Outputs;

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
        let place = |param: &str| {
            let place = self.params.iter().position(|known| known == param);
            place.with_context(|| format!("{} has no parameter \"{param}\"", self.call.name))
        };
        let (comm, peer) = to.split_once(' ').context("`to` is a communicator and a rank")?;
        Ok(Some([format!("a{}", place(comm)?), format!("(int)a{}", place(peer)?)]))
    }

    /// What it waits for, in C: the constant, a word, and the numbers that belong to it.
    fn awaits(&self) -> anyhow::Result<Option<[String; 3]>> {
        let Some(text) = &self.awaits else { return Ok(None) };
        let mut words = text.split(' ');
        let kind = words.next().unwrap_or_default();
        let places: Vec<usize> = words
            .map(|param| {
                let place = self.params.iter().position(|known| known == param);
                place.with_context(|| format!("{} has no parameter \"{param}\"", self.call.name))
            })
            .collect::<anyhow::Result<_>>()?;
        let number = |place: usize| format!("(uint32_t)a{place}");
        let (word, more) = match (kind, places.as_slice()) {
            ("send" | "receive" | "from_root" | "to_root", [comm, rank]) => (comm, number(*rank)),
            ("exchange", [comm, receiver, sender]) => (comm, format!("(uint32_t)a{receiver} | a{sender} << 32")),
            ("requests", [request]) => (request, "1".to_owned()),
            ("requests" | "any_request", [count, array]) => (array, number(*count)),
            ("all" | "lower", [comm]) => (comm, "0".to_owned()),
            _ => bail!("{}: nothing waits for \"{text}\"", self.call.name),
        };
        let word = match self.params[*word].as_str() {
            // A handle itself, where others pass its address.
            "win" => format!("(word)&a{word}"),
            _ => format!("a{word}"),
        };
        Ok(Some([format!("AWAIT_{}", kind.to_uppercase()), word, more]))
    }

    /// The status that says who sent what came: the local one, or the program's, if it is one alone and surely set.
    fn told_status(&self, own: bool) -> String {
        let place = |name: &str| self.params.iter().position(|param| param == name);
        match place("status_out") {
            _ if own => "status".to_owned(),
            Some(index) if place("flag_out").is_none() => format!("a{index}"),
            _ => "0".to_owned(),
        }
    }

    /// The request that it makes.
    fn request(&self) -> Option<String> {
        let place = self.params.iter().position(|param| param == "request_out")?;
        Some(format!("a{place}"))
    }

    /// Whether it takes a message out of its queue that another call receives.
    fn matches(&self) -> bool {
        let has = |name: &str| self.params.iter().any(|param| param == name);
        has("message_out") && has("comm")
    }

    /// What stands around the call where each is kept: what is to be known before it, if anything, and what is told of it
    /// behind. `bytes` are its own, `status` is the local one or empty.
    fn traced(&self, bytes: &str, received: &str, status: &str) -> anyhow::Result<(Option<String>, String)> {
        let place = |name: &str| {
            let at = self.params.iter().position(|param| param == name);
            at.map(|at| format!("a{at}"))
        };
        let mut fields = Vec::new();
        let mut add = |field: &str, value: String| fields.push(format!(".{field} = {value}"));
        let mut before = None;
        let comm = place("comm");
        let request = place("request_out");
        let status = if status.is_empty() {
            place("status_out")
        } else {
            Some(status.to_owned())
        };
        let peers = [("peer", "tag"), ("dest", "sendtag")];
        let message = peers.iter().find_map(|(peer, tag)| Some((place(peer)?, place(tag)?)));
        let means = self.call.means.as_deref();
        let kind = match (means, &comm, &message) {
            (Some("sent" | "prepared" | "received" | "posted"), Some(comm), Some((peer, tag))) => {
                add("comm", comm.clone());
                add("peer", format!("(int){peer}"));
                add("tag", format!("(int){tag}"));
                let receives = matches!(means, Some("received" | "posted"));
                match (request.is_some(), self.persistent(), receives) {
                    (_, true, false) => "PREPARE_SEND",
                    (_, true, true) => "PREPARE_RECEIVE",
                    (true, _, false) => "START_SEND",
                    (true, _, true) => "START_RECEIVE",
                    (false, _, false) => "SEND",
                    (false, _, true) => "RECEIVE",
                }
            }
            (_, Some(comm), _) if self.call.class == "mpi_collective" && !self.persistent() => {
                add("comm", comm.clone());
                add(
                    "peer",
                    place("root").map_or("-1".to_owned(), |root| format!("(int){root}")),
                );
                "COLLECTIVE"
            }
            (_, Some(comm), Some((peer, tag))) if self.matches() => {
                let status = place("status_out").context("no status of the message")?;
                before = Some(format!("{status} = trace_status(t, {status});"));
                add("comm", comm.clone());
                add("peer", format!("(int){peer}"));
                add("tag", format!("(int){tag}"));
                add("matches", "true".to_owned());
                if let Some(flag) = place("flag_out") {
                    add("flag", flag);
                }
                "RECEIVE"
            }
            _ if place("comm_out").is_some() && request.is_none() => "MAKE",
            _ => "CALL",
        };
        if let Some(source) = place("source").filter(|_| matches!(kind, "SEND" | "START_SEND")) {
            add("also_receives", "true".to_owned());
            add("source", format!("(int){source}"));
            add(
                "source_tag",
                format!("(int){}", place("recvtag").context("no tag to receive")?),
            );
            if !received.is_empty() {
                add("received", format!("result == 0 ? {received} : 0"));
            }
        }
        if matches!(kind, "RECEIVE" | "SEND")
            && let Some(status) = &status
        {
            add("status", status.clone());
        }
        match (kind, request, place("comm_out")) {
            ("MAKE", _, Some(comm)) => add("request", comm),
            ("CALL", Some(_), Some(comm)) => add("comm_later", comm),
            ("CALL" | "COLLECTIVE", ..) => {}
            (_, Some(request), _) => add("request", request),
            _ => {}
        }
        if matches!(self.call.name.as_str(), "MPI_Start" | "MPI_Startall") {
            add(
                "request",
                place("request").or(place("requests")).context("no request to start")?,
            );
            add(
                "count",
                place("count").map_or("1".to_owned(), |count| format!("(int){count}")),
            );
        }
        if let Some([wait, requests, count]) = self.awaits()?.filter(|[wait, ..]| {
            self.call.class == "mpi_wait" && (wait.ends_with("_REQUEST") || wait.ends_with("_REQUESTS"))
        }) {
            let statuses = place("statuses").or(place("status_out")).context("no status")?;
            before = Some(format!(
                "{statuses} = trace_requests(t, (int){}, {requests}, {statuses});",
                count.trim_start_matches("(uint32_t)")
            ));
            add("completes", "true".to_owned());
            for (field, param) in [
                ("flag", "flag_out"),
                ("index", "index_out"),
                ("completed", "outcount"),
                ("indices", "indices_out"),
                ("statuses", "statuses"),
                ("status", "status_out"),
            ] {
                if let Some(value) = place(param) {
                    add(field, value);
                }
            }
            ensure!(
                (wait == "AWAIT_ANY_REQUEST") == (place("index_out").is_some() || place("outcount").is_some()),
                "{}: it is not said which requests it completes",
                self.call.name
            );
        }
        if !bytes.is_empty() {
            add("bytes", bytes.to_owned());
        }
        let fields = std::iter::once(format!(".kind = EVENT_{kind}"))
            .chain(fields)
            .collect::<Vec<_>>()
            .join(", ");
        Ok((
            before,
            format!("trace_call(t, s, start, result, &(struct trace_call){{{fields}}});"),
        ))
    }

    /// What stands before the call: whom it is about to wait for.
    fn before(&self) -> anyhow::Result<Option<String>> {
        let waits = self.awaits()?.filter(|_| self.request().is_none());
        Ok(waits.map(|[_, word, more]| format!("awaits(t, {word}, {more});")))
    }

    /// What stands behind it, if it had no error: whom the request's completion, or a window's fence, waits for.
    fn started(&self) -> anyhow::Result<Option<String>> {
        if let Some(win) = self.params.iter().position(|param| param == "win_out") {
            let made = |[kind, comm, more]: [String; 3]| format!("awaited_made(a{win}, {kind}, {comm}, {more});");
            return Ok(self.awaits()?.map(made));
        }
        // Of an exchange the sender: the receiver takes part by itself.
        Ok(self.request().zip(self.awaits()?).map(|(request, [kind, comm, more])| {
            let (kind, more) = match more.split_once(" | ") {
                Some((_, sender)) => (
                    "AWAIT_RECEIVE",
                    format!("(uint32_t){}", sender.trim_end_matches(" << 32")),
                ),
                None => (&*kind, more),
            };
            let made = if self.persistent() { "made" } else { "started" };
            format!("awaited_{made}({request}, {kind}, {comm}, {more});")
        }))
    }
}

/// The table, spelled out and checked.
pub struct Mpi {
    pub functions: Vec<Function>,
    pub rules: Vec<VolumeRule>,
    pub not_wrapped: Vec<NotWrapped>,
}

/// Classes whose wrappers are compiled once for both names: their calls are rare or slow.
const COLD: &[&str] = &["mpi_other", "mpi_io"];

/// Such a body must be reached by a jump, so that its frame is as good as the wrapper's own: nothing may have to be
/// passed on the stack.
const BODY_WORDS: usize = 2;
const REGISTER_WORDS: usize = 6;

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
                            always_timed: group.file.as_deref().is_some_and(|kind| !moves(kind)),
                            ..Call::default()
                        };
                        let hook = group.hooks.get(name).cloned();
                        functions.push(Function {
                            call,
                            params: params.clone(),
                            to: group.to.clone(),
                            awaits: group.awaits.of(name).cloned(),
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
            let index = function.params.iter().position(|param| param == name);
            let index = index.with_context(|| format!("it has no parameter \"{name}\""))?;
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

/// What the collector owes: one prototype a rule.
fn volume_prototypes(mpi: &Mpi) -> String {
    let mut text = String::new();
    for rule in &mpi.rules {
        let params: Vec<String> = (rule.params.split_whitespace())
            .map(|formal| match formal {
                "peer" | "root" => format!("int {formal}"),
                "count" | "other_count" | "partitions" => format!("int64_t {formal}"),
                "counts" | "other_counts" => format!("struct counts {formal}"),
                "datatypes" | "other_datatypes" => format!("const void *{formal}"),
                _ => format!("word {formal}"),
            })
            .chain(rule.peers.then(|| "bool noted".to_owned()))
            .collect();
        let line = format!(
            " *   uint64_t volume_{}(struct region_thread *t, {});",
            rule.name,
            params.join(", ")
        );
        text += &super::c::fold(&line, " *       ");
    }
    text
}

/// Adds `collector/gen/mpi_wrappers.c`.
pub fn generate(mpi: &Mpi, outputs: &mut Outputs) -> anyhow::Result<()> {
    let mut text = format!("{HEAD}{}{RULES_END}", volume_prototypes(mpi));
    let longest = mpi
        .functions
        .iter()
        .map(|function| function.params.len())
        .max()
        .unwrap_or(0);
    for length in 0..=longest {
        let words = if length == 0 {
            "void".to_owned()
        } else {
            vec!["word"; length].join(", ")
        };
        text += &super::c::fold(&format!("typedef int mpi_function_{length}({words});"), "    ");
    }
    for function in &mpi.functions {
        wrapper(mpi, function, &mut text)?;
    }
    outputs.add("collector/gen/mpi_wrappers.c", text);
    Ok(())
}

/// What a call on a file has to remember before it, and what it notes of it behind.
fn file_notes(function: &Function, kind: &str) -> anyhow::Result<(Option<&'static str>, String)> {
    let place = |param: &str| function.params.iter().position(|known| known == param);
    let word = |param: &str| {
        place(param)
            .map(|index| format!("a{index}"))
            .with_context(|| format!("{} has no parameter \"{param}\"", function.call.name))
    };
    let access = || -> anyhow::Result<String> {
        let direction = match function.call.means.as_deref() {
            Some("read") => "FILE_READ",
            Some("written") => "FILE_WRITE",
            _ => bail!("{} neither reads nor writes", function.call.name),
        };
        let manner = match kind {
            "begin" => "FILE_SPLIT".to_owned(),
            kind => format!("FILE_{}", kind.to_uppercase()),
        };
        let offset = place("offset").map_or("-1".to_owned(), |index| format!("(int64_t)a{index}"));
        Ok(format!(
            "(struct mpiio_access){{{}, {direction}, {manner}, {offset}, {}, bytes}}",
            word("file")?,
            word("buffer")?
        ))
    };
    Ok(match kind {
        "independent" | "collective" => (None, format!("mpiio_moved(t, &c, result, {});", access()?)),
        "nonblocking" => (
            None,
            format!("mpiio_started(t, &c, result, {}, {});", access()?, word("request_out")?),
        ),
        "begin" => (None, format!("mpiio_began(t, &c, result, {});", access()?)),
        "end" => (None, format!("mpiio_ended(t, &c, result, {}, status);", word("file")?)),
        "open" => (
            None,
            format!(
                "mpiio_opened(t, &c, result, {}, {}, {}, {});",
                word("comm")?,
                word("filename")?,
                word("info")?,
                word("file_out")?
            ),
        ),
        "close" => (
            Some("word file = mpiio_handle(a0);"),
            "mpiio_closed(t, &c, result, file);".to_owned(),
        ),
        "delete" => (
            Some("uint32_t file = mpiio_named(a0);"),
            "mpiio_deleted(t, &c, result, file);".to_owned(),
        ),
        "view" => (
            None,
            format!(
                "mpiio_viewed(t, &c, result, {}, {}, {}, {}, {});",
                word("file")?,
                word("disp")?,
                word("etype")?,
                word("filetype")?,
                word("info")?
            ),
        ),
        field => (
            None,
            format!("mpiio_asked(t, &c, result, {}, LAYER_FIELD({field}));", word("file")?),
        ),
    })
}

/// Moves its data before it returns: the site says whether it is timed.
fn moves(kind: &str) -> bool {
    matches!(kind, "independent" | "collective")
}

/// The body of a call on a file: recorded by file even where it is nested.
fn file_body(mpi: &Mpi, function: &Function, kind: &str, text: &mut String) -> anyhow::Result<()> {
    let Function { call, params, .. } = function;
    let name = &call.name;
    let list = |status: Option<usize>| {
        let words: Vec<String> = (0..params.len())
            .map(|index| {
                if status == Some(index) {
                    "status".to_owned()
                } else {
                    format!("a{index}")
                }
            })
            .collect();
        words.join(", ")
    };
    let status = params.iter().position(|param| param == "status_out");
    let (before, after) = file_notes(function, kind)?;
    let lead = if moves(kind) { "layer_moving" } else { "layer" };
    *text += "{\n    struct region_thread *t = thread_current();\n    struct layer_call c;\n";
    if status.is_some() {
        *text += "    union mpi_status own;\n    word status;\n";
    }
    if call.volume.is_some() {
        *text += "    uint64_t bytes = 0;\n";
    }
    writeln!(text, "    int result;\n")?;
    writeln!(
        text,
        "    if (layer_passes(t, FILE_MPIIO))\n        return real({});",
        list(None)
    )?;
    if let Some(before) = before {
        writeln!(text, "    {before}")?;
    }
    if let Some(index) = status {
        writeln!(text, "    status = mpi_status_or(a{index}, &own);")?;
    }
    *text += &super::c::fold(
        &format!("    c = {lead}_enter(t, FILE_MPIIO, CALL_{name}, from);"),
        "        ",
    );
    writeln!(text, "    result = real({});", list(status))?;
    writeln!(text, "    {lead}_leave(t, FILE_MPIIO, &c, result != 0);")?;
    if let Some(rule) = &call.volume {
        let volume = mpi.volume_call(function, rule, "status")?;
        *text += "    if (result == 0) {\n";
        *text += &super::c::fold(&format!("        bytes = {volume};"), "            ");
        *text += "        layer_volume(&c, bytes);\n    }\n";
    }
    *text += &super::c::fold(&format!("    {after}"), "        ");
    *text += "    if (trace_wanted() && c.site != NULL)\n";
    let bytes = if call.volume.is_some() { ", .bytes = bytes" } else { "" };
    *text += &super::c::fold(
        &format!(
            "        trace_call(t, c.site, c.time.start, result, \
             &(struct trace_call){{.kind = EVENT_CALL, .end = c.time.end{bytes}}});"
        ),
        "            ",
    );
    *text += "    return result;\n}\n\n";
    Ok(())
}

/// The body of any other call: counted if it is the outermost.
fn counted_body(mpi: &Mpi, function: &Function, text: &mut String) -> anyhow::Result<()> {
    let Function { call, params, hook, .. } = function;
    let name = &call.name;
    let length = params.len();
    let passed: Vec<String> = (0..length).map(|index| format!("a{index}")).collect();
    let own_status = call
        .volume
        .iter()
        .chain(&call.second)
        .any(|rule| rule.contains("(status_out"));
    let status = params
        .iter()
        .position(|param| param == "status_out")
        .filter(|_| own_status);
    let mut given = passed.clone();
    if let Some(index) = status {
        given[index] = "status".to_owned();
    }
    let (passed, given) = (passed.join(", "), given.join(", "));
    // One branch: what it costs is seen to be nothing by those who do no such accesses.
    let really = |words: &str| {
        if function.completes {
            format!("request_posted != 0 ? request_{name}(real, {words}) : real({words})")
        } else {
            format!("real({words})")
        }
    };
    *text += "{\n    struct region_thread *t = thread_current();\n    struct region_site *s;\n";
    *text += "    uint64_t start;\n";
    if status.is_some() {
        *text += "    union mpi_status own;\n    word status;\n";
    }
    *text += "    int result;\n\n";
    let passes = super::c::fold(&format!("        return {};", really(&passed)), "            ");
    if hook.is_some() {
        *text += "    if (call_nested(t))\n";
        *text += &passes;
    } else {
        *text += "    if (call_passes(t)) {\n        if (call_thin(t)) {\n";
        writeln!(text, "            thin_enter(t, CALL_{name});")?;
        *text += &super::c::fold(
            &format!("            result = {};", really(&passed)),
            "                ",
        );
        *text += "            thin_leave(t);\n            return result;\n        }\n";
        *text += &passes;
        *text += "    }\n";
    }
    let first_two = format!(
        "{}, {}",
        if length > 0 { "a0" } else { "0" },
        if length > 1 { "a1" } else { "0" }
    );
    if let Some(hook) = hook {
        writeln!(text, "    mpi_before_{hook}(t, CALL_{name}, {first_two});")?;
    }
    if let Some(index) = status {
        writeln!(text, "    status = mpi_status_or(a{index}, &own);")?;
    }
    let before = function.before()?;
    if let Some(before) = &before {
        *text += &super::c::fold(&format!("    {before}"), "        ");
    }
    let rule = |rule: &Option<String>| {
        let rule = rule.as_ref().map(|rule| mpi.volume_call(function, rule, "status"));
        rule.transpose()
    };
    let (volume, second) = (rule(&call.volume)?, rule(&call.second)?);
    let bytes = match &volume {
        Some(volume) if function.persistent() => volume.as_str(),
        Some(_) => "result == 0 ? s->run_bytes : 0",
        None => "",
    };
    let received = second.as_deref().unwrap_or_default();
    let (noted, traced) = function.traced(bytes, received, status.map_or("", |_| "status"))?;
    if let Some(noted) = noted {
        *text += "    if (trace_wanted())\n";
        *text += &super::c::fold(&format!("        {noted}"), "            ");
    }
    let traced = format!(
        "    if (trace_wanted())\n{}",
        super::c::fold(&format!("        {traced}"), "            ")
    );
    writeln!(text, "    s = call_enter(t, CALL_{name}, from, &start);")?;
    *text += &super::c::fold(&format!("    result = {};", really(&given)), "        ");
    *text += "    call_leave(t, s, start, result != 0);\n";
    if before.is_some() {
        writeln!(
            text,
            "    awaited_after(t, result, {});",
            function.told_status(status.is_some())
        )?;
    }
    if let Some(hook) = hook {
        writeln!(text, "    mpi_after_{hook}(t, CALL_{name}, result);")?;
    }
    let receiver = function.receiver()?;
    let statements: Vec<String> = volume
        .map(|volume| match (volume.strip_prefix("volume_to_peer(t, "), &receiver) {
            _ if function.persistent() => {
                let sends = call.means.as_deref() == Some("prepared");
                let peer = match &receiver {
                    Some([comm, peer]) => format!("sent_peer(t, {comm}, {peer})"),
                    None => "SENT_NOBODY".to_owned(),
                };
                format!("persistent_made(s, a{}, {volume}, {sends}, {peer});", params.len() - 1)
            }
            // Afterwards: of arguments that MPI refused nothing may be asked.
            (Some(arguments), Some([comm, peer])) => {
                format!("sent_add(sent_record(t, {comm}, {peer}), volume_add_to_peer(t, s, {arguments});")
            }
            (Some(arguments), None) if function.short => format!("volume_add_to_peer(t, s, {arguments};"),
            _ => format!("site_volume(s, {volume});"),
        })
        .into_iter()
        .chain(second.map(|second| format!("site_second(s, {second});")))
        .chain(function.started()?)
        .map(|statement| super::c::fold(&format!("        {statement}"), "                    "))
        .collect();
    if !statements.is_empty() {
        let braces = if statements.len() > 1 {
            (" {", "    }\n")
        } else {
            ("", "")
        };
        write!(
            text,
            "    if (result == 0){}\n{}{}",
            braces.0,
            statements.concat(),
            braces.1
        )?;
    }
    *text += &traced;
    *text += "    return result;\n}\n\n";
    Ok(())
}

/// The wrapper of a call that is over soon: a short way for those that are like the one before, and behind it the whole
/// body, reached by a jump, so that it finds the caller as the wrapper does.
fn short_wrapper(mpi: &Mpi, function: &Function, text: &mut String) -> anyhow::Result<()> {
    let Function { call, params, .. } = function;
    let name = &call.name;
    let length = params.len();
    let declared = (0..length).map(|index| format!("word a{index}")).collect::<Vec<_>>();
    let passed = (0..length).map(|index| format!("a{index}")).collect::<Vec<_>>();
    let signature = if length == 0 {
        "void".to_owned()
    } else {
        declared.join(", ")
    };
    let more = |list: &[String]| list.iter().map(|word| format!(", {word}")).collect::<String>();
    let line = |text: &mut String, line: &str, indent: &str| *text += &super::c::fold(line, indent);

    ensure!(
        function.hook.is_none() && function.file.is_none() && call.second.is_none(),
        "{name} has more to do than a short way has room for"
    );
    *text += "\n";
    let start = format!(
        "HOT int whole_{name}(mpi_function_{length} *real, const void *from{})",
        more(&declared)
    );
    line(text, &start, "    ");
    counted_body(mpi, function, text)?;
    for (prefix, kind) in [("", "mpi"), ("P", "pmpi")] {
        line(text, &format!("COLD int body_{prefix}{name}({signature})"), "    ");
        writeln!(
            text,
            "{{\n    mpi_function_{length} *real = (mpi_function_{length} *)next_{kind}(CALL_{name});\n"
        )?;
        let whole = format!("    return whole_{name}(real, RETURN_ADDRESS{});", more(&passed));
        line(text, &whole, "        ");
        *text += "}\n\n";
        line(text, &format!("EXPORT int {prefix}{name}({signature})"), "    ");
        short_way(
            mpi,
            function,
            &format!("body_{prefix}{name}"),
            if prefix.is_empty() { "mpi_next" } else { "mpi_next_p" },
            text,
        )?;
        if prefix.is_empty() {
            *text += "\n";
        }
    }
    Ok(())
}

fn short_way(mpi: &Mpi, function: &Function, body: &str, next: &str, text: &mut String) -> anyhow::Result<()> {
    let Function { call, params, .. } = function;
    let name = &call.name;
    let length = params.len();
    let mut given = (0..length).map(|index| format!("a{index}")).collect::<Vec<_>>();
    let otherwise = format!("        return {body}({});", given.join(", "));
    let mut long = "s == NULL || real == NULL".to_owned();
    let (mut repeats, mut after) = ("false", None);

    writeln!(
        text,
        "{{\n    mpi_function_{length} *real = (mpi_function_{length} *){next}[CALL_{name}];"
    )?;
    *text += "    struct region_thread *t = thread_current();\n";
    *text += &super::c::fold(
        &format!("    struct region_site *s = call_short(t, CALL_{name}, RETURN_ADDRESS);"),
        "        ",
    );
    *text += "    int result;\n";
    if let Some(rule) = &call.volume {
        let volume = mpi.volume_call(function, rule, "status")?;
        if let Some(arguments) = volume.strip_prefix("volume_to_peer(t, (int)") {
            let (arguments, peer) = arguments.trim_end_matches(')').rsplit_once(", ").context("no peer")?;
            long += &match function.receiver()? {
                Some([comm, peer]) => {
                    *text += "    struct region_sent *sent;\n";
                    after = Some("sent_count(sent, s->run_bytes);".to_owned());
                    format!(" || (sent = sent_known(t, {comm}, {peer})) == NULL")
                }
                None => format!(" || {peer} == mpi_abi.proc_null"),
            };
            long += &format!(" || !volume_repeats(t, RETURN_ADDRESS, (uint32_t){arguments})");
            repeats = "true";
        } else if volume == "volume_received(t, status)" {
            let index = params
                .iter()
                .position(|param| param == "status_out")
                .context("no status")?;
            given[index] = "status".to_owned();
            *text += "    word status;\n";
            after = Some(format!("site_volume(s, {volume});"));
        } else {
            bail!("there is no short way to the volume of {name}");
        }
    }
    if function.completes {
        long += " || request_posted != 0";
    }
    *text += "\n";
    *text += &super::c::fold(&format!("    if ({long})"), "        ");
    *text += &super::c::fold(&otherwise, "            ");
    *text += "    CALL_SHORT_FRAME();\n";
    if let Some(index) = given.iter().position(|word| word == "status") {
        writeln!(text, "    union mpi_status own;\n")?;
        writeln!(text, "    status = mpi_status_or(a{index}, &own);")?;
    }
    let before = function.before()?;
    if let Some(before) = &before {
        *text += &super::c::fold(&format!("    {before}"), "        ");
    }
    writeln!(text, "    call_short_enter(t, s, CALL_{name});")?;
    *text += &super::c::fold(&format!("    result = real({});", given.join(", ")), "        ");
    let leave = format!("call_short_leave(t, s, result, {repeats})");
    match before {
        Some(_) => {
            let status = function.told_status(given.iter().any(|word| word == "status"));
            writeln!(text, "    if ({leave})\n        awaited_after(t, result, {status});")?;
        }
        None => writeln!(text, "    {leave};")?,
    }
    let statements: Vec<String> = after.into_iter().chain(function.started()?).collect();
    if !statements.is_empty() {
        let (open, close) = if statements.len() > 1 {
            (" {", "    }\n")
        } else {
            ("", "")
        };
        writeln!(text, "    if (result == 0){open}")?;
        for statement in statements {
            *text += &super::c::fold(&format!("        {statement}"), "            ");
        }
        *text += close;
    }
    *text += "    return result;\n}\n";
    Ok(())
}

fn wrapper(mpi: &Mpi, function: &Function, text: &mut String) -> anyhow::Result<()> {
    let Function { call, params, .. } = function;
    let name = &call.name;
    let length = params.len();
    let declared: Vec<String> = (0..length).map(|index| format!("word a{index}")).collect();
    let passed: Vec<String> = (0..length).map(|index| format!("a{index}")).collect();
    let passed = passed.join(", ");
    let more = |list: String| if list.is_empty() { list } else { format!(", {list}") };

    if function.short {
        return short_wrapper(mpi, function, text);
    }
    let cold = COLD.contains(&call.class.as_str()) || call.means.as_deref() == Some("prepared");
    let body = if cold && length + BODY_WORDS <= REGISTER_WORDS {
        "COLD"
    } else {
        "HOT"
    };
    let declared_more = more(declared.join(", "));
    let start = format!("{body} int body_{name}(mpi_function_{length} *real, const void *from{declared_more})");
    *text += &format!("\n{}", super::c::fold(&start, "    "));
    match &function.file {
        Some(kind) => file_body(mpi, function, kind, text)?,
        None => counted_body(mpi, function, text)?,
    }
    let signature = if length == 0 {
        "void".to_owned()
    } else {
        declared.join(", ")
    };
    for (prefix, next) in [("", "next_mpi"), ("P", "next_pmpi")] {
        *text += &super::c::fold(&format!("EXPORT int {prefix}{name}({signature})"), "    ");
        let real = format!("    mpi_function_{length} *real = (mpi_function_{length} *){next}(CALL_{name});");
        let body = format!("    return body_{name}(real, RETURN_ADDRESS{});", more(passed.clone()));
        *text += &format!("{{\n{real}\n\n{}}}\n", super::c::fold(&body, "        "));
        if prefix.is_empty() {
            *text += "\n";
        }
    }
    Ok(())
}

const HEAD: &str = "\
/* Stands in front of every function of MPI.
 * Made from api/mpi.toml by `cargo xtask codegen`; do not edit.
 *
 * Arguments are passed on as the machine words they came in: no handle, status or constant of any
 * MPI is known here. MPI_X passes on to the next MPI_X and PMPI_X to the next PMPI_X, so that other
 * tools keep working; only the outermost call of a thread counts. The guard is the thread's `call`.
 *
 * From collector/src (calls/call.h, mpi/mpi.h, mpi/volume.h) it needs
 *   any_function *next_mpi(enum call); any_function *next_pmpi(enum call);
 *       never NULL: where no MPI has the function, one that returns an error
 *   bool call_nested(const struct region_thread *t);
 *   bool call_passes(const struct region_thread *t), call_thin(const struct region_thread *t);
 *   void thin_enter(struct region_thread *t, uint32_t call), thin_leave(struct region_thread *t);
 *       true without a thread block and inside another wrapped call
 *   struct region_site *call_enter(struct region_thread *t, uint32_t call, const void *from,
 *       uint64_t *start);   never NULL: a site that is thrown away where there is no room
 *   void call_leave(struct region_thread *t, struct region_site *s, uint64_t start, bool failed);
 *   struct region_site *call_short(struct region_thread *t, uint32_t call, const void *from);
 *       NULL where the whole body is to do it
 *   void call_short_enter(struct region_thread *t, struct region_site *s, uint32_t call);
 *   bool call_short_leave(struct region_thread *t, struct region_site *s, int result,
 *       bool repeats);   true where a tick fell into it, or it failed
 *   void awaits(struct region_thread *t, word what, uint64_t more);
 *   void awaited_after(struct region_thread *t, int result, word status);   status may be 0
 *   void awaited_started(word request, enum await kind, word comm, uint32_t peer);
 *   void awaited_made(word request, enum await kind, word comm, uint32_t peer);   a persistent one
 *   bool volume_repeats(struct region_thread *t, const void *from, uint32_t count, word datatype);
 *       its bytes are those of the site's run
 *   uint64_t volume_add_to_peer(struct region_thread *t, struct region_site *s, int64_t count,
 *       word datatype, int peer);   its bytes; keeps what volume_repeats() goes by
 *   struct region_sent *sent_record(struct region_thread *t, word comm, int peer);   or NULL
 *   void sent_add(struct region_sent *record, uint64_t bytes);   of NULL nothing
 *   struct region_sent *sent_known(const struct region_thread *t, word comm, int peer);
 *       NULL where it is not at hand, or nobody
 *   void sent_count(struct region_sent *record, uint64_t bytes);
 *   void site_volume(struct region_site *s, uint64_t bytes);
 *   void persistent_made(struct region_site *s, word request, uint64_t bytes, bool sends,
 *       struct sent_peer peer);
 *   struct sent_peer sent_peer(struct region_thread *t, word comm, int peer); SENT_NOBODY
 *   void site_second(struct region_site *s, uint64_t bytes);
 *   union mpi_status (room for any MPI's status) and
 *   word mpi_status_or(word status, union mpi_status *own);   own in place of MPI_STATUS_IGNORE
 *   bool trace_wanted(void);   each call is kept, and none takes a short way
 *   word trace_requests(struct region_thread *t, int64_t count, word requests, word statuses);
 *   word trace_status(struct region_thread *t, word status);   where the call writes it to
 *   void trace_call(struct region_thread *t, const struct region_site *s, uint64_t start,
 *       int result, const struct trace_call *c);
 *   void mpi_before_HOOK(struct region_thread *t, enum call call, word first, word second);
 *   void mpi_after_HOOK(struct region_thread *t, enum call call, int result);
 *   struct counts { const void *array; bool large; };         elements are int, or int64_t if large
";

const RULES_END: &str = " */

#include <stdbool.h>
#include <stdint.h>

#include \"calls/call.h\"
#include \"files/layer.h\"
#include \"files/mpiio.h\"
#include \"files/request.h\"
#include \"ground/export.h\"
#include \"mpi/awaited.h\"
#include \"mpi/hooks.h\"
#include \"mpi/mpi.h\"
#include \"mpi/persistent.h\"
#include \"mpi/sent.h\"
#include \"mpi/trace.h\"
#include \"mpi/volume.h\"
#include \"calls.h\"

#define RETURN_ADDRESS __builtin_return_address(0)
#define HOT static inline __attribute__((always_inline))
#define COLD static __attribute__((noinline))
#define COUNTS(a) ((struct counts){(const void *)(a), false})
#define COUNTS_LARGE(a) ((struct counts){(const void *)(a), true})

";

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
