//! Runtimes that make code while they run. Made from api/runtimes.toml by `cargo xtask codegen`; do not edit.

/// A runtime that makes code while it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Runtime {
    /// What it is called.
    pub name: &'static str,
    /// How the names of files begin that only such a program has mapped.
    pub modules: &'static [&'static str],
    /// What has it write a perf map or a jitdump.
    pub switch: &'static str,
    /// How its own functions in these begin.
    pub stubs: &'static [&'static str],
}

/// All that are known.
pub static RUNTIMES: &[Runtime] = &[
    Runtime {
        name: "Java",
        modules: &["libjvm.so"],
        switch: "java -XX:+UnlockDiagnosticVMOptions -XX:+DumpPerfMapAtExit -XX:+PreserveFramePointer (OpenJDK 17 and later; before, perf-map-agent)",
        stubs: &[
            "Interpreter",
            "StubRoutines",
            "Stub Generator",
            "I2C/C2I adapters",
            "vtable stub",
            "itable stub",
        ],
    },
    Runtime {
        name: "Node.js",
        modules: &["node", "libnode.so"],
        switch: "node --perf-basic-prof --interpreted-frames-native-stack",
        stubs: &["Builtin:", "BytecodeHandler:", "Stub:", "Handler:"],
    },
    Runtime {
        name: ".NET",
        modules: &["libcoreclr.so"],
        switch: "DOTNET_PerfMapEnabled=1 in the environment",
        stubs: &["stub<"],
    },
    Runtime {
        name: "Mono",
        modules: &["mono", "libmonosgen"],
        switch: "mono --jitmap",
        stubs: &[],
    },
    Runtime {
        name: "LuaJIT",
        modules: &["luajit", "libluajit"],
        switch: "a LuaJIT that was built with -DLUAJIT_USE_PERFTOOLS",
        stubs: &[],
    },
    Runtime {
        name: "Julia",
        modules: &["libjulia"],
        switch: "ENABLE_JITPROFILING=1 in the environment, with a Julia that was built with USE_PERF_JITEVENTS=1",
        stubs: &[],
    },
    Runtime {
        name: "Ruby",
        modules: &["ruby", "libruby"],
        switch: "ruby --yjit-perf",
        stubs: &[],
    },
    Runtime {
        name: "PHP",
        modules: &["php", "libphp"],
        switch: "php -d opcache.jit_debug=16",
        stubs: &[],
    },
    Runtime {
        name: "Erlang",
        modules: &["beam.smp"],
        switch: "erl +JPperf true",
        stubs: &[],
    },
    Runtime {
        name: "PostgreSQL",
        modules: &["llvmjit.so"],
        switch: "jit_profiling_support = on in postgresql.conf",
        stubs: &[],
    },
    Runtime {
        name: "Python",
        modules: &[],
        switch: "python -X perf",
        stubs: &["py::"],
    },
];
