"""Rulebooks: a rule that doesn't exist cannot be cited, and nobody finds out during a game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.kernel.rulebook import Rulebook
from tests.kernel.tiny import BOOK

HEAD = 'id = "x"\nname = "X"\nedition = 1\nsource = "none"\n'
RULE = '[[rule]]\nid = "X-1.1"\nkind = "clause"\nsection = "1"\ntext = "A rule."\n'


def load(folder: Path, text: str) -> Rulebook:
    """The book written in `text`."""
    (folder / "rulebook.toml").write_text(text, encoding="utf-8")
    return Rulebook.load(str(folder / "module.py"))


def test_citing_gives_the_id_of_a_rule_that_exists() -> None:
    assert BOOK.cite("TINY-1.3") == "TINY-1.3"
    assert BOOK.rule("TINY-R1").title == "Giving up"
    assert [rule.id for rule in BOOK][:2] == ["TINY-1.1", "TINY-1.2"]


@pytest.mark.parametrize("cite", [BOOK.cite, BOOK.rule, lambda rule: BOOK.clause(rule, "…")])
def test_citing_an_unknown_rule_fails(cite: Any) -> None:
    with pytest.raises(KeyError, match=r"kernel/tiny/rulebook.toml has no rule TINY-9\.9"):
        cite("TINY-9.9")


def test_a_module_that_cites_an_unknown_rule_cannot_be_imported(tmp_path: Path) -> None:
    (tmp_path / "rulebook.toml").write_text(HEAD + RULE, encoding="utf-8")
    module = tmp_path / "game.py"
    module.write_text(
        "from engine.kernel.rulebook import Rulebook\n"
        "BOOK = Rulebook.load(__file__)\n"
        "@BOOK.clause('X-1.2', 'never')\n"
        "def never(ask): return None\n",
        encoding="utf-8",
    )
    command = [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import game"]
    found = subprocess.run(
        command, check=False, capture_output=True, text=True, cwd=Path(__file__).parents[2]
    )
    assert found.returncode != 0
    assert "rulebook.toml has no rule X-1.2: add it there" in found.stderr


def test_a_clause_carries_its_rule() -> None:
    clause = BOOK.clause("TINY-1.4", "only {heap}")(lambda ask: {"heap": 2})
    assert (clause.rule, clause.reason) == ("TINY-1.4", "only {heap}")


def test_an_id_occurs_once(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"X-1\.1"):
        load(tmp_path, HEAD + RULE + RULE)


@pytest.mark.parametrize(
    "text",
    [
        HEAD,
        HEAD + RULE.replace('text = "A rule."\n', ""),
        HEAD + RULE.replace("clause", "habit"),
        HEAD + RULE + "colour = 3\n",
        HEAD.replace("edition = 1", 'edition = "first"') + RULE,
    ],
)
def test_a_book_has_the_form_of_a_book(tmp_path: Path, text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        load(tmp_path, text)


def test_a_book_as_a_document_leaves_out_what_a_rule_does_not_have() -> None:
    by_id = {rule["id"]: rule for rule in BOOK.document()}
    assert set(by_id["TINY-1.1"]) == {"id", "kind", "chapter", "section", "text"}
    assert set(by_id["TINY-R1"]) == {"id", "kind", "title", "section", "question", "text", "why"}
