"""Instants and sorceries that create tokens (CR 111, 701.7)."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.cards.played.paying import lands
from tests.cards.plays import plays
from tests.magic.positions import cast
from tests.magic.table import Play, side, table


class Kind(NamedTuple):
    """What a token is."""

    name: str
    size: tuple[int, int]
    colors: str
    subtype: str
    keywords: tuple[str, ...] = ()


SOLDIER = Kind("Soldier Token", (1, 1), "W", "Soldier")
SAPROLING = Kind("Saproling Token", (1, 1), "G", "Saproling")
MAKES = {
    "Raise the Alarm": (2, SOLDIER),
    "Captain's Call": (3, SOLDIER),
    "Dragon Fodder": (2, Kind("Goblin Token", (1, 1), "R", "Goblin")),
    "Sprout": (1, SAPROLING),
    "Saproling Migration": (2, SAPROLING),
    "Shadowbeast Sighting": (1, Kind("Beast Token", (4, 4), "G", "Beast")),
    "Battle Screech": (2, Kind("Bird Token", (1, 1), "W", "Bird", ("flying",))),
    "Pest Summoning": (2, Kind("Pest Token", (1, 1), "BG", "Pest")),
}
"""How many tokens, and what kind."""


def tokens(game: Play, seat: int) -> list[str]:
    """The keys of the tokens that a player controls."""
    found = [game.characteristics(ref) for ref in game.table.battlefield]
    return [one.key for one in found if one.token and one.controller == seat]


@plays(*MAKES)
@pytest.mark.parametrize("spell", MAKES)
def test_the_caster_creates_tokens(spell: str) -> None:
    number, kind = MAKES[spell]
    game = table(side(lands(spell), hand=spell))
    cast(game, spell)
    assert (len(tokens(game, 0)), tokens(game, 1)) == (number, [])
    names = [kind.name] if number == 1 else [f"{kind.name}#{index}" for index in range(1, number + 1)]
    for name in names:
        found = game.characteristics(game.ref(name))
        assert (found.power, found.toughness) == kind.size
        assert (set(found.colors), set(found.types)) == (set(kind.colors), {"creature"})
        assert (set(found.subtypes), set(found.keywords)) == ({kind.subtype}, set(kind.keywords))
        assert not game.thing(name).tapped
    assert game.zone(spell) == "graveyard"


@plays("Saproling Migration")
def test_saproling_migration_creates_four_if_it_was_kicked() -> None:
    game = table(side("Forest*6", hand="Saproling Migration"))
    game.play("A cast Saproling Migration with kicker; A pass; B pass")
    assert tokens(game, 0) == ["saproling_token"] * 4
    assert not any(game.thing(f"Saproling Token#{number}").tapped for number in range(1, 5))
    game = table(side("Forest*5", hand="Saproling Migration"))
    game.refuses("cast Saproling Migration with kicker", "CR-118.3")


@plays("Shadowbeast Sighting")
def test_shadowbeast_sighting_again() -> None:
    game = table(side("Forest*7", graveyard="Shadowbeast Sighting"))
    game.play("A cast Shadowbeast Sighting with flashback; A pass; B pass")
    assert (tokens(game, 0), game.zone("Shadowbeast Sighting")) == (["beast_token"], "exile")
    game = table(side("Forest*6", graveyard="Shadowbeast Sighting"))
    game.refuses("cast Shadowbeast Sighting with flashback", "CR-118.3")


@plays("Battle Screech")
def test_battle_screech_again_for_three_white_creatures_tapped() -> None:
    """Those that came this turn will do, for it is no {T} ability (CR 302.6)."""
    mine = "Savannah Lions(sick), White Knight, Serra Angel, Paladin en-Vec, Hill Giant"
    game = table(side(mine, graveyard="Battle Screech"), side("Pearled Unicorn"))
    game.play("A cast Battle Screech with flashback; A pay_with Savannah Lions; A pay_with White Knight")
    game.legal("pay_with Serra Angel", "pay_with Paladin en-Vec")
    game.play("A pay_with Paladin en-Vec; A pass; B pass")
    assert (tokens(game, 0), game.zone("Battle Screech")) == (["bird_token"] * 2, "exile")
    tapped = [game.thing(name).tapped for name in ("Savannah Lions", "White Knight", "Paladin en-Vec")]
    others = [game.thing(name).tapped for name in ("Serra Angel", "Hill Giant", "Pearled Unicorn")]
    assert (tapped, others) == ([True] * 3, [False] * 3)


@plays("Battle Screech")
@pytest.mark.parametrize("third", ["Hill Giant", "Serra Angel(tapped)", "Glorious Anthem"])
def test_two_white_creatures_are_not_enough_for_battle_screech(third: str) -> None:
    game = table(
        side(f"Savannah Lions, White Knight, {third}", graveyard="Battle Screech"), side("Pearled Unicorn")
    )
    game.refuses("cast Battle Screech with flashback", "CR-118.3")


@plays("Pest Summoning", "Pest Token")
def test_a_pest_that_dies_gives_its_controller_life() -> None:
    game = table(side("Swamp*3", hand="Pest Summoning"), side("Mountain", hand="Shock"))
    game.play("A cast Pest Summoning; A pass; B pass; A pass; B cast Shock; B target Pest Token#1")
    game.all_pass()
    assert (game.life(), tokens(game, 0)) == ((21, 20), ["pest_token"])


@plays("Pest Summoning")
def test_pest_summoning_is_paid_for_in_either_color() -> None:
    for mana in ("Swamp*3", "Forest*3", "Swamp, Forest*2", "Wastes, Swamp, Forest"):
        game = table(side(mana, hand="Pest Summoning"))
        game.includes("cast Pest Summoning")
    game = table(side("Wastes*2, Swamp, Plains", hand="Pest Summoning"))
    game.refuses("cast Pest Summoning", "CR-118.3")


@plays("Fractal Summoning")
@pytest.mark.parametrize("x", [1, 3])
def test_fractal_summoning_creates_one_fractal_with_x_counters(x: int) -> None:
    game = table(side("Forest*6", hand="Fractal Summoning"))
    game.play(f"A cast Fractal Summoning; A x {x}; A pass; B pass")
    assert game.thing("Fractal Token").counters == {"+1/+1": x}
    found = game.characteristics(game.ref("Fractal Token"))
    assert (found.power, found.toughness, game.thing("Fractal Token").tapped) == (x, x, False)
    assert (set(found.colors), set(found.subtypes), set(found.types)) == (
        {"G", "U"},
        {"Fractal"},
        {"creature"},
    )


@plays("Fractal Summoning")
def test_a_fractal_without_counters_does_not_live() -> None:
    game = table(side("Forest*6", hand="Fractal Summoning"))
    game.play("A cast Fractal Summoning; A x 0; A pass; B pass")
    assert tokens(game, 0) == []
