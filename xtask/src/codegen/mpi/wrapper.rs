//! The wrappers of all functions in C.

use std::fmt::Write;

use anyhow::{Context, bail, ensure};

use super::{Function, Mpi, file};
use crate::codegen::c::{fold, span};
use crate::output::Outputs;

/// Classes whose wrappers are compiled once for both names: their calls are rare or slow.
const COLD: &[&str] = &["mpi_other", "mpi_io"];

/// Such a body must be reached by a jump, so that its frame is as good as the wrapper's own: nothing may have to be
/// passed on the stack.
const BODY_WORDS: usize = 2;
const REGISTER_WORDS: usize = 6;

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
        text += &fold(&line, " *       ");
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
        text += &fold(&format!("typedef int mpi_function_{length}({words});"), "    ");
    }
    let mut functions = String::new();
    for function in &mpi.functions {
        wrapper(mpi, function, &mut functions)?;
    }
    outputs.add("collector/gen/mpi_wrappers.c", text + &span("mpi", &functions));
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
    let status = function.place("status_out").filter(|_| own_status);
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
    let passes = fold(&format!("        return {};", really(&passed)), "            ");
    if hook.is_some() {
        *text += "    if (call_nested(t))\n";
        *text += &passes;
    } else {
        *text += "    if (call_passes(t)) {\n        if (call_thin(t)) {\n";
        writeln!(text, "            thin_enter(t, CALL_{name});")?;
        *text += &fold(
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
        *text += &fold(&format!("    {before}"), "        ");
    }
    let [epoch_before, epoch_behind] = function.epoch()?;
    if let Some(epoch) = &epoch_before {
        *text += &fold(&format!("    {epoch}"), "        ");
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
        *text += &fold(&format!("        {noted}"), "            ");
    }
    let traced = format!(
        "    if (trace_wanted())\n{}",
        fold(&format!("        {traced}"), "            ")
    );
    writeln!(text, "    s = call_enter(t, CALL_{name}, from, &start);")?;
    *text += &fold(&format!("    result = {};", really(&given)), "        ");
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
        .chain(epoch_behind)
        .map(|statement| fold(&format!("        {statement}"), "                    "))
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
    let line = |text: &mut String, line: &str, indent: &str| *text += &fold(line, indent);

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
    *text += &fold(
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
            let index = function.required("status_out")?;
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
    *text += &fold(&format!("    if ({long})"), "        ");
    *text += &fold(&otherwise, "            ");
    *text += "    CALL_SHORT_FRAME();\n";
    if let Some(index) = given.iter().position(|word| word == "status") {
        writeln!(text, "    union mpi_status own;\n")?;
        writeln!(text, "    status = mpi_status_or(a{index}, &own);")?;
    }
    let before = function.before()?;
    if let Some(before) = &before {
        *text += &fold(&format!("    {before}"), "        ");
    }
    writeln!(text, "    call_short_enter(t, s, CALL_{name});")?;
    *text += &fold(&format!("    result = real({});", given.join(", ")), "        ");
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
            *text += &fold(&format!("        {statement}"), "            ");
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
    *text += &format!("\n{}", fold(&start, "    "));
    match &function.file {
        Some(kind) => file::body(mpi, function, kind, text)?,
        None => counted_body(mpi, function, text)?,
    }
    let signature = if length == 0 {
        "void".to_owned()
    } else {
        declared.join(", ")
    };
    for (prefix, next) in [("", "next_mpi"), ("P", "next_pmpi")] {
        *text += &fold(&format!("EXPORT int {prefix}{name}({signature})"), "    ");
        let real = format!("    mpi_function_{length} *real = (mpi_function_{length} *){next}(CALL_{name});");
        let body = format!("    return body_{name}(real, RETURN_ADDRESS{});", more(passed.clone()));
        *text += &format!("{{\n{real}\n\n{}}}\n", fold(&body, "        "));
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
 *   uint64_t awaited_handle(word at);   of a request or a window
 *   void awaited_group_started(uint64_t win, word group);
 *   void awaited_group_posted(uint64_t win, word group);
 *   void awaited_locked(struct region_thread *t, int type, uint32_t rank, uint64_t win);
 *   void awaited_unlocked(struct region_thread *t, uint32_t rank, uint64_t win);
 *   void awaited_object_made(uint64_t handle, word comm);   a window or file of the communicator
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
