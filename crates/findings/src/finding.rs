//! What a finding is: a rule's verdict on a run, with its evidence and the seconds that it could save.

use crate::{Account, RULES};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A place in the program.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Place {
    /// Function.
    pub function: String,
    /// Source file, empty if not known.
    pub file: String,
    /// Line, 0 if not known.
    pub line: u32,
    /// Module, for code without source.
    pub module: String,
    /// All that in words: "solve (solver.c:42)", or what is known of it.
    #[serde(default)]
    pub text: String,
}

/// The named limit that a rule compares with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Threshold {
    /// What is compared: a metric's id or a name.
    pub name: String,
    /// The same for people: the metric's label, or the name.
    #[serde(default)]
    pub label: String,
    /// The limit, with its unit, for people.
    pub limit: String,
    /// The condition in words: "Load balance < 95.0 %".
    #[serde(default)]
    pub text: String,
    /// Where the limit comes from.
    pub source: String,
}

/// How far a finding can be relied on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Confidence {
    /// It is so, within the errors of its numbers.
    #[default]
    Sure,
    /// It may be so: it rests on few samples, or on what a compiler could do. Its gain counts half in the order.
    Perhaps,
}

/// Something worth doing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Finding {
    /// Id of the rule, stable.
    pub id: String,
    /// Ids of the report's sections that it is about.
    #[serde(default)]
    pub sections: Vec<String>,
    /// True where it has no seconds to save and is told for another reason: a run that died, memory that runs out.
    #[serde(default)]
    pub warning: bool,
    /// What is wrong, one sentence with its numbers.
    pub title: String,
    /// Seconds of elapsed time that fixing it could save at most.
    pub gain_s: f64,
    /// The same as a share of elapsed time.
    pub gain_share: f64,
    /// One standard error of the gain, where it rests on samples or on calls of which some were timed.
    #[serde(default)]
    pub gain_error_s: Option<f64>,
    /// How the gain is computed, a clause.
    pub gain_basis: String,
    /// How far it can be relied on.
    #[serde(default)]
    pub confidence: Confidence,
    /// What it rests on, a sentence each.
    pub evidence: Vec<String>,
    /// What to do, a sentence each, the first first.
    pub advice: Vec<String>,
    /// The limit that was crossed.
    pub threshold: Threshold,
    /// Ranks it concerns, empty for all.
    pub ranks: Vec<u32>,
    /// The same in words: "rank 3", "ranks 0, 1, 2, 3 and 5 more"; empty for all.
    #[serde(default)]
    pub ranks_text: String,
    /// Nodes it concerns, empty for all.
    pub nodes: Vec<String>,
    /// Places it concerns, most costly first, those that read alike once.
    pub places: Vec<Place>,
    /// Span of the run it concerns, nanoseconds from the start.
    pub span_ns: Option<(u64, u64)>,
}

impl Finding {
    /// One standard error of the share of the run that the gain is.
    pub fn gain_error_share(&self) -> Option<f64> {
        let error = self.gain_error_s? * self.gain_share / self.gain_s;
        error.is_finite().then_some(error)
    }

    /// Whether what it saves is taken from this account.
    pub(crate) fn is_of(&self, account: Account) -> bool {
        RULES
            .iter()
            .any(|rule| rule.id == self.id && rule.accounts.contains(&account))
    }

    /// Whether it tells of other programs, which no change of this one makes less.
    pub(crate) fn is_of_others(&self) -> bool {
        self.id == "load_from_elsewhere"
    }

    /// What it is ranked by.
    pub(crate) fn weight(&self) -> f64 {
        match self.confidence {
            _ if self.warning => f64::INFINITY,
            _ if self.is_of_others() => self.gain_s / 4.0,
            Confidence::Sure => self.gain_s,
            Confidence::Perhaps => self.gain_s / 2.0,
        }
    }
}

impl Place {
    /// Whether nothing is known of it.
    pub fn is_unknown(&self) -> bool {
        *self == Place::default()
    }
}
