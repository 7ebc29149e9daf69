//! The members of a page: what it fetches, or holds, by name.

use crate::document::SourceInfo;
use crate::scene::scene_with;
use crate::{Limits, Scene, Sources, source};
use compare::Comparison;
use model::Run;
use report::Report;
use std::sync::OnceLock;

/// The member that holds what changed from the first run to the second.
const COMPARISON: &str = "compare";

/// Some of what is made of a deep tree of calls wants more stack than a thread has by itself.
const STACK: usize = 8 << 20;

/// One run, or two to be compared, and what is made of them as it is asked for.
pub struct Members {
    runs: Vec<Opened>,
    limits: Limits,
    sources: Sources,
}

/// A run, and what has been made of it.
struct Opened {
    run: Run,
    report: OnceLock<Report>,
    scene: OnceLock<Scene>,
}

impl Opened {
    fn report(&self) -> &Report {
        self.report.get_or_init(|| Report::of(&self.run))
    }
}

impl Members {
    /// Of one run, or of two of the same program. Nothing is made yet.
    pub fn new(runs: Vec<Run>, limits: Limits, sources: Sources) -> Members {
        let opened = |run: Run| Opened {
            run,
            report: OnceLock::new(),
            scene: OnceLock::new(),
        };
        Members {
            runs: runs.into_iter().map(opened).collect(),
            limits,
            sources,
        }
    }

    /// What the page is called.
    pub fn title(&self) -> String {
        let names: Vec<&str> = self
            .runs
            .iter()
            .map(|opened| match opened.run.facts().name.as_str() {
                "" => "(unnamed)",
                name => name,
            })
            .collect();
        names.join(" and ")
    }

    /// The names of all members that a page of its own holds. Beside them there is `RUN/rank/N` for every rank, by its index:
    /// the cells of that rank alone.
    pub fn names(&self) -> Vec<String> {
        let mut names = Vec::new();
        for at in 0..self.runs.len() {
            let heats = &self.scene(at).document.heats;
            names.push(format!("{at}/scene"));
            names.extend(heats.iter().map(|heat| format!("{at}/heat/{}", heat.id)));
            if !self.sources.none {
                names.push(format!("{at}/source"));
            }
        }
        if self.runs.len() == 2 {
            names.push(COMPARISON.to_string());
        }
        names
    }

    /// A member, unpacked; `None` if there is none of this name.
    pub fn get(&self, name: &str) -> Option<Vec<u8>> {
        if let ([a, b], COMPARISON) = (self.runs.as_slice(), name) {
            return Some(Comparison::of(&[&a.run], &[&b.run])?.to_bytes());
        }
        let (at, rest) = name.split_once('/')?;
        // As `names` writes it: no sign, no zeros before it.
        let at = (0..self.runs.len()).find(|number| number.to_string() == at)?;
        match rest {
            "source" if self.sources.none => None,
            "source" => Some(self.source(at)),
            rest => match rest.strip_prefix("rank/") {
                Some(rank) => self.rank(at, rank),
                None => self.scene(at).member(rest),
            },
        }
    }

    fn rank(&self, at: usize, name: &str) -> Option<Vec<u8>> {
        let run = &self.runs[at].run;
        // Checked before a scene is made for it.
        let rank: usize = name.parse().ok()?;
        if rank >= run.ranks().len() || rank.to_string() != name {
            return None;
        }
        self.scene(at).rank(run, rank)
    }

    /// All of them, for a page that holds them.
    pub fn all(&self) -> Vec<(String, Vec<u8>)> {
        let names = self.names().into_iter();
        names
            .filter_map(|name| self.get(&name).map(|bytes| (name, bytes)))
            .collect()
    }

    fn scene(&self, at: usize) -> &Scene {
        let opened = &self.runs[at];
        opened.scene.get_or_init(|| {
            let mut scene = std::thread::scope(|scope| {
                // Beside what takes long; where no thread can be had, the scene asks for it itself.
                let builder = std::thread::Builder::new().stack_size(STACK);
                let _ = builder.spawn_scoped(scope, || opened.report());
                scene_with(&opened.run, || opened.report(), &self.limits)
            });
            scene.document.source = SourceInfo {
                available: !self.sources.none,
                reason: if self.sources.none {
                    "The page was made with --no-source: it holds no source text.".into()
                } else {
                    String::new()
                },
            };
            scene
        })
    }

    fn source(&self, at: usize) -> Vec<u8> {
        let (opened, scene) = (&self.runs[at], self.scene(at));
        let found = source(&opened.run, opened.report(), &self.sources, &|text| {
            scene.text_number(text)
        });
        // Numbers and texts alone: it cannot fail.
        serde_json::to_vec(&found).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Source;
    use model::fixture::run_from_text;

    fn members(none: bool) -> Members {
        let sources = Sources { none, ..Sources::PAGE };
        Members::new(
            vec![run_from_text("UUMM\nUMMM"), run_from_text("UUUM\nUUUM")],
            Limits::PAGE,
            sources,
        )
    }

    #[test]
    fn every_name_is_a_member_and_nothing_else_is() {
        let members = members(false);
        let all = members.all();
        assert_eq!(
            all.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>(),
            members.names()
        );
        assert!(all.iter().any(|(name, _)| name == "0/scene") && all.iter().any(|(name, _)| name == "1/source"));
        assert!(all.iter().filter(|(name, _)| name.starts_with("0/heat/")).count() > 0);
        assert!(all.iter().any(|(name, _)| name == "compare"));
        let one = Members::new(vec![run_from_text("UU")], Limits::PAGE, Sources::PAGE);
        for name in [
            "0/rank/",
            "0/rank/1",
            "0/rank/00",
            "0/rank/+0",
            "0/rank/-1",
            "0/rank/0/",
            "0/rank/0x0",
            "0/rank/99999999999999999999",
        ] {
            assert_eq!(one.get(name), None, "{name}");
        }
        assert!(one.get("0/rank/0").is_some());
        assert!(
            one.names().iter().all(|name| !name.contains("rank")),
            "they are for a server alone"
        );
        assert!(one.get("compare").is_none() && one.names().iter().all(|name| name != "compare"));
        for name in [
            "",
            "scene",
            "2/scene",
            "00/scene",
            "+0/scene",
            "0/",
            "0/heat/",
            "0/heat/../scene",
            "0/scene/",
        ] {
            assert_eq!(members.get(name), None, "{name}");
        }
    }

    #[test]
    fn source_is_told_of_in_the_scene() {
        let (with, without) = (members(false), members(true));
        let text = String::from_utf8_lossy(&with.get("0/scene").unwrap()).into_owned();
        assert!(text.contains("\"source\":{\"available\":true,\"reason\":\"\"}"));
        let source: Source = serde_json::from_slice(&with.get("0/source").unwrap()).unwrap();
        assert!(
            source
                .files
                .iter()
                .all(|file| file.lines.is_empty() != file.missing.is_empty())
        );
        let text = String::from_utf8_lossy(&without.get("0/scene").unwrap()).into_owned();
        assert!(text.contains("\"available\":false") && text.contains("--no-source"));
        assert_eq!(without.get("0/source"), None);
        assert!(without.names().iter().all(|name| !name.ends_with("source")));
    }

    #[test]
    fn both_runs_are_in_the_title() {
        assert_eq!(members(false).title().matches(" and ").count(), 1);
    }
}
