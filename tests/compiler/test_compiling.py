"""What is accepted, what is refused, and within which bounds."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from compiler import parsing
from compiler.compiling import compile_card
from compiler.grammar import GRAMMAR
from compiler.parsing import Parser, TooMuchWork
from compiler.printed import Printed
from compiler.refusing import Refused
from engine.magic.language.abilities import Card
from engine.magic.library.loader import CARDS, TOKENS
from engine.magic.text.card import rules_text
from tests.support.selection import drawn, examples

from .corpus import FILE, outcome
from .prints import printed
from .texts import texts
from .trap_texts import TRAPS

MOST_OTHER = 10
"""So many cards of the library at most are refused from their own text, or come back with other keywords."""


def test_everything_that_a_production_reads_can_be_read() -> None:
    assert GRAMMAR.used_names <= GRAMMAR.names


def test_the_invented_texts_are_read_as_they_were() -> None:
    rows = json.loads(FILE.read_text(encoding="utf-8"))
    assert len(rows) == len(list(texts())) >= 300
    assert {number for number, _, _ in TRAPS} == set(range(1, 26))
    for row, text in drawn(zip(rows, texts(), strict=True), random.Random(0)):
        found = json.loads(json.dumps(outcome(text)))
        assert [text.kind, text.text, found] == row, (
            "python -m tests.compiler.corpus --write, and read what changed"
        )


def as_printed(card: Card) -> Printed:
    """A card of the library as a database would have it."""

    def number(value: int | None) -> str | None:
        return str(value) if value is not None else "*" if "creature" in card.types else None

    return Printed(
        name=card.name,
        mana_cost=card.cost or "",
        supertypes=card.supertypes,
        types=card.types,
        subtypes=card.subtypes,
        text=rules_text(card, TOKENS),
        power=number(card.power),
        toughness=number(card.toughness),
        loyalty=None if card.loyalty is None else str(card.loyalty),
        color_indicator=card.colors or (),
    )


def renamed(ability: Any) -> Any:
    """An ability with its own names numbered in their order, so that names make no difference."""
    given: dict[str, str] = {}
    for name in _names_given(ability):
        given.setdefault(name, f"name {len(given)}")
    return _with_names(ability, given)


def _names_given(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        for target in node.get("targets", ()):
            target.setdefault("as", "target")
        yield from (node[name] for name in ("as", "sacrifice_as") if isinstance(node.get(name), str))
        for value in node.values():
            yield from _names_given(value)
    elif isinstance(node, list):
        for item in node:
            yield from _names_given(item)


def _with_names(node: Any, given: dict[str, str]) -> Any:
    if isinstance(node, dict):
        return {name: _with_names(value, given) for name, value in node.items()}
    if isinstance(node, list):
        return [_with_names(item, given) for item in node]
    if isinstance(node, str):
        start, _, name = node.rpartition(" ")
        known = given.get(name, name) if start in ("", "controller of", "owner of") else name
        return f"{start} {known}".strip()
    return node


def test_the_library_comes_back_from_its_own_texts() -> None:
    cards, same = drawn(CARDS.values(), random.Random(0)), 0
    for card in cards:
        try:
            found = compile_card(as_printed(card))
        except Refused:
            continue
        mine, other = (json.loads(msgspec.json.encode(one)) for one in (found.card, card))
        for member in ("abilities", "granted"):
            assert [renamed(one) for one in mine.get(member, ())] == [
                renamed(one) for one in other.get(member, ())
            ], card.name
        same += mine.get("keywords") == other.get("keywords")
    assert len(cards) - same <= max(2, examples(MOST_OTHER))


@pytest.mark.parametrize("key", ["sleep", "the_abyss"])
def test_the_players_whom_a_sentence_speaks_of(key: str) -> None:
    """ "That player's next untap step", and a target "of their choice"."""
    card = CARDS[key]
    assert msgspec.convert(compile_card(as_printed(card)).card, Card).abilities == card.abilities


# What the database says beside the text ---------------------------------------------------------------------


def test_a_keyword_that_no_line_has_is_missing_in_the_text() -> None:
    compile_card(printed("Flying", keywords=("Flying",)))
    with pytest.raises(Refused, match="lists a keyword") as error:
        compile_card(printed("Flying", keywords=("Flying", "Trample")))
    assert error.value.words == "Trample"
    compile_card(printed("When Mossback enters, scry 4.", keywords=("Scry",)))
    compile_card(printed("Protection from red", keywords=("Protection",)))
    compile_card(printed("Swampwalk", keywords=("Swampwalk", "Landwalk")))
    with pytest.raises(Refused, match="lists a keyword"):  # what something must not have is no keyword of it
        compile_card(printed("{T}: Tap target Frog without flying.", keywords=("Flying",)))


def test_mana_that_no_line_makes_is_missing_in_the_text() -> None:
    land = ("{T}: Add {G}.", "Land")
    compile_card(printed(*land, produced_mana=("G",)))
    compile_card(printed("", "Land — Forest", produced_mana=("G",)))
    with pytest.raises(Refused, match="lists mana") as error:
        compile_card(printed(*land, produced_mana=("G", "U")))
    assert error.value.words == "U"
    with pytest.raises(Refused, match="lists mana"):
        compile_card(printed(*land, produced_mana=("C", "G")))


@pytest.mark.parametrize("value", ["1.5", "?", "∞", "*²", "7+*"])
def test_numbers_that_cannot_be_said(value: str) -> None:
    with pytest.raises(Refused, match="no word for a power"):
        compile_card(printed("Flying", power=value))


def test_what_the_check_refuses_is_refused() -> None:
    with pytest.raises(Refused, match="the check refuses"):
        compile_card(printed("Flying", "Ongoing Creature — Frog"))


def test_color_indicators_and_costs_of_nothing() -> None:
    found = compile_card(printed("Flying", mana_cost="{0}", color_indicator=("U",))).card
    assert found["cost"] == "{0}"
    assert found["colors"] == ("U",)
    assert "cost" not in compile_card(printed("", "Land")).card


def test_the_refused_line_is_told_as_it_is_printed() -> None:
    with pytest.raises(Refused) as error:
        compile_card(printed("Flying (It soars.)\nWhen Mossback enters, juggle — twice. (Or not.)"))
    assert error.value.line == "When Mossback enters, juggle — twice. (Or not.)"
    assert error.value.alone


def test_a_full_stop_that_is_missing_at_the_end_is_no_reason() -> None:
    assert compile_card(printed("When Mossback enters, scry 4")).card


# Linked abilities -------------------------------------------------------------------------------------------


def test_a_full_stop_behind_keywords_is_no_reason() -> None:
    found = compile_card(printed("Flying, trample.\nWhen Mossback enters, scry 4."))
    assert tuple(found.card["keywords"]) == ("flying", "trample")


def test_two_abilities_know_of_each_other() -> None:
    text = (
        "When Mossback enters, exile another target Frog.\n"
        "When Mossback leaves the battlefield, return the exiled card to the battlefield under its owner's control."
    )
    exile, back = compile_card(printed(text)).card["abilities"]
    assert exile["do"][0]["linked"] is True
    assert back["do"][0]["what"] == "linked"


def test_what_is_exiled_in_the_same_ability_is_no_link() -> None:
    (ability,) = compile_card(printed("When Mossback enters, exile target Frog card from a graveyard.")).card[
        "abilities"
    ]
    assert "linked" not in ability["do"][0]


# Bounds -----------------------------------------------------------------------------------------------------

NESTED = '"' * 3_000
HUGE = [
    "Draw a card. " * 2_000,
    "Choose one —\n" + "\n".join(["• Draw a card."] * 10_000),
    "Target " + "nonblack, " * 900 + "creature gains flying until end of turn.",
    "{" * 4_000,
    "(" * 4_000,
    NESTED,
    'Frogs have "Frogs have "Frogs have "Frogs have "{T}: Draw a card.""""',
    "When Mossback enters, " + "draw a card and " * 240 + "draw a card.",
    "Destroy target " + " or ".join(["artifact"] * 700) + ".",
    "\u0000\u0001\u001b[31m flying \ufffd",
    "\ue000it\ue00199 you win\ue002",
    "X" * 4_000,
    "~" * 4_000,
    "of the " * 550,
    "named " + "Of " * 1_200,
    "If you do, " * 350 + "draw a card.",
    "<script>alert(1)</script> " * 60,
    '"Frogs have \'Snails have "{T}: Scry 1."\'" ' * 30,
]


@pytest.mark.parametrize("length", [None, 1_900, 990], ids=["whole", "short enough", "a short enough line"])
@pytest.mark.parametrize("text", HUGE, ids=range(len(HUGE)))
def test_no_text_takes_more_than_bounded_work(text: str, length: int | None) -> None:
    for kind in ("Sorcery", "Creature — Bear"):
        with suppress(Refused):
            found = compile_card(printed(text[:length], kind))
            assert len(msgspec.json.encode(found.card)) <= 8_192


@pytest.mark.parametrize("name", ["<b>Frog</b>", "\\1 {T}: Draw", "A.B(C)*[D]+", "\u0000\ue000", "~", "— •"])
def test_names_with_markup_are_names_or_refused(name: str) -> None:
    try:
        found = compile_card(printed(f"When {name} enters, draw four cards.", name=name)).card
    except Refused:
        assert name not in ("<b>Frog</b>", "\\1 {T}: Draw")
    else:
        assert found["name"] == name
        assert found["abilities"][0]["trigger"] == {"when": "enters"}


def test_work_is_counted_in_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(TooMuchWork):
        Parser(GRAMMAR, "Draw two cards, then discard a card.", most_steps=20).whole("spell")
    monkeypatch.setattr(parsing, "MOST_STEPS", 20)
    with pytest.raises(Refused, match="more steps"):
        compile_card(printed("Draw two cards, then discard a card.", "Sorcery"))


def test_the_same_text_is_read_the_same_each_time() -> None:
    text = printed("Whenever a Frog enters, you may pay {2}. If you do, put a +1/+1 counter on it.")
    assert compile_card(text) == compile_card(text)


@pytest.mark.parametrize("minus", ["-", "−"])
def test_a_minus_before_x_is_no_dash(minus: str) -> None:
    card = compile_card(printed(f"{minus}X: Draw X cards.", "Planeswalker — Ox", loyalty="3")).card
    assert card["abilities"][0]["cost"] == {"loyalty": "-X"}
