"""Copies of spells on the stack, and new targets for them (CR 707.10)."""

from __future__ import annotations

import msgspec
import pytest

import engine
from tests.magic.positions import announce
from tests.magic.table import Play, side, table


def on_stack(game: Play) -> list[tuple[str, int, bool]]:
    """The spells on the stack from the bottom: name, controller, whether it is a copy."""
    objects = game.table.objects
    return [
        (objects[item.id].card, item.controller, objects[item.id].token)
        for item in game.table.stack
        if item.id in objects
    ]


def both_pass(game: Play) -> None:
    """The top of the stack resolves."""
    game.play("A pass; B pass")


def twice(spell: str, *targets: str, mine: str = "Mountain", theirs: str = "") -> Play:
    """A has cast a spell and Said Twice, which resolves."""
    game = table(side(f"{mine}, Island", hand=f"{spell}, Said Twice"), side(theirs))
    announce(game, "A", spell, *targets)
    announce(game, "A", "Said Twice")
    both_pass(game)
    return game


# Copies -----------------------------------------------------------------------------------------------------


def test_a_copy_has_the_targets_of_the_spell_and_resolves_first() -> None:
    """Its player may leave them unchanged; then it ceases to exist (CR 704.5e)."""
    game = twice("Shock", "B")
    assert game.asked() == "choose_new_target"
    game.play("A keep_target")
    assert on_stack(game) == [("shock", 0, False), ("shock", 0, True)]
    both_pass(game)
    assert (game.life(), on_stack(game)) == ((20, 18), [("shock", 0, False)])
    assert [one.rule for one in game.events if type(one).__name__ == "Ceased"] == ["CR-704.5e"]
    both_pass(game)
    assert (game.life(), len(game.cards("A", "graveyard"))) == ((20, 16), 2)


def test_a_copy_of_what_an_opponent_has_cast_is_of_the_player_who_copies() -> None:
    """It has not been cast: its player owns it (CR 707.10)."""
    game = table(side("Mountain", hand="Lightning Bolt"), side("Island", hand="Word for Word"))
    game.play("A cast Lightning Bolt; A target B; A pass")
    announce(game, "B", "Word for Word")
    game.play("B pass; A pass")
    assert on_stack(game) == [("lightning_bolt", 0, False), ("lightning_bolt", 1, True)]
    copy = game.table.objects[game.table.stack[-1].id]
    assert (copy.owner, copy.cast_by) == (1, None)


def test_a_copy_is_not_cast() -> None:
    """What triggers on casting does not trigger on it; each of several is put on the stack by itself."""
    game = table(side("Mountain, Echoing Hall", hand="Shock"))
    game.play("A cast Shock; A target B")
    both_pass(game)
    game.play("A target A")
    game.play("A keep_target")
    assert on_stack(game) == [("shock", 0, False), ("shock", 0, True), ("shock", 0, True)]
    for _ in range(3):
        both_pass(game)
    assert game.life() == (18, 16)


def test_a_spell_that_was_countered_is_copied_as_it_was() -> None:
    """With its targets (CR 608.2h)."""
    mine = side("Mountain, Echoing Hall", hand="Shock")
    game = table(mine, side("Island*2", hand="Counterspell"))
    game.play("A cast Shock; A target B; A pass")
    announce(game, "B", "Counterspell", "Shock")
    game.play("B pass; A pass")
    assert on_stack(game) == []
    both_pass(game)
    game.play("A keep_target; A keep_target")
    assert on_stack(game) == [("shock", 0, True), ("shock", 0, True)]


def test_a_copy_of_a_permanent_spell_becomes_a_token() -> None:
    """Nothing creates it (CR 608.3f)."""
    game = table(side("Forest*2", hand="Grizzly Bears"), side("Island", hand="Word for Word"))
    game.play("A cast Grizzly Bears; A pass")
    announce(game, "B", "Word for Word")
    game.play("B pass; A pass; A pass; B pass")
    (ref,) = game.table.battlefield[-1:]
    thing = game.table.objects[ref]
    assert (thing.card, thing.token, thing.owner, thing.zone) == ("grizzly_bears", True, 1, "battlefield")
    assert not [one for one in game.events if type(one).__name__ == "TokenCreated"]


def test_a_countered_copy_ceases_to_exist() -> None:
    game = table(side("Mountain, Island", hand="Shock, Said Twice"), side("Island*2", hand="Counterspell"))
    game.play("A cast Shock; A target B; A cast Said Twice")
    both_pass(game)
    game.play("A keep_target; A pass")
    announce(game, "B", "Counterspell", "Shock")
    game.play("B pass; A pass")
    assert on_stack(game) == [("shock", 0, False)]
    assert len(game.cards("A", "graveyard")) == 1


def test_x_and_modes_are_copied() -> None:
    game = table(side("Mountain*3, Island", hand="Blaze, Said Twice"))
    announce(game, "A", "Blaze")
    game.play("A x 2; A target B")
    if game.asked() != "priority":
        game.play("A auto_pay")
    announce(game, "A", "Said Twice")
    both_pass(game)
    game.play("A keep_target")
    both_pass(game)
    assert game.life() == (20, 18)


def test_a_copy_of_a_kicked_spell_is_kicked() -> None:
    """CR 707.10: how a spell was paid for is copied with it."""
    game = table(side("Forest*3", hand="Kicked Cub", library="Shock"), side("Island", hand="Word for Word"))
    game.play("A cast Kicked Cub with kicker; A pass")
    announce(game, "B", "Word for Word")
    game.play("B pass; A pass; A pass; B pass")
    (ref,) = [ref for ref in game.table.battlefield if game.table.objects[ref].token]
    assert game.table.objects[ref].counters == {"+1/+1": 2}


# New targets ------------------------------------------------------------------------------------------------


def test_another_target_can_be_chosen() -> None:
    """CR 707.10c."""
    game = twice("Shock", "B", theirs="Grizzly Bears")
    game.play("A target Grizzly Bears")
    both_pass(game)
    assert (game.life(), game.zone("Grizzly Bears")) == ((20, 20), "graveyard")


def test_what_becomes_a_target_is_told_as_the_copy_is_there() -> None:
    game = twice("Shock", "B", theirs="Grizzly Bears")
    copy = game.table.stack[-1].id
    game.play("A target Grizzly Bears")
    told = [one.target for one in game.events if type(one).__name__ == "Targeted" and one.by == copy]
    assert told == [game.ref("Grizzly Bears")]


def test_what_cannot_be_a_target_is_refused() -> None:
    """The new target has to be legal, while the old one may stay."""
    theirs = "Grizzly Bears, Black Knight, Hill Giant"
    game = twice("Doom Blade", "Grizzly Bears", mine="Swamp*2", theirs=theirs)
    assert game.listed() == {"choose_target Hill Giant", "keep_target"}


def test_a_divided_spell_keeps_its_numbers() -> None:
    """Each new target takes the place of one (CR 707.10c)."""
    theirs = "Grizzly Bears, Hill Giant"
    game = table(side("Mountain*3, Island", hand="Arc Lightning, Said Twice"), side(theirs))
    game.play("A cast Arc Lightning; A target Grizzly Bears; A target B; A divide 1")
    game.play("A auto_pay")
    numbers = game.table.stack[-1].vars
    announce(game, "A", "Said Twice")
    both_pass(game)
    game.play("A target Hill Giant; A keep_target")
    copied = game.table.stack[-1].vars
    assert {name: held for name, held in copied.items() if ":" in name} == {
        name: held for name, held in numbers.items() if ":" in name
    }
    assert game.ref("Hill Giant") in [value for held in copied.values() for value in held]


# What the targets are in the end (CR 115.7e) ----------------------------------------------------------------


def test_targets_of_a_divided_spell_may_change_places() -> None:
    """What is a target so far may become the one before it, whose number is another; then it changes."""
    game = table(
        side("Mountain*3, Island", hand="Arc Lightning, Said Twice"), side("Grizzly Bears, Hill Giant")
    )
    game.play("A cast Arc Lightning; A target Grizzly Bears; A target Hill Giant; A no_more_targets")
    game.play("A divide 1; A auto_pay")
    announce(game, "A", "Said Twice")
    both_pass(game)
    game.play("A target Hill Giant")
    assert game.asked() == "change_target"
    game.legal("target Grizzly Bears", "target A", "target B")
    game.play("A target Grizzly Bears")
    both_pass(game)
    assert (game.zone("Grizzly Bears"), game.thing("Hill Giant").damage) == ("graveyard", 1)


def test_decided_targets_that_are_the_same_are_no_state_of_a_game() -> None:
    """Only one that is still to be decided may be the same as one before it, and only if it can change."""
    game = table(side("Mountain*3, Island", hand="Arc Lightning, Said Twice"), side("Hill Giant"))
    game.play("A cast Arc Lightning; A target Hill Giant; A target A; A no_more_targets")
    game.play("A divide 1; A auto_pay")
    announce(game, "A", "Said Twice")
    both_pass(game)
    game.play("A target A")
    told = msgspec.json.decode(engine.encode(game.state))
    assert not engine.status(msgspec.json.encode(told))
    told["machine"]["agenda"][-1]["index"] = 2
    assert engine.status(msgspec.json.encode(told))


def test_a_place_that_another_target_cannot_leave_is_not_taken() -> None:
    """Nothing but Hill Giant could be the second target, so the first one cannot become it."""
    game = twice("Uneven Blows", "Grizzly Bears", mine="Mountain, Grizzly Bears", theirs="Hill Giant")
    assert game.asked() == "priority"


def test_another_target_stays_another() -> None:
    theirs = "Hill Giant, Gray Ogre"
    game = twice("Uneven Blows", "Grizzly Bears", "Hill Giant", mine="Mountain, Grizzly Bears", theirs=theirs)
    game.legal("target Hill Giant", "target Gray Ogre", "keep_target")
    game.play("A target Hill Giant")
    assert game.asked() == "change_target"
    game.legal("target Gray Ogre")
    game.play("A target Gray Ogre")
    both_pass(game)
    assert (game.thing("Hill Giant").damage, game.thing("Gray Ogre").damage) == (2, 1)


def test_a_target_that_stays_is_taken() -> None:
    """What was decided before cannot be chosen once more."""
    theirs = "Hill Giant, Gray Ogre"
    game = twice("Uneven Blows", "Grizzly Bears", "Hill Giant", mine="Mountain, Grizzly Bears", theirs=theirs)
    game.play("A target Gray Ogre")
    assert game.asked() == "priority"


def robbed(theirs: str, mine: str = "Wastes*2") -> Play:
    """Robbed Graves, for two cards of B, has been copied."""
    game = table(
        side("Swamp, Island", hand="Robbed Graves, Said Twice", graveyard=mine), side(graveyard=theirs)
    )
    announce(game, "A", "Robbed Graves", "B", "Grizzly Bears", "Hill Giant")
    announce(game, "A", "Said Twice")
    both_pass(game)
    return game


def test_what_a_changed_target_makes_illegal_has_to_change() -> None:
    """CR 115.7d: the cards lie in the graveyard of the player who is the target."""
    game = robbed("Grizzly Bears, Hill Giant, Gray Ogre")
    game.play("A target A")
    assert game.asked() == "change_target"
    game.play("A target Wastes#1; A target Wastes#2")
    both_pass(game)
    assert game.life() == (19, 20)
    assert sorted(game.cards("B", "graveyard")) == ["gray_ogre", "grizzly_bears", "hill_giant"]


def test_a_target_that_others_could_not_follow_is_none() -> None:
    """A's graveyard holds one card besides the spell, and two are needed."""
    game = robbed("Grizzly Bears, Hill Giant", mine="")
    assert game.asked() == "priority"


def test_what_has_gone_may_stay_a_target() -> None:
    game = table(
        side("Swamp*2, Island", hand="Robbed Graves, Said Twice, Snatched Bones"),
        side(graveyard="Grizzly Bears, Hill Giant, Gray Ogre"),
    )
    announce(game, "A", "Robbed Graves", "Grizzly Bears", "Hill Giant")
    announce(game, "A", "Said Twice")
    announce(game, "A", "Snatched Bones", "Hill Giant")
    both_pass(game)
    both_pass(game)
    game.play("A keep_target; A keep_target")
    game.legal("target Gray Ogre", "keep_target")


def single_grave(*gone: str, mine: str = "Wastes, Swamp") -> Play:
    """Single Grave, for two cards of B, has been copied, after others had gone from there."""
    game = table(
        side("Swamp*2, Island", hand="Single Grave, Said Twice, Snatched Bones", graveyard=mine),
        side(graveyard="Grizzly Bears, Hill Giant, Gray Ogre"),
    )
    announce(game, "A", "Single Grave", "Grizzly Bears", "Hill Giant")
    game.play("A no_more_targets")
    announce(game, "A", "Said Twice")
    for card in gone:
        announce(game, "A", "Snatched Bones", card)
        both_pass(game)
    both_pass(game)
    return game


def test_targets_of_a_single_graveyard_may_all_be_of_another() -> None:
    game = single_grave()
    game.legal("target Gray Ogre", "target Wastes#1", "target Swamp#3", "keep_target")
    game.play("A target Wastes#1")
    assert game.asked() == "change_target"
    game.legal("target Swamp#3")
    game.play("A target Swamp#3")
    both_pass(game)
    assert len(game.cards("B", "graveyard")) == 3


def test_targets_of_a_single_graveyard_stay_together() -> None:
    game = single_grave()
    game.play("A target Gray Ogre")
    game.legal("target Grizzly Bears", "keep_target")


@pytest.mark.parametrize("gone", ["Grizzly Bears", "Hill Giant"])
def test_a_target_that_has_gone_lies_in_no_graveyard(gone: str) -> None:
    """The other one may stay, or be any other card."""
    game = single_grave(gone)
    stayed = "Hill Giant" if gone == "Grizzly Bears" else "Grizzly Bears"
    game.play("A keep_target; A keep_target; A pass; B pass")
    assert game.zone(stayed) == "exile"


def test_without_another_legal_target_nobody_is_asked() -> None:
    game = twice("Doom Blade", "Grizzly Bears", mine="Swamp*2", theirs="Grizzly Bears, Black Knight")
    assert on_stack(game) == [("doom_blade", 0, False), ("doom_blade", 0, True)]
    assert game.asked() == "priority"


# Who watches for copies -------------------------------------------------------------------------------------


def test_whoever_casts_or_copies_triggers_on_both() -> None:
    """The copy is what the ability is about, and it is no spell that was cast (CR 707.10)."""
    game = table(side("Mountain, Island, Echo Scribe", hand="Shock, Said Twice"))
    announce(game, "A", "Shock", "B")
    both_pass(game)
    announce(game, "A", "Said Twice")
    both_pass(game)
    assert game.size("Echo Scribe") == (3, 3)
    both_pass(game)
    game.play("A keep_target")
    assert len(on_stack(game)) == 2
    both_pass(game)
    assert game.size("Echo Scribe") == (4, 4)


def test_copies_of_an_opponent_and_of_other_kinds_do_not_count() -> None:
    mine = side("Forest*2, Echo Scribe", hand="Grizzly Bears")
    game = table(mine, side("Island", hand="Word for Word"))
    game.play("A cast Grizzly Bears; A pass")
    announce(game, "B", "Word for Word")
    game.play("B pass; A pass; A pass; B pass; A pass; B pass")
    assert game.size("Echo Scribe") == (1, 1)
