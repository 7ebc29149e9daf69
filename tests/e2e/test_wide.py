"""A slice of `make test-wide`: programs that are not ours say the same of themselves with us and without us."""

import sys
from types import SimpleNamespace

import pytest
from machine import ROOT

sys.path.insert(0, str(ROOT / "tests/wide"))
import run as wide  # noqa: E402
import suites  # noqa: E402
import verdicts  # noqa: E402

HERE = f"cpython-{sys.version_info.major}.{sys.version_info.minor}"
SLICE = [
    *(f"{HERE}/{module}" for module in ("fork1", "mmap", "threadsignals", "select", "resource", "wait3", "popen", "faulthandler")),
    "wheels/own", "go/own", "java/own-default", "node/own", "tools/own",
]  # fmt: skip
ALL = [*suites.SUITES, *([] if any(s.name == HERE for s in suites.SUITES) else [suites.cpython(HERE.removeprefix("cpython-"))])]
PARTS = {part.name: (suite, part) for suite in ALL for part in suite.parts}


@pytest.mark.parametrize("name", SLICE)
def test_same_verdicts(binary, name):
    suite, part = PARTS[name]
    if reason := suite.missing():
        pytest.skip(reason)
    seen = wide.compared(part, wide.Tool(binary, "1ms"))
    assert len(seen.bare[0]) > 1, "nothing was tested"
    assert not seen.failed()
    assert seen.without_profile == 0


# Of each run, first without us, then with us, the test that goes wrong in it; what that is called, and how many pairs of
# runs it takes to tell.
JUDGED = [
    ("", "", {}, 1),
    ("", "...t", {}, 1),
    ("", "t", {"t": "once"}, 8),
    ("", "t.t", {"t": "sometimes"}, 4),
    ("", "t....t", {"t": "sometimes"}, 6),
    ("", "t......t", {"t": "sometimes"}, 8),
    ("", "tttttttt", {"t": "broken"}, 4),
    (".t", "t", {"t": "flaky"}, 4),
    ("......t", "t", {"t": "flaky"}, 7),
    ("t", "", {"t": "flaky"}, 4),
    ("", "t....u", {"t": "once", "u": "once"}, 8),
    ("", "t..v.u", {"t": "once", "u": "once", "v": "once", wide.ANY: "sometimes"}, 8),
    ("..w", "t..v.u", {"t": "once", "u": "once", "v": "once", "w": "flaky"}, 8),
]


@pytest.mark.parametrize("without, under, words, pairs", JUDGED)
def test_what_comes_once_is_no_verdict(tmp_path, monkeypatch, without, under, words, pairs):
    monkeypatch.setattr(wide, "WIDE", tmp_path)
    (tmp_path / "without").write_text("\n".join(without))
    (tmp_path / "with").write_text("\n".join(under))
    script = f"""
        cd {tmp_path}; which=${{WHICH:-without}}; echo >>$which.ran
        wrong=$(sed -n $(wc -l <$which.ran)p $which)
        for test in t u v w; do [ "$test" = "$wrong" ] && echo wrong $test || echo ok $test; done
    """
    ours = SimpleNamespace(before=lambda profile: ["env", "WHICH=with"])
    seen = wide.compared(suites.Part("a part", script, verdicts.marked), ours)
    assert {name: found[0] for name, found in seen.judged().items()} == words
    assert bool(seen.failed()) == (not {"sometimes", "broken"}.isdisjoint(words.values()))
    assert len(seen.bare) == len(seen.under) == pairs
