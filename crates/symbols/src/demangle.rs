//! Names as people wrote them.

use cpp_demangle::{DemangleOptions, ParseOptions};
use std::fmt;

/// Source language of a function, as far as names depend on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// Not known: only unmistakable patterns are undone.
    #[default]
    Unknown,
    /// C++.
    Cpp,
    /// Rust.
    Rust,
    /// Fortran, of any year.
    Fortran,
    /// A language that does not change names, as C.
    Plain,
}

impl Language {
    /// From `DW_AT_language`.
    pub fn of_dwarf(language: gimli::DwLang) -> Self {
        match language {
            gimli::DW_LANG_Fortran77
            | gimli::DW_LANG_Fortran90
            | gimli::DW_LANG_Fortran95
            | gimli::DW_LANG_Fortran03
            | gimli::DW_LANG_Fortran08
            | gimli::DW_LANG_Fortran18 => Language::Fortran,
            gimli::DW_LANG_Rust => Language::Rust,
            gimli::DW_LANG_C_plus_plus
            | gimli::DW_LANG_C_plus_plus_03
            | gimli::DW_LANG_C_plus_plus_11
            | gimli::DW_LANG_C_plus_plus_14
            | gimli::DW_LANG_C_plus_plus_17
            | gimli::DW_LANG_C_plus_plus_20 => Language::Cpp,
            gimli::DW_LANG_C | gimli::DW_LANG_C89 | gimli::DW_LANG_C99 | gimli::DW_LANG_C11 | gimli::DW_LANG_C17 => {
                Language::Plain
            }
            _ => Language::Unknown,
        }
    }
}

/// A longer result than this is not a name; templates can grow without bound.
const LENGTH_LIMIT: usize = 16 << 10;

/// Names can nest as deep as they like; the stack cannot.
const RECURSION_LIMIT: u32 = 160;

/// The name as its author wrote it, or as it is where nothing is known of it.
pub fn demangle(name: &str, language: Language) -> String {
    if name == "MAIN__" || name == "_QQmain" {
        return "main program".to_string();
    }
    // A version behind the name, as in memcpy@@GLIBC_2.14, is the linker's.
    let name = name
        .split_once('@')
        .map_or(name, |(bare, _)| if bare.is_empty() { name } else { bare });
    let plain = match language {
        Language::Plain => None,
        Language::Fortran => fortran_module(name).or_else(|| fortran_procedure(name)),
        _ => rust(name, language)
            .or_else(|| cpp(name))
            .or_else(|| cpp_outline(name))
            .or_else(|| fortran_module(name)),
    };
    plain.or_else(|| cython(name)).unwrap_or_else(|| name.to_string())
}

fn rust(name: &str, language: Language) -> Option<String> {
    if !(name.starts_with("_R") || name.starts_with("_ZN")) {
        return None;
    }
    let symbol = rustc_demangle::try_demangle(name).ok()?;
    // Rust's older names look like C++; their last part is a hash, which {:#} leaves out.
    let hashed = name.starts_with("_R") || language == Language::Rust || {
        // LLVM gives a function that it moves between units a suffix of its own.
        let bare = name.split_once(".llvm.").map_or(name, |(bare, _)| bare);
        let hash = bare.trim_end_matches('E').rsplit_once("17h").map(|(_, hash)| hash);
        hash.is_some_and(|hash| hash.len() == 16 && hash.bytes().all(|b| b.is_ascii_hexdigit()))
    };
    let mut text = Bounded(String::new());
    (hashed && fmt::write(&mut text, format_args!("{symbol:#}")).is_ok()).then_some(text.0)
}

fn cpp(name: &str) -> Option<String> {
    if !name.starts_with("_Z") {
        return None;
    }
    let parse = ParseOptions::default().recursion_limit(RECURSION_LIMIT);
    let symbol = cpp_demangle::Symbol::new_with_options(name.as_bytes(), &parse).ok()?;
    let options = DemangleOptions::new().recursion_limit(RECURSION_LIMIT);
    let mut text = Bounded(String::new());
    symbol.structured_demangle(&mut text, &options).ok()?;
    (!text.0.is_empty()).then_some(text.0)
}

/// What the Itanium C++ ABI writes for the operators of templates that stand in headers.
const OPERATORS: [(&str, &str); 18] = [
    ("eq", "operator=="),
    ("ne", "operator!="),
    ("lt", "operator<"),
    ("gt", "operator>"),
    ("le", "operator<="),
    ("ge", "operator>="),
    ("ss", "operator<=>"),
    ("pl", "operator+"),
    ("mi", "operator-"),
    ("ml", "operator*"),
    ("dv", "operator/"),
    ("rm", "operator%"),
    ("an", "operator&"),
    ("or", "operator|"),
    ("eo", "operator^"),
    ("ls", "operator<<"),
    ("rs", "operator>>"),
    ("co", "operator~"),
];

/// The name alone of a C++ function that the demangler does not understand, as where a type rests on an expression:
/// `std::__fill_a1<…>`. What stands between `I` and its `E` is not looked at, so a name ends at its first template.
fn cpp_outline(name: &str) -> Option<String> {
    let rest = name.strip_prefix("_Z")?;
    let (nested, mut rest) = match rest.strip_prefix('N') {
        Some(rest) => (true, rest.trim_start_matches(['r', 'V', 'K', 'R', 'O'])),
        None => (false, rest),
    };
    let mut parts: Vec<&str> = vec![];
    if let Some(after) = rest.strip_prefix("St") {
        parts.push("std");
        rest = after;
    }
    while let Some((part, after)) = counted(rest) {
        parts.push(match part.starts_with("_GLOBAL__N") {
            true => "(anonymous namespace)",
            false => part,
        });
        rest = after;
        if !nested {
            break;
        }
    }
    if parts.last().is_none_or(|last| *last == "std")
        && let Some((_, operator)) = OPERATORS.iter().find(|(code, _)| rest.starts_with(code))
    {
        parts.push(operator);
        rest = &rest[2..];
    }
    let named = parts.last().is_some_and(|last| *last != "std");
    let template = if rest.starts_with('I') { "<…>" } else { "" };
    // Behind a template of a nested name more may follow.
    let more = if nested && rest.starts_with('I') { "…" } else { "" };
    named.then(|| format!("{}{template}{more}", parts.join("::")))
}

/// A part of a name that its length stands before, and what follows it: `5solve3fooE` is `solve` and `3fooE`.
fn counted(text: &str) -> Option<(&str, &str)> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let length: usize = text.get(..digits)?.parse().ok()?;
    let rest = &text[digits..];
    (length > 0 && rest.is_char_boundary(length)).then(|| rest.split_at(length))
}

/// `__pyx_pw_7skimage_11restoration_5apply` is `skimage.restoration.apply`: Cython writes the length before the name of each module and class,
/// the number of the function among its like before that of a function of Python, and nothing before that of a function of C.
fn cython(name: &str) -> Option<String> {
    let name = match name.strip_prefix("__pyx_fuse_") {
        Some(fused) => &fused[fused.find("__pyx_")?..],
        None => name,
    };
    let (kind, mut rest) = name.strip_prefix("__pyx_")?.split_once('_')?;
    let of_python = match kind {
        "pw" | "pf" | "gb" => true,
        "f" => false,
        _ => return None,
    };
    let mut parts: Vec<&str> = vec![];
    // The last part is no module, though its number may look like a length.
    while let Some((part, after)) = counted(rest)
        && let Some(after) = after.strip_prefix('_')
        && (!of_python || after.starts_with(|c: char| c.is_ascii_digit()))
    {
        parts.push(part);
        rest = after;
    }
    let function = if of_python {
        rest.trim_start_matches(|c: char| c.is_ascii_digit())
    } else {
        rest
    };
    (!parts.is_empty() && !function.is_empty()).then(|| format!("{}.{function}", parts.join(".")))
}

/// `__heat_MOD_step` (GNU), `_QMheatPstep` (Flang), `heat_mp_step_` (Intel): a procedure of a module.
fn fortran_module(name: &str) -> Option<String> {
    let gnu = || name.strip_prefix("__")?.split_once("_MOD_");
    let flang = || {
        let (modules, procedure) = name.strip_prefix("_QM")?.rsplit_once('P')?;
        modules
            .bytes()
            .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_')
            .then_some((modules, procedure))
    };
    let intel = || name.strip_suffix('_')?.split_once("_mp_");
    let (module, procedure) = gnu().or_else(flang).or_else(intel)?;
    let word = |text: &str| text.bytes().next().is_some_and(|b| b.is_ascii_alphabetic());
    (word(module) && word(procedure)).then(|| format!("{module}::{procedure}"))
}

/// `step_` (most compilers), `_QPstep` (Flang): a procedure of its own.
fn fortran_procedure(name: &str) -> Option<String> {
    let bare = name.strip_prefix("_QP").or_else(|| {
        // With -fsecond-underscore, names that have one get two.
        let bare = name.strip_suffix('_')?;
        Some(bare.strip_suffix('_').filter(|rest| rest.contains('_')).unwrap_or(bare))
    })?;
    (!bare.is_empty()).then(|| bare.to_string())
}

/// A text that refuses to grow beyond [`LENGTH_LIMIT`].
struct Bounded(String);

impl fmt::Write for Bounded {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        if self.0.len() + text.len() > LENGTH_LIMIT {
            return Err(fmt::Error);
        }
        self.0.push_str(text);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_undone_by_language() {
        use Language::*;
        for (name, language, expected) in [
            ("main", Plain, "main"),
            ("step_", Plain, "step_"),
            ("_ZN4heat4stepEPdi", Cpp, "heat::step(double*, int)"),
            ("_ZN4heat4stepEPdi", Unknown, "heat::step(double*, int)"),
            (
                "_ZNSt6vectorIdSaIdEE9push_backERKd",
                Cpp,
                "std::vector<double, std::allocator<double> >::push_back(double const&)",
            ),
            (
                "_ZN4core3fmt5Write9write_fmt17h0123456789abcdefE.llvm.1298",
                Unknown,
                "core::fmt::Write::write_fmt",
            ),
            (
                "_ZN4core3fmt5Write9write_fmt17h0123456789abcdefE",
                Unknown,
                "core::fmt::Write::write_fmt",
            ),
            ("_RNvC6_123foo3bar", Unknown, "123foo::bar"),
            ("__heat_MOD_step", Fortran, "heat::step"),
            ("__heat_MOD_step", Unknown, "heat::step"),
            ("__heat_MOD_step._omp_fn.0", Fortran, "heat::step._omp_fn.0"),
            ("heat_mp_step_", Fortran, "heat::step"),
            ("_QMheatPstep", Fortran, "heat::step"),
            ("_QPstep", Fortran, "step"),
            ("step_", Fortran, "step"),
            ("my_step__", Fortran, "my_step"),
            ("step_", Unknown, "step_"),
            ("MAIN__", Fortran, "main program"),
            ("MAIN__", Unknown, "main program"),
            ("memcpy@@GLIBC_2.14", Unknown, "memcpy"),
            (
                "_ZSt9__fill_a1IP1PS0_EN9__gnu_cxx11__enable_ifIXntsrSt11__is_scalarIT0_E7__valueEvE6__typeET_S9_RKS5_",
                Cpp,
                "std::__fill_a1<…>",
            ),
            (
                "_ZSteqIcEN9__gnu_cxx11__enable_ifIXsrSt9__is_charIT_E7__valueEbE6__typeERKNSt7__cxx1112basic_stringIS3_St11char_traitsIS3_ESaIS3_EEESE_",
                Cpp,
                "std::operator==<…>",
            ),
            (
                "_ZN4heat4grid5sweepIXntsrSt3fooIT0_E1vEEEvv",
                Cpp,
                "heat::grid::sweep<…>…",
            ),
            (
                "__pyx_fuse_1__pyx_pw_7skimage_11restoration_16_rolling_ball_cy_13apply_kernel",
                Unknown,
                "skimage.restoration._rolling_ball_cy.apply_kernel",
            ),
            (
                "__pyx_f_7skimage_11restoration_16_rolling_ball_cy_apply_kernel",
                Plain,
                "skimage.restoration._rolling_ball_cy.apply_kernel",
            ),
            ("__pyx_pf_3app_4Grid_2sweep", Plain, "app.Grid.sweep"),
            ("__pyx_pymod_exec_app", Plain, "__pyx_pymod_exec_app"),
            ("_Z", Cpp, "_Z"),
            ("", Unknown, ""),
            ("@", Unknown, "@"),
            ("_", Fortran, "_"),
            ("__MOD_", Fortran, "__MOD"),
        ] {
            assert_eq!(demangle(name, language), expected, "{name} {language:?}");
        }
    }

    #[test]
    fn a_name_that_would_explode_stays_as_it_is() {
        // Each substitution doubles the one before it.
        let mut name = String::from("_Z1fSt4pairIiiE");
        for index in 0..40 {
            let last = if index == 0 {
                "S_".to_string()
            } else {
                format!("S{}_", base36(index - 1))
            };
            name.push_str(&format!("St4pairI{last}{last}E"));
        }
        assert!(demangle(&name, Language::Cpp).len() <= LENGTH_LIMIT);
    }

    fn base36(number: usize) -> char {
        char::from_digit(number as u32, 36).unwrap_or('0').to_ascii_uppercase()
    }
}
