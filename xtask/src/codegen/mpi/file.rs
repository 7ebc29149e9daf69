//! Wrappers of calls on files of MPI-IO.

use std::fmt::Write;

use anyhow::bail;

use super::{Function, Mpi};
use crate::codegen::c::fold;

/// What a call on a file has to remember before it, and what it notes of it behind.
fn notes(function: &Function, kind: &str) -> anyhow::Result<(Option<&'static str>, String)> {
    let word = |param: &str| function.required(param).map(|place| format!("a{place}"));
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
        let offset = (function.argument("offset")).map_or("-1".to_owned(), |offset| format!("(int64_t){offset}"));
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
pub(super) fn moves(kind: &str) -> bool {
    matches!(kind, "independent" | "collective")
}

/// The body of a call on a file: recorded by file even where it is nested.
pub(super) fn body(mpi: &Mpi, function: &Function, kind: &str, text: &mut String) -> anyhow::Result<()> {
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
    let status = function.place("status_out");
    let (before, after) = notes(function, kind)?;
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
    let waits = function.before()?;
    if let Some(waits) = &waits {
        *text += &fold(&format!("    {waits}"), "        ");
    }
    *text += &fold(
        &format!("    c = {lead}_enter(t, FILE_MPIIO, CALL_{name}, from);"),
        "        ",
    );
    writeln!(text, "    result = real({});", list(status))?;
    writeln!(text, "    {lead}_leave(t, FILE_MPIIO, &c, result != 0);")?;
    if waits.is_some() {
        *text += "    if (c.site != NULL)\n        awaited_after(t, result, 0);\n";
    }
    if let Some(started) = function.started()? {
        *text += "    if (result == 0)\n";
        *text += &fold(&format!("        {started}"), "            ");
    }
    if let Some(rule) = &call.volume {
        let volume = mpi.volume_call(function, rule, "status")?;
        *text += "    if (result == 0) {\n";
        *text += &fold(&format!("        bytes = {volume};"), "            ");
        *text += "        layer_volume(&c, bytes);\n    }\n";
    }
    *text += &fold(&format!("    {after}"), "        ");
    *text += "    if (trace_wanted() && c.site != NULL)\n";
    let bytes = if call.volume.is_some() { ", .bytes = bytes" } else { "" };
    *text += &fold(
        &format!(
            "        trace_call(t, c.site, c.time.start, result, \
             &(struct trace_call){{.kind = EVENT_CALL, .end = c.time.end{bytes}}});"
        ),
        "            ",
    );
    *text += "    return result;\n}\n\n";
    Ok(())
}
