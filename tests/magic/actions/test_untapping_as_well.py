"""What untaps during the untap steps of other players (CR 502.3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.documents import CREATURE, bear, places
from tests.harness import of_type
from tests.magic.table import Play, document, side, table

Document = dict[str, Any]


def as_well(what: Any) -> Document:
    """A creature with a rule about what untaps."""
    return bear(abilities=[{"ability": "static", "rules": [{"rule": "untap_as_well", "what": what}]}])


def in_turn_of_other(mine: str, other: str = "") -> Play:
    """The untap step of B is over; ``mine`` is what A has."""
    game = table(side(mine), side(other))
    game.end_turn()
    assert game.table.active == 1
    return game


def test_creatures_untap_in_the_untap_step_of_the_other_player() -> None:
    game = in_turn_of_other("Tireless Dawn, Grizzly Bears(tapped), Forest(tapped)", "Hill Giant(tapped)")
    assert not game.thing("Grizzly Bears").tapped
    assert game.thing("Forest").tapped
    assert not game.thing("Hill Giant").tapped
    assert {told["rule"] for told in of_type(game.events, "untapped")} == {"CR-502.3"}


def test_what_another_player_has_stays_as_it_is() -> None:
    """Only what its own controller has untaps, and in the turn of its controller once."""
    game = table(side("Tireless Dawn"), side("Hill Giant(tapped)"), active=1, turn=4)
    game.end_turn()
    assert game.table.active == 0
    assert game.thing("Hill Giant").tapped


def test_it_untaps_itself_alone() -> None:
    game = in_turn_of_other("Sleepless Idol(tapped), Grizzly Bears(tapped)")
    assert not game.thing("Sleepless Idol").tapped
    assert game.thing("Grizzly Bears").tapped


def test_what_stays_tapped_in_its_own_untap_step_untaps_in_that_of_another() -> None:
    """CR 502.3: that it doesn't untap during its controller's untap step says nothing of other steps."""
    game = in_turn_of_other("Tireless Dawn, Grizzly Bears(tapped)", "Claustrophobia(on Grizzly Bears)")
    assert not game.thing("Grizzly Bears").tapped


def test_what_stays_tapped_in_ones_own_untap_step_is_not_untapped_there_as_well() -> None:
    """CR 502.3: the rule is about the untap steps of other players."""
    game = table(
        side("Tireless Dawn, Grizzly Bears(tapped)"),
        side("Claustrophobia(on Grizzly Bears)"),
        active=1,
        turn=4,
    )
    game.end_turn()
    assert game.table.active == 0
    assert game.thing("Grizzly Bears").tapped


def test_what_a_player_controls_untaps_whoever_owns_it() -> None:
    """CR 108.3: it is B's rule for what B controls, in the untap step of A, who owns it."""
    game = table(
        side("Grizzly Bears(tapped)"),
        side("Tireless Dawn, Control Magic(on Grizzly Bears)"),
        active=1,
        turn=4,
    )
    game.end_turn()
    assert game.table.active == 0
    assert not game.thing("Grizzly Bears").tapped
    assert game.characteristics(game.ref("Grizzly Bears")).controller == 1


def test_a_stun_counter_goes_in_its_place() -> None:
    """CR 122.1d."""
    game = in_turn_of_other("Tireless Dawn, Grizzly Bears(tapped, 1 stun)")
    assert game.thing("Grizzly Bears").tapped
    assert not game.thing("Grizzly Bears").counters


def test_what_stays_tapped_in_this_untap_step_of_this_player_does() -> None:
    written = document([side("Tireless Dawn, Grizzly Bears(tapped)"), side()], active=0, turn=3)
    written["table"]["objects"]["o2"]["stays_tapped_for"] = [1]
    game = Play(written)
    game.end_turn()
    assert game.thing("Grizzly Bears").tapped


def test_two_that_say_so_untap_it_once() -> None:
    game = in_turn_of_other("Tireless Dawn*2, Grizzly Bears(tapped, 2 stun)")
    assert game.thing("Grizzly Bears").counters == {"stun": 1}


@pytest.mark.parametrize("what", [CREATURE, {**CREATURE, "controller": "opponent"}])
def test_it_is_of_what_its_controller_has(what: Document) -> None:
    assert "$.abilities[0].rules[0].what.controller" in places(as_well(what))


def test_it_is_of_permanents() -> None:
    assert places(as_well({**CREATURE, "controller": "you"})) == {}
    assert places(as_well({**CREATURE, "controller": "you", "zone": "hand"}))
