//! `api/math.toml`: libraries of mathematics, known by name, never linked.

use std::collections::BTreeMap;
use std::fmt::Write;

use anyhow::{Context, bail, ensure};
use serde::Deserialize;

use super::c::fold;
use super::call::Call;
use crate::output::Outputs;

/// The table as written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MathTable {
    wide: Wide,
    family: Vec<Family>,
    transform: Vec<Transform>,
}

/// Libraries whose whole numbers are of 64 bits, by what their files' names contain.
#[derive(Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wide {
    files: Vec<String>,
    /// A front of others, which it loads.
    front: String,
    behind: Vec<String>,
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
    /// Whole names of that library, without forms.
    library: Option<String>,
    #[serde(rename = "as")]
    counts_as: Option<String>,
    /// As C passes arguments, in a library of its own.
    #[serde(default)]
    by_value: bool,
    /// The parameter that describes the distributed matrix whose ranks share the work.
    grid: Option<String>,
    /// The parameter that says how many products each group has.
    groups: Option<String>,
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Transform {
    role: String,
    kind: Option<char>,
    library: Option<String>,
    #[serde(rename = "as")]
    counts_as: Option<String>,
    /// `name(parameters)`.
    calls: Vec<String>,
}

/// One name that is exported.
struct Function {
    name: String,
    call: String,
    /// Library kind, as in `api/libraries.toml`.
    kind: String,
    /// How its whole numbers and letters are passed.
    form: &'static str,
    /// `word`, `double` or `float`, by parameter.
    types: Vec<&'static str>,
    /// The parameters that say the shape: sizes, then letters, then whether it only asks for a workspace, then two that may be
    /// one, then what describes a grid of ranks or the groups of a batch.
    shape: Vec<usize>,
    sizes: usize,
    letters: usize,
    asks: bool,
    twice: bool,
    grid: bool,
    /// A name that others than this library may have for something else: it is this routine where the library has its usual name, too.
    bare: bool,
    role: String,
    /// Of a plan; a space elsewhere.
    transform: char,
    formula: usize,
    complex: bool,
}

impl Function {
    /// A row of `math_patterns`.
    fn pattern(&self) -> anyhow::Result<String> {
        let words = |before: &[&str]| before.iter().filter(|kind| **kind == "word").count();
        ensure!(
            self.types.len() - words(&self.types) <= REAL_REGISTERS && self.shape.len() <= MOST_OF_A_SHAPE,
            "{}: more real numbers than registers take, or more that make the shape than there is room for",
            self.name
        );
        let mut places: Vec<String> = (self.shape.iter())
            .map(|place| format!("AT({})", words(&self.types[..*place])))
            .collect();
        places.resize(places.len().max(1), "0".into());
        Ok(format!(
            "{}, {}, {}, {}, {}, {}, {}, {{{}}}",
            words(&self.types),
            self.shape.len(),
            self.sizes,
            self.letters,
            u8::from(self.asks),
            u8::from(self.twice),
            u8::from(self.grid),
            places.join(", ")
        ))
    }
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
    /// Names without what libraries put before and behind them, by kind of library.
    stems: BTreeMap<String, &'static str>,
    wide: Wide,
}

/// A descriptor, and the most arrays that a transform of it is given, in registers.
const DFTI_WORDS: usize = 6;
/// On both architectures.
const REAL_REGISTERS: usize = 8;
const MOST_OF_A_SHAPE: usize = 9;

const FFT: (&str, &str, &str) = ("fft", "FFT", "Fourier transforms, and making plans of them.");

#[derive(Clone, Copy, PartialEq)]
enum What {
    Whole,
    Letter,
    /// Of the routine's type.
    Number,
    Real,
    /// A complex number of single precision by value: it is passed in one register.
    Pair,
    Array,
}

fn what(param: &str) -> What {
    const WHOLE: &[&str] = &[
        "m", "n", "k", "kl", "ku", "nrhs", "ilo", "ihi", "itype", "il", "iu", "lwork", "liwork", "lrwork", "stridea",
        "strideb", "stridec", "batch", "rows", "cols", "columns",
    ];
    const LETTERS: &[&str] = &[
        "trans", "transa", "transb", "uplo", "side", "diag", "jobz", "jobu", "jobvt", "jobvl", "jobvr", "range",
    ];
    match param {
        _ if LETTERS.contains(&param) => What::Letter,
        _ if WHOLE.contains(&param) || param.starts_with("ld") || param.starts_with("inc") => What::Whole,
        "alpha" | "beta" => What::Number,
        "pair" => What::Pair,
        "ralpha" | "rbeta" | "rc" | "rs" | "rcond" | "abstol" | "vl" | "vu" => What::Real,
        _ => What::Array,
    }
}

/// What LAPACKE's forms do for their callers.
const WORK: &[&str] = &["work", "lwork", "rwork", "lrwork", "iwork", "liwork"];

/// What C passes of a complex number by value.
fn by_value(param: &str, letter: char) -> Vec<&str> {
    match (what(param), letter) {
        (What::Number, 'c') => vec!["pair"],
        (What::Number, 'z') => vec!["ralpha", "ralpha"],
        _ => vec![param],
    }
}

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
            stems: BTreeMap::new(),
            wide: table.wide.clone(),
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
            let mut sizes: Vec<&str> = routine.sizes.split_whitespace().collect();
            let flags: Vec<&str> = routine.flags.split_whitespace().collect();
            let twice: Vec<&str> = routine.twice.split_whitespace().collect();
            ensure!(
                sizes.len() <= 4 && flags.len() <= 4 && [0, 2].contains(&twice.len()),
                "no more than four of each, and two that may be one"
            );
            ensure!(twice.is_empty() || flags.len() < 4, "= is a letter, too");
            let shared = routine.grid.as_deref().or(routine.groups.as_deref());
            ensure!(
                routine.grid.is_none() || sizes.len() < 4,
                "how many ranks is a size, too"
            );
            let made = |name: String,
                        kind: &str,
                        form: &'static str,
                        params: &[&str],
                        extra: usize|
             -> anyhow::Result<Function> {
                let by_value = !form.starts_with("FORTRAN");
                let real = if "sc".contains(letter) { "float" } else { "double" };
                let mut types: Vec<&'static str> = (params.iter())
                    .map(|param| match what(param) {
                        What::Real if by_value => real,
                        What::Number if by_value && !complex => real,
                        What::Pair => "double",
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
                shape.extend(shared.iter().map(place).collect::<Result<Vec<_>, _>>()?);
                Ok(Function {
                    name,
                    call: String::new(),
                    kind: kind.to_owned(),
                    form,
                    types,
                    shape,
                    sizes: sizes.len(),
                    letters: flags.len(),
                    asks: asks.is_some(),
                    twice: !twice.is_empty(),
                    grid: routine.grid.is_some(),
                    bare: false,
                    role: match routine.groups {
                        Some(_) => "groups".into(),
                        None => "compute".into(),
                    },
                    transform: ' ',
                    formula,
                    complex,
                })
            };
            // Compilers pass the lengths of texts behind all others.
            let hidden = params.iter().filter(|param| what(param) == What::Letter).count();
            if let Some(library) = &routine.library {
                let (form, params) = match routine.by_value {
                    true => (
                        "VALUE64",
                        params.iter().flat_map(|param| by_value(param, letter)).collect(),
                    ),
                    false if name.ends_with("_64") => ("FORTRAN64", params.clone()),
                    false => ("FORTRAN32", params.clone()),
                };
                let call = routine
                    .counts_as
                    .as_deref()
                    .unwrap_or(name.trim_end_matches("_64"))
                    .to_owned();
                let function = made(name.clone(), library, form, &params, 0)?;
                self.functions.push(Function {
                    call: call.clone(),
                    ..function
                });
                self.add_call(
                    &call,
                    Some(library),
                    &family.doc,
                    self.families.len() - 1,
                    &sizes,
                    flags.len(),
                );
                continue;
            }
            if routine.grid.is_some() {
                let call = format!("p{name}");
                let function = made(format!("{call}_"), "scalapack", "FORTRAN32", &params, hidden)?;
                self.functions.push(Function {
                    call: call.clone(),
                    ..function
                });
                self.stems.insert(call.clone(), "scalapack");
                sizes.push("ranks");
                self.add_call(&call, None, &family.doc, self.families.len() - 1, &sizes, flags.len());
                continue;
            }
            let mut forms = Vec::new();
            let is_blas = family.id.starts_with("blas");
            // No wheel has these yet, and their names would be the longest.
            let scipy = routine.cblas == Cblas::Only || !name.contains('_');
            if routine.cblas != Cblas::Only {
                let (plain, wide) = if is_blas {
                    ("blas", "blas64")
                } else {
                    ("lapack", "lapack64")
                };
                for (form, kind, passed, bare) in [
                    (format!("{name}_"), plain, "FORTRAN32", false),
                    (format!("{name}_64_"), wide, "FORTRAN64", false),
                    (name.clone(), plain, "FORTRAN32", true),
                    (name.to_uppercase(), plain, "FORTRAN32", true),
                    (format!("{name}_64"), wide, "FORTRAN64", true),
                    (format!("scipy_{name}_"), "scipy", "FORTRAN32", false),
                    (format!("scipy_{name}_64_"), "scipy64", "FORTRAN64", false),
                ] {
                    if scipy || !form.starts_with("scipy") {
                        let function = made(form, kind, passed, &params, hidden)?;
                        forms.push(Function { bare, ..function });
                    }
                }
                self.stems.insert(name.clone(), plain);
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
                    if scipy || !form.starts_with("scipy") {
                        forms.push(made(form, kind, passed, &params, 0)?);
                    }
                }
            }
            if routine.lapacke {
                let params: Vec<&str> = std::iter::once("order")
                    .chain(params.iter().copied().filter(|param| *param != "info"))
                    .collect();
                let short: Vec<&str> = params.iter().copied().filter(|param| !WORK.contains(param)).collect();
                forms.push(made(format!("LAPACKE_{name}"), "lapacke", "VALUE32", &short, 0)?);
                forms.push(made(format!("LAPACKE_{name}_work"), "lapacke", "VALUE32", &params, 0)?);
                forms.push(made(format!("LAPACKE_{name}_64"), "lapack64", "VALUE64", &short, 0)?);
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
        if self.known.contains_key(name) {
            return;
        }
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
        let words = match params.contains(&"...") {
            true => DFTI_WORDS,
            false => params.len(),
        };
        let names: Vec<(String, String, &str)> = match &transform.library {
            // FFTW's names differ by the precision.
            None => [("fftw_", "fftw"), ("fftwf_", "fftwf")]
                .map(|(prefix, kind)| (format!("{prefix}{name}"), format!("{prefix}{name}"), kind))
                .to_vec(),
            Some(library) => {
                let call = transform.counts_as.as_ref().context("as which routine it counts")?;
                let spelled = match name.starts_with(char::is_lowercase) {
                    true => vec![name.to_owned(), format!("{name}_")],
                    false => vec![name.to_owned()],
                };
                spelled
                    .into_iter()
                    .map(|name| (name, call.clone(), library.as_str()))
                    .collect()
            }
        };
        let form = match (transform.library.is_some(), place("plan_at").is_some(), form) {
            (true, true, _) => "HANDLE_AT",
            (true, false, _) => "HANDLE",
            (false, _, form) => form,
        };
        let shape = if transform.library.is_some() { vec![0] } else { shape };
        for (name, call, kind) in names {
            self.functions.push(Function {
                name,
                call: call.clone(),
                kind: kind.to_owned(),
                form,
                types: vec!["word"; words],
                sizes: shape.len(),
                shape: shape.clone(),
                letters: 0,
                asks: false,
                twice: false,
                grid: false,
                bare: false,
                role: transform.role.clone(),
                transform: transform.kind.unwrap_or(' '),
                formula: 0,
                complex: false,
            });
            let family = self.families.len() - 1;
            self.add_call(&call, Some(kind), FFT.2, family, &["n0", "n1", "n2", "transforms"], 1);
        }
        Ok(())
    }

    /// Adds the wrappers, the tables that they go by, and what readers know of routines.
    pub fn generate(&self, outputs: &mut Outputs) -> anyhow::Result<()> {
        outputs.add("collector/gen/math_wrappers.c", self.wrappers());
        outputs.add("collector/gen/math.h", self.header());
        outputs.add("collector/gen/math.c", self.source()?);
        outputs.add_rust("crates/format/src/gen/math.rs", &self.rust()?)
    }

    /// Each name has two instructions of its own: which it is, and on to what passes all of them on.
    fn wrappers(&self) -> String {
        let mut text = String::from(
            "/* Stands in front of libraries of mathematics, if they are loaded.\n\
             \x20* Made from api/math.toml by `cargo xtask codegen`; do not edit. */\n\n\
             #if defined(__x86_64__)\n#define GO \"movl $\\\\number, %r11d\\n jmp math_pass\\n\"\n\
             #elif defined(__aarch64__)\n#define GO \"mov w9, \\\\number\\n b math_pass\\n\"\n#endif\n\n\
             __asm__(\".text\\n .hidden math_pass\\n .hidden math_first\\n .hidden math_last\\n .cfi_startproc\\n\"\n        \
             \".globl math_first\\n math_first: nop\\n\"\n        \
             \".macro routine name, number\\n .globl \\\\name\\n .type \\\\name, %function\\n\"\n        \
             \"\\\\name: \" GO \".size \\\\name, . - \\\\name\\n .endm\\n\");\n\
             #define ROUTINE(name, number) __asm__(\"routine \" #name \", \" #number);\n\n",
        );
        for (number, function) in self.functions.iter().enumerate() {
            text += &format!("ROUTINE({}, {number})\n", function.name);
        }
        text + "\n__asm__(\".globl math_last\\n math_last: .cfi_endproc\");\n"
    }

    fn header(&self) -> String {
        format!(
            "/* Libraries of mathematics. Made from api/math.toml by `cargo xtask codegen`; do not edit. */\n\n\
             #ifndef STEELYARD_MATH_H\n#define STEELYARD_MATH_H\n\n#include <stdbool.h>\n#include <stdint.h>\n\n\
             #define MATH_ROUTINES {}u\n\n\
             /* How whole numbers and letters are passed; of plans, how sizes are. */\n\
             enum math_form {{\n    MATH_FORTRAN32,\n    MATH_FORTRAN64,\n    MATH_CBLAS32,\n    MATH_CBLAS64,\n    MATH_VALUE32,\n    MATH_VALUE64, /* odd: whole numbers of 64 bits */\n\
             \x20   MATH_NUMBERS, /* one by one */\n    MATH_ARRAY,\n    MATH_MANY,\n    MATH_GURU,\n    MATH_GURU64,\n    MATH_PLAN, /* known from the plan */\n\
             \x20   MATH_HANDLE, /* likewise, of DFTI */\n    MATH_HANDLE_AT, /* and where the handle is kept */\n}};\n\n\
             enum math_role {{\n    MATH_COMPUTE,\n    MATH_GROUPS, /* of products */\n    MATH_PLANS,\n    MATH_EXECUTE,\n    MATH_DESTROY,\n}};\n\n\
             /* Words of arguments in registers; and between these, as math_pass() (pass.c) puts them down, and those on the stack. */\n\
             #if defined(__aarch64__)\n#define MATH_REGISTERS 8u\n#define MATH_BETWEEN 0u\n#else\n#define MATH_REGISTERS 6u\n#define MATH_BETWEEN 2u\n#endif\n\n\
             /* How a routine takes what its shape is made of. */\n\
             #define MATH_SHAPE {MOST_OF_A_SHAPE}u\n\
             struct math_pattern {{\n    uint8_t words; /* of its arguments that are no real numbers */\n    uint8_t count; /* of those that make the shape */\n\
             \x20   uint8_t sizes;\n    uint8_t letters; /* behind the sizes */\n    uint8_t asks; /* behind them, -1 there: it only asks for a workspace */\n\
             \x20   uint8_t twice; /* behind that, two that may be one matrix */\n\
             \x20   uint8_t grid; /* behind that, what a distributed matrix is */\n\
             \x20   uint8_t place[MATH_SHAPE]; /* among the words, as they lie */\n}};\n\n\
             extern const struct math_pattern math_patterns[] __attribute__((visibility(\"hidden\")));\n\n\
             /* One name. */\n\
             struct math_routine {{\n    char name[34];\n    uint16_t call;\n    uint8_t kind; /* library_kind */\n    uint8_t form;\n\
             \x20   uint8_t pattern; /* of math_patterns */\n    uint8_t bare; /* Fortran's name without its underscore, which may be something else */\n\
             \x20   uint8_t role;\n    uint8_t transform; /* of a plan: a letter */\n    uint8_t complex;\n    uint16_t formula; /* 0 none */\n}};\n\n\
             extern const struct math_routine math_routines[MATH_ROUTINES] __attribute__((visibility(\"hidden\")));\n\n\
             /* Parts of the names of libraries whose whole numbers are of 64 bits; a front of others, and those. NULL ends each. */\n\
             extern const char *const math_wide_files[] __attribute__((visibility(\"hidden\")));\n\
             extern const char math_front[] __attribute__((visibility(\"hidden\")));\n\
             extern const char *const math_behind[] __attribute__((visibility(\"hidden\")));\n\n\
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
             #include \"math.h\"\n\n#include <stddef.h>\n\n#include \"calls.h\"\n#include \"ground/export.h\"\n#include \"libraries.h\"\n\n\
             HIDDEN const struct math_routine math_routines[MATH_ROUTINES] = {\n",
        );
        let mut patterns: Vec<String> = Vec::new();
        for function in &self.functions {
            ensure!(function.name.len() < 34, "{} is too long", function.name);
            let role = match function.role.as_str() {
                "compute" => "COMPUTE",
                "groups" => "GROUPS",
                "plan" => "PLANS",
                "execute" => "EXECUTE",
                _ => "DESTROY",
            };
            let pattern = function.pattern()?;
            let place = patterns.iter().position(|known| *known == pattern).unwrap_or_else(|| {
                patterns.push(pattern);
                patterns.len() - 1
            });
            writeln!(
                text,
                "    {{\"{}\", CALL_{}, LIBRARY_{}, MATH_{}, {}, {}, MATH_{role}, '{}', {}, {}}},",
                function.name,
                function.call,
                function.kind.to_uppercase(),
                function.form,
                u8::try_from(place).context("more patterns than one byte tells")?,
                u8::from(function.bare),
                function.transform,
                u8::from(function.complex),
                function.formula
            )?;
        }
        text += "};\n\n#define AT(word) ((word) + ((word) < MATH_REGISTERS ? 0 : MATH_BETWEEN))\nHIDDEN const struct math_pattern math_patterns[] = {\n";
        for pattern in patterns {
            writeln!(text, "    {{{pattern}}},")?;
        }
        text += "};\n\n";
        let list = |names: &[String]| -> String { names.iter().map(|name| format!("    \"{name}\",\n")).collect() };
        write!(
            text,
            "HIDDEN const char *const math_wide_files[] = {{\n{}    NULL,\n}};\nHIDDEN const char math_front[] = \"{}\";\n\
             HIDDEN const char *const math_behind[] = {{\n{}    NULL,\n}};\n\n",
            list(&self.wide.files),
            self.wide.front,
            list(&self.wide.behind)
        )?;
        text += "void math_operations(unsigned formula, const int64_t *sizes, bool left, math_wide *multiplications, math_wide *additions)\n{\n    switch (formula) {\n";
        // Formulas name sizes; each formula is of one list of them.
        let mut names: BTreeMap<usize, &[String]> = BTreeMap::new();
        for function in self.functions.iter().filter(|function| function.formula != 0) {
            let known = &self.known[&function.call];
            let sizes = known.sizes.strip_suffix(&["ranks".to_owned()]).unwrap_or(&known.sizes);
            ensure!(
                *names.entry(function.formula).or_insert(sizes) == sizes,
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

    /// Names without what libraries put before and behind them, by their hashes: these, with the kind of library in the last byte,
    /// are sorted.
    pub fn stems(&self) -> anyhow::Result<String> {
        let hashed: BTreeMap<u64, (&String, &str)> = (self.stems.iter())
            .map(|(name, kind)| (hash(name) >> 8, (name, *kind)))
            .collect();
        ensure!(hashed.len() == self.stems.len(), "two names of one hash");
        let mut text = String::new();
        for (hash, (name, kind)) in hashed {
            writeln!(
                text,
                "    UINT64_C({:#018x}) | LIBRARY_{}, /* {name} */",
                hash << 8,
                kind.to_uppercase()
            )?;
        }
        Ok(text)
    }

    /// How many of them.
    pub fn stem_count(&self) -> usize {
        self.stems.len()
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
                "compute" | "groups" => "Compute",
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

/// Fowler, Noll and Vo's of 64 bits, 1a.
fn hash(name: &str) -> u64 {
    (name.bytes()).fold(0xCBF2_9CE4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3)
    })
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
            "transform = []\n[wide]\nfiles = []\nfront = \"\"\nbehind = []\n[[family]]\nid = \"blas3\"\nlabel = \"l\"\ndoc = \"d.\"\n[[family.routine]]\n{routine}"
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
                "DGEMM",
                "cblas_dgemm",
                "cblas_dgemm64_",
                "cblas_dgemm_64",
                "dgemm",
                "dgemm_",
                "dgemm_64",
                "dgemm_64_",
                "scipy_cblas_dgemm",
                "scipy_cblas_dgemm64_",
                "scipy_dgemm_",
                "scipy_dgemm_64_",
            ]
        );
        let fortran = &made.functions[5];
        assert!(!fortran.bare && made.functions[0].bare && made.functions[4].bare);
        assert_eq!(fortran.types, ["word"; 5], "with the length of the letter behind");
        assert_eq!(fortran.shape, [1, 0]);
        let c = &made.functions[1];
        assert_eq!(c.types, ["word", "word", "word", "double", "word"]);
        assert_eq!(c.shape, [2, 1]);
        assert_eq!(made.calls.len(), 1, "all forms count as one");
    }

    #[test]
    fn ranks_of_a_grid_are_a_size() {
        let made = math("stem = \"gemm\"\ntypes = \"d\"\nparams = \"transa m a desca\"\nsizes = \"m\"\nflags = \"transa\"\ngrid = \"desca\"")
            .expect("sound");
        let [function] = &made.functions[..] else {
            panic!("one name")
        };
        assert_eq!((function.name.as_str(), function.call.as_str()), ("pdgemm_", "pdgemm"));
        assert_eq!(function.shape, [1, 0, 3], "the descriptor comes last");
        assert_eq!(made.known["pdgemm"].sizes, ["m", "ranks"]);
    }

    #[test]
    fn complex_numbers_by_value_are_what_registers_hold() {
        let made = math("names = \"mc md mz\"\ntypes = \"c d z\"\nparams = \"handle alpha x\"\nsizes = \"\"\nlibrary = \"mkl\"\nby_value = true")
            .expect("sound");
        let types: Vec<_> = made.functions.iter().map(|function| function.types.clone()).collect();
        assert_eq!(types[0], ["word", "double", "word"], "two floats in one");
        assert_eq!(types[1], ["word", "double", "word"]);
        assert_eq!(types[2], ["word", "double", "double", "word"]);
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
