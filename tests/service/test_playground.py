"""``/play``: the files of the playground, as a browser asks for them."""

from __future__ import annotations

import gzip
import os
import re
from pathlib import Path

import pytest

from service.app import create_app
from service.config import Config
from service.resources import playground
from tests.support.servers import serving

from .conftest import Judge, problem

FILES = sorted(path for path in playground.FOLDER.rglob("*") if path.is_file())
NAMES = [path.relative_to(playground.FOLDER).as_posix() for path in FILES]
GZIP = {"Accept-Encoding": "gzip, deflate, br"}
MOST_BYTES = 300 * 1_000

KINDS = {
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that is served in place of the playground's; beside it lies a file that is not."""
    served = tmp_path / "playground"
    served.mkdir()
    (tmp_path / "beside.txt").write_text("1", encoding="utf-8")
    monkeypatch.setattr(playground, "FOLDER", served)
    return served


@pytest.mark.parametrize("name", NAMES)
def test_every_file_is_served_as_what_it_is(judge: Judge, name: str) -> None:
    answer = judge.http.get(f"/play/{name}")
    assert answer.status_code == 200
    content = (playground.FOLDER / name).read_bytes()
    assert answer.data.count(b"\n") == content.count(b"\n")
    assert answer.data == (content if not name.endswith(".js") else playground.as_served(name, content))
    _, _, suffix = name.rpartition(".")
    assert answer.content_type == KINDS.get(suffix, answer.content_type)
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    directives = answer.headers["Content-Security-Policy"].split("; ")
    assert directives[0] == "default-src 'self'"
    assert all(directive.endswith(" 'none'") for directive in directives[1:])


def test_the_address_of_the_page_ends_with_a_slash(judge: Judge) -> None:
    moved = judge.http.get("/play")
    assert moved.status_code == 308
    assert moved.headers["Location"].endswith("/play/")
    assert judge.http.get("/play/").data == judge.http.get("/play/index.html").data


def test_what_has_not_changed_is_not_sent_again(judge: Judge) -> None:
    tags = set()
    for accepted in ({}, GZIP):
        first = judge.http.get("/play/", headers=accepted)
        tag = first.headers["ETag"]
        tags.add(tag)
        again = judge.http.get("/play/", headers={**accepted, "If-None-Match": tag})
        assert (again.status_code, again.data) == (304, b"")
        for name in ("ETag", "Cache-Control", "Vary", "Content-Security-Policy"):
            assert again.headers[name] == first.headers[name]
        assert judge.http.get("/play/", headers={**accepted, "If-None-Match": '"other"'}).status_code == 200
    assert len(tags) == 2  # the bytes differ


def test_a_browser_gets_it_compressed(judge: Judge) -> None:
    plain = judge.http.get("/play/", headers={"Accept-Encoding": "br, gzip;q=0"})
    assert "Content-Encoding" not in plain.headers
    packed = judge.http.get("/play/", headers=GZIP)
    assert packed.headers["Content-Encoding"] == "gzip"
    assert packed.headers["Vary"] == plain.headers["Vary"] == "Accept-Encoding"
    assert gzip.decompress(packed.data) == plain.data
    assert packed.content_length == len(packed.data) < len(plain.data)


def test_what_compression_makes_longer_is_sent_as_it_is(judge: Judge, folder: Path) -> None:
    (folder / "picture.png").write_bytes(bytes(range(256)))
    answer = judge.http.get("/play/picture.png", headers=GZIP)
    assert "Content-Encoding" not in answer.headers
    assert (answer.content_type, len(answer.data)) == ("image/png", 256)


def test_all_of_it_is_light(judge: Judge) -> None:
    sizes = [judge.http.get(f"/play/{name}", headers=GZIP).content_length or 0 for name in NAMES]
    assert min(sizes) > 0
    assert sum(sizes) < MOST_BYTES


def test_modules_are_sent_without_their_doc_comments_and_keep_their_lines() -> None:
    module = b"/**\n * Says a.\n */\nconst a = 1; /** kept */\n  /** gone */\n/** kept */ const b = `/*`;\n"
    sent = b"\n\n\nconst a = 1; /** kept */\n\n/** kept */ const b = `/*`;\n"
    assert playground.as_served("a.js", module) == sent
    assert playground.as_served("a.css", module) == module


def test_only_the_head_is_sent_to_who_asks_for_it(judge: Judge) -> None:
    whole, head = judge.http.get("/play/"), judge.http.head("/play/")
    assert head.status_code == 200
    assert head.data == b""
    assert head.headers["Content-Length"] == whole.headers["Content-Length"]
    assert head.headers["ETag"] == whole.headers["ETag"]


def test_a_file_that_changes_is_read_again(judge: Judge, folder: Path) -> None:
    page = folder / "index.html"
    page.write_text("<p>one", encoding="utf-8")
    os.utime(page, ns=(1, 1))
    first = judge.http.get("/play/")
    page.write_text("<p>two", encoding="utf-8")
    os.utime(page, ns=(2, 2))
    second = judge.http.get("/play/", headers={"If-None-Match": first.headers["ETag"]})
    assert (second.status_code, second.data) == (200, b"<p>two")


@pytest.mark.parametrize(
    "name",
    [
        "nothing.js",
        "vendor",
        "vendor/",
        "../beside.txt",
        "%2e%2e/beside.txt",
        "vendor/..%2f..%2fbeside.txt",
        "{beside}",
        "%00.js",
        f"{'x' * 300}.js",
        "secret.py",
    ],
)
def test_nothing_else_is_served(judge: Judge, folder: Path, name: str) -> None:
    (folder / "vendor").mkdir()
    (folder / "secret.py").write_text("1", encoding="utf-8")
    beside = folder.parent / "beside.txt"
    assert beside.exists()
    problem(judge.http.get(f"/play/{name.format(beside=beside)}"), "not-found")


def test_it_is_read_only(judge: Judge) -> None:
    problem(judge.http.post("/play/"), "method-not-allowed")


def test_a_setting_leaves_it_out() -> None:
    without = Judge(create_app(Config(cache_url="memory://", playground=False)))
    problem(without.http.get("/play/"), "not-found")
    problem(without.http.get("/play"), "not-found")
    assert without.http.get("/docs/").status_code == 200


@pytest.mark.parametrize("offered", [True, False])
def test_its_address_is_printed(offered: bool) -> None:
    with serving(workers=1, cache_url="memory://", playground=offered) as server:
        said = re.findall(r"headjudge: the playground is at (.*)\n", server.log.read_text())
        assert said == ([f"{server.url}/play"] if offered else [])
        assert server.get("/play").ok is offered
