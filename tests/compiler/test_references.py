"""Candidates for what words mean: in which order they come, and that none is left out."""

from __future__ import annotations

from compiler.grammar import GRAMMAR
from compiler.parsing import Parser
from compiler.references import resolve
from compiler.writing import Resolved


def candidates(text: str, *, spell: bool = False) -> list[Resolved]:
    """The candidates of a text that has one parse."""
    (parse,) = Parser(GRAMMAR, text).whole("spell" if spell else "ability")
    return resolve(parse)


def test_what_was_said_last_comes_first() -> None:
    found = candidates("When ~ enters, tap target creature. It gains flying until end of turn.")
    assert [one.ability["do"][1]["what"] for one in found] == ["target", "self"]


def test_each_of_several_that_something_is_done_to_comes_before_all_else() -> None:
    text = "Put X +1/+1 counters on each creature you control, where X is its power."
    found = candidates(text, spell=True)
    assert [one.ability["do"][0]["amount"]["of"] for one in found] == ["it", "self"]


def test_what_is_quoted_has_all_its_candidates() -> None:
    """The ability around it is the same in each of them."""
    quoted = "When this creature enters, tap target creature. It gains flying until end of turn."
    found = candidates(f'Creatures you control have "{quoted}"')
    assert [one.granted[0]["do"][1]["what"] for one in found] == ["target", "self"]
    assert found[0].ability == found[1].ability


def test_a_mode_speaks_of_nothing_in_another() -> None:
    text = "Choose one — • Tap target creature. • Untap ~. It gains flying until end of turn."
    found = candidates(text, spell=True)
    assert [one.ability["modes"][1]["do"][1]["what"] for one in found] == ["self"]
