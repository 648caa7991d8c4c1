"""Invented texts about how many, who and which: each is read, told again, and told apart from all others."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from compiler.compiling import compile_card
from compiler.mutants import blind_spots
from compiler.refusing import Refused
from engine.magic.language.abilities import Card
from engine.magic.library.loader import TOKENS
from engine.magic.text.card import rules_text
from tests.cards.documents import told

from .prints import printed

Document = dict[str, Any]
FROG: Document = {"types": ["creature"], "subtypes": ["Frog"]}
LAND: Document = {"types": ["land"]}
BOTH: list[Document] = [{"what": {"subtypes": ["Frog"]}}, {"as": "second", "what": LAND}]
ANY: Document = {"types": ["creature", "planeswalker"]}


def spell(*do: Document, targets: list[Document] | None = None) -> Document:
    """What a sorcery does."""
    return {"ability": "spell", **({"targets": targets} if targets else {}), "do": list(do)}


def some(**number: Any) -> list[Document]:
    """Frogs that are targets, so many."""
    return [{"what": {"subtypes": ["Frog"]}, **number}]


SPELLS: list[tuple[str, Document]] = [
    (
        "Tap any number of target Frogs.",
        spell({"do": "tap", "what": "target"}, targets=some(any_number=True)),
    ),
    ("Tap X target Frogs.", spell({"do": "tap", "what": "target"}, targets=some(min="x", max="x"))),
    ("Tap up to X target Frogs.", spell({"do": "tap", "what": "target"}, targets=some(min=0, max="x"))),
    (
        "Mossback deals 4 damage divided as you choose among any number of targets.",
        spell(
            {"do": "damage", "amount": 4, "to": "target"},
            targets=[{"what": ANY, "player": "any", "any_number": True, "divided": True}],
        ),
    ),
    (
        "Exile up to two target cards from a single graveyard.",
        spell(
            {"do": "move", "what": "target", "to": "exile"},
            targets=[{"what": {"zone": "graveyard"}, "min": 0, "max": 2, "same": "owner"}],
        ),
    ),
    (
        "Exile up to two target cards from graveyards.",
        spell(
            {"do": "move", "what": "target", "to": "exile"},
            targets=[{"what": {"zone": "graveyard"}, "min": 0, "max": 2}],
        ),
    ),
    ("Each player scries 4.", spell({"do": "scry", "amount": 4, "who": "any"})),
    (
        "Target opponent surveils 4.",
        spell({"do": "surveil", "amount": 4, "who": "target"}, targets=[{"player": "opponent"}]),
    ),
    ("Each opponent discards their hand.", spell({"do": "discard", "who": "opponent", "all": True})),
    (
        "Look at target player's hand.",
        spell({"do": "look_at_hand", "who": "target"}, targets=[{"player": "any"}]),
    ),
    (
        "You may have target player lose 4 life.",
        spell(
            {"do": "may", "then": [{"do": "lose_life", "amount": 4, "who": "target"}]},
            targets=[{"player": "any"}],
        ),
    ),
    (
        "Destroy target Frog and target land.",
        spell({"do": "destroy", "what": "target", "also": "second"}, targets=BOTH),
    ),
    (
        "Exile target Frog and target land.",
        spell({"do": "move", "what": "target", "to": "exile", "also": "second"}, targets=BOTH),
    ),
    (
        "Return target Frog and target land to their owners' hands.",
        spell({"do": "move", "what": "target", "to": "hand", "also": "second"}, targets=BOTH),
    ),
    (
        "Untap up to two lands.",
        spell(
            {"do": "choose", "as": "chosen", "what": LAND, "min": 0, "max": 2},
            {"do": "untap", "what": "chosen"},
        ),
    ),
    (
        "Put a +1/+1 counter on a Frog you control.",
        spell(
            {"do": "choose", "as": "chosen", "what": {"subtypes": ["Frog"], "controller": "you"}},
            {"do": "put_counters", "on": "chosen"},
        ),
    ),
    (
        "Mossback deals 4 damage to each opponent and each Frog they control.",
        spell(
            {
                "do": "damage",
                "amount": 4,
                "to": {"subtypes": ["Frog"], "controller": "opponent"},
                "who": "opponent",
            }
        ),
    ),
    (
        "Frogs you control get +1/+0 until end of turn. Untap them.",
        spell(
            {
                "do": "until",
                "what": {"subtypes": ["Frog"], "controller": "you"},
                "changes": [{"change": "power_toughness", "power": 1}],
                "as": "chosen",
            },
            {"do": "untap", "what": "chosen"},
        ),
    ),
    (
        "Put a +1/+1 counter on each Frog you control. They gain flying until end of turn.",
        spell(
            {"do": "put_counters", "on": {"subtypes": ["Frog"], "controller": "you"}, "as": "chosen"},
            {"do": "until", "what": "chosen", "changes": [{"change": "keywords", "gain": ["flying"]}]},
        ),
    ),
    (
        "Target Frog gets -X/-0 until end of turn, where X is your devotion to blue.",
        spell(
            {
                "do": "until",
                "what": "target",
                "changes": [
                    {
                        "change": "power_toughness",
                        "power": {"amount": "difference", "of": [0, {"amount": "devotion", "color": "U"}]},
                    }
                ],
            },
            targets=some(),
        ),
    ),
    (
        "Prevent all combat damage that would be dealt this turn by Frogs you control.",
        spell(
            {"do": "prevent", "by": {"subtypes": ["Frog"], "controller": "you"}, "combat_only": True},
        ),
    ),
    (
        "Prevent all damage that would be dealt to you and Frogs you control this turn.",
        spell({"do": "prevent", "to": {"subtypes": ["Frog"], "controller": "you"}, "who": "you"}),
    ),
    ("Prevent all damage that would be dealt to players this turn.", spell({"do": "prevent", "who": "any"})),
    (
        """The next time a black or red source of your choice would deal damage to you this turn, \
prevent that damage.""",
        spell(
            {"do": "prevent", "to": "you", "by": {"colors": ["B", "R"]}, "choose_source": True, "next": True}
        ),
    ),
    (
        "The next time target Frog would deal combat damage this turn, prevent that damage.",
        spell({"do": "prevent", "by": "target", "combat_only": True, "next": True}, targets=some()),
    ),
    (
        "Prevent the next 4 damage that would be dealt to target Frog this turn by a source of your choice.",
        spell({"do": "prevent", "amount": 4, "to": "target", "choose_source": True}, targets=some()),
    ),
    (
        "Draw cards equal to the number of cards named Mossback in your graveyard.",
        spell(
            {
                "do": "draw",
                "amount": {
                    "amount": "count",
                    "what": {"zone": "graveyard", "controller": "you", "name": "Mossback"},
                },
            }
        ),
    ),
]
EACH = pytest.mark.parametrize(("text", "ability"), SPELLS, ids=[text for text, _ in SPELLS])


def sorcery(ability: Document) -> Document:
    """A sorcery that does this."""
    return {"name": "Mossback", "cost": "{X}{2}", "types": ["sorcery"], "abilities": [ability]}


@EACH
def test_it_is_read(text: str, ability: Document) -> None:
    found = compile_card(printed(text, "Sorcery", mana_cost="{X}{2}")).card["abilities"]
    assert json.loads(json.dumps(found)) == [ability]


@EACH
def test_no_other_card_has_its_text(text: str, ability: Document) -> None:
    assert told(sorcery(ability))
    found = blind_spots(msgspec.convert(sorcery(ability), Card), TOKENS)
    assert [(spot.path, spot.card.abilities) for spot in found] == []


AS_TOLD: list[tuple[str, str]] = [
    (
        'Create a 0/1 green Frog creature token. It has "Sacrifice this creature: Add {C}."',
        'Create a 0/1 green Frog creature token with "Sacrifice this token: Add {C}."',
    ),
    (
        "Discard two cards. Then if you control a Frog, surveil 4.",
        "Discard two cards. If you control a Frog, surveil 4.",
    ),
    (
        "Draw a card, then you may put a land card from your hand onto the battlefield.",
        "Draw a card. You may put a land card from your hand onto the battlefield.",
    ),
    (
        "Prevent all damage that would be dealt to and dealt by target Frog this turn.",
        """Prevent all damage that would be dealt to target Frog this turn. \
Prevent all damage that would be dealt by it this turn.""",
    ),
    (
        """Target Frog gets +4/+0 until end of turn. If it's your turn, that creature gains trample \
until end of turn. Otherwise, it gains reach until end of turn.""",
        """Target Frog gets +4/+0 until end of turn. It gains reach until end of turn. \
If it's your turn, it gains trample until end of turn instead.""",
    ),
    (
        'Until end of turn, target Frog gains flying and "{T}: Draw a card." You gain 4 life.',
        'Target Frog gains flying and gains "{T}: Draw a card." until end of turn. You gain 4 life.',
    ),
    (
        "You draw two cards, then each other player draws a card.",
        "Draw two cards. Each opponent draws a card.",
    ),
    (
        "Mossback deals 4 damage to target player and each Frog that player controls.",
        "Mossback deals 4 damage to target player and each Frog they control.",
    ),
    (
        "Target Frog's owner puts it on the top or bottom of their library.",
        "Target Frog's owner puts it on their choice of the top or bottom of their library.",
    ),
    (
        "Target opponent exiles two cards from their hand.",
        "Target opponent exiles two cards from their hand.",
    ),
    (
        "Draw X cards and you lose X life, where X is half the number of Frogs you control, rounded down.",
        """Draw cards equal to half the number of Frogs you control, rounded down. \
You lose life equal to half the number of Frogs you control, rounded down.""",
    ),
    (
        "Prevent all damage that creatures would deal to players this turn.",
        "Prevent all damage that would be dealt to players this turn by creatures.",
    ),
    (
        "Counter target spell unless its controller pays {2}. If they do, scry 4.",
        "Target spell's controller may pay {2}. If they do, scry 4. If they don't, counter it.",
    ),
    (
        "Exile target Frog. You gain X life, where X is the exiled card's power.",
        "Exile target Frog. You gain life equal to that card's power.",
    ),
    (
        "Gain control of all Frogs until end of turn. Untap them.",
        "Gain control of all Frogs until end of turn. Untap them.",
    ),
    (
        "Target Frog gains flying and gets +X/+0 until end of turn, where X is your life total.",
        "Target Frog gains flying and gets +X/+0 until end of turn, where X is your life total.",
    ),
    (
        "You may sacrifice a Frog. If you don't, discard a card and you lose 4 life.",
        "You may sacrifice a Frog. If you don't, discard a card. You lose 4 life.",
    ),
    (
        "Target player loses 4 life and reveals their hand.",
        "Target player loses 4 life and reveals their hand.",
    ),
    (
        "Choose one or both - Draw a card; and/or scry 4.",
        "Choose one or both —\n• Draw a card.\n• Scry 4.",
    ),
]


@pytest.mark.parametrize(("text", "as_told"), AS_TOLD)
def test_it_means_what_is_told(text: str, as_told: str) -> None:
    compiled = compile_card(printed(text, "Sorcery"))
    tokens = {**TOKENS, **{key: msgspec.convert(one, Card) for key, one in compiled.tokens.items()}}
    assert rules_text(msgspec.convert(compiled.card, Card), tokens) == as_told


@pytest.mark.parametrize(
    "text",
    [
        "If you do, draw a card, then you may discard a card.",
        "If you control a Frog, create a Frog token. Otherwise, it gains flying until end of turn.",
        "Tap X target Frogs, where X is Mossback's power.",
    ],
)
def test_what_would_be_read_wrongly_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        compile_card(printed(text, "Sorcery"))
