//! Files and what was done with them.

use crate::document::{FileInfo, Layer};
use crate::limits::Limits;
use model::{FileClass, FileView, FilesystemView, Run, Use};

/// Those with most time, as many as the limit allows, and how many there are.
pub(crate) fn files(run: &Run, limits: &Limits) -> (Vec<FileInfo>, usize) {
    let all = run.files().by_time();
    let shown = all.iter().take(limits.files).map(|file| of(run, file, limits.name));
    (shown.collect(), all.len())
}

fn of(run: &Run, file: &FileView, longest: usize) -> FileInfo {
    let filesystem = file.filesystem.and_then(|filesystem| run.filesystem(filesystem));
    let name = |filesystem: FilesystemView| format!("{} ({})", filesystem.mount, filesystem.kind);
    FileInfo {
        name: cut(run.text(file.path), longest),
        kind: file.class.label().into(),
        filesystem: filesystem.map(name).unwrap_or_default(),
        members: file.members,
        ranks: file.ranks,
        size: file.size_bytes.unwrap_or(0),
        beside: matches!(file.class, FileClass::Program | FileClass::Runtime | FileClass::Device),
        time_s: file.time.all(),
        asked: layer(
            file.outermost().map_or("", |layer| layer.interface.label()),
            &file.all_asked(),
        ),
        layers: (file.layers.iter())
            .map(|of| layer(of.interface.label(), &of.sum))
            .collect(),
    }
}

/// The end of a long path tells more than its beginning.
fn cut(path: &str, longest: usize) -> String {
    if path.len() <= longest {
        return path.to_string();
    }
    let from = (path.len() - longest..=path.len()).find(|at| path.is_char_boundary(*at));
    format!("…{}", &path[from.unwrap_or(path.len())..])
}

fn layer(interface: &str, of: &Use) -> Layer {
    Layer {
        interface: interface.into(),
        opens: of.opens,
        reads: of.read.calls,
        writes: of.write.calls,
        bytes_read: of.read.bytes,
        bytes_written: of.write.bytes,
        metas: of.meta_calls(),
        syncs: of.syncs,
        flushes: of.flushes,
        read_s: of.read.time_s,
        write_s: of.write.time_s,
        meta_s: of.meta_s,
        sync_s: of.sync_s,
        read_bins: of.read.bins.to_vec(),
        write_bins: of.write.bins.to_vec(),
    }
}
