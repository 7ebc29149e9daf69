//! Languages by the endings of file names.

/// Endings, and the language that the viewer highlights. A capital C is C++.
const ENDINGS: &[(&str, &[&str])] = &[
    ("c", &["c"]),
    (
        "cpp",
        &[
            "C", "cc", "cpp", "cxx", "c++", "h", "hh", "hpp", "hxx", "h++", "ipp", "tpp", "tcc", "inl", "cu", "cuh",
            "hip",
        ],
    ),
    (
        "fortran",
        &[
            "f", "F", "for", "ftn", "fpp", "f77", "F77", "f90", "F90", "f95", "F95", "f03", "F03", "f08", "F08", "f18",
            "F18",
        ],
    ),
    ("python", &["py", "pyx", "pxd", "pyi"]),
    ("rust", &["rs"]),
    ("julia", &["jl"]),
    (
        "text",
        &[
            "inc", "def", "s", "S", "asm", "go", "d", "zig", "swift", "java", "chpl", "lua", "R", "y", "l", "adb",
            "ads", "m",
        ],
    ),
];

/// The headers of C++'s library have no ending.
const HEADERS: &str = "/include/c++/";

/// The language of a source file by its name; `None` if the name is not that of a source file.
pub fn language(path: &str) -> Option<&'static str> {
    let name = text::file_name(path);
    let Some((start, ending)) = name.rsplit_once('.') else {
        return (path.contains(HEADERS) && path.starts_with("/usr/")).then_some("cpp");
    };
    if start.is_empty() {
        return None;
    }
    let of = |ending: &str| {
        let known = ENDINGS.iter().find(|(_, endings)| endings.contains(&ending));
        known.map(|(language, _)| *language)
    };
    of(ending).or_else(|| of(&ending.to_lowercase()))
}

#[cfg(test)]
mod tests {
    use super::language;

    #[test]
    fn the_ending_tells() {
        for (path, expected) in [
            ("/src/a.c", Some("c")),
            ("a.C", Some("cpp")),
            ("a.CPP", Some("cpp")),
            ("solver.F90", Some("fortran")),
            ("x.y.f", Some("fortran")),
            ("run.py", Some("python")),
            ("lib.rs", Some("rust")),
            ("m.jl", Some("julia")),
            ("memcpy.S", Some("text")),
            ("/usr/include/c++/12/vector", Some("cpp")),
        ] {
            assert_eq!(language(path), expected, "{path}");
        }
        for path in [
            "",
            "/etc/shadow",
            "/home/someone/.ssh/id_rsa",
            ".c",
            "notes.pem",
            "a/include/c++/key",
            "/usr/include/c++/a.pem",
        ] {
            assert_eq!(language(path), None, "{path}");
        }
    }
}
