"""The page that `docs/tables.md` shows, as it stands there: two browsers play with it from another origin."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
import requests
from selenium.webdriver import Chrome

from tests.browser.support.friends import Course, told
from tests.browser.support.traffic import Traffic
from tests.support.processes import eventually
from tests.support.servers import Server, serving

ROOT = Path(__file__).parents[2]
SECONDS = 120.0
SHELL = """<!doctype html><title>A table</title><link rel="icon" href="data:,"><script>
{script}
const random = ({{ legal_actions: actions }}) => actions[Math.floor(Math.random() * actions.length)];
const begin = async () => (location.hash ? join(location.hash) : create("perdure"));
begin()
  .then((seat) => {{
    window.seat = seat;
    return play(seat, random);
  }})
  .then(() => "over", (problem) => `failed: ${{JSON.stringify(problem)}} ${{problem}}`)
  .then((title) => (document.title = title));
</script>
"""


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, and logs nothing."""

    def log_message(self, *_: Any) -> None:
        """Nothing."""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    """The address of a folder of pages that the test writes."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tmp_path))) as site:
        thread = Thread(target=site.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{site.server_port}"
        site.shutdown()
        thread.join()


def script(server: Server) -> str:
    """The page's program, which asks this server."""
    manual = (ROOT / "docs" / "tables.md").read_text(encoding="utf-8")
    (found,) = re.findall(r"```js\n(.*?)```", manual, re.DOTALL)
    assert len(found.splitlines()) <= 40
    assert 'const api = "";' in found
    return str(found).replace('const api = "";', f'const api = "{server.url}";')


def test_the_page_of_the_docs_plays_a_game_in_two_browsers(
    browser: Chrome, elsewhere: Chrome, site: str, tmp_path: Path
) -> None:
    browsers = (browser, elsewhere)
    with serving(workers=1, cors_origins=site) as server:
        (tmp_path / "index.html").write_text(SHELL.format(script=script(server)), encoding="utf-8")
        traffics = [Traffic(each) for each in browsers]
        for traffic in traffics:
            traffic.forget()
        browser.get(f"{site}/")
        assert eventually(lambda: browser.execute_script("return window.seat ?? null") is not None, SECONDS)
        seat = browser.execute_script("return window.seat")
        elsewhere.get(f"{site}/{seat['link']}")
        assert eventually(lambda: all(each.title != "A table" for each in browsers), SECONDS)
        assert [each.title for each in browsers] == ["over", "over"]
        record = requests.get(f"{server.url}/v1/tables/{seat['table']}/record", timeout=30).json()
        course = Course(record)
        for number, traffic in enumerate(traffics):
            found = told(course, number, server.url, traffic.exchanges("/v1/"))
            assert found.leaks == []
            assert found.answers > 5
            assert found.secrets > 10 * found.answers
    for each in browsers:
        each.get("about:blank")
