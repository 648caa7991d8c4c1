"""What is said of castles: prompts, actions, events."""

from __future__ import annotations

import engine
from tests.rulesets.castle.acting import ALL
from tests.rulesets.castle.table import castles, side
from tests.sides import one_sided
from tests.support.saying import after, prompt, texts, told

pytestmark = one_sided("texts are read from given seats")


def _attacked() -> engine.State:
    """Blue is asked about a Serra Angel that was turned up."""
    blue = side("1,1 down Serra Angel; 1,2 down Hill Giant", battlefield="Plains, Mountain*2", name="Blue")
    game = castles(side(battlefield="Wind Drake", name="Red"), blue)
    game.attack(1, "Wind Drake")
    game.reveal()
    return game.state


def test_paying_for_a_card_that_was_turned_up() -> None:
    state = _attacked()
    assert prompt(state) == "Pay 3 life to activate Serra Angel, or let it go"
    pay, let_go = texts(state)
    assert pay == "Pay 3 life for Serra Angel: 1 {W} and 1 generic are missing"
    assert told(state, pay)[2] == "Serra Angel becomes active in column 1, row 1 of Blue's castle"
    assert told(state, pay, 1)[2] == "Serra Angel becomes active in column 1, row 1 of your castle"
    assert told(state, let_go, 1)[:3] == [
        "Serra Angel goes from the castle into exile",
        "You let Serra Angel in column 1, row 1 go",
        "Combat ends early in column 1",
    ]


def test_the_creature_in_front() -> None:
    state = after(_attacked(), texts(_attacked())[0])
    assert prompt(state) == "Let Serra Angel block, or pay 2 life to switch it with the card behind it"
    assert texts(state) == (
        "Let Serra Angel block",
        "Pay 2 life and switch Serra Angel with the card behind it",
    )


def test_looking_at_a_card_tells_others_only_where() -> None:
    red = side("1,1 down Hill Giant; 2,1 act Grizzly Bears", name="Red")
    state: engine.State = castles(red, side(name="Blue"), options=ALL).state
    look = "Look at a card of your castle"
    assert look in texts(state)
    assert told(state, look) == ["Red looks at the card in column 1, row 1: Hill Giant"]
    assert told(state, look, 0) == ["You look at the card in column 1, row 1: Hill Giant"]
    assert told(state, look, 1) == ["Red looks at the card in column 1, row 1"]
    state = after(state, "Exchange two neighbouring spots of your castle")
    assert prompt(state) == "Choose the first of two neighbouring spots to exchange"
    state = after(state, texts(state)[0])
    assert prompt(state) == "Choose the spot to exchange with column 1, row 1"
