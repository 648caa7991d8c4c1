"""Spells that bring cards back from graveyards, and creatures back from exile (CR 400.7, 603.7)."""

from __future__ import annotations

import pytest

from tests.cards.played.paying import lands
from tests.cards.plays import plays
from tests.magic.positions import cast
from tests.magic.table import side, table

# From graveyards -------------------------------------------------------------------------------------------


@plays("Breath of Life", "Zombify")
@pytest.mark.parametrize("spell", ["Breath of Life", "Zombify"])
def test_a_creature_card_of_the_caster_comes_back(spell: str) -> None:
    game = table(
        side(lands(spell), hand=spell, graveyard="Hill Giant, Shock, Bonesplitter, Darksteel Myr"),
        side(graveyard="Serra Angel"),
    )
    game.play(f"A cast {spell}")
    game.legal("target Hill Giant", "target Darksteel Myr")
    game.play("A target Hill Giant; A pass; B pass")
    assert (game.zone("Hill Giant"), game.zone("Darksteel Myr")) == ("battlefield", "graveyard")
    assert game.characteristics(game.ref("Hill Giant")).controller == 0
    assert not game.thing("Hill Giant").tapped


@plays("Breath of Life", "Zombify")
@pytest.mark.parametrize("spell", ["Breath of Life", "Zombify"])
def test_without_a_creature_card_there_is_nobody_to_bring_back(spell: str) -> None:
    game = table(side(lands(spell), hand=spell, graveyard="Shock"), side(graveyard="Serra Angel"))
    game.refuses(f"cast {spell}", "CR-601.2c")


@plays("Elven Cache")
def test_elven_cache_returns_any_card_of_the_caster() -> None:
    game = table(
        side("Forest*4", hand="Elven Cache", graveyard="Shock, Plains, Hill Giant"),
        side(graveyard="Serra Angel"),
    )
    game.play("A cast Elven Cache")
    game.legal("target Shock", "target Plains", "target Hill Giant")
    game.play("A target Plains; A pass; B pass")
    assert (game.cards("A", "hand"), game.cards("A", "graveyard")) == (
        ["plains"],
        ["shock", "hill_giant", "elven_cache"],
    )
    game = table(side("Forest*4", hand="Elven Cache"), side(graveyard="Serra Angel"))
    game.refuses("cast Elven Cache", "CR-601.2c")


@plays("Breath of Life", "Zombify", "Elven Cache")
@pytest.mark.parametrize("spell", ["Breath of Life", "Zombify", "Elven Cache"])
def test_a_card_that_left_the_graveyard_stays_where_it_is(spell: str) -> None:
    game = table(
        side(f"{lands(spell)}, Hill Giant", hand=spell, graveyard="Grizzly Bears"),
        side("Island*2, Relic of Progenitus", hand="Counterspell"),
    )
    game.play(f"A cast {spell}; A pass; B activate Relic of Progenitus / 0; B target A; B pass; A pass")
    game.all_pass()
    assert (game.zone("Grizzly Bears"), game.zone(spell)) == ("exile", "graveyard")


@plays("Exhume")
def test_exhume_lets_each_player_choose_a_creature_card_of_their_own() -> None:
    """CR 101.4: the active player chooses first; nothing is targeted; all enter at once."""
    game = table(
        side("Swamp*2", hand="Exhume", graveyard="Hill Giant, Shock, Grizzly Bears"),
        side(graveyard="Serra Angel, Forest, Wind Drake"),
    )
    cast(game, "Exhume")
    game.legal("choose Hill Giant", "choose Grizzly Bears")
    game.play("A choose Hill Giant")
    assert game.zone("Hill Giant") == "graveyard"
    game.legal("choose Serra Angel", "choose Wind Drake")
    game.play("B choose Serra Angel")
    assert game.zone("Hill Giant") == game.zone("Serra Angel") == "battlefield"
    assert not game.thing("Hill Giant").tapped
    owners = [game.characteristics(game.ref(name)).controller for name in ("Hill Giant", "Serra Angel")]
    assert owners == [0, 1]
    assert game.zone("Grizzly Bears") == game.zone("Wind Drake") == "graveyard"


@plays("Exhume")
def test_exhume_with_one_creature_card_or_none() -> None:
    game = table(side("Swamp*2", hand="Exhume", graveyard="Shock"), side(graveyard="Wind Drake"))
    cast(game, "Exhume")
    assert (game.zone("Wind Drake"), game.zone("Shock")) == ("battlefield", "graveyard")
    assert game.characteristics(game.ref("Wind Drake")).controller == 1


# From exile ------------------------------------------------------------------------------------------------


@plays("Cloudshift")
def test_cloudshift_returns_a_creature_as_a_new_one() -> None:
    """CR 400.7: it enters again, untapped, without damage and counters, and has not been there since."""
    game = table(
        side(
            "Plains, Wall of Omens(tapped, 2 damage, 1 +1/+1), Pacifism(on Wall of Omens)",
            hand="Cloudshift",
            library="Shock, Forest",
        ),
        side("Hill Giant"),
    )
    cast(game, "Cloudshift")
    game.all_pass()
    wall = game.thing("Wall of Omens")
    assert (wall.zone, wall.tapped, wall.damage, wall.counters) == ("battlefield", False, 0, {})
    assert (game.zone("Pacifism"), game.cards("A", "hand")) == ("graveyard", ["shock"])
    assert wall.sick


@plays("Cloudshift")
def test_cloudshift_targets_what_one_controls_and_keeps_it() -> None:
    """What is returned is under the caster's control, whoever owns it."""
    game = table(
        side("Plains, Wind Drake, Control Magic(on Hill Giant)", hand="Cloudshift"),
        side("Hill Giant, Serra Angel"),
    )
    game.play("A cast Cloudshift")
    game.legal("target Wind Drake", "target Hill Giant")
    game.play("A target Hill Giant; A pass; B pass")
    assert game.zone("Control Magic") == "graveyard"
    found = game.characteristics(game.ref("Hill Giant"))
    assert (found.controller, game.thing("Hill Giant").owner) == (0, 1)
    game.end_turn()
    assert game.characteristics(game.ref("Hill Giant")).controller == 0


@plays("Cloudshift")
def test_cloudshift_saves_a_creature_and_loses_a_token() -> None:
    game = table(side("Plains, Hill Giant", hand="Cloudshift"), side("Mountain", hand="Lightning Bolt"))
    game.play("A pass; B cast Lightning Bolt; B target Hill Giant; B pass; A cast Cloudshift")
    game.all_pass()
    assert (game.zone("Hill Giant"), game.thing("Hill Giant").damage) == ("battlefield", 0)
    game = table(side("Plains, Saproling Token(token)", hand="Cloudshift"))
    cast(game, "Cloudshift")
    assert "saproling_token" not in {one.card for one in game.table.objects.values()}


@plays("Cloudshift")
def test_cloudshift_for_a_creature_that_is_gone() -> None:
    game = table(side("Plains, Hill Giant", hand="Cloudshift"), side("Mountain", hand="Lightning Bolt"))
    game.play("A cast Cloudshift; A pass; B cast Lightning Bolt; B target Hill Giant")
    game.all_pass()
    assert game.zone("Hill Giant") == "graveyard"


@plays("Otherworldly Journey")
def test_otherworldly_journey_ends_at_the_next_end_step() -> None:
    """The card returns under its owner's control, with a counter."""
    for mine, theirs in (("Hill Giant", ""), ("", "Hill Giant")):
        game = table(side(f"Plains*2, {mine}", hand="Otherworldly Journey"), side(theirs))
        cast(game, "Otherworldly Journey")
        assert game.zone("Hill Giant") == "exile"
        game.pass_to("end")
        game.all_pass()
        assert game.thing("Hill Giant").counters == {"+1/+1": 1}
        assert (game.size("Hill Giant"), game.thing("Hill Giant").tapped) == ((4, 4), False)
        assert game.characteristics(game.ref("Hill Giant")).controller == (0 if mine else 1)


@plays("Otherworldly Journey")
def test_a_stolen_creature_comes_home_from_otherworldly_journey() -> None:
    game = table(
        side("Plains*2, Control Magic(on Hill Giant)", hand="Otherworldly Journey"),
        side("Hill Giant, Wind Drake"),
    )
    game.play("A cast Otherworldly Journey")
    game.legal("target Hill Giant", "target Wind Drake")
    game.play("A target Hill Giant; A pass; B pass")
    game.end_turn()
    assert game.characteristics(game.ref("Hill Giant")).controller == 1


@plays("Otherworldly Journey")
def test_otherworldly_journey_during_an_end_step_lasts_a_turn() -> None:
    """CR 513.2: the next end step is that of the turn after."""
    game = table(side("Plains*2, Hill Giant", hand="Otherworldly Journey"), step="end")
    cast(game, "Otherworldly Journey")
    game.end_turn()
    assert game.zone("Hill Giant") == "exile"
    game.pass_to("end")
    game.all_pass()
    assert game.zone("Hill Giant") == "battlefield"
