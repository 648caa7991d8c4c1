"""What is said of provinces, battles and duels: prompts, actions, events."""

from __future__ import annotations

import engine
from tests.rulesets.five_colors.table import side, table
from tests.sides import one_sided
from tests.support.saying import after, prompt, texts, told

pytestmark = one_sided("texts are read from given seats")


def test_a_duel() -> None:
    """What is focused is hidden from the other player until somebody strikes."""
    red = side("Jasmine Boreal", hand="Wrath of God", name="Red")
    state: engine.State = table(red, side("Hill Giant", hand="Lightning Bolt", name="Blue")).state
    state = after(state, "Challenge Hill Giant with Jasmine Boreal")
    assert prompt(state) == "The duel of Jasmine Boreal and Hill Giant: focus a card, or strike"
    assert texts(state) == ("Focus Lightning Bolt", "Strike")
    assert told(state, "Focus Lightning Bolt", 1)[1] == "You focus Lightning Bolt"
    assert told(state, "Focus Lightning Bolt", 0)[:2] == [
        "A card goes from Blue's hand to the focus cards",
        "Blue focuses a card",
    ]
    state = after(state, "Focus Lightning Bolt")
    assert told(state, "Strike", 1)[:3] == [
        "Red strikes",
        "Everybody sees Lightning Bolt",
        "Jasmine Boreal has 5 in the duel, Hill Giant 5: it is a tie",
    ]


def test_assignment() -> None:
    blue = side("Wind Drake", provinces="-, -", name="Blue")
    state = table(side("Hill Giant", name="Red"), blue, step="assignment").state
    assert prompt(state) == "Choose a creature on the ground that attacks, and where"
    assert texts(state) == (
        "Attack province 1 with Hill Giant",
        "Attack province 2 with Hill Giant",
        "Assign no more attackers",
    )
    assert told(state, texts(state)[0], 1) == [
        "Hill Giant attacks province 1",
        "Hill Giant attacks you",
        "Hill Giant attacks alone",
        "You assign creatures that fly",
    ]


def test_provinces() -> None:
    red = side(provinces="Hill Giant(up), Crusade, -, -", name="Red")
    state = table(red, side(name="Blue"), step="recruitment").state
    assert prompt(state) == "Act, or pass (Recruitment phase)"
    discard = "Discard Hill Giant from province 1"
    assert told(state, discard, 0)[0] == "You discard the card in province 1"
    assert told(state, discard, 1)[:2] == [
        "Red discards the card in province 1",
        "Hill Giant goes from the provinces to Red's graveyard",
    ]
