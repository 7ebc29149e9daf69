//! The search for what is worth doing: every rule is asked, and seconds are given out once.

use crate::ending::hung;
use crate::floor::{FEWEST_OBSERVATIONS, KEPT_PART, floor_s};
use crate::rule::Calls;
use crate::tool::tools;
use crate::{Account, Basis, Draft, Finding, Place, RULES, Rule};
use model::{Recorded, Run, in_parallel};
use std::collections::HashMap;

/// Where a finding has less left of what it would save by itself, that is said.
const PART_OF_IT: f64 = 0.95;

/// What is worth doing about a run, the most rewarding first; what has no seconds to save (a run that died) before all.
pub fn find(run: &Run) -> Vec<Finding> {
    // A handful of samples shows nothing that is worth a person's time.
    let blind = run.times().are_rough() && run.times().observations_together() < FEWEST_OBSERVATIONS;
    let rules = RULES.iter().filter(|rule| !blind || rule.basis == Basis::Counts);
    // A run that hung had as much of everything as it was let: what of it could be saved is not known.
    let hung = hung(run);
    let rules = rules.filter(|rule| !hung || rule.accounts.is_empty());
    find_by(run, rules.filter(|rule| knows(run, rule)))
}

/// Whether what a rule looks at was recorded: where only a part of the run was, time outside it is no one's fault.
fn knows(run: &Run, rule: &Rule) -> bool {
    match run.recorded() {
        Recorded::All => true,
        Recorded::Io => rule.accounts.is_empty() || rule.accounts.contains(&Account::Io),
        Recorded::Mpi => rule.basis == Basis::Counts && rule.accounts.contains(&Account::Messages),
        // Neither calls nor waiting are there.
        Recorded::OnCpu | Recorded::Stacks => {
            rule.basis != Basis::Counts && rule.accounts == [Account::Compute] && !BY_THE_CLOCK.contains(&rule.id)
        }
    }
}

/// Rules on computing that look at when, and for how long, threads ran.
const BY_THE_CLOCK: [&str; 2] = ["unrecorded_waiting", "threads_started"];

/// What a rule's gain is taken from. How long ranks waited for others is not known where only I/O was recorded.
fn accounts<'a>(run: &Run, rule: &'a Rule) -> impl Iterator<Item = &'a Account> {
    let only_io = run.is_io_only();
    (rule.accounts.iter()).filter(move |account| !only_io || **account == Account::Io)
}

pub(crate) fn find_by<'a>(run: &Run, rules: impl Iterator<Item = &'a Rule>) -> Vec<Finding> {
    // What an account does not hold no rule can gain: a run without I/O need not be searched for faults of I/O.
    let floor = floor_s(run);
    let mut holds: HashMap<Account, bool> = HashMap::new();
    let mut worth = |account: &Account| *holds.entry(*account).or_insert_with(|| account.budget(run) >= floor);
    let rules = rules.filter(|rule| accounts(run, rule).all(&mut worth));
    let rules: Vec<_> = rules.collect();
    let judged = in_parallel(rules.len(), |number| (rules[number].judge)(run, &rules[number].limit));
    let tools = tools(run);
    // What a program of the system does inside is no affair of those who run it.
    let concerns = |draft: &Draft| {
        let of_tool = |place: &Place| tools.contains(place.module.as_str());
        draft.on_use || !draft.places.first().is_some_and(of_tool)
    };
    let drafts = (rules.into_iter().zip(judged))
        .filter_map(|(rule, draft)| Some((rule, draft?)))
        .filter(|(_, draft)| concerns(draft));
    let mut findings = weigh(run, drafts.collect());
    findings.sort_by(|a, b| b.weight().total_cmp(&a.weight()));
    findings
}

/// Gives every draft what its accounts still hold, and leaves out what is not worth it.
fn weigh(run: &Run, drafts: Vec<(&Rule, Draft)>) -> Vec<Finding> {
    let floor = floor_s(run);
    let would_save: HashMap<&str, f64> = (drafts.iter())
        .map(|(rule, draft)| (rule.id, draft.gain_s.max(0.0)))
        .collect();
    let mut left: HashMap<Account, f64> = HashMap::new();
    let mut left_of: HashMap<Calls, f64> = HashMap::new();
    let mut findings = vec![];
    for (rule, mut draft) in drafts {
        if rule.accounts.is_empty() {
            draft.gain_s = 0.0;
            findings.push(rule.finding(run, draft));
            continue;
        }
        let (other, other_s) = draft.besides.unwrap_or((rule.accounts[0], 0.0));
        draft.gain_s -= other_s;
        // Estimated times of calls can exceed what the account ever held; that is not what others have taken.
        let claim = accounts(run, rule).fold(draft.gain_s, |claim, account| claim.min(account.budget(run)));
        let claim = claim + other_s.min(other.budget(run));
        let told = rule.yields_to.iter().filter_map(|id| would_save.get(id));
        let alone = (draft.gain_s + other_s).min(claim);
        draft.gain_s -= told.sum::<f64>();
        for account in accounts(run, rule) {
            draft.gain_s = draft
                .gain_s
                .min(*left.entry(*account).or_insert_with(|| account.budget(run)));
        }
        let other_left = *left.entry(other).or_insert_with(|| other.budget(run));
        let other_s = other_s.min(other_left).max(0.0);
        draft.gain_s += other_s;
        let of = draft.of;
        if let Some((calls, seconds)) = of {
            draft.gain_s = draft.gain_s.min(*left_of.entry(calls).or_insert(seconds));
        }
        if !draft.gain_s.is_finite() || draft.gain_s < floor || draft.gain_s < KEPT_PART * claim {
            continue;
        }
        if draft.gain_s < PART_OF_IT * alone {
            draft.gain_basis.push_str(", less what other findings save of it");
        }
        let (gain_s, finding) = (draft.gain_s, rule.finding(run, draft));
        // What may be nothing, as far as samples can tell, is nobody's affair.
        if !text::is_known(gain_s, finding.gain_error_s) {
            continue;
        }
        if let Some((calls, _)) = of {
            left_of.entry(calls).and_modify(|left| *left -= gain_s);
        }
        left.entry(other).and_modify(|left| *left -= other_s);
        for account in accounts(run, rule) {
            let taken = if account.is_exclusive() {
                f64::INFINITY
            } else {
                gain_s - other_s
            };
            left.entry(*account).and_modify(|left| *left -= taken);
        }
        findings.push(finding);
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::fixture::{Fixture, SiteOf};
    use model::{TIME_OFF_CPU, TIME_OUTSIDE_MPI};

    #[test]
    fn of_a_file_of_another_tool_that_is_judged_which_it_has() {
        let of = |id: &str| Fixture::new("U2M8\nU2M8").absent(id, "a file", "").run();
        for (id, least) in [(TIME_OUTSIDE_MPI, 5), (TIME_OFF_CPU, 10)] {
            let run = of(id);
            let kept: Vec<&Rule> = RULES.iter().filter(|rule| knows(&run, rule)).collect();
            assert!(
                kept.len() >= least && kept.iter().all(|rule| !rule.accounts.is_empty()),
                "{id}"
            );
        }
        for id in BY_THE_CLOCK {
            assert!(RULES.iter().any(|rule| rule.id == id), "{id}");
        }
    }

    #[test]
    fn calls_that_block_are_found_in_sums_alone() {
        let send = SiteOf {
            count: 1000,
            bytes: 100_000_000,
            time_s: 8.0,
            ..SiteOf::default()
        };
        let run = Fixture::new("..........\n..........").site_of_all("MPI_Send", "halo@app.c:7", send);
        let run = run.absent(TIME_OUTSIDE_MPI, "a report", "").edit(|profile| {
            profile.tables.processes.end_ns.fill(10_000_000_000);
        });
        let findings = find(&run.run());
        let blocking = findings.iter().find(|finding| finding.id == "blocking");
        let said = format!("{:?}", blocking.expect("calls that block"));
        assert!(said.contains("is not known, and counts"), "{said}");
    }
}
