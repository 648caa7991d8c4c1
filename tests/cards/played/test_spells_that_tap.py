"""Instants and sorceries that tap and untap (CR 502.3, 701.26)."""

from __future__ import annotations

import pytest

from tests.cards.played.spells import without_its_target
from tests.cards.plays import plays
from tests.magic.positions import cast
from tests.magic.table import Play, side, table


def tapped(game: Play) -> set[str]:
    """The creatures that are tapped."""
    refs = [ref for ref in game.table.battlefield if "creature" in game.characteristics(ref).types]
    return {game.name(ref) for ref in refs if game.table.objects[ref].tapped}


def tapped_in_turns(game: Play, number: int) -> list[set[str]]:
    """The creatures that are tapped in the main phases of so many turns that come."""
    found = []
    for _ in range(number):
        game.end_turn()
        game.pass_to("main1")
        found.append(tapped(game))
    return found


@plays("Crippling Chill")
@pytest.mark.parametrize("status", ["", "(tapped)"])
def test_crippling_chill_keeps_a_creature_tapped_for_a_turn(status: str) -> None:
    game = table(
        side("Island*3, Trained Armodon", hand="Crippling Chill", library="Shock, Forest*9"),
        side(f"Hill Giant{status}, Grizzly Bears(tapped)", library="Forest*9"),
    )
    game.play("A cast Crippling Chill")
    game.legal("target Trained Armodon", "target Hill Giant", "target Grizzly Bears")
    game.play("A target Hill Giant")
    game.resolve()
    assert tapped(game) == {"Hill Giant", "Grizzly Bears"}
    assert game.cards("A", "hand") == ["shock"]
    assert tapped_in_turns(game, 3) == [{"Hill Giant"}, {"Hill Giant"}, set()]


@plays("Crippling Chill")
def test_crippling_chill_without_its_creature() -> None:
    game = without_its_target("Crippling Chill", library="Shock")
    assert (game.zone("Crippling Chill"), game.cards("A", "hand")) == ("graveyard", [])


@plays("Frost Breath")
@pytest.mark.parametrize("chosen", ["", "Hill Giant", "Trained Armodon, Hill Giant"])
def test_frost_breath_on_up_to_two_creatures(chosen: str) -> None:
    """Each stays tapped during the next untap step of its own controller."""
    names = [name for name in chosen.split(", ") if name]
    game = table(
        side("Island*3, Trained Armodon", hand="Frost Breath", library="Forest*9"),
        side("Hill Giant, Grizzly Bears, Icy Manipulator", library="Forest*9"),
    )
    game.play("A cast Frost Breath")
    creatures = ("Trained Armodon", "Hill Giant", "Grizzly Bears")
    game.legal("no_more_targets", *(f"target {name}" for name in creatures))
    for name in names:
        game.play(f"A target {name}")
    if game.asked() == "choose_target":
        game.play("A no_more_targets")
    game.resolve()
    assert tapped(game) == set(names)
    assert tapped_in_turns(game, 4) == [set(names), set(names), set(names) - {"Hill Giant"}, set()]


@plays("Frost Breath")
def test_frost_breath_on_two_creatures_of_which_one_is_gone() -> None:
    game = table(
        side("Island*3", hand="Frost Breath"), side("Hill Giant, Grizzly Bears, Island", hand="Unsummon")
    )
    game.play("A cast Frost Breath; A target Hill Giant; A target Grizzly Bears; A pass; B cast Unsummon")
    game.play("B target Grizzly Bears")
    game.all_pass()
    assert tapped(game) == {"Hill Giant"}
    assert tapped_in_turns(game, 1) == [{"Hill Giant"}]


@plays("Sleep")
@pytest.mark.parametrize(
    ("target", "slept", "turns"),
    [("B", {"Hill Giant", "Wind Drake"}, 2), ("A", {"Trained Armodon"}, 3)],
)
def test_sleep_taps_all_creatures_of_a_player(target: str, slept: set[str], turns: int) -> None:
    game = table(
        side("Island*4, Trained Armodon", hand="Sleep", library="Forest*9"),
        side("Hill Giant, Wind Drake, Icy Manipulator, Bonesplitter(tapped)", library="Forest*9"),
    )
    game.play("A cast Sleep")
    game.legal("target A", "target B")
    game.play(f"A target {target}")
    game.resolve()
    assert tapped(game) == slept
    assert not game.thing("Icy Manipulator").tapped
    assert game.thing("Bonesplitter").tapped
    assert tapped_in_turns(game, 1) == [slept]
    assert not game.thing("Bonesplitter").tapped, "what is no creature untaps"
    assert tapped_in_turns(game, 3) == [slept] * (turns - 1) + [set()] * (4 - turns)


@plays("Sleep")
def test_a_creature_that_comes_after_sleep_untaps() -> None:
    game = table(
        side("Island*4", hand="Sleep", library="Forest*9"),
        side("Hill Giant, Forest*2", hand="Ashcoat Bear", library="Forest*9"),
    )
    game.play("A cast Sleep; A target B; A pass; B pass; A pass; B cast Ashcoat Bear")
    game.all_pass()
    assert tapped(game) == {"Hill Giant"}
    assert tapped_in_turns(game, 1) == [{"Hill Giant"}]


@plays("Sleep")
def test_sleep_is_about_the_untap_step_of_the_player_that_it_targeted() -> None:
    """A creature that has changed sides untaps with its new controller's."""
    game = table(
        side("Island*8", hand="Sleep, Control Magic", library="Forest*9"),
        side("Hill Giant, Grizzly Bears", library="Forest*9"),
    )
    cast(game, "Sleep", "B")
    cast(game, "Control Magic", "Hill Giant")
    both = {"Hill Giant", "Grizzly Bears"}
    assert tapped_in_turns(game, 3) == [both, {"Grizzly Bears"}, set()]


@plays("Twiddle")
@pytest.mark.parametrize(
    ("target", "script", "tap"),
    [
        ("Hill Giant", "A accept", True),
        ("Hill Giant", "A decline; A accept", False),
        ("Hill Giant", "A decline; A decline", False),
        ("Forest", "A accept", True),
        ("Icy Manipulator", "A accept", True),
        ("Wind Drake", "A decline; A accept", False),
        ("Wind Drake", "A decline; A decline", True),
    ],
)
def test_twiddle_taps_or_untaps_or_neither(target: str, script: str, tap: bool) -> None:
    game = table(
        side("Island, Trained Armodon", hand="Twiddle"),
        side("Hill Giant, Forest, Icy Manipulator, Wind Drake(tapped), Bad Moon, Jace Beleren(3 loyalty)"),
    )
    game.play("A cast Twiddle")
    game.includes("target Hill Giant", "target Forest", "target Icy Manipulator", "target Trained Armodon")
    game.excludes("target Bad Moon", "target Jace Beleren", "target B")
    game.play(f"A target {target}; A pass; B pass; {script}")
    assert game.thing(target).tapped == tap
    others = {"Hill Giant", "Forest", "Icy Manipulator", "Trained Armodon"} - {target}
    assert not any(game.thing(other).tapped for other in others)


@plays("Twiddle")
def test_nobody_is_asked_about_what_twiddle_no_longer_targets() -> None:
    game = without_its_target("Twiddle")
    assert (game.zone("Twiddle"), game.asked()) == ("graveyard", "priority")
