"""steelyard view: the page as one file, and the server behind it, which is for this machine and its user alone."""

import base64
import gzip
import html
import http.client
import json
import os
import re
import signal
import socket
import struct
import subprocess
from contextlib import contextmanager
from urllib.parse import urlsplit

import pytest
from machine import ROOT, c_program, environment
from patience import wait_for

GOLDEN = ROOT / "tests/golden/v1/heat.steelyard"


def members(page):
    """The members of a page, unpacked."""
    found = re.findall(r'<script type="application/octet-stream" data-member="([^"]*)">([^<]*)</script>', page)
    return {html.unescape(name): gzip.decompress(base64.b64decode(text)) for name, text in found}


def document(scene):
    """The head of a scene."""
    assert scene[:8] == b"SYVIEW1\n"
    (size,) = struct.unpack_from("<I", scene, 8)
    return json.loads(scene[12 : 12 + size])["document"]


def source(page):
    """Source files by their recorded path, and the scene's document."""
    held = members(page)
    told = document(held["0/scene"])
    files = {told["texts"][file["file"]]: file for file in json.loads(held["0/source"])["files"]}
    return files, json.loads(held["0/source"])["listings"], told


def applying(report):
    """A report as people see it: without rows that do not apply to the run, and without sections in which it has nothing to say."""

    def of(rows):
        return [row for row in rows if not row["not_applicable"]]

    def says(section):
        return any(row["value"] is not None for row in section["rows"]) or section["tables"] or section["heatmaps"] or section["parts"]

    sections = [{**section, "rows": of(section["rows"])} for section in report["sections"] if says(section)]
    return {**report, "sections": sections, "trust": {**report["trust"], "rows": of(report["trust"]["rows"])}}


@pytest.fixture
def page(command, tmp_path):
    """page(argument…): what `report --view` writes."""

    def written(*arguments):
        target = tmp_path / "view.html"
        ran = command("report", *arguments, "--view", target)
        assert ran.out == "" and str(target) in ran.err
        return target.read_text()

    return written


@pytest.mark.fast
def test_a_page_is_one_file_that_asks_for_nothing(command, page, tmp_path):
    text = page(GOLDEN)
    report = json.loads(command("report", GOLDEN, "--format", "json").out)
    held = members(text)
    told = document(held["0/scene"])
    assert told["report"] == applying(report)
    assert {f"0/heat/{heat['id']}" for heat in told["heats"]} | {"0/scene", "0/source"} == set(held)
    assert 'data-store="page"' in text
    (policy,) = re.findall(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)"', text)
    assert policy.startswith("default-src 'none';") and "connect-src" not in policy
    assert text.index("Content-Security-Policy") < text.index("<script")
    assert not re.search(r'(?:src|href)="(?!data:)[^"#]', text)
    assert len(text) < 1 << 20
    assert (tmp_path / "view.html").stat().st_mode & 0o777 == 0o600, "it holds source code"


def test_the_report_is_written_beside_it_where_asked_for(command, tmp_path):
    ran = command("report", GOLDEN, "-o", tmp_path / "a.json", "--view", tmp_path / "view.html")
    assert json.loads((tmp_path / "a.json").read_text())["schema"].startswith("steelyard-report/")
    assert (tmp_path / "view.html").exists() and ran.out == ""


def test_the_same_run_gives_the_same_page(page):
    assert page(GOLDEN) == page(GOLDEN)


def test_two_runs_in_one_file(command, tmp_path):
    command("view", GOLDEN, GOLDEN, "-o", tmp_path / "both.html")
    held = members((tmp_path / "both.html").read_text())
    assert {"0/scene", "1/scene", "compare"} <= set(held)
    compared = json.loads(held["compare"])
    assert compared["rows"] and not [row for row in compared["rows"] if row["sure"]], "a run is no other than itself"


def test_source_is_taken_where_it_is(steelyard, page, tmp_path):
    """Lines that were sampled with those around them; all of them, from another folder, or none, as asked."""
    program = c_program("compute.c", "-g")
    profile = steelyard([program, 0.4, 0.2]).files[0]
    text = (ROOT / "tests/programs/compute.c").read_text().splitlines()

    def compute(files):
        return next(file for path, file in files.items() if path.endswith("compute.c"))

    files, listings, told = source(page(profile))
    lines = compute(files)["lines"]
    assert told["source"] == {"available": True, "reason": ""}
    assert lines and all(text[number - 1] == line for number, line in lines)
    assert compute(files)["language"] == "c"

    files, _, _ = source(page(profile, "--whole-source"))
    assert [line for _, line in compute(files)["lines"]] == text

    moved = tmp_path / "elsewhere/programs"
    moved.mkdir(parents=True)
    (moved / "compute.c").write_text("\n".join(f"moved {line}" for line in text))
    files, _, _ = source(page(profile, "--source-dir", tmp_path / "elsewhere", "--whole-source"))
    assert compute(files)["lines"][0][1].startswith("moved ")
    assert str(moved) in compute(files)["note"]

    without = page(profile, "--no-source")
    assert "0/source" not in members(without)
    told = document(members(without)["0/scene"])
    assert not told["source"]["available"] and "--no-source" in told["source"]["reason"]


@pytest.mark.timed
@pytest.mark.beside
def test_machine_code_is_that_of_the_hot_function(steelyard, page):
    program = c_program("compute.c", "-g")
    profile = steelyard([program, 0.4, 0.2]).files[0]
    _, listings, told = source(page(profile))
    ours = [item for item in listings if told["texts"][item["module"]] == program.name]
    assert ours, "the program computes, and its file is here"
    hot = ours[0]["instructions"]
    assert sum(step["seconds"] for step in hot) > 0.1
    offsets = [step["offset"] for step in hot]
    assert offsets == sorted(offsets)
    dump = subprocess.run(["objdump", "-d", program], capture_output=True, text=True, check=True).stdout
    known = {int(line.split(":")[0], 16) for line in dump.splitlines() if re.match(r" +[0-9a-f]+:\t", line)}
    assert set(offsets) <= known
    assert any(told["texts"][step["file"]].endswith("compute.c") for step in hot)


@contextmanager
def serving(binary, *arguments, ended=signal.SIGINT, **variables):
    """The address that a server printed, and what it said beside it when it was ended."""
    surroundings = {k: v for k, v in environment(**variables).items() if k not in ("DISPLAY", "WAYLAND_DISPLAY") or k in variables}
    child = subprocess.Popen(
        [binary, "view", *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=surroundings
    )
    told = {}
    try:
        told["address"] = child.stdout.readline().strip()
        assert told["address"], child.stderr.read()
        yield told
        child.send_signal(ended)
        told["out"], told["err"] = child.communicate(timeout=30)
        told["status"] = child.returncode
    finally:
        child.kill()
        child.communicate()


def get(address, path=None, method="GET", host=None, headers=()):
    """Status, headers and body."""
    parts = urlsplit(address)
    connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=20)
    connection.putrequest(method, parts.path if path is None else path, skip_host=True, skip_accept_encoding=True)
    connection.putheader("Host", host or f"localhost:{parts.port}")
    for name, value in dict(headers).items():
        connection.putheader(name, value)
    connection.endheaders()
    answer = connection.getresponse()
    return answer.status, answer.headers, answer.read()


@pytest.mark.fast
def test_the_server_gives_the_page_and_its_members(binary, page):
    held = members(page(GOLDEN))
    with serving(binary, GOLDEN, "--no-open") as told:
        address = told["address"]
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/[0-9a-f]{32}/", address)
        status, headers, body = get(address)
        assert status == 200 and b'data-store="server"' in body
        assert "connect-src 'self'" in headers["Content-Security-Policy"]
        assert headers["Referrer-Policy"] == "no-referrer" and headers["Cache-Control"] == "no-store"
        for name in held:
            path = urlsplit(address).path + "member/" + name
            status, _, plain = get(address, path)
            assert status == 200
            status, headers, packed = get(address, path, headers={"Accept-Encoding": "gzip"})
            assert headers["Content-Encoding"] == "gzip" and gzip.decompress(packed) == plain
        mine = document(get(address, urlsplit(address).path + "member/0/scene")[2])
        assert mine["report"] == document(held["0/scene"])["report"]
    assert told["status"] == 0 and told["out"] == ""
    assert f"ssh -N -L {urlsplit(address).port}:127.0.0.1:{urlsplit(address).port}" in told["err"]
    assert "panicked" not in told["err"]


def test_the_server_refuses_everything_else(binary):
    with serving(binary, GOLDEN, "--no-open") as told:
        address = told["address"]
        root = urlsplit(address).path
        other = "/" + "".join("0" if c != "0" else "1" for c in root.strip("/")) + "/"
        for path in ("/", other, root[:-1], "/member/0/scene", "//", f"/x{root}", "/favicon.ico"):
            assert get(address, path)[0] == 403, path
        tricks = ("member/", "member/../member/0/scene", "member/%2e%2e/%2e%2e/etc/passwd", "../../etc/passwd", "member/2/scene",
                  "member/0/scene/", "member/0/heat/../scene", "member//etc/passwd", "index.html", "?a=b")  # fmt: skip
        for trick in tricks:
            assert get(address, root + trick)[0] == 404, trick
        for method in ("POST", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE"):
            status, headers, _ = get(address, method=method)
            assert status == 405 and headers["Allow"] == "GET", method
        for host in ("example.org", f"example.org:{urlsplit(address).port}", "0.0.0.0", "127.0.0.1.example.org"):
            assert get(address, host=host)[0] == 421, host
        assert get(address, headers={"Content-Length": "5"})[0] == 400
        assert get(address, headers={"X": "a" * 40_000})[0] == 431
        assert get(address)[0] == 200, "and goes on"
    assert "panicked" not in told["err"]


def test_it_listens_on_this_machine_alone(binary):
    with serving(binary, GOLDEN, "--no-open") as told:
        port = urlsplit(told["address"]).port
        lines = [line.split() for line in open("/proc/net/tcp").read().splitlines()[1:]]
        listening = [line[1] for line in lines if line[3] == "0A" and int(line[1].split(":")[1], 16) == port]
        assert listening == [f"0100007F:{port:04X}"]
        assert all(line.split()[1].split(":")[1] != f"{port:04X}" for line in open("/proc/net/tcp6").read().splitlines()[1:])


def test_silent_connections_keep_nobody_out(binary):
    """More of them than there are threads: they are let go, and a reader is answered."""
    with serving(binary, GOLDEN, "--no-open") as told:
        parts = urlsplit(told["address"])
        silent = [socket.create_connection((parts.hostname, parts.port)) for _ in range(40)]
        connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=60)
        connection.request("GET", parts.path)
        assert connection.getresponse().status == 200
        for one in silent:
            one.close()


def test_the_browser_gets_an_address_that_works_once(binary, tmp_path):
    """Its command line can be read by everybody on the machine."""
    asked = tmp_path / "asked"
    # Found by its name: in $BROWSER a blank is none of a path.
    browser = tmp_path / "browser-of-this-test"
    browser.write_text(f'#!/bin/sh\nprintf "%s" "$1" > "{asked}.new" && mv "{asked}.new" "{asked}"\n')
    browser.chmod(0o755)
    with serving(binary, GOLDEN, DISPLAY=":99", BROWSER=browser.name, PATH=f"{tmp_path}:{os.environ['PATH']}") as told:
        first = wait_for(lambda: asked.exists() and asked.read_text())
        assert first != told["address"]
        status, headers, _ = get(first)
        assert status == 303 and headers["Location"] == urlsplit(told["address"]).path
        assert get(first)[0] == 403
        assert get(told["address"])[0] == 200


def test_a_port_can_be_chosen_once(binary, command):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with serving(binary, GOLDEN, "--no-open", "--port", port, ended=signal.SIGTERM) as told:
        assert urlsplit(told["address"]).port == port
        ran = command("view", GOLDEN, "--no-open", "--port", port, status=2)
        assert f"port {port} is in use" in ran.err and "--port" in ran.err
    assert told["status"] == 0


@pytest.mark.parametrize("arguments", [["view"], ["report", "--view", "out.html"]], ids=["view", "report"])
@pytest.mark.parametrize("content", [b"", b"not a profile", b"PK\x03\x04 cut", None], ids=["empty", "text", "cut", "missing"])
def test_files_that_are_no_profiles(command, tmp_path, arguments, content):
    file = tmp_path / "bad.steelyard"
    if content is not None:
        file.write_bytes(content)
    ran = command(*arguments, file, status=2)
    assert "bad.steelyard" in ran.err and "panicked" not in ran.err and ran.out == ""
    assert not (tmp_path / "out.html").exists()


def test_what_cannot_be_is_said(command, tmp_path):
    ran = command("view", GOLDEN, "--source-dir", tmp_path / "none", status=2)
    assert "none: there is no such directory" in ran.err
    ran = command("report", GOLDEN, "--view", tmp_path / "none/view.html", status=2)
    assert "cannot write" in ran.err
    ran = command("view", GOLDEN, GOLDEN, GOLDEN, status=2)
    assert "panicked" not in ran.err
