"""What can't be the target of some spells and abilities: of whose, of which, from what (CR 101.2, 115)."""

from __future__ import annotations

import msgspec
import pytest

import engine
from engine.magic.library.loader import TOKENS
from engine.magic.text.card import rules_text
from tests.cards.documents import places, static
from tests.magic.made_up import card
from tests.magic.mechanics.test_filters import targets
from tests.magic.table import side, table

ELVES = "Aloof Elder, Spell Shy, Trick Shy, Aura Shy"
ALL = set(ELVES.split(", "))


@pytest.mark.parametrize(
    ("spell", "lands", "kept_off"),
    [
        ("Shock", "Mountain", {"Spell Shy"}),
        ("Disfigure", "Swamp", {"Spell Shy", "Aloof Elder"}),
        ("Pacifism", "Plains*2", {"Spell Shy", "Aura Shy"}),
    ],
)
@pytest.mark.parametrize("whose", ["A", "B"])
def test_spells(spell: str, lands: str, kept_off: set[str], whose: str) -> None:
    """Whoever casts them."""
    mine, theirs = (f"{lands}, {ELVES}", "") if whose == "A" else (lands, ELVES)
    game = table(side(mine, hand=spell), side(theirs))
    game.play(f"A cast {spell}")
    assert targets(game) & ALL == ALL - kept_off


@pytest.mark.parametrize(
    ("spell", "lands", "alone"), [("Terror", "Swamp*2", "Spell Shy"), ("Pacifism", "Plains*2", "Aura Shy")]
)
def test_a_card_that_would_have_no_target_as_a_spell_cannot_be_cast(
    spell: str, lands: str, alone: str
) -> None:
    """Where it is cast from it is no spell yet, and looks for the targets of one (CR 601.2c)."""
    game = table(side(f"{lands}, {alone}", hand=spell), side(alone))
    game.refuses(f"cast {spell}", "CR-601.2c")


@pytest.mark.parametrize(
    ("source", "kept_off"),
    [("Mogg Fanatic", {"Trick Shy"}), ("Shade of Needles", {"Trick Shy", "Aloof Elder"})],
)
def test_abilities_of_opponents(source: str, kept_off: set[str]) -> None:
    """An ability has the colours of its source; its controller's own reach Trick Shy."""
    for mine, theirs, off in (("", ELVES, kept_off), (ELVES, "", kept_off - {"Trick Shy"})):
        game = table(side(f"{source}, {mine}"), side(theirs))
        game.play(f"A activate {source}")
        assert targets(game) & ALL == ALL - off


def test_the_refusal_names_what_says_so() -> None:
    game = table(side("Swamp", hand="Disfigure"), side("Aloof Elder, Grizzly Bears, Hill Giant"))
    game.play("A cast Disfigure")
    game.refuses("target Aloof Elder", "CR-101.2")
    elder = game.ref("Aloof Elder")
    action = msgspec.json.encode({"type": "choose_target", "target": elder})
    verdict = engine.check(game.state, engine.decode_action(game.state, action))
    said = "Aloof Elder"
    assert f"{said} says that {said} can't be the target of these spells or abilities" in verdict.reason


def test_a_restriction_for_a_while_speaks_of_the_opponents_of_its_controller() -> None:
    game = table(side("Forest, Hill Giant", hand="Briar Shelter"), side("Mountain", hand="Shock"))
    game.play("A cast Briar Shelter; A pass; B pass; A pass; B cast Shock")
    game.refuses("target Hill Giant", "CR-101.2")


@pytest.mark.parametrize("more", [{"be_targeted_only": "spells"}, {"be_targeted_from": {"colors": ["B"]}}])
def test_whose_has_to_be_said(more: dict[str, object]) -> None:
    assert "$.abilities[0].changes[0]" in places(static({"change": "cant", "attack": True, **more}))


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Aloof Elder", "This creature can't be the target of black spells or abilities from black sources."),
        ("Spell Shy", "This creature can't be the target of spells."),
        ("Trick Shy", "This creature can't be the target of abilities your opponents control."),
        ("Aura Shy", "This creature can't be the target of Aura spells."),
    ],
)
def test_text(name: str, text: str) -> None:
    assert rules_text(card(name), TOKENS) == text
