"""Libraries that come late, privately, twice or not at all: a program finds what it would find without us."""

import re

import pytest
from conftest import run
from machine import HOSTILE, c_program, compiled
from test_hostile import alone_and_under, as_a_shell_shows

LOADING = HOSTILE / "loading"


def shared(name, *flags, compiler="gcc", **more):
    return compiled(LOADING / name, [compiler, "-O1", "-shared", "-fPIC", "-fno-builtin"], [str(f) for f in flags], **more)


def linked(name, library, *flags):
    """A plug-in that needs the library."""
    return shared(name, library, f"-Wl,-rpath,{library.parent}", *flags)


def runtime(mark, *flags):
    return shared("runtime.c", f"-DMARK={mark}", *flags)


@pytest.fixture(scope="module")
def host():
    return compiled(LOADING / "host.c", ["gcc", "-O1", "-ldl"])


def same(binary, line, directory, **variables):
    for period in (20000, 1000):
        alone, under = alone_and_under(binary, line, directory, period, **variables)
        assert under[1] == alone[1]
        assert under[2] == alone[2]
        assert as_a_shell_shows(under[0]) == as_a_shell_shows(alone[0])
    return alone


@pytest.mark.parametrize("lazy", [[], ["-l"]], ids=["now", "lazy"])
def test_locks_of_a_private_runtime_hold(binary, tmp_path, host, lazy):
    alone = same(binary, [host, *lazy, shared("locks.c", "-fopenmp")], tmp_path)
    assert alone[1] == b"11000000\n"


@pytest.mark.parametrize("lazy", [[], ["-l"]], ids=["now", "lazy"])
def test_each_plug_in_reaches_its_own_library(binary, tmp_path, host, lazy):
    one, two = linked("calls.c", runtime(1)), linked("calls.c", runtime(2))
    alone = same(binary, [host, *lazy, one, two, one], tmp_path)
    assert len(set(alone[1].split())) == 2
    same(binary, [host, *lazy, two, one, two, shared("locks.c", "-fopenmp")], tmp_path)


@pytest.mark.parametrize("lazy", [[], ["-l"]], ids=["now", "lazy"])
def test_what_was_opened_for_all_comes_first(binary, tmp_path, host, lazy):
    two = linked("calls.c", runtime(2))
    alone = same(binary, [host, *lazy, "-g", runtime(1), two], tmp_path)
    assert alone[1] == run([host, linked("calls.c", runtime(1))], tmp_path, 60, text=False).out, "not so even without us"
    same(binary, [host, *lazy, linked("calls.c", runtime(1)), "-g", runtime(1), two], tmp_path)


def test_a_plug_in_that_leaves_its_library_to_its_host(binary, tmp_path, host):
    same(binary, [host, "-g", runtime(3), shared("calls.c")], tmp_path)


def test_a_missing_function_is_missed(binary, tmp_path, host):
    """What nobody has cannot be opened, and the linker says so in the same words."""
    alone = same(binary, [host, shared("calls.c")], tmp_path)
    assert b"undefined symbol" in alone[1]


def own(source, *flags):
    return shared(source, "-DLIBRARY", "-w", *flags)


def program_with(source, libraries, *flags):
    needed = [flag for library in libraries for flag in (str(library), f"-Wl,-rpath,{library.parent}")]
    return compiled(LOADING / source, ["gcc", "-O1", "-fno-builtin", "-w"], ["-Wl,--no-as-needed", *needed, "-ldl", *flags])


FUNCTIONS = b"""10 5 4.5 2.5 2.5 16.5
3 18 45.5 -5 3.75 -3 4
1 1 16 -1
"""


@pytest.mark.parametrize("flags", [["-Wl,-z,lazy"], ["-Wl,-z,now", "-Wl,-z,relro"], ["-no-pie", "-fno-pie"]], ids=["lazy", "now", "no_pie"])
def test_functions_that_share_a_name_with_ours(binary, tmp_path, flags):
    for style in (["-Wl,-z,lazy"], ["-Wl,-z,now", "-Wl,-z,relro"], ["-Wl,--hash-style=sysv"]):
        alone = same(binary, [program_with("own_functions.c", [own("own_functions.c", *style)], *flags)], tmp_path)
        assert alone[1].splitlines()[:2] == FUNCTIONS.splitlines()[:2]


def test_functions_with_versions_that_share_a_name_with_ours(binary, tmp_path):
    """A library that means libc's gets it: references tell by their version."""
    versions = tmp_path / "versions"
    versions.write_text("OWN_1 { global: *; };\n")
    library, asks = own("own_functions.c", f"-Wl,--version-script={versions}"), shared("own_functions.c", "-DASKS", "-w")
    for both in ([library, asks], [asks, library]):
        alone = same(binary, [program_with("own_functions.c", both)], tmp_path)
        assert alone[1] == FUNCTIONS.replace(b"-1\n", b"1\n")


@pytest.mark.parametrize("flags", [[], ["-no-pie", "-fno-pie"]], ids=["pie", "no_pie"])
def test_variables_that_share_a_name_with_ours(binary, tmp_path, flags):
    for style in (["-Wl,-z,lazy"], ["-Wl,-z,now", "-Wl,-z,relro"]):
        alone = same(binary, [program_with("own_variables.c", [own("own_variables.c", *style)], *flags)], tmp_path)
        assert alone[1] == b"42 4 7 1.5 text 98\n127\n"


def test_variables_of_a_library_that_looks_functions_up(binary, tmp_path):
    library = own("own_variables.c", "-Wl,--no-as-needed", "-Wl,-u,dlsym", "-ldl")
    same(binary, [program_with("own_variables.c", [library])], tmp_path)


def test_plug_ins_that_share_a_name_with_ours(binary, tmp_path, host):
    """libc comes before what is opened, unless that is bound to its own first."""
    plugin = own("own_functions.c")
    assert same(binary, [host, plugin], tmp_path)[1] == b"0\n"
    assert same(binary, [host, "-g", plugin, plugin], tmp_path)[1] == b"0\n"
    assert same(binary, [host, "-d", plugin], tmp_path)[1] == b"1\n"
    same(binary, [host, "-l", linked("own_functions.c", plugin, "-DASKS", "-Drun=other", "-Dasks=run", "-w")], tmp_path)


def test_a_library_with_such_names_beside_a_sanitizer(binary, tmp_path):
    """Whose runtime is not ready when names are withheld."""
    try:
        program = program_with("host.c", [own("own_functions.c")], "-fsanitize=thread")
    except AssertionError:
        pytest.skip("this gcc has no ThreadSanitizer")
    if run([program], tmp_path, 60).status != 0:
        pytest.skip("ThreadSanitizer does not run here")
    same(binary, [program], tmp_path)


def test_only_what_is_claimed_is_not_counted(steelyard):
    calls = steelyard([program_with("own_functions.c", [own("own_functions.c")])]).profile.calls(0)
    assert "send" not in calls and "access" not in calls and calls["fopen"][0] == 3


@pytest.mark.parametrize("how", ["linked", "preloaded", "preloaded_direct"])
def test_calls_through_a_stand_in_are_counted(steelyard, binary, tmp_path, how):
    """Another tool in front of libc is one behind us."""
    library = own("stand_in.c", "-ldl", *(["-DDIRECT"] if how == "preloaded_direct" else []))
    program = program_with("stand_in.c", [library] if how == "linked" else [])
    variables = {} if how == "linked" else {"LD_PRELOAD": str(library)}
    alone = same(binary, [program], tmp_path, **variables)
    assert alone[1] == b"2 5\n"
    assert steelyard([program], **variables).profile.calls(0)["access"][0] == 5


def test_opened_and_closed_again(binary, tmp_path, host):
    """More often than there are places for copies of a library."""
    one, two = linked("calls.c", runtime(1)), linked("calls.c", runtime(2))
    same(binary, [host, "-c", "40", one, two], tmp_path)
    many = [linked("calls.c", runtime(mark)) for mark in range(1, 21)]
    same(binary, [host, *many, *many], tmp_path)


def test_weak_references(binary, tmp_path, host):
    program = compiled(LOADING / "weak.c", ["gcc", "-O1"], ["-DPROGRAM", "-ldl"])
    bound = compiled(LOADING / "weak.c", ["gcc", "-O1"], ["-DPROGRAM", "-ldl", "-Wl,-z,now,-z,relro"])
    with_one = compiled(LOADING / "weak.c", ["gcc", "-O1"], ["-DPROGRAM", "-ldl", "-Wl,--no-as-needed", str(runtime(1)), f"-Wl,-rpath,{runtime(1).parent}"])
    alone = same(binary, [program], tmp_path)
    assert b"MPI_Init 0 0" in alone[1] and b"ompt_start_tool 0 0" in alone[1]
    same(binary, [bound], tmp_path)
    alone = same(binary, [with_one], tmp_path)
    assert b"MPI_Init 1 1" in alone[1] and b"MPI_Send_c 0 0" in alone[1]
    weak = shared("weak.c")
    same(binary, [host, weak], tmp_path)
    same(binary, [host, "-g", runtime(1), weak], tmp_path)
    same(binary, [host, linked("weak.c", runtime(1)), weak], tmp_path)


def test_a_constructor_that_waits_for_a_thread(binary, tmp_path, host):
    same(binary, [host, shared("constructor.c", "-fopenmp", "-lpthread")], tmp_path)
    same(binary, [host, "-l", shared("constructor.c", "-fopenmp", "-lpthread")], tmp_path, LD_BIND_NOW="1")


def test_exceptions_in_a_plug_in(binary, tmp_path, host):
    alone = same(binary, [host, shared("throws.cpp", compiler="g++")], tmp_path)
    assert alone[1] == b"1000\n"


@pytest.mark.parametrize("lazy", [[], ["-l"]], ids=["now", "lazy"])
def test_calls_of_what_came_privately_are_counted(steelyard, host, lazy):
    """From the first call on: a library that comes with the plug-in that calls it was bound before it could be offered."""
    ran = steelyard([host, *lazy, shared("locks.c", "-fopenmp")])
    calls = ran.profile.calls(0)
    assert calls["omp_set_lock"][0] == calls["GOMP_critical_start"][0] == 1_000_000
    ran = steelyard([host, *lazy, linked("calls.c", runtime(1)), linked("calls.c", runtime(2))])
    calls = ran.profile.calls(0)
    assert [calls[name][0] for name in ("omp_set_lock", "io_uring_queue_init", "io_uring_submit", "H5Fopen")] == [2, 2, 2, 2]


def test_mpi_by_a_handle_of_its_library(steelyard, mpi):
    """Nothing but dlsym says that these calls are made."""
    found = run(["ldd", mpi.program("calls.c")], ".", 60).out
    path = re.search(r"libmpi(?:ch)?\.so\S* => (\S+)", found)
    assert path, found
    plain = c_program("by_handle.c", "-std=gnu11")
    ran = steelyard(mpi.run(2, plain, path[1]))
    assert sorted(ran.out.split("\n\n")[0].split()[:4]) == ["0", "1", "rank", "rank"], ran.out
    for rank in range(2):
        calls = ran.profile.calls(ran.profile.process_of_rank(rank))
        seen = {name: calls[name][0] for name in calls if name.startswith("MPI_")}
        assert seen == {"MPI_Init": 1, "MPI_Comm_rank": 5, "MPI_Barrier": 10, "MPI_Finalize": 1}
