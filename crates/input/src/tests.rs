use crate::*;
use std::fs::{self, File};
use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};
use std::path::Path;

fn fifo(path: &Path) {
    rustix::fs::mknodat(rustix::fs::CWD, path, rustix::fs::FileType::Fifo, 0o600.into(), 0).unwrap();
}

#[test]
fn what_is_no_plain_file_is_refused_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    fifo(&at("fifo"));
    symlink("/dev/zero", at("zero")).unwrap();
    fs::write(at("file"), "text").unwrap();
    symlink(at("file"), at("link")).unwrap();
    for name in ["fifo", "zero", "link", "none"] {
        assert!(own(&at(name)).is_err() && own_to_change(&at(name)).is_err(), "{name}");
    }
    for name in ["fifo", "zero", "none"] {
        assert!(named(&at(name)).is_err(), "{name}");
    }
    assert!(named(folder.path()).is_err());
    assert_eq!(own_bytes(&at("file"), 9).unwrap(), b"text");
    assert_eq!(named_bytes(&at("link"), 9).unwrap(), b"text");
    assert!(own_bytes(&at("file"), 3).unwrap_err().to_string().contains("at most 3"));
}

#[test]
fn a_reader_of_a_fifo_is_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("fifo");
    fifo(&path);
    assert!(to_write(&path).unwrap_err().to_string().contains("nobody reads"));
    let reader = fs::OpenOptions::new().read(true).write(true).open(&path).unwrap();
    let flags = rustix::fs::fcntl_getfl(to_write(&path).unwrap()).unwrap();
    assert!(!flags.contains(rustix::fs::OFlags::NONBLOCK));
    drop(reader);
}

#[test]
fn a_file_of_nothing_but_a_size_costs_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hole");
    File::create(&path).unwrap().set_len(1 << 42).unwrap();
    assert!(own_bytes(&path, TEXT).is_err() && named_bytes(&path, TEXT).is_err());
}

#[test]
fn a_fresh_file_replaces_a_link_and_leaves_its_end_alone() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    fs::write(at("precious"), "kept").unwrap();
    symlink(at("precious"), at("new")).unwrap();
    let file = fresh(&at("new"), 0o600).unwrap();
    assert_eq!(file.metadata().unwrap().mode() & 0o777, 0o600);
    assert_eq!(fs::read(at("precious")).unwrap(), b"kept");
    assert!(!fs::symlink_metadata(at("new")).unwrap().is_symlink());
}

#[test]
fn a_folder_is_our_own_where_nobody_else_writes() {
    let folder = tempfile::tempdir().unwrap();
    assert!(is_own_folder(folder.path()));
    symlink(folder.path(), folder.path().join("link")).unwrap();
    assert!(!is_own_folder(&folder.path().join("link")));
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o770)).unwrap();
    assert!(!is_own_folder(folder.path()));
}

#[test]
fn a_file_of_a_users_is_a_plain_one_that_belongs_to_them() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let user = rustix::process::geteuid().as_raw();
    fifo(&at("fifo"));
    fs::write(at("file"), "text").unwrap();
    symlink(at("file"), at("link")).unwrap();
    File::create(at("hole")).unwrap().set_len(1 << 42).unwrap();
    for name in ["fifo", "link", "hole", "none"] {
        assert!(of_user(&at(name), user, TEXT).is_err(), "{name}");
    }
    assert!(of_user(&at("file"), user, TEXT).is_ok());
    let refused = of_user(&at("file"), user + 1, TEXT).unwrap_err();
    assert!(refused.to_string().contains("another user"));
}
