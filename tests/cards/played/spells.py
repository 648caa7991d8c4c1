"""What tables of spells that are alike need: choosing, paying, a spell that loses its target."""

from __future__ import annotations

from tests.cards.played.paying import lands
from tests.magic.table import Play, side, table


def aim(game: Play, spell: str, *targets: str) -> None:
    """A casts a spell at these targets, which are chosen where A is asked, and pays mana for it, not life."""
    game.play(f"A cast {spell}")
    while game.asked() == "choose_half":
        game.play("A half R")
    for target in targets:
        if game.asked() == "choose_target":
            game.play(f"A target {target}")


def pay_with(game: Play, land: str, mana: str) -> None:
    """A pays for a spell with these lands alone."""
    number = 0
    while game.asked() == "pay_mana":
        number += 1
        if not game.thing(f"{land}#{number}").tapped:
            game.play(f"A pay_tapping {land}#{number} for {mana}")


def keywords(game: Play, name: str) -> set[str]:
    """The keywords of a permanent."""
    return set(game.characteristics(game.ref(name)).keywords)


def without_its_target(spell: str, at: str = "Grizzly Bears", **more: str) -> Play:
    """A's spell was to target a creature of B's, which B returned to the hand in response."""
    game = table(
        side(f"{lands(spell)}, {more.pop('mine', '')}", hand=spell, **more),
        side(f"Island, {at}", hand="Unsummon"),
    )
    aim(game, spell, at, at)
    game.play("A pass; B cast Unsummon")
    if game.asked() == "choose_target":
        game.play(f"B target {at}")
    game.all_pass()
    assert game.zone(at) == "hand"
    return game
