//! Every profile ever released is read: tests/golden/v<N>/*.steelyard, each with NAME.json beside it that says what it
//! must hold, {"processes": 2, "name": "…", "calls": {"MPI_Send": 10}}, and how it was made. Files are added, never changed.

use serde_json::Value;
use std::path::{Path, PathBuf};
use steelyard_format::Profile;

fn goldens() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden");
    let versions = std::fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path());
    let versions = versions.filter(|path| {
        path.file_name()
            .is_some_and(|name| name.to_string_lossy().starts_with('v'))
    });
    let files = versions.flat_map(|version| std::fs::read_dir(version).into_iter().flatten().flatten());
    files
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|e| e == "steelyard"))
        .collect()
}

#[test]
fn every_golden_profile_is_read() {
    for path in goldens() {
        let profile = Profile::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let facts = std::fs::read_to_string(path.with_extension("json"))
            .unwrap_or_else(|error| panic!("{}: what it must hold is missing: {error}", path.display()));
        let facts: Value = serde_json::from_str(&facts).unwrap();
        let version = path
            .parent()
            .and_then(|folder| folder.file_name())
            .unwrap()
            .to_string_lossy()
            .into_owned();
        assert!(!profile.tables.processes.is_empty(), "{}", path.display());
        assert_eq!(
            facts["version"],
            Value::from(version[1..].parse::<u32>().unwrap()),
            "{}",
            path.display()
        );
        assert_eq!(
            facts["name"],
            Value::from(profile.manifest.run.name.as_str()),
            "{}",
            path.display()
        );
        assert_eq!(
            facts["processes"],
            Value::from(profile.tables.processes.len()),
            "{}",
            path.display()
        );
        assert_eq!(
            facts["samples"],
            Value::from(profile.tables.samples.len()),
            "{}",
            path.display()
        );
        for (name, count) in facts["calls"].as_object().expect("calls") {
            let sites = &profile.tables.sites;
            let of_call = sites
                .rows()
                .filter(|site| profile.strings.get(profile.tables.calls.row(site.call).name) == name);
            assert_eq!(
                &Value::from(of_call.map(|site| site.count).sum::<u64>()),
                count,
                "{name} in {}",
                path.display()
            );
        }
    }
}
