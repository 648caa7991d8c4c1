"""Split second (CR 702.61)."""

from __future__ import annotations

from tests.magic.table import FACE_DOWN, Play, side, table


def announced(mine: str = "", theirs: str = "Mountain", **zones: str) -> Play:
    """A has cast Quick Verdict, and B has priority."""
    here = f"Mountain, {mine}".rstrip(", ")
    game = table(side(here, hand="Quick Verdict", library="Wastes*4"), side(theirs, **zones))
    game.play("A cast Quick Verdict; A pass")
    return game


def test_nobody_casts_a_spell_while_it_is_on_the_stack() -> None:
    game = announced(hand="Shock")
    game.refuses("B cast Shock", "CR-702.61")
    game.play("B pass")
    assert len(game.cards("A", "hand")) == 1


def test_its_player_casts_none_either() -> None:
    game = table(side("Mountain*2", hand="Quick Verdict, Shock"), side())
    game.play("A cast Quick Verdict")
    game.refuses("A cast Shock", "CR-702.61")
    game.play("A pass; B pass; A cast Shock; A target B")


def test_no_ability_is_activated_but_mana_abilities() -> None:
    game = announced(theirs="Mutagen Token(token), Swift Sloop, Grizzly Bears, Swamp")
    game.refuses("B activate Swift Sloop / crew", "CR-702.61")
    game.play("B tap Swamp for {B}")
    assert game.table.seats[game.SEATS["B"]].mana == ["B"]


def test_abilities_trigger_and_resolve_above_it() -> None:
    game = table(side("Mountain, Way Watcher", hand="Quick Verdict", library="Wastes*4"), side())
    game.play("A cast Quick Verdict; A pass; B pass")
    assert (game.life(), len(game.table.stack)) == ((21, 20), 1)


def test_what_is_turned_face_up_is_no_spell() -> None:
    """A special action (CR 116.2b, 702.61b)."""
    game = announced(theirs="Forest*2, Veiled Prowler(face down)")
    game.play(f"B turn_up {FACE_DOWN}")
    assert len(game.table.stack) == 2, "its own ability, above the spell"


def test_what_cannot_be_cast_is_not_suspended_and_may_be_foretold() -> None:
    """Suspending takes leave to begin to cast the card (CR 702.62c); foretelling does not (702.143a)."""
    game = table(side("Mountain*4, Island*4", hand="Quick Verdict, Brief Echo, Foreseen Spark"))
    game.includes("suspend Brief Echo")
    game.play("A cast Quick Verdict")
    game.refuses("suspend Brief Echo", "CR-702.61")
    game.excludes("suspend Brief Echo")
    game.includes("foretell Foreseen Spark")
    game.play("A pass; B pass")
    game.includes("suspend Brief Echo")


def test_it_is_over_once_it_has_left_the_stack() -> None:
    game = announced(hand="Shock")
    game.play("B pass; A pass; B cast Shock; B target A")
    assert len(game.table.stack) == 1
