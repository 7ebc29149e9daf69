//! `api/math.toml`: libraries of mathematics, known by name, never linked.

use std::collections::BTreeMap;
use std::fmt::Write;

use anyhow::{Context, bail, ensure};
use serde::Deserialize;

use super::c::{fold, span};
use super::call::Call;
use crate::output::Outputs;

/// The table as written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MathTable {
    family: Vec<Family>,
    transform: Vec<Transform>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Family {
    id: String,
    label: String,
    doc: String,
    routine: Vec<Routine>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Routine {
    /// One or several, to each of which all types belong.
    stem: Option<String>,
    names: Option<String>,
    types: String,
    params: String,
    complex_params: Option<String>,
    sizes: String,
    #[serde(default)]
    flags: String,
    #[serde(default)]
    twice: String,
    #[serde(default)]
    cblas: Cblas,
    #[serde(default)]
    lapacke: bool,
    #[serde(default)]
    returns: Returns,
    #[serde(default)]
    sixths: bool,
    multiplications: Option<String>,
    additions: Option<String>,
}

#[derive(Clone, Copy, Default, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Cblas {
    #[default]
    None,
    Level1,
    Matrix,
    /// Level 1, and there is no form of Fortran.
    Only,
}

#[derive(Clone, Copy, Default, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Returns {
    #[default]
    Word,
    Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Transform {
    role: String,
    kind: Option<char>,
    /// `name(parameters)`.
    calls: Vec<String>,
}

/// One name that is exported.
struct Function {
    name: String,
    call: String,
    /// Library kind, as in `api/libraries.toml`.
    kind: &'static str,
    /// How its whole numbers and letters are passed.
    form: &'static str,
    /// `word`, `double` or `float`, by parameter.
    types: Vec<&'static str>,
    returns: &'static str,
    /// The parameters that say the shape: sizes, then letters, then whether it only asks for a workspace, then two that may be one.
    shape: Vec<usize>,
    sizes: usize,
    letters: usize,
    asks: bool,
    twice: bool,
    role: String,
    /// Of a plan; a space elsewhere.
    transform: char,
    formula: usize,
    complex: bool,
}

/// What a routine is for people: a row of `crates/format/src/gen/math.rs`.
struct Known {
    call: String,
    family: usize,
    sizes: Vec<String>,
    letters: usize,
}

/// The table, checked: its calls, and all that is made from it.
pub struct Math {
    pub calls: Vec<Call>,
    functions: Vec<Function>,
    formulas: Vec<[String; 2]>,
    known: BTreeMap<String, Known>,
    families: Vec<(String, String, String)>,
    blas: Vec<String>,
}

const FFT: (&str, &str, &str) = ("fft", "FFT", "Fourier transforms, and making plans of them.");

#[derive(Clone, Copy, PartialEq)]
enum What {
    Whole,
    Letter,
    /// Of the routine's type.
    Number,
    Real,
    Array,
}

fn what(param: &str) -> What {
    const WHOLE: &[&str] = &[
        "m", "n", "k", "kl", "ku", "nrhs", "ilo", "ihi", "itype", "il", "iu", "lwork", "liwork", "lrwork",
    ];
    const LETTERS: &[&str] = &[
        "trans", "transa", "transb", "uplo", "side", "diag", "jobz", "jobu", "jobvt", "jobvl", "jobvr", "range",
    ];
    match param {
        _ if LETTERS.contains(&param) => What::Letter,
        _ if WHOLE.contains(&param) || param.starts_with("ld") || param.starts_with("inc") => What::Whole,
        "alpha" | "beta" => What::Number,
        "ralpha" | "rbeta" | "rc" | "rs" | "rcond" | "abstol" | "vl" | "vu" => What::Real,
        _ => What::Array,
    }
}

/// What LAPACKE's forms do for their callers.
const WORK: &[&str] = &["work", "lwork", "rwork", "lrwork", "iwork", "liwork"];

fn is_complex(letter: char) -> bool {
    "cz".contains(letter)
}

impl Math {
    /// From `api/math.toml`.
    pub fn new(table: &MathTable) -> anyhow::Result<Self> {
        let mut math = Self {
            calls: Vec::new(),
            functions: Vec::new(),
            formulas: Vec::new(),
            known: BTreeMap::new(),
            families: Vec::new(),
            blas: Vec::new(),
        };
        for family in &table.family {
            math.families
                .push((family.id.clone(), family.label.clone(), family.doc.clone()));
            for routine in &family.routine {
                let named = routine.stem.as_ref().or(routine.names.as_ref()).cloned();
                let named = named.context("a routine without a stem and without names")?;
                math.add_routine(family, routine).with_context(|| named)?;
            }
        }
        math.families.push((FFT.0.into(), FFT.1.into(), FFT.2.into()));
        for transform in &table.transform {
            for call in &transform.calls {
                math.add_transform(transform, call).with_context(|| call.clone())?;
            }
        }
        math.functions.sort_by(|a, b| a.name.cmp(&b.name));
        math.blas.sort();
        for pair in math.functions.windows(2) {
            ensure!(pair[0].name != pair[1].name, "{} is listed twice", pair[0].name);
        }
        Ok(math)
    }

    fn add_routine(&mut self, family: &Family, routine: &Routine) -> anyhow::Result<()> {
        let formula = match (&routine.multiplications, &routine.additions) {
            (Some(multiplications), Some(additions)) => {
                let six = |text: &str| match routine.sixths {
                    true => text.to_owned(),
                    false => format!("6 * ({text})"),
                };
                let both = [six(multiplications), six(additions)];
                let known = self.formulas.iter().position(|known| *known == both);
                known.unwrap_or_else(|| {
                    self.formulas.push(both);
                    self.formulas.len() - 1
                }) + 1
            }
            (None, None) => 0,
            _ => bail!("multiplications and additions go together"),
        };
        let letters: Vec<char> = routine.types.split_whitespace().flat_map(str::chars).collect();
        let mut names: Vec<(String, char)> = Vec::new();
        match (&routine.stem, &routine.names) {
            (Some(stems), None) => {
                for stem in stems.split_whitespace() {
                    names.extend(letters.iter().map(|letter| (format!("{letter}{stem}"), *letter)));
                }
            }
            (None, Some(whole)) => {
                let whole: Vec<&str> = whole.split_whitespace().collect();
                ensure!(
                    whole.len() == letters.len(),
                    "{} names of {} types",
                    whole.len(),
                    letters.len()
                );
                names.extend(whole.iter().map(|name| (*name).to_owned()).zip(letters));
            }
            _ => bail!("either a stem or names"),
        }
        for (name, letter) in names {
            let complex = is_complex(letter);
            let params: Vec<&str> = match (&routine.complex_params, complex) {
                (Some(params), true) => params,
                _ => &routine.params,
            }
            .split_whitespace()
            .collect();
            let sizes: Vec<&str> = routine.sizes.split_whitespace().collect();
            let flags: Vec<&str> = routine.flags.split_whitespace().collect();
            let twice: Vec<&str> = routine.twice.split_whitespace().collect();
            ensure!(
                sizes.len() <= 4 && flags.len() <= 4 && [0, 2].contains(&twice.len()),
                "no more than four of each, and two that may be one"
            );
            ensure!(twice.is_empty() || flags.len() < 4, "= is a letter, too");
            let made = |name: String, kind, form, params: &[&str], extra: usize| -> anyhow::Result<Function> {
                let by_value = form == "VALUE32" || form == "VALUE64" || form == "CBLAS32" || form == "CBLAS64";
                let real = if "sc".contains(letter) { "float" } else { "double" };
                let mut types: Vec<&'static str> = (params.iter())
                    .map(|param| match what(param) {
                        What::Real if by_value => real,
                        What::Number if by_value && !complex => real,
                        _ => "word",
                    })
                    .collect();
                types.extend(vec!["word"; extra]);
                let place = |wanted: &&str| {
                    let found = params.iter().position(|param| param == wanted);
                    found.with_context(|| format!("no parameter {wanted}"))
                };
                let mut shape: Vec<usize> = sizes.iter().chain(&flags).map(place).collect::<Result<_, _>>()?;
                let asks = place(&"lwork").ok();
                shape.extend(asks);
                shape.extend(twice.iter().map(place).collect::<Result<Vec<_>, _>>()?);
                Ok(Function {
                    name,
                    call: String::new(),
                    kind,
                    form,
                    types,
                    returns: if routine.returns == Returns::Number {
                        "double"
                    } else {
                        "word"
                    },
                    shape,
                    sizes: sizes.len(),
                    letters: flags.len(),
                    asks: asks.is_some(),
                    twice: !twice.is_empty(),
                    role: "compute".into(),
                    transform: ' ',
                    formula,
                    complex,
                })
            };
            let mut forms = Vec::new();
            let is_blas = family.id.starts_with("blas");
            if routine.cblas != Cblas::Only {
                // Compilers pass the lengths of texts behind all others.
                let hidden = params.iter().filter(|param| what(param) == What::Letter).count();
                let (plain, wide) = if is_blas {
                    ("blas", "blas64")
                } else {
                    ("lapack", "lapack64")
                };
                for (form, kind, passed) in [
                    (format!("{name}_"), plain, "FORTRAN32"),
                    (format!("{name}_64_"), wide, "FORTRAN64"),
                    (format!("scipy_{name}_"), "scipy", "FORTRAN32"),
                    (format!("scipy_{name}_64_"), "scipy64", "FORTRAN64"),
                ] {
                    forms.push(made(form, kind, passed, &params, hidden)?);
                }
                if is_blas {
                    ensure!(name.len() <= 8, "{name} is longer than the table of kinds has room for");
                    self.blas.push(name.clone());
                }
            }
            if routine.cblas != Cblas::None {
                let mut params = params.clone();
                if routine.cblas == Cblas::Matrix {
                    params.insert(0, "order");
                }
                for (form, kind, passed) in [
                    (format!("cblas_{name}"), "cblas", "CBLAS32"),
                    (format!("cblas_{name}64_"), "blas64", "CBLAS64"),
                    (format!("cblas_{name}_64"), "blas64", "CBLAS64"),
                    (format!("scipy_cblas_{name}"), "scipy", "CBLAS32"),
                    (format!("scipy_cblas_{name}64_"), "scipy64", "CBLAS64"),
                ] {
                    forms.push(made(form, kind, passed, &params, 0)?);
                }
            }
            if routine.lapacke {
                let params: Vec<&str> = std::iter::once("order")
                    .chain(params.iter().copied().filter(|param| *param != "info"))
                    .collect();
                let short: Vec<&str> = params.iter().copied().filter(|param| !WORK.contains(param)).collect();
                forms.push(made(format!("LAPACKE_{name}"), "lapacke", "VALUE32", &short, 0)?);
                forms.push(made(format!("LAPACKE_{name}_work"), "lapacke", "VALUE32", &params, 0)?);
            }
            let call = name.strip_suffix("_sub").unwrap_or(&name).to_owned();
            self.functions.extend(forms.into_iter().map(|form| Function {
                call: call.clone(),
                ..form
            }));
            let family_number = self.families.len() - 1;
            self.add_call(&call, None, &family.doc, family_number, &sizes, flags.len());
        }
        Ok(())
    }

    fn add_call(
        &mut self,
        name: &str,
        library: Option<&str>,
        doc: &str,
        family: usize,
        sizes: &[&str],
        letters: usize,
    ) {
        self.calls.push(Call {
            name: name.to_owned(),
            class: "compute".into(),
            interface: "math".into(),
            library: library.map(str::to_owned),
            doc: doc.trim_end_matches('.').to_owned() + ".",
            ..Call::default()
        });
        let known = Known {
            call: name.to_owned(),
            family,
            sizes: sizes.iter().map(|size| (*size).to_owned()).collect(),
            letters,
        };
        self.known.insert(name.to_owned(), known);
    }

    fn add_transform(&mut self, transform: &Transform, call: &str) -> anyhow::Result<()> {
        let (name, params) = super::call::parse_rule(call)?;
        let params: Vec<&str> = params.iter().flat_map(|words| words.split_whitespace()).collect();
        let place = |wanted: &str| params.iter().position(|param| *param == wanted);
        // Numbers, or an array of them, and of how many transforms.
        let (form, shape): (&'static str, Vec<usize>) = if let Some(array) = place("array") {
            let form = if place("howmany").is_some() { "MANY" } else { "ARRAY" };
            (
                form,
                [place("rank"), Some(array), place("howmany")]
                    .into_iter()
                    .flatten()
                    .collect(),
            )
        } else if let Some(dims) = place("dims").or(place("dims64")) {
            let form = if place("dims64").is_some() { "GURU64" } else { "GURU" };
            (form, vec![dims - 1, dims, dims + 1, dims + 2])
        } else if transform.role == "plan" {
            let sizes = ["n0", "n1", "n2"];
            ("NUMBERS", sizes.iter().filter_map(|size| place(size)).collect())
        } else {
            ("PLAN", vec![0])
        };
        ensure!(
            ["plan", "execute", "destroy"].contains(&transform.role.as_str()),
            "no role {}",
            transform.role
        );
        for (prefix, kind) in [("fftw_", "fftw"), ("fftwf_", "fftwf")] {
            let name = format!("{prefix}{name}");
            self.functions.push(Function {
                name: name.clone(),
                call: name.clone(),
                kind,
                form,
                types: vec!["word"; params.len()],
                returns: "word",
                sizes: shape.len(),
                shape: shape.clone(),
                letters: 0,
                asks: false,
                twice: false,
                role: transform.role.clone(),
                transform: transform.kind.unwrap_or(' '),
                formula: 0,
                complex: false,
            });
            let family = self.families.len() - 1;
            self.add_call(&name, Some(kind), FFT.2, family, &["n0", "n1", "n2", "transforms"], 1);
        }
        Ok(())
    }

    /// Adds the wrappers, the tables that they go by, and what readers know of routines.
    pub fn generate(&self, outputs: &mut Outputs) -> anyhow::Result<()> {
        outputs.add("collector/gen/math_wrappers.c", self.wrappers()?);
        outputs.add("collector/gen/math.h", self.header());
        outputs.add("collector/gen/math.c", self.source()?);
        outputs.add_rust("crates/format/src/gen/math.rs", &self.rust()?)
    }

    fn wrappers(&self) -> anyhow::Result<String> {
        let mut text = String::from(
            "/* Stands in front of libraries of mathematics, if they are loaded.\n\
             \x20* Made from api/math.toml by `cargo xtask codegen`; do not edit. */\n\n\
             #include \"math/math_call.h\"\n#include \"libraries.h\"\n\n\
             #define FROM __builtin_return_address(0)\n",
        );
        // Names that pass and return alike share a body.
        let mut bodies: Vec<(&[&str], &str, bool)> = vec![];
        let mut calls = String::new();
        for (number, function) in self.functions.iter().enumerate() {
            let body = (&function.types[..], function.returns, function.role == "plan");
            let place = bodies.iter().position(|other| *other == body).unwrap_or_else(|| {
                bodies.push(body);
                bodies.len() - 1
            });
            let shape: Vec<String> = function.shape.iter().map(|place| format!("a{place}")).collect();
            writeln!(calls, "BODY_{place}({}, {number}, {})", function.name, shape.join(", "))?;
        }
        for (place, (types, returns, plans)) in bodies.into_iter().enumerate() {
            let declared: Vec<String> = (types.iter().enumerate())
                .map(|(place, kind)| format!("{kind} a{place}"))
                .collect();
            let passed: Vec<String> = (0..types.len()).map(|place| format!("a{place}")).collect();
            let (types, leave) = (
                types.join(", "),
                if plans {
                    "math_planned(&k, result)"
                } else {
                    "math_leave(&k)"
                },
            );
            let lines = [
                fold(&format!("#define BODY_{place}(name, number, ...)"), ""),
                fold(
                    &format!("    EXPORT {returns} name({})", declared.join(", ")),
                    "        ",
                ),
                fold("    {", ""),
                fold("        struct math_call k;", ""),
                fold(&format!("        {returns} (*real)({types}) ="), "            "),
                fold(
                    &format!(
                        "            ({returns} (*)({types}))math_enter(&k, number, (const word[]){{__VA_ARGS__}}, FROM);"
                    ),
                    "                ",
                ),
                fold(
                    &format!("        {returns} result = real({});", passed.join(", ")),
                    "            ",
                ),
                format!("        {leave};\n        return result;\n"),
            ];
            writeln!(text, "\n{}    }}", lines.concat().replace('\n', " \\\n"))?;
        }
        Ok(text + &span("math", &format!("\n{calls}")))
    }

    fn header(&self) -> String {
        format!(
            "/* Libraries of mathematics. Made from api/math.toml by `cargo xtask codegen`; do not edit. */\n\n\
             #ifndef STEELYARD_MATH_H\n#define STEELYARD_MATH_H\n\n#include <stdbool.h>\n#include <stdint.h>\n\n\
             #define MATH_ROUTINES {}u\n\n\
             /* How whole numbers and letters are passed; of plans, how sizes are. */\n\
             enum math_form {{\n    MATH_FORTRAN32,\n    MATH_FORTRAN64,\n    MATH_CBLAS32,\n    MATH_CBLAS64,\n    MATH_VALUE32,\n\
             \x20   MATH_NUMBERS, /* one by one */\n    MATH_ARRAY,\n    MATH_MANY,\n    MATH_GURU,\n    MATH_GURU64,\n    MATH_PLAN, /* known from the plan */\n}};\n\n\
             enum math_role {{\n    MATH_COMPUTE,\n    MATH_PLANS,\n    MATH_EXECUTE,\n    MATH_DESTROY,\n}};\n\n\
             /* One name. */\n\
             struct math_routine {{\n    char name[32];\n    uint16_t call;\n    uint8_t kind; /* library_kind */\n    uint8_t form;\n\
             \x20   uint8_t sizes;\n    uint8_t letters; /* behind the sizes */\n    uint8_t asks; /* behind them, -1 there: it only asks for a workspace */\n\
             \x20   uint8_t twice; /* behind that, two that may be one matrix */\n\
             \x20   uint8_t role;\n    uint8_t transform; /* of a plan: a letter */\n    uint8_t complex;\n    uint16_t formula; /* 0 none */\n}};\n\n\
             extern const struct math_routine math_routines[MATH_ROUTINES] __attribute__((visibility(\"hidden\")));\n\n\
             __extension__ typedef __int128 math_wide;\n\n\
             /* Multiplications and additions, six times as many; of sizes from 0 to 2^31. */\n\
             void math_operations(unsigned formula, const int64_t *sizes, bool left, math_wide *multiplications, math_wide *additions);\n\n\
             #endif\n",
            self.functions.len()
        )
    }

    fn source(&self) -> anyhow::Result<String> {
        let mut text = String::from(
            "/* Libraries of mathematics. Made from api/math.toml by `cargo xtask codegen`; do not edit. */\n\n\
             #include \"math.h\"\n\n#include \"calls.h\"\n#include \"ground/export.h\"\n#include \"libraries.h\"\n\n\
             HIDDEN const struct math_routine math_routines[MATH_ROUTINES] = {\n",
        );
        for function in &self.functions {
            ensure!(function.name.len() < 32, "{} is too long", function.name);
            let role = match function.role.as_str() {
                "compute" => "COMPUTE",
                "plan" => "PLANS",
                "execute" => "EXECUTE",
                _ => "DESTROY",
            };
            writeln!(
                text,
                "    {{\"{}\", CALL_{}, LIBRARY_{}, MATH_{}, {}, {}, {}, {}, MATH_{role}, '{}', {}, {}}},",
                function.name,
                function.call,
                function.kind.to_uppercase(),
                function.form,
                function.sizes,
                function.letters,
                u8::from(function.asks),
                u8::from(function.twice),
                function.transform,
                u8::from(function.complex),
                function.formula
            )?;
        }
        text += "};\n\nvoid math_operations(unsigned formula, const int64_t *sizes, bool left, math_wide *multiplications, math_wide *additions)\n{\n    switch (formula) {\n";
        // Formulas name sizes; each formula is of one list of them.
        let mut names: BTreeMap<usize, &[String]> = BTreeMap::new();
        for function in self.functions.iter().filter(|function| function.formula != 0) {
            let known = &self.known[&function.call];
            let sizes = names.entry(function.formula).or_insert(&known.sizes);
            ensure!(
                **sizes == known.sizes,
                "{}: one formula, and sizes in another order",
                function.name
            );
        }
        for (formula, [multiplications, additions]) in (1..).zip(&self.formulas) {
            writeln!(text, "    case {formula}: {{")?;
            let of = names.get(&formula).copied().unwrap_or_default();
            let used: Vec<String> = (of.iter().enumerate())
                .filter(|(_, name)| [multiplications, additions].iter().any(|text| mentions(text, name)))
                .map(|(place, name)| format!("{name} = sizes[{place}]"))
                .collect();
            writeln!(text, "        math_wide {};\n", used.join(", "))?;
            text += &fold(
                &format!("        *multiplications = {multiplications};"),
                "            ",
            );
            text += &fold(&format!("        *additions = {additions};"), "            ");
            text += "        break;\n    }\n";
        }
        text += "    default:\n        *multiplications = *additions = 0;\n    }\n    (void)left;\n}\n";
        Ok(text)
    }

    /// Names of BLAS, sorted as whole numbers of their letters: what tells them from LAPACK's.
    pub fn blas_names(&self) -> anyhow::Result<String> {
        let mut packed: Vec<(u64, &String)> = Vec::new();
        for name in &self.blas {
            let mut letters = [0; 8];
            letters[..name.len()].copy_from_slice(name.as_bytes());
            packed.push((u64::from_be_bytes(letters), name));
        }
        packed.sort();
        let mut text = String::new();
        for (letters, name) in packed {
            writeln!(text, "    UINT64_C({letters:#018x}), /* {name} */")?;
        }
        Ok(text)
    }

    /// How many of them.
    pub fn blas_count(&self) -> usize {
        self.blas.len()
    }

    fn rust(&self) -> anyhow::Result<String> {
        let mut text = String::from(
            "//! Routines of libraries of mathematics. Made from `api/math.toml` by `cargo xtask codegen`; do not edit.\n\n\
             /// A family of routines.\n#[derive(Clone, Copy, Debug, PartialEq, Eq)]\npub struct Family {\n\
             /// Stable for ever.\npub id: &'static str,\n/// For people.\npub label: &'static str,\n/// What they do.\npub doc: &'static str,\n}\n\n\
             /// In the order in which people list them.\npub static FAMILIES: &[Family] = &[\n",
        );
        for (id, label, doc) in &self.families {
            writeln!(text, "Family {{ id: {id:?}, label: {label:?}, doc: {doc:?} }},")?;
        }
        text += "];\n\n/// What a routine does with a plan.\n#[derive(Clone, Copy, Debug, PartialEq, Eq)]\npub enum Role {\n\
                 /// It knows none: it computes.\nCompute,\n/// It makes one.\nPlan,\n/// It carries one out.\nExecute,\n/// It forgets one.\nDestroy,\n}\n\n\
                 /// One routine.\n#[derive(Clone, Copy, Debug, PartialEq, Eq)]\npub struct Routine {\n\
                 /// Name, that of its call.\npub name: &'static str,\n/// Its place in [`FAMILIES`].\npub family: usize,\n\
                 /// What its sizes are, in their order.\npub sizes: &'static [&'static str],\n\
                 /// How many letters say what is to be done.\npub letters: usize,\n/// What it does with a plan of transforms.\npub role: Role,\n}\n\n\
                 /// Every routine, by name.\npub static ROUTINES: &[Routine] = &[\n";
        for known in self.known.values() {
            let function = self.functions.iter().find(|function| function.call == known.call);
            let role = match function.map_or("compute", |function| &function.role) {
                "compute" => "Compute",
                "plan" => "Plan",
                "execute" => "Execute",
                _ => "Destroy",
            };
            writeln!(
                text,
                "Routine {{ name: {:?}, family: {}, sizes: &{:?}, letters: {}, role: Role::{role} }},",
                known.call, known.family, known.sizes, known.letters
            )?;
        }
        text += "];\n\n/// The routine of that name.\npub fn routine(name: &str) -> Option<&'static Routine> {\n\
                 ROUTINES.binary_search_by_key(&name, |routine| routine.name).ok().map(|index| &ROUTINES[index])\n}\n";
        Ok(text)
    }
}

/// Whether a formula has that name in it.
fn mentions(formula: &str, name: &str) -> bool {
    formula
        .split(|c: char| !c.is_alphanumeric() && c != '_')
        .any(|word| word == name)
}

#[cfg(test)]
mod tests {
    use super::{Math, mentions};

    fn math(routine: &str) -> anyhow::Result<Math> {
        let text = format!(
            "transform = []\n[[family]]\nid = \"blas3\"\nlabel = \"l\"\ndoc = \"d.\"\n[[family.routine]]\n{routine}"
        );
        Math::new(&toml::from_str(&text)?)
    }

    #[test]
    fn forms_are_spelled_out() {
        let made = math("stem = \"gemm\"\ntypes = \"d\"\nparams = \"transa m alpha a\"\nsizes = \"m\"\nflags = \"transa\"\ncblas = \"matrix\"")
            .expect("sound");
        let names: Vec<_> = made.functions.iter().map(|function| function.name.as_str()).collect();
        assert_eq!(
            names,
            [
                "cblas_dgemm",
                "cblas_dgemm64_",
                "cblas_dgemm_64",
                "dgemm_",
                "dgemm_64_",
                "scipy_cblas_dgemm",
                "scipy_cblas_dgemm64_",
                "scipy_dgemm_",
                "scipy_dgemm_64_",
            ]
        );
        let fortran = &made.functions[3];
        assert_eq!(fortran.types, ["word"; 5], "with the length of the letter behind");
        assert_eq!(fortran.shape, [1, 0]);
        let c = &made.functions[0];
        assert_eq!(c.types, ["word", "word", "word", "double", "word"]);
        assert_eq!(c.shape, [2, 1]);
        assert_eq!(made.calls.len(), 1, "all forms count as one");
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        for routine in [
            "types = \"d\"\nparams = \"n\"\nsizes = \"n\"",
            "stem = \"x\"\ntypes = \"d\"\nparams = \"n\"\nsizes = \"m\"",
            "stem = \"x\"\ntypes = \"d\"\nparams = \"n\"\nsizes = \"n\"\nadditions = \"n\"",
            "names = \"dx sx\"\ntypes = \"d\"\nparams = \"n\"\nsizes = \"n\"",
        ] {
            assert!(math(routine).is_err(), "accepted: {routine}");
        }
    }

    #[test]
    fn a_formula_names_whole_words() {
        assert!(mentions("2 * n * nrhs", "n") && !mentions("2 * nrhs", "n"));
    }
}
