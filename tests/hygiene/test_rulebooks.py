"""Rulebooks are complete: every clause and ruling by number, each readable by a stranger."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest

from tests.traceability import books

PREFIXES = {"magic54": "M54", "perdure": "PER", "castle": "CAS", "five_colors": "L5C", "splendagic": "SPL"}
BEFORE_THE_FIRST = {"castle": ["CAS-R0", "CAS-R0b"]}
LAST_RULING = {"magic54": 52, "perdure": 55, "castle": 60, "five_colors": 62, "splendagic": 90}
CHAPTERS = {"magic54": 12, "perdure": 9, "castle": 13, "five_colors": 22, "splendagic": 14}


@pytest.mark.parametrize("ruleset", sorted(LAST_RULING))
def test_no_rule_is_missing(ruleset: str) -> None:
    prefix = PREFIXES[ruleset]
    chapters: dict[int, list[int]] = defaultdict(list)
    rulings = []
    for rule, entry in books.book(ruleset).items():
        if entry["kind"] == "ruling":
            rulings.append(rule)
        else:
            chapter, _, number = rule.removeprefix(f"{prefix}-").partition(".")
            if not number[-1].isalpha():
                chapters[int(chapter)].append(int(number))
    numbered = [f"{prefix}-R{number}" for number in range(1, LAST_RULING[ruleset] + 1)]
    assert rulings == [*BEFORE_THE_FIRST.get(ruleset, ()), *numbered]
    assert list(chapters) == list(range(1, CHAPTERS[ruleset] + 1))
    for numbers in chapters.values():
        assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("ruleset", sorted(LAST_RULING))
def test_a_rulebook_names_itself(ruleset: str) -> None:
    document = books.document(ruleset)
    assert document["id"] == ruleset
    assert document["edition"] >= 1
    assert document["name"]
    assert document["source"]
    assert len(document["rule"]) == len(books.book(ruleset)), "a rule id occurs twice"


@pytest.mark.parametrize("ruleset", books.rulesets())
def test_a_rule_can_be_read_by_itself(ruleset: str) -> None:
    clause = ("chapter", "text") if ruleset in PREFIXES else ("text",)
    for rule, entry in books.book(ruleset).items():
        assert entry["kind"] in {"clause", "ruling"}, rule
        assert entry["section"], rule
        required = clause if entry["kind"] == "clause" else ("title", "question", "text", "why")
        for field in required:
            assert entry[field].strip() == entry[field] != "", f"{rule}: {field}"
        for field in ("text", "why"):
            if field in entry:
                assert re.search(r"[.!?)]$", entry[field]), f"{rule}: {field} is no sentence"
        assert len(entry["text"].split()) >= 4, rule


@pytest.mark.parametrize("ruleset", books.rulesets())
def test_a_rule_mentions_only_rules_that_exist(ruleset: str) -> None:
    prefix = PREFIXES.get(ruleset, ruleset)
    book = books.book(ruleset)
    for rule, entry in book.items():
        words = " ".join(value for value in entry.values() if isinstance(value, str))
        mentioned = {found.group() for found in books.RULE_ID.finditer(words)}
        mentioned |= {f"{prefix}-{short}" for short in re.findall(r"(?<![-\w])R\d+\b", words)}
        assert mentioned <= book.keys(), rule
