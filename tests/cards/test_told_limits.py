"""When and how often abilities can be used, as it is told; and what of it is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.documents import DRAW, Document, activated, bear, enters, places, static, told

PUMP: Document = {"change": "power_toughness", "power": 1}
TURN: Document = {"if": "your_turn"}
WALL: Document = {"if": "exists", "what": {"subtypes": ["Wall"], "controller": "you"}}
EARLY: Document = {"if": "before", "step": "declare_attackers"}
ONCE: Document = {"times": 1, "per": "turn"}
UNBLOCKED: Document = {"if": "before", "step": "declare_blockers"}


def step(*steps: str, **more: Any) -> Document:
    """It is one of these steps."""
    return {"if": "step", "steps": [*steps], **more}


def both(*conditions: Document) -> Document:
    """All of them."""
    return {"if": "all_of", "conditions": [*conditions]}


LIMITS: list[tuple[Document, str]] = [
    ({"condition": TURN}, "Activate only during your turn."),
    ({"condition": WALL}, "Activate only if you control a Wall."),
    ({"condition": EARLY}, "Activate only before attackers are declared."),
    ({"condition": both(TURN, EARLY)}, "Activate only during your turn, before attackers are declared."),
    (
        {"condition": both(EARLY, TURN)},
        "Activate only before attackers are declared and only during your turn.",
    ),
    (
        {"condition": both(step("combat"), UNBLOCKED)},
        "Activate only during combat, before blockers are declared.",
    ),
    ({"condition": both(TURN, WALL)}, "Activate only during your turn and only if you control a Wall."),
    (
        {"condition": {"if": "any_of", "conditions": [WALL, TURN]}},
        "Activate only if you control a Wall or it's your turn.",
    ),
    ({"condition": {"if": "not", "condition": TURN}}, "Activate only during an opponent's turn."),
    ({"condition": step("upkeep", whose="you")}, "Activate only during your upkeep."),
    ({"condition": step("upkeep", whose="opponent")}, "Activate only during an opponent's upkeep."),
    ({"condition": step("draw")}, "Activate only during a draw step."),
    ({"condition": step("main", "end", whose="you")}, "Activate only during your main phase or end step."),
    ({"condition": step("combat", whose="opponent")}, "Activate only during combat on an opponent's turn."),
    ({"condition": step("declare_attackers")}, "Activate only during the declare attackers step."),
    (
        {"condition": step("declare_blockers", whose="you")},
        "Activate only during the declare blockers step on your turn.",
    ),
    ({"timing": "sorcery", "limit": ONCE}, "Activate only as a sorcery and only once each turn."),
    (
        {"timing": "sorcery", "condition": WALL, "limit": ONCE},
        "Activate only as a sorcery and only if you control a Wall and only once each turn.",
    ),
    ({"limit": {"times": 2, "per": "turn"}}, "Activate no more than twice each turn."),
    ({"limit": {"times": 1, "per": "game"}}, "Activate only once."),
    ({"limit": {"times": 3, "per": "game"}}, "Activate no more than three times."),
    (
        {"condition": TURN, "limit": {"times": 3, "per": "turn"}},
        "Activate only during your turn. Activate no more than three times each turn.",
    ),
]


@pytest.mark.parametrize(("limits", "text"), LIMITS, ids=[text for _, text in LIMITS])
def test_limits(limits: Document, text: str) -> None:
    assert told(activated({"mana": "{1}"}, DRAW, **limits)) == "{1}: Draw a card. " + text


def test_a_trigger_that_is_rare() -> None:
    assert (
        told(enters(DRAW, limit=ONCE))
        == "When this creature enters, draw a card. This ability triggers only once each turn."
    )
    assert told(enters(DRAW, limit={"times": 2, "per": "turn"})).endswith("triggers only twice each turn.")
    assert told(enters(DRAW, limit={"times": 1, "per": "game"})).endswith("triggers only once.")


def test_a_step_as_a_condition() -> None:
    condition = {"if": "not", "condition": step("upkeep", whose="you")}
    assert (
        told(enters(DRAW, condition=condition))
        == "When this creature enters, if it's not your upkeep, draw a card."
    )
    card = enters(DRAW, condition=both(EARLY, {"if": "not", "condition": UNBLOCKED}))
    assert told(card) == (
        "When this creature enters, "
        "if attackers haven't been declared and blockers have been declared, draw a card."
    )


IT = "$.abilities[0]"
REFUSED: list[tuple[Document, str, str]] = [
    (activated({"mana": "{1}"}, DRAW, limit={"times": 0, "per": "turn"}), f"{IT}.limit.times", "from 1 to 9"),
    (
        activated({"mana": "{1}"}, DRAW, limit={"times": 10, "per": "turn"}),
        f"{IT}.limit.times",
        "from 1 to 9",
    ),
    (enters(DRAW, limit={"times": 10, "per": "game"}), f"{IT}.limit.times", "from 1 to 9"),
    (static(PUMP, condition=both(TURN, EARLY)), f"{IT}.condition", "do not wait for steps"),
    (static(PUMP, condition=step("upkeep")), f"{IT}.condition", "do not wait for steps"),
    (activated({"mana": "{1}"}, DRAW, condition=step()), f"{IT}.condition.steps", "give a step"),
    (activated({"mana": "{1}"}, DRAW, condition=step("end", "end")), f"{IT}.condition.steps", "twice"),
    (
        activated({"mana": "{1}"}, DRAW, condition=step("combat", "declare_attackers")),
        f"{IT}.condition.steps",
        "anyway",
    ),
    (
        activated({"tap": True}, {"do": "add_mana", "mana": "{G}"}, condition=EARLY),
        f"{IT}.condition",
        "left out",
    ),
    (
        activated({"tap": True}, {"do": "add_mana", "mana": "{G}"}, limit={"times": 2, "per": "turn"}),
        f"{IT}.limit",
        "left out",
    ),
    (
        activated(
            {"mana": "{1}"},
            DRAW,
            condition={"if": "exists", "what": {"zone": "hand", "types": ["land"], "controller": "opponent"}},
        ),
        f"{IT}.condition.what",
        "hidden",
    ),
    (
        activated(
            {"sacrifice": {"types": ["creature"]}},
            DRAW,
            condition={"if": "is", "what": "sacrificed", "filter": {"colors": ["G"]}},
        ),
        f"{IT}.condition.what",
        "nothing is called",
    ),
    (
        bear(
            types=["planeswalker"],
            power=None,
            toughness=None,
            loyalty=3,
            abilities=[{"ability": "activated", "cost": {"loyalty": 1}, "do": [DRAW], "limit": ONCE}],
        ),
        IT,
        "loyalty",
    ),
]


@pytest.mark.parametrize(
    ("card", "place", "why"), REFUSED, ids=[f"{place} {why}" for _, place, why in REFUSED]
)
def test_refused(card: Document, place: str, why: str) -> None:
    found = places(card)
    assert list(found) == [place]
    assert why in found[place]
