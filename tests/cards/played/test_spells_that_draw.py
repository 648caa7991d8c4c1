"""Instants and sorceries that draw, look at, or mill cards (CR 121, 701.17, 701.22)."""

from __future__ import annotations

import pytest

from tests.cards.played.paying import lands
from tests.cards.plays import plays
from tests.magic.positions import cast
from tests.magic.table import Play, side, table

LIBRARY = "Shock, Forest, Hill Giant, Plains, Wind Drake"
TOP = ["shock", "forest", "hill_giant", "plains", "wind_drake"]


def drawing(spell: str, mine: str = "", hand: str = "") -> Play:
    """A may cast the spell from the hand, with as much mana as it costs."""
    return table(
        side(f"{lands(spell)}, {mine}", hand=f"{spell}, {hand}", library=LIBRARY),
        side(library=LIBRARY),
    )


# For oneself, a player, everybody --------------------------------------------------------------------------


@plays("Divination", "Think Twice")
@pytest.mark.parametrize(("spell", "number"), [("Divination", 2), ("Think Twice", 1)])
def test_the_caster_draws(spell: str, number: int) -> None:
    game = drawing(spell)
    cast(game, spell)
    assert game.cards("A", "hand") == TOP[:number]
    assert (game.cards("B", "hand"), game.zone(spell)) == ([], "graveyard")


@plays("Think Twice")
def test_think_twice_again() -> None:
    game = table(side("Island*3", graveyard="Think Twice", library=LIBRARY))
    game.play("A cast Think Twice with flashback; A pass; B pass")
    assert (game.cards("A", "hand"), game.zone("Think Twice")) == (["shock"], "exile")
    game = table(side("Island*2", graveyard="Think Twice", library=LIBRARY))
    game.refuses("cast Think Twice with flashback", "CR-118.3")


@plays("Inspiration", "Deep Analysis", "Sign in Blood")
@pytest.mark.parametrize(("spell", "loses"), [("Inspiration", 0), ("Deep Analysis", 0), ("Sign in Blood", 2)])
def test_target_player_draws_two_cards(spell: str, loses: int) -> None:
    game = drawing(spell)
    game.play(f"A cast {spell}")
    game.legal("target A", "target B")
    game.play("A target A; A pass; B pass")
    assert (game.cards("A", "hand"), game.cards("B", "hand")) == (TOP[:2], [])
    assert game.life() == (20 - loses, 20)
    game = drawing(spell)
    cast(game, spell, "B")
    assert (game.cards("A", "hand"), game.cards("B", "hand")) == ([], TOP[:2])
    assert game.life() == (20, 20 - loses)


@plays("Deep Analysis")
def test_deep_analysis_again_for_mana_and_life() -> None:
    for life, target in ((20, "A"), (4, "B")):
        game = table(
            side("Island*2", graveyard="Deep Analysis", library=LIBRARY, life=life), side(library=LIBRARY)
        )
        game.play(f"A cast Deep Analysis with flashback; A target {target}; A pass; B pass")
        assert game.cards(target, "hand") == TOP[:2]
        assert (game.life(), game.zone("Deep Analysis")) == ((life - 3, 20), "exile")
    game = table(side("Island*2", graveyard="Deep Analysis", life=2))
    game.refuses("cast Deep Analysis with flashback", "CR-118.3")
    game = table(side("Island", graveyard="Deep Analysis"))
    game.refuses("cast Deep Analysis with flashback", "CR-118.3")


@plays("Vision Skeins")
def test_each_player_draws_two_cards() -> None:
    game = drawing("Vision Skeins")
    cast(game, "Vision Skeins")
    assert (game.cards("A", "hand"), game.cards("B", "hand")) == (TOP[:2], TOP[:2])


# For a sacrifice -------------------------------------------------------------------------------------------


@plays("Altar's Reap", "Costly Plunder")
@pytest.mark.parametrize(
    ("spell", "prices"),
    [
        ("Altar's Reap", {"Hill Giant", "Darksteel Myr"}),
        ("Costly Plunder", {"Hill Giant", "Darksteel Myr", "Bonesplitter"}),
    ],
)
def test_two_cards_for_a_sacrifice(spell: str, prices: set[str]) -> None:
    mine = "Hill Giant, Darksteel Myr, Bonesplitter, Bad Moon"
    for price in sorted(prices):
        game = drawing(spell, mine)
        game.play(f"A cast {spell}")
        game.legal(*(f"pay_with {name}" for name in prices))
        game.play(f"A pay_with {price}")
        assert game.zone(price) == "graveyard", "paid before the spell resolves"
        game.resolve()
        assert game.cards("A", "hand") == TOP[:2]
        assert {game.zone(name) for name in prices - {price}} == {"battlefield"}


@plays("Altar's Reap", "Costly Plunder")
@pytest.mark.parametrize(
    ("spell", "mine"), [("Altar's Reap", "Bonesplitter"), ("Costly Plunder", "Bad Moon")]
)
def test_without_a_sacrifice_there_is_no_spell(spell: str, mine: str) -> None:
    game = table(side(f"{lands(spell)}, {mine}", hand=spell), side("Hill Giant, Bonesplitter"))
    game.refuses(f"cast {spell}", "CR-118.3")


@plays("Altar's Reap", "Costly Plunder")
@pytest.mark.parametrize("spell", ["Altar's Reap", "Costly Plunder"])
def test_the_sacrifice_is_lost_with_a_countered_spell(spell: str) -> None:
    game = table(
        side(f"{lands(spell)}, Hill Giant", hand=spell, library=LIBRARY),
        side("Island*2", hand="Counterspell"),
    )
    game.play(f"A cast {spell}; A pass; B cast Counterspell")
    game.all_pass()
    assert (game.zone("Hill Giant"), game.cards("A", "hand")) == ("graveyard", [])


# And discard, or put back ----------------------------------------------------------------------------------


@plays("Faithless Looting")
def test_faithless_looting_draws_and_then_discards() -> None:
    game = drawing("Faithless Looting", hand="Wastes")
    cast(game, "Faithless Looting")
    game.legal("choose Wastes", "choose Shock#1")
    game.play("A choose Wastes")
    game.legal("choose Shock#1", "choose Forest#1")
    game.play("A choose Forest#1")
    assert game.cards("A", "hand") == ["shock"]
    assert game.cards("A", "graveyard") == ["wastes", "forest", "faithless_looting"]


@plays("Faithless Looting")
def test_faithless_looting_once_more() -> None:
    game = table(side("Mountain*3", graveyard="Faithless Looting", library=LIBRARY))
    game.play("A cast Faithless Looting with flashback; A pass; B pass")
    assert game.cards("A", "graveyard") == ["shock", "forest"], "two cards in hand: no choice"
    assert game.zone("Faithless Looting") == "exile"


@plays("Brainstorm")
def test_brainstorm_puts_two_cards_back_in_the_order_that_one_likes() -> None:
    game = drawing("Brainstorm", hand="Serra Angel")
    cast(game, "Brainstorm")
    game.legal("choose Serra Angel", "choose Shock#1", "choose Forest#1", "choose Hill Giant#1")
    game.play("A choose Serra Angel; A choose Shock#1")
    assert game.cards("A", "hand") == ["forest", "hill_giant"]
    assert game.cards("A", "library") == ["serra_angel", "shock", "plains", "wind_drake"]


@plays("Thrilling Discovery")
def test_thrilling_discovery_discards_two_cards_for_three() -> None:
    game = drawing("Thrilling Discovery", hand="Serra Angel, Wastes, Swamp")
    cast(game, "Thrilling Discovery")
    assert game.life() == (22, 20), "whatever is answered"
    game.legal("accept", "decline")
    game.play("A accept")
    game.play("A pay_with Serra Angel")
    game.legal("pay_with Wastes", "pay_with Swamp")
    game.play("A pay_with Swamp")
    assert game.cards("A", "hand") == ["wastes", *TOP[:3]]
    assert {game.zone("Serra Angel"), game.zone("Swamp")} == {"graveyard"}


@plays("Thrilling Discovery")
def test_thrilling_discovery_declined() -> None:
    game = drawing("Thrilling Discovery", hand="Serra Angel, Wastes")
    cast(game, "Thrilling Discovery")
    game.play("A decline")
    assert (game.cards("A", "hand"), game.life()) == (["serra_angel", "wastes"], (22, 20))


@plays("Thrilling Discovery")
def test_one_card_is_not_enough_for_thrilling_discovery() -> None:
    """CR 118.12: a player cannot choose to pay what they do not have."""
    game = drawing("Thrilling Discovery", hand="Serra Angel")
    cast(game, "Thrilling Discovery")
    assert (game.asked(), game.cards("A", "hand"), game.life()) == ("priority", ["serra_angel"], (22, 20))


# Looking first ---------------------------------------------------------------------------------------------


@plays("Preordain")
@pytest.mark.parametrize(
    ("script", "drawn", "library"),
    [
        ("A keep_on_top; A put_away", "shock", ["hill_giant", "plains", "wind_drake", "forest"]),
        ("A put_away; A keep_on_top", "forest", ["hill_giant", "plains", "wind_drake", "shock"]),
        (
            "A keep_on_top; A keep_on_top; A place_next Forest#1",
            "forest",
            ["shock", "hill_giant", "plains", "wind_drake"],
        ),
        (
            "A put_away; A put_away; A place_next Forest#1",
            "hill_giant",
            ["plains", "wind_drake", "forest", "shock"],
        ),
    ],
)
def test_preordain_scries_and_then_draws(script: str, drawn: str, library: list[str]) -> None:
    game = drawing("Preordain")
    cast(game, "Preordain")
    assert game.asked() == "sort"
    game.play(script)
    assert (game.cards("A", "hand"), game.cards("A", "library")) == ([drawn], library)


@plays("Impulse")
def test_impulse_takes_one_of_four() -> None:
    game = drawing("Impulse")
    cast(game, "Impulse")
    game.legal("choose Shock#1", "choose Forest#1", "choose Hill Giant#1", "choose Plains#1")
    game.play("A choose Hill Giant#1; A place_next Plains#1; A place_next Shock#1")
    assert game.cards("A", "hand") == ["hill_giant"]
    assert game.cards("A", "library") == ["wind_drake", "plains", "shock", "forest"]


@plays("Tome Scour")
def test_tome_scour_mills_five_cards_of_a_player() -> None:
    for target, other in (("A", "B"), ("B", "A")):
        game = drawing("Tome Scour")
        game.play("A cast Tome Scour")
        game.legal("target A", "target B")
        game.play(f"A target {target}; A pass; B pass")
        assert [card for card in game.cards(target, "graveyard") if card != "tome_scour"] == TOP
        assert game.cards(target, "library") == []
        assert game.cards(other, "library") == TOP


@plays("Tome Scour")
def test_tome_scour_mills_no_more_than_five_and_no_more_than_there_are() -> None:
    for library, left in (("Forest*7", 2), ("Forest*3", 0)):
        game = table(side("Island", hand="Tome Scour"), side(library=library))
        cast(game, "Tome Scour", "B")
        assert len(game.cards("B", "library")) == left
        assert len(game.cards("B", "graveyard")) == len(range(int(library[-1]))) - left


@plays("Steady Progress")
@pytest.mark.parametrize("chosen", [(), ("Jace Beleren",), ("Grizzly Bears", "Craw Wurm")])
def test_steady_progress_adds_counters_where_there_are_some_and_draws(chosen: tuple[str, ...]) -> None:
    """Any number of permanents of any player (CR 701.34)."""
    had = {"Grizzly Bears": "+1/+1", "Craw Wurm": "-1/-1", "Jace Beleren": "loyalty"}
    game = table(
        side("Island*3, Grizzly Bears(2 +1/+1), Hill Giant", hand="Steady Progress", library=LIBRARY),
        side("Craw Wurm(2 -1/-1), Jace Beleren(2 loyalty)"),
    )
    cast(game, "Steady Progress")
    game.legal("choose Grizzly Bears", "choose Craw Wurm", "choose Jace Beleren", "done")
    assert game.cards("A", "hand") == [], "the card is drawn after that"
    for name in chosen:
        game.play(f"A choose {name}")
    if game.asked() == "choose_objects":
        game.play("A done")
    counters = {name: game.thing(name).counters for name in had}
    assert counters == {name: {kind: 3 if name in chosen else 2} for name, kind in had.items()}
    assert (game.thing("Hill Giant").counters, game.cards("A", "hand")) == ({}, ["shock"])
