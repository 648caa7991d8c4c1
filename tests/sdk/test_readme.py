"""The README's examples, run against a real service as they stand there."""

from __future__ import annotations

import doctest
import re
from textwrap import indent

from headjudge import _errors
from tests.sdk.contract import ROOT
from tests.support.servers import Server

README = (ROOT / "sdk" / "README.md").read_text(encoding="utf-8")
SESSION = re.compile(r"```pycon\n(.*?)```", re.DOTALL)
ADDRESS = "http://localhost:8000"


def test_the_sessions_in_the_readme_come_out_as_they_say(server: Server) -> None:
    sessions = SESSION.findall(README)
    assert len(sessions) > 5
    text = "\n".join(sessions)
    assert ADDRESS in text
    script = doctest.DocTestParser().get_doctest(text.replace(ADDRESS, server.url), {}, "README", None, None)
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    result = runner.run(script, out=said.append)
    assert result.failed == 0, "".join(said)
    assert result.attempted == len(re.findall(r"^>>> ", text, re.MULTILINE)) > 20


def test_the_tree_of_errors_is_the_one_in_the_source() -> None:
    (tree,) = re.findall(r"^```\n(HeadjudgeError\n.*?)```", README, re.DOTALL | re.MULTILINE)
    assert indent(tree, "    ") in (_errors.__doc__ or "")


def test_no_python_in_the_readme_is_left_out() -> None:
    assert set(re.findall(r"^```(\w*)$", README, re.MULTILINE)) <= {"pycon", "sh", ""}
