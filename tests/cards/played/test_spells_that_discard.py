"""Sorceries that take cards from hands, and spells by which creatures are sacrificed (CR 701.9, 701.21)."""

from __future__ import annotations

import pytest

from tests.cards.played.paying import lands
from tests.cards.plays import plays
from tests.magic.positions import cast
from tests.magic.table import side, table

# Hands -----------------------------------------------------------------------------------------------------


@plays("Mind Rot")
def test_mind_rot() -> None:
    game = table(side("Swamp*3", hand="Mind Rot, Plains, Island"), side(hand="Shock, Forest, Hill Giant"))
    game.play("A cast Mind Rot")
    game.legal("target A", "target B")
    game.play("A target B; A pass; B pass")
    game.legal("choose Shock", "choose Forest")
    game.play("B choose Shock; B choose Hill Giant")
    assert (game.cards("B", "hand"), game.cards("B", "graveyard")) == (["forest"], ["shock", "hill_giant"])
    assert len(game.cards("A", "hand")) == 2


@plays("Mind Rot")
@pytest.mark.parametrize("hand", ["", "Shock", "Shock, Forest"])
def test_mind_rot_takes_what_there_is(hand: str) -> None:
    game = table(side("Swamp*3", hand="Mind Rot"), side(hand=hand))
    cast(game, "Mind Rot", "B")
    assert (game.asked(), game.cards("B", "hand")) == ("priority", [])


THEIRS = "Hill Giant, Forest, Shock, Glorious Anthem, Bonesplitter, Jace Beleren, Darksteel Myr"
TAKES = {
    "Duress": ({"Shock", "Glorious Anthem", "Bonesplitter", "Jace Beleren"}, "graveyard"),
    "Castigate": (
        {"Hill Giant", "Shock", "Glorious Anthem", "Bonesplitter", "Jace Beleren", "Darksteel Myr"},
        "exile",
    ),
}
"""What each may take from this hand, and where that goes."""


@plays(*TAKES)
@pytest.mark.parametrize("spell", TAKES)
def test_the_caster_takes_a_card_from_the_hand_of_an_opponent(spell: str) -> None:
    """Nobody else can be the target, so nobody is asked for one; the hand is revealed."""
    cards, zone = TAKES[spell]
    game = table(side(lands(spell), hand=f"{spell}, Wind Drake"), side(hand=THEIRS))
    cast(game, spell)
    game.seat_to_act("A")
    game.legal(*(f"choose {name}" for name in cards))
    game.play("A choose Glorious Anthem")
    assert game.zone("Glorious Anthem") == zone
    assert len(game.cards("B", "hand")) == 6
    assert game.cards("A", "hand") == ["wind_drake"]
    known = game.state.machine.known
    assert all(0 in known[ref] for ref in game.table.seats[1].hand), "all of it was revealed"


@plays(*TAKES)
@pytest.mark.parametrize(
    ("spell", "hand"), [("Duress", "Hill Giant, Forest"), ("Castigate", "Forest, Plains")]
)
def test_a_hand_with_nothing_to_take_is_only_revealed(spell: str, hand: str) -> None:
    game = table(side(lands(spell), hand=spell), side(hand=hand))
    cast(game, spell)
    assert (game.asked(), len(game.cards("B", "hand"))) == ("priority", 2)
    assert all(0 in game.state.machine.known[ref] for ref in game.table.seats[1].hand)


# Creatures -------------------------------------------------------------------------------------------------


@plays("Diabolic Edict", "Geth's Verdict")
@pytest.mark.parametrize(("spell", "loses"), [("Diabolic Edict", 0), ("Geth's Verdict", 1)])
def test_a_player_sacrifices_a_creature_of_their_choice(spell: str, loses: int) -> None:
    """It is not targeted, and being indestructible is no help."""
    theirs = "Gladecover Scout, Darksteel Myr, Bonesplitter"
    game = table(side(f"{lands(spell)}, Hill Giant", hand=spell), side(theirs))
    game.play(f"A cast {spell}")
    game.legal("target A", "target B")
    game.play("A target B; A pass; B pass")
    game.legal("choose Gladecover Scout", "choose Darksteel Myr")
    game.play("B choose Darksteel Myr")
    assert (game.zone("Darksteel Myr"), game.zone("Gladecover Scout")) == ("graveyard", "battlefield")
    assert (game.zone("Hill Giant"), game.life()) == ("battlefield", (20, 20 - loses))


@plays("Diabolic Edict", "Geth's Verdict")
@pytest.mark.parametrize(("spell", "loses"), [("Diabolic Edict", 0), ("Geth's Verdict", 1)])
def test_a_player_without_creatures_sacrifices_nothing(spell: str, loses: int) -> None:
    game = table(side(f"{lands(spell)}, Hill Giant", hand=spell), side("Bonesplitter"))
    cast(game, spell, "B")
    assert (game.zone("Hill Giant"), game.zone("Bonesplitter")) == ("battlefield", "battlefield")
    assert game.life() == (20, 20 - loses)
    game = table(side(f"{lands(spell)}, Hill Giant", hand=spell), side("Grizzly Bears"))
    cast(game, spell, "A")
    assert (game.zone("Hill Giant"), game.zone("Grizzly Bears")) == ("graveyard", "battlefield")
    assert game.life() == (20 - loses, 20)


@plays("Innocent Blood")
def test_each_player_sacrifices_a_creature_of_their_choice() -> None:
    """CR 101.4: the active player chooses first, and all of them are sacrificed at once."""
    game = table(
        side("Swamp, Hill Giant, Grizzly Bears", hand="Innocent Blood"),
        side("Wind Drake, Serra Angel, Bonesplitter"),
    )
    cast(game, "Innocent Blood")
    game.legal("choose Hill Giant", "choose Grizzly Bears")
    game.play("A choose Hill Giant")
    assert game.zone("Hill Giant") == "battlefield"
    game.legal("choose Wind Drake", "choose Serra Angel")
    game.play("B choose Wind Drake")
    assert game.zone("Hill Giant") == game.zone("Wind Drake") == "graveyard"
    assert game.zone("Grizzly Bears") == game.zone("Serra Angel") == "battlefield"


@plays("Innocent Blood")
def test_who_has_no_creature_gives_none() -> None:
    game = table(side("Swamp, Bonesplitter", hand="Innocent Blood"), side("Gladecover Scout"))
    cast(game, "Innocent Blood")
    assert (game.zone("Gladecover Scout"), game.zone("Bonesplitter")) == ("graveyard", "battlefield")
