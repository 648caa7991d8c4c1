"""Book, code and scenarios agree, as far as that can be read without playing.

Whether every cited rule was also observed is judged at the end of a whole run (plugin.py).
"""

from __future__ import annotations

import pytest

import engine
from engine.magic.catalogue import LETTERS, all_numbers
from tests.traceability import books, report


def test_every_ruleset_has_a_list_of_scenarios() -> None:
    assert books.rulesets() == sorted(ruleset.id for ruleset in engine.rulesets())


def test_every_cited_rule_is_in_a_book() -> None:
    assert not report.unknown_citations()


@pytest.mark.parametrize("ruleset", sorted(books.SPECIFICATIONS))
def test_book_code_and_scenarios_agree(ruleset: str) -> None:
    assert not report.written_faults(ruleset)


def test_whatever_a_card_says_it_cites_a_rule_in_the_book() -> None:
    numbers = {rule.removeprefix("CR-") for rule in books.book("duel")}
    numbers |= {number.rstrip(LETTERS) for number in numbers}
    assert all_numbers() <= numbers
