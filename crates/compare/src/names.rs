//! Which names of two builds mean the same thing.

/// Words that compilers put behind a dot, or several of them, where they make several functions of one: a copy for
/// constant arguments, for removed ones, a part of it, its unlikely part, the body of an OpenMP region, a copy for a
/// target. Numbers beside them count the copies, or are those of nested procedures.
const COPIES: &[&str] = &[
    "cold",
    "_omp_cpyfn",
    "omp_outlined",
    "omp_outlined_debug__",
    "localalias",
    "default",
];
/// Those that always have a number behind them: Go's `main.part` is a function of its own.
const NUMBERED_COPIES: &[&str] = &[
    "constprop",
    "isra",
    "part",
    "_omp_fn",
    "lto_priv",
    "llvm",
    "clone",
    "simdclone",
];
/// What the words for a target begin with: `foo.avx2.0`, `foo.arch_haswell`.
const TARGETS: &[&str] = &["arch_", "avx", "sse"];

/// The function that its author wrote: `step` of `step.constprop.0`, `step._omp_fn.1` and `step() [clone .cold]`.
pub(crate) fn function(name: &str) -> &str {
    let mut rest = name.split(" [clone ").next().unwrap_or(name);
    let mut numbered = false;
    while let Some((before, last)) = rest.rsplit_once('.') {
        let number = !last.is_empty() && last.bytes().all(|b| b.is_ascii_digit());
        let copy = COPIES.contains(&last)
            || numbered && NUMBERED_COPIES.contains(&last)
            || TARGETS.iter().any(|target| last.starts_with(target));
        if before.trim_end_matches('.').is_empty() || !(number || copy) {
            break;
        }
        (rest, numbered) = (before, number);
    }
    // `.omp_outlined..1` is no copy of a function, but the only name that it has.
    if COPIES.contains(&rest.trim_matches('.')) {
        name
    } else {
        rest
    }
}

/// A function's name without what differs from build to build or from compiler to compiler: the types of its parameters,
/// what it returns, and Fortran's underscore. Which numbers a template is for makes no difference, which types does.
pub(crate) fn bare(name: &str) -> String {
    let name = name.replace("(anonymous namespace)", "{anonymous}");
    if name.contains("operator") {
        return name;
    }
    // In `<…>`, in a `decltype(…)`, and where the name begins behind what the function returns.
    let (mut angles, mut round, mut start) = (0usize, 0usize, 0);
    let (mut out, mut parameters, mut before) = (String::new(), false, ' ');
    for sign in name.chars() {
        match sign {
            '<' => angles += 1,
            '>' if before != '-' => angles = angles.saturating_sub(1),
            '(' if round > 0 || angles == 0 && out.trim_end().ends_with("decltype") => round += 1,
            ')' => round = round.saturating_sub(1),
            '(' if angles == 0 && !out.is_empty() => {
                parameters = true;
                break;
            }
            _ => {}
        }
        out.push(sign);
        if sign == ' ' && angles == 0 && round == 0 {
            start = out.len();
        }
        before = sign;
    }
    let out = if parameters { &out[start..] } else { &out };
    let stem = out.trim_end_matches('_');
    for_any_number(if stem.is_empty() { out } else { stem })
}

/// Words for numbers in C, C++, Rust and Fortran.
const NUMBERS: &[&str] = &[
    "bool", "char", "short", "int", "long", "signed", "unsigned", "float", "double", "__int128", "_Float16", "i8",
    "i16", "i32", "i64", "i128", "isize", "u8", "u16", "u32", "u64", "u128", "usize", "f32", "f64",
];

/// With one sign for whatever numbers a template is for: `dot<#>` of `dot<float>` and of `dot<unsigned long>`, `gemm<#>` of
/// `gemm<16>`.
fn for_any_number(name: &str) -> String {
    let (mut out, mut depth) = (String::with_capacity(name.len()), 0usize);
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let mut rest = name;
    while let Some(first) = rest.chars().next() {
        let end = match is_word(first) {
            true => rest.find(|c| !is_word(c)).unwrap_or(rest.len()),
            false => first.len_utf8(),
        };
        let (word, behind) = rest.split_at(end);
        match first {
            '<' => depth += 1,
            '>' if !out.ends_with('-') => depth = depth.saturating_sub(1),
            _ => {}
        }
        let number = NUMBERS.contains(&word) || first.is_ascii_digit();
        match depth > 0 && number {
            // `unsigned long` is one.
            true if out.ends_with("# ") => drop(out.pop()),
            true if out.ends_with('#') => {}
            true => out.push('#'),
            false => out.push_str(word),
        }
        rest = behind;
    }
    out
}

/// A library's name without its version: `libfftw3` of `libfftw3.so.3.6.9`, `libc` of `libc.so.6` and of `libc-2.31.so`,
/// `libopenblasp` of `libopenblasp-r0.3.21.so`, `libgfortran` of a wheel's `libgfortran-040039e1.so.5`.
pub(crate) fn library(file: &str) -> &str {
    let mut stem = match file.find(".so") {
        Some(at) if at > 0 && (file.len() == at + 3 || file[at + 3..].starts_with('.')) => &file[..at],
        _ => return file,
    };
    if let Some((module, _)) = stem.split_once(".cpython-").or_else(|| stem.split_once(".abi")) {
        return module;
    }
    while let Some((before, last)) = stem.rsplit_once('-') {
        let digits = last.trim_start_matches(['r', 'v']);
        let version =
            digits.starts_with(|c: char| c.is_ascii_digit()) && digits.bytes().all(|b| b.is_ascii_digit() || b == b'.');
        let hash = last.len() == 8 && last.bytes().all(|b| b.is_ascii_hexdigit());
        if before.is_empty() || !(version || hash) {
            break;
        }
        stem = before;
    }
    stem
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_compiler_split_off_belongs_to_its_function() {
        for (name, expected) in [
            ("step", "step"),
            ("step.constprop.0", "step"),
            ("step.isra.0.constprop.1", "step"),
            ("step.part.0.cold", "step"),
            ("step._omp_fn.3", "step"),
            ("main.omp_outlined_debug__.5", "main"),
            ("main.omp_outlined.2", "main"),
            ("heat::step._omp_fn.0", "heat::step"),
            ("solve(double*, int) [clone .constprop.0]", "solve(double*, int)"),
            (
                "solve(double*, int) [clone .isra.0] [clone .cold]",
                "solve(double*, int)",
            ),
            ("nested.1234", "nested"),
            ("kernel.avx2.0", "kernel"),
            ("kernel.arch_haswell", "kernel"),
            ("f(int, ...)", "f(int, ...)"),
            ("step.faster", "step.faster"),
            ("main.part", "main.part"),
            ("main.clone", "main.clone"),
            ("main.part.1", "main"),
            (".omp_outlined.", ".omp_outlined."),
            (".omp_outlined..1", ".omp_outlined..1"),
            ("", ""),
        ] {
            assert_eq!(function(name), expected, "{name}");
        }
    }

    #[test]
    fn bare_names_are_those_of_the_source() {
        for (name, expected) in [
            ("step_", "step"),
            ("heat::step", "heat::step"),
            ("void sum<double>(double const*, int)", "sum<#>"),
            ("void sum<unsigned long>(unsigned long const*, int)", "sum<#>"),
            ("gemm<4, 16u>", "gemm<#, #>"),
            ("int4 sort<Foo>(Foo*)", "sort<Foo>"),
            ("heat::step(double*, int)", "heat::step"),
            (
                "std::vector<std::pair<int, int>, A>::size() const",
                "std::vector<std::pair<#, #>, A>::size",
            ),
            ("decltype(auto) f<int>(int)", "f<#>"),
            ("decltype (a(1) + b()) ns::g(int)", "ns::g"),
            ("<A as T>::next", "<A as T>::next"),
            ("<alloc::vec::Vec<f64> as T>::next", "<alloc::vec::Vec<#> as T>::next"),
            ("apply<fn() -> u8>::{{closure}}", "apply<fn() -> #>::{{closure}}"),
            ("(anonymous namespace)::run(int)", "{anonymous}::run"),
            ("operator<<(int)", "operator<<(int)"),
            ("main program", "main program"),
            ("_", "_"),
        ] {
            assert_eq!(bare(name), expected, "{name}");
        }
    }

    #[test]
    fn libraries_have_no_version() {
        for (file, expected) in [
            ("libfftw3.so.3.6.9", "libfftw3"),
            ("libc.so.6", "libc"),
            ("libc-2.31.so", "libc"),
            ("libmpi_cxx.so.40", "libmpi_cxx"),
            ("libopenblasp-r0.3.21.so", "libopenblasp"),
            ("libgfortran-040039e1-0352e75f.so.5.0.0", "libgfortran"),
            ("_umath.cpython-311-x86_64-linux-gnu.so", "_umath"),
            ("libx-y.so", "libx-y"),
            ("app", "app"),
            ("app.solver", "app.solver"),
            ("[vdso]", "[vdso]"),
        ] {
            assert_eq!(library(file), expected, "{file}");
        }
    }
}
