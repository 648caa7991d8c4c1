"""Choices among the cards of a hand that not everybody has seen (CR 608.2d; CORE-26, CORE-R16)."""

from __future__ import annotations

import json
from typing import Any

import pytest

import engine
from engine.magic.text.card import rules_text
from tests.harness import plain
from tests.magic.made_up import card
from tests.magic.positions import cast
from tests.magic.table import Play, side, table

HANDS = ("Shock, Forest", "Grizzly Bears, Forest", "Grizzly Bears, Hill Giant")
"""No creature among them, one, and two."""


def told(game: Play, seat: int) -> tuple[Any, ...]:
    """Everything that a seat can learn of a game now, events of the last play included."""
    decision = engine.decision(game.state)
    assert decision is not None
    own = engine.legal_actions(game.state) if decision.seat == seat else None
    events = [plain(engine.redact(event, seat)) for event in game.events]
    return plain(engine.view(game.state, seat)), (decision.seat, decision.rule), own, events


@pytest.mark.parametrize("spell", ["Bold Entrance", "Hidden Path"])
def test_whether_a_card_fits_is_not_told_by_asking(spell: str) -> None:
    """B cannot tell three hands of A's apart until A has chosen."""
    games = [table(side("Forest", hand=f"{spell}, {hand}"), side()) for hand in HANDS]
    for game in games:
        cast(game, spell)
        if spell == "Hidden Path":
            game.play("A accept")
        assert game.asked() == "choose_objects"
        game.seat_to_act("A")
    first, *others = [told(game, 1) for game in games]
    assert others == [first, first]


def test_with_nothing_that_fits_the_player_says_so() -> None:
    game = table(side("Forest", hand="Bold Entrance, Shock, Forest"))
    cast(game, "Bold Entrance")
    game.legal("done")
    game.play("A done")
    assert len(game.table.seats[0].hand) == 2


def test_a_card_that_fits_has_to_be_chosen() -> None:
    game = table(side("Forest", hand="Bold Entrance, Grizzly Bears, Forest"))
    cast(game, "Bold Entrance")
    game.legal("choose Grizzly Bears")
    game.play("A choose Grizzly Bears")
    assert game.zone("Grizzly Bears") == "battlefield"


def test_what_is_declined_gives_nothing_away() -> None:
    games = [table(side("Forest", hand=f"Hidden Path, {hand}"), side()) for hand in HANDS]
    for game in games:
        cast(game, "Hidden Path")
        game.play("A decline")
    first, *others = [told(game, 1) for game in games]
    assert others == [first, first]


GUEST = "You may put a creature or land card from your hand onto the battlefield tapped."
DOORS = ("Shock, Giant Growth", "Grizzly Bears, Shock", "Grizzly Bears, Forest", "Hill Giant, Wind Drake")
"""Nothing that fits among them, one, and two."""


def test_a_permanent_may_be_put_onto_the_battlefield_out_of_the_hand() -> None:
    """B sees the same until A has chosen, and when A has declined (CORE-R16)."""
    asked = [table(side("Forest", hand=f"Open Door, {hand}"), side()) for hand in DOORS]
    for game in asked:
        cast(game, "Open Door")
        game.seat_to_act("A")
        game.includes("done")
    first, *others = [told(game, 1) for game in asked]
    assert others == [first, first, first]
    for game in asked:
        game.play("A done")
        assert len(game.table.seats[0].hand) == 2
    first, *others = [told(game, 1) for game in asked]
    assert others == [first, first, first]


def test_what_was_put_onto_the_battlefield_is_what_the_rest_is_about() -> None:
    game = table(side("Forest", hand="Open Door, Grizzly Bears, Shock"))
    cast(game, "Open Door")
    game.legal("choose Grizzly Bears", "done")
    game.refuses("choose Shock", "CR-608.2d")
    game.play("A choose Grizzly Bears")
    bears = game.thing("Grizzly Bears")
    assert (bears.zone, bears.tapped, bears.counters) == ("battlefield", True, {"guest": 1})
    assert game.table.seats[0].hand == [game.ref("Shock")]


def test_a_refusal_tells_nothing_of_another_hand() -> None:
    reasons = set()
    for hand in ("Shock", "Grizzly Bears"):
        game = table(side("Forest", hand="Open Door, Hill Giant"), side(hand=hand))
        cast(game, "Open Door")
        action = {"type": "choose", "object": game.ref(hand)}
        chosen = engine.decode_action(game.state, json.dumps(action).encode())
        reasons.add(engine.check(game.state, chosen).reason)
    assert len(reasons) == 1


def test_an_empty_hand_is_not_asked_about() -> None:
    """Everybody can count to none (CORE-R16)."""
    game = table(side("Forest", hand="Bold Entrance"))
    cast(game, "Bold Entrance")
    assert game.asked() == "priority"


def test_a_hand_that_all_have_seen_is_asked_about_only_if_there_is_a_choice() -> None:
    for hand, asked in (("Shock", "priority"), ("Grizzly Bears", "priority"), (HANDS[2], "choose_objects")):
        game = table(side("Forest", hand=f"Bold Entrance, {hand}"), side("Telepathy"))
        cast(game, "Bold Entrance")
        assert game.asked() == asked


def test_each_player_chooses_in_their_own_hand() -> None:
    game = table(
        side("Forest", hand="Every Guest, Grizzly Bears, Shock"), side(hand="Hill Giant, Wind Drake, Forest")
    )
    cast(game, "Every Guest")
    game.play("A choose Grizzly Bears")
    game.legal("choose Hill Giant", "choose Wind Drake")
    game.play("B choose Wind Drake")
    assert (game.zone("Grizzly Bears"), game.zone("Wind Drake")) == ("battlefield", "battlefield")
    assert game.zone("Hill Giant") == "hand"


def test_of_another_hand_only_what_one_has_seen_can_be_chosen() -> None:
    """A has seen none of B's cards, and learns nothing of them by being asked."""
    games = [table(side("Forest", hand="Blind Grasp"), side(hand=hand)) for hand in HANDS]
    for game in games:
        cast(game, "Blind Grasp", "B")
        game.legal("done")
    first, *others = [told(game, 0) for game in games]
    assert others == [first, first]
    written = json.loads(engine.encode(games[2].state))
    written["machine"]["known"][games[2].ref("Hill Giant")] = [0, 1]
    Play.at(engine.decode(json.dumps(written))).legal("choose Hill Giant")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Bold Entrance", "Put a creature card from your hand onto the battlefield."),
        ("Hidden Path", "You may put a creature card from your hand onto the battlefield."),
        (
            "Every Guest",
            "For each player, that player puts a creature card from their hand onto the battlefield.",
        ),
        ("Open Door", f"{GUEST} Put a guest counter on that permanent."),
        ("Secret Stash", "Put a card from your hand on top of your library."),
        ("Blind Grasp", "You choose a creature card from target player's hand. Exile that card."),
    ],
)
def test_what_such_cards_say(name: str, text: str) -> None:
    assert rules_text(card(name), {}) == text
