"""`steelyard report A B`: what is compared with what, and that only what is known is said."""

import csv
import io
import json

import pytest
from machine import ROOT, c_program

GOLDEN = ROOT / "tests/golden/v1/heat.steelyard"


def compared(command, *profiles):
    return json.loads(command("report", "-f", "json", *profiles).out)


def rows(comparison, kind):
    return {row["name"]: row for row in comparison["rows"] if row["kind"] == kind}


@pytest.mark.fast
def test_a_run_is_no_other_than_itself_in_every_format(command, tmp_path):
    comparison = compared(command, GOLDEN, GOLDEN)
    assert comparison["schema"].startswith("steelyard-comparison/") and comparison["speedup"]["value"] == 1
    assert {row["verdict"] for row in comparison["rows"]} == {"same"} and not comparison["differences"]
    text = command("report", GOLDEN, GOLDEN).out
    assert "B takes as long as A" in text and "nothing here changed beyond the noise" in text.lower()
    table = list(csv.DictReader(io.StringIO(command("report", GOLDEN, GOLDEN, "-f", "csv").out)))
    assert len(table) == len(comparison["rows"]) and float(table[0]["speedup"]) == 1
    for ending, sign in (("html", "<!doctype html>"), ("md", "## Steelyard: ")):
        command("report", GOLDEN, GOLDEN, "-o", f"page.{ending}")
        assert (tmp_path / f"page.{ending}").read_text().startswith(sign)
    command("report", GOLDEN, GOLDEN, "--view", "view.html")
    assert (tmp_path / "view.html").exists()


@pytest.mark.fast
def test_sides_of_several_runs_are_parted(command):
    several = compared(command, GOLDEN, GOLDEN, "--", GOLDEN, GOLDEN, GOLDEN)
    assert (several["a"]["runs"], several["b"]["runs"]) == (2, 3)
    assert several["speedup"] == pytest.approx({"value": 1, "low": 1, "high": 1})
    assert several["rows"][0]["verdict"] == "same"
    for wrong in ([GOLDEN] * 3, [GOLDEN, GOLDEN, "--io"], [GOLDEN, GOLDEN, "--view", "v.html", "--", GOLDEN]):
        assert command("report", *wrong, status=2).err.startswith("steelyard: ")
    assert "A1 A2 A3 -- B1 B2 B3" in command("report", GOLDEN, GOLDEN, GOLDEN, status=2).err


def test_optimised_or_not_it_is_one_program(steelyard, command):
    """The same source in two executables: its functions are found again, and what differs is named."""
    levels = ["-O0", "-O2"]
    profiles = [steelyard([c_program("compute.c", "-g", level), 0.8, 0.4]).files[0] for level in levels]
    comparison = compared(command, *profiles)
    assert comparison["a"]["name"] != comparison["b"]["name"]
    functions = rows(comparison, "function")
    for name in ("f", "g"):
        assert functions[name]["a"] > 0 and functions[name]["b"] > 0, functions[name]
    differs = {each["what"]: each for each in comparison["differences"]}
    assert "-O0" in differs["compiler"]["a"] and "-O2" in differs["compiler"]["b"] and "arguments" not in differs
    text = command("report", *profiles).out
    assert "different programs" not in text and "One run of each does not show" in text


def test_what_makes_runs_hard_to_compare_is_said_first(steelyard, command):
    program = c_program("compute.c", "-g")
    profiles = [steelyard([program, *seconds]).files[0] for seconds in ((0.4, 0.2), (1.2, 0.2))]
    comparison = compared(command, *profiles)
    assert comparison["verdict"].startswith("The runs are not of one kind, they differ in arguments (0.4 0.2 in A, 1.2 0.2 in B).")
    f = rows(comparison, "function")["f"]
    assert f["verdict"] == "slower" and f["sure"], f
    assert comparison["speedup"]["value"] < 1 and comparison["rows"][0]["noise"] is None
