"""Copies of permanents and cards: tokens, what enters or becomes one, and their exceptions (CR 707)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.magic.positions import announce, attacked, cast
from tests.magic.table import FACE_DOWN, Play, side, table


def copies(game: Play) -> list[str]:
    """The tokens on the battlefield, in the order in which they entered."""
    return [ref for ref in game.table.battlefield if game.table.objects[ref].token]


def values(game: Play, ref: str) -> dict[str, Any]:
    """What a permanent is."""
    found = game.characteristics(ref)
    return {
        "name": found.name,
        "types": set(found.types),
        "subtypes": set(found.subtypes),
        "supertypes": set(found.supertypes),
        "colors": set(found.colors),
        "size": (found.power, found.toughness),
        "keywords": set(found.keywords),
    }


# Tokens -----------------------------------------------------------------------------------------------------


def test_a_token_has_the_copiable_values_alone() -> None:
    """Neither counters, nor what other effects have made of it (CR 707.2)."""
    mine = side("Island, Grizzly Bears(2 +1/+1), Glorious Anthem", hand="Twin Casting")
    game = table(mine, side())
    cast(game, "Twin Casting", "Grizzly Bears")
    (ref,) = copies(game)
    thing = game.table.objects[ref]
    assert (thing.card, thing.owner, thing.counters, thing.sick) == ("grizzly_bears", 0, {}, True)
    assert game.characteristics(ref).power == 3


def test_what_another_player_owns_is_copied_for_whoever_casts_the_spell() -> None:
    game = table(side("Hill Giant"), side("Island", hand="Twin Casting"), turn=2, active=1)
    announce(game, "B", "Twin Casting", "Hill Giant")
    game.resolve()
    (ref,) = copies(game)
    assert (game.table.objects[ref].owner, game.characteristics(ref).controller) == (1, 1)


def test_exceptions_are_part_of_the_token_and_of_a_copy_of_it() -> None:
    """CR 707.9a: each of them, also in a copy of the copy."""
    game = table(side("Island*2, Jasmine Boreal", hand="Plain Likeness, Twin Casting"))
    cast(game, "Plain Likeness", "Jasmine Boreal")
    first, second = copies(game)
    printed = values(game, game.ref("Jasmine Boreal"))
    expected = {
        **printed,
        "types": {"artifact", "creature"},
        "subtypes": {*printed["subtypes"], "Spirit"},
        "supertypes": set(),
        "colors": {*printed["colors"], "R"},
        "size": (1, 1),
        "keywords": {*printed["keywords"], "haste"},
    }
    assert values(game, first) == values(game, second) == expected
    assert game.table.objects[first].tapped
    cast(game, "Twin Casting", "Jasmine Boreal#2")
    third = copies(game)[-1]
    assert (values(game, third), game.table.objects[third].tapped) == (expected, False)


def test_a_legend_and_its_copy_do_not_stay_together() -> None:
    game = table(side("Island, Jasmine Boreal", hand="Twin Casting"))
    game.play("A cast Twin Casting; A target Jasmine Boreal; A pass; B pass")
    assert game.asked() == "keep_legendary" or "keep" in "".join(game.listed())


def test_a_size_that_is_an_exception_takes_the_place_of_what_defines_it() -> None:
    """CR 707.9d: the copy does not count cards in graveyards."""
    mine = side("Island, Tarmogoyf", hand="Plain Likeness", graveyard="Forest, Shock")
    game = table(mine)
    cast(game, "Plain Likeness", "Tarmogoyf")
    assert game.size("Tarmogoyf") == (3, 4)
    assert [values(game, ref)["size"] for ref in copies(game)] == [(1, 1), (1, 1)]


def test_other_players_get_a_copy_of_a_card_in_a_graveyard() -> None:
    """A color that is an exception takes the place of those of the card."""
    game = table(side("Swamp", hand="Borrowed Corpse", graveyard="Grizzly Bears"))
    cast(game, "Borrowed Corpse", "Grizzly Bears")
    (ref,) = copies(game)
    found = values(game, ref)
    assert (game.table.objects[ref].owner, found["colors"]) == (1, {"B"})
    assert found["subtypes"] == {"Bear", "Zombie"}
    assert "grizzly_bears" in game.cards("A", "graveyard")


def test_what_has_left_is_copied_as_it_last_was() -> None:
    """With what it had as a copy itself (CR 707.2, CORE-R12)."""
    game = table(side("Mountain*2, Last Image", hand="Shock*2"))
    cast(game, "Shock", "Last Image")
    game.resolve()
    (ref,) = copies(game)
    assert values(game, ref)["keywords"] == {"flying"}
    cast(game, "Shock", "Last Image")
    game.resolve()
    (again,) = copies(game)
    assert again != ref
    assert values(game, again)["keywords"] == {"flying"}


def test_a_copy_that_has_left_is_copied_with_its_exceptions() -> None:
    """They were part of its copiable values (CR 707.2, CORE-R12)."""
    game = table(side("Mountain, Island, Last Image", hand="Shock, Plain Likeness"))
    cast(game, "Plain Likeness", "Last Image")
    first, _ = copies(game)
    cast(game, "Shock", "Last Image#2")
    game.resolve()
    found = values(game, copies(game)[-1])
    assert first not in game.table.objects
    assert (found["size"], found["keywords"]) == ((1, 1), {"haste", "flying"})
    assert found["types"] == {"creature", "artifact"}


def test_a_copy_of_an_aura_is_attached_as_it_enters() -> None:
    """Its controller chooses to what (CR 303.4f)."""
    mine = side("Island, Grizzly Bears, Pacifism(on Hill Giant)", hand="Twin Casting")
    game = table(mine, side("Hill Giant"))
    game.play("A cast Twin Casting; A target Pacifism; A pass; B pass; A enter_attached Grizzly Bears")
    (ref,) = copies(game)
    assert game.table.objects[ref].attached_to == game.ref("Grizzly Bears")


def test_a_copy_of_an_aura_without_anything_to_enchant_is_not_created() -> None:
    """CR 303.4h."""
    mine = side("Island*2, Mountain", hand="Twin Casting, Shock")
    game = table(mine, side("Grizzly Bears, Pacifism(on Grizzly Bears)", hand="Shock"))
    game.play("A cast Twin Casting; A target Pacifism; A cast Shock; A target Grizzly Bears")
    game.resolve()
    game.idle()
    assert copies(game) == []


def test_a_copy_makes_the_choices_of_what_enters() -> None:
    """It may itself enter as a copy (CR 707.5)."""
    game = table(side("Island, Gilded Echo", hand="Twin Casting"), side("Hill Giant"))
    game.play("A cast Twin Casting; A target Gilded Echo; A pass; B pass; A copy Hill Giant")
    (ref,) = copies(game)
    found = values(game, ref)
    assert (found["name"], found["types"]) == ("Hill Giant", {"creature", "enchantment"})


def test_a_copy_of_a_land_that_may_enter_untapped_asks() -> None:
    game = table(side("Island, Bloodied Vale(tapped)", hand="Twin Casting"))
    game.play("A cast Twin Casting; A target Bloodied Vale; A pass; B pass; A enter_paying")
    (ref,) = copies(game)
    assert (game.table.objects[ref].tapped, game.life()[0]) == (False, 18)


def test_a_copy_can_enter_attacking() -> None:
    """CR 508.4: it attacks, though it was never declared, and is sacrificed later."""
    mine = side("Mountain, Grizzly Bears", hand="Reverberating Charge")
    game = attacked("Grizzly Bears → B", mine, side())
    game.play("A cast Reverberating Charge; A pass; B pass")
    (ref,) = copies(game)
    assert game.table.objects[ref].tapped
    assert ref in [one.creature for one in game.table.combat.attackers]
    game.end_turn()
    assert copies(game) == []


# What enters as a copy, or becomes one ----------------------------------------------------------------------


def test_what_enters_as_a_copy_has_its_exceptions() -> None:
    game = table(side("Island, Jasmine Boreal", hand="Gilded Echo"))
    cast(game, "Gilded Echo")
    game.play("A copy Jasmine Boreal")
    game.resolve()
    ref = game.table.battlefield[-1]
    found = values(game, ref)
    assert (found["name"], found["supertypes"]) == ("Jasmine Boreal", set())
    assert found["types"] == {"creature", "enchantment"}


def test_what_becomes_a_copy_has_its_exceptions_until_end_of_turn() -> None:
    game = table(side("Island, Grizzly Bears", hand="Altered Shape"), side("Hill Giant"))
    ref = game.ref("Grizzly Bears")
    before = values(game, ref)
    game.play("A cast Altered Shape; A target Grizzly Bears; A pass; B pass")
    found = values(game, ref)
    assert (found["name"], found["size"], found["keywords"]) == ("Hill Giant", (4, 4), {"flying"})
    assert found["subtypes"] == {"Giant", "Bird"}
    game.end_turn()
    assert values(game, ref) == before


def test_what_lies_face_down_is_a_copy_once_it_is_turned_up() -> None:
    """CR 708.10."""
    mine = side("Island, Forest*2, Hill Giant, Veiled Prowler(face down)", hand="Altered Shape")
    game = table(mine)
    cast(game, "Altered Shape", FACE_DOWN, "Hill Giant")
    assert values(game, game.ref(FACE_DOWN))["size"] == (2, 2)
    assert values(game, game.ref(FACE_DOWN))["name"] == ""
    ref = game.ref(FACE_DOWN)
    game.play(f"A turn_up {FACE_DOWN}")
    assert (values(game, ref)["name"], values(game, ref)["size"]) == ("Hill Giant", (4, 4))


def test_what_becomes_a_copy_of_a_copy_has_the_exceptions_of_both() -> None:
    """For the opponent, too."""
    mine = side("Island*2, Grizzly Bears", hand="Plain Likeness")
    game = table(mine, side("Island, Hill Giant", hand="Altered Shape"))
    cast(game, "Plain Likeness", "Grizzly Bears")
    game.play("A pass")
    announce(game, "B", "Altered Shape", "Hill Giant", "Grizzly Bears#2")
    game.resolve()
    found = values(game, game.ref("Hill Giant"))
    assert (found["name"], found["size"]) == ("Grizzly Bears", (4, 4))
    assert found["subtypes"] == {"Bear", "Spirit", "Bird"}
    assert found["keywords"] == {"flying", "haste"}


@pytest.mark.parametrize("pinger", ["Prodigal Sorcerer", "Prodigal Sorcerer(token)"])
def test_an_ability_outlives_a_source_that_left_as_a_copy(pinger: str) -> None:
    """CR 113.7a, 704.5j: what it was last had no such ability."""
    game = table(side(f"Island, {pinger}, Jasmine Boreal", hand="Altered Shape"))
    game.play("A activate Prodigal Sorcerer; A target B")
    announce(game, "A", "Altered Shape", "Prodigal Sorcerer", "Jasmine Boreal")
    sorcerer = game.ref("Prodigal Sorcerer")
    game.play("A pass; B pass; A keep Jasmine Boreal")
    assert sorcerer not in game.table.battlefield
    game.resolve()
    assert game.life()[1] == 19


@pytest.mark.parametrize("model", ["Doomed Traveler", "Doomed Traveler(token)"])
def test_a_copy_triggers_as_what_it_copies_did_though_that_is_gone(model: str) -> None:
    """CR 707.2: of a token that has ceased to exist nothing is left but its copy."""
    game = table(side(f"Island, Mountain*2, Grizzly Bears, {model}", hand="Lasting Resemblance, Shock*2"))
    cast(game, "Lasting Resemblance", "Grizzly Bears", "Doomed Traveler")
    cast(game, "Shock#1", "Doomed Traveler")
    game.resolve()
    assert len(game.table.battlefield) == 5
    game.end_turn()
    game.end_turn()
    game.pass_to("upkeep")
    cast(game, "Shock", "Grizzly Bears")
    game.resolve()
    assert [game.name(ref) for ref in game.table.battlefield[3:]] == ["Spirit Token#1", "Spirit Token#2"]
