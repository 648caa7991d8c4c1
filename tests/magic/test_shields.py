"""Shields that ask by filters, for a chosen source, or for one time (CR 609.7, 615)."""

from __future__ import annotations

import engine
from tests.harness import of_type
from tests.magic.positions import announce, cast
from tests.magic.table import Play, side, table


def shielded(game: Play) -> list[tuple[bool, str | None]]:
    """Whether each shield is for one time, and the ability whose words say what it is about."""
    return [(shield.once, shield.code) for shield in game.table.shields]


def test_what_passes_the_filter_deals_no_combat_damage() -> None:
    game = table(
        side("Grizzly Bears, Hill Giant"),
        side("Plains", hand="Shelter from the Small"),
        step="begin_combat",
    )
    game.play("A pass")
    announce(game, "B", "Shelter from the Small")
    game.resolve()
    game.play("A pass; B pass; A attack Grizzly Bears → B; A attack Hill Giant → B")
    while game.table.step != "main2":
        game.idle()
    assert game.table.seats[1].life == 17


def test_damage_of_spells_is_no_combat_damage() -> None:
    game = table(side("Plains, Mountain", hand="Shelter from the Small, Shock"), side())
    cast(game, "Shelter from the Small")
    cast(game, "Shock", "B")
    assert game.table.seats[1].life == 18


def test_a_player_and_their_creatures_are_shielded_later_ones_too() -> None:
    game = table(
        side("Plains, Mountain*2", hand="Shared Shelter, Llanowar Elves", mana=["G"]),
        side("Mountain*3, Grizzly Bears", hand="Shock, Shock, Shock"),
    )
    cast(game, "Shared Shelter")
    cast(game, "Llanowar Elves")
    game.play("A pass")
    for target in ("Llanowar Elves", "A"):
        announce(game, "B", "Shock", target)
        game.resolve()
        game.play("A pass")
    assert (game.zone("Llanowar Elves"), game.table.seats[0].life) == ("battlefield", 20)
    announce(game, "B", "Shock", "Grizzly Bears")
    game.resolve()
    assert game.zone("Grizzly Bears") == "graveyard"


def test_a_red_source_is_chosen_on_the_stack_or_the_battlefield() -> None:
    game = table(
        side("Circle of Cinders, Plains*2"),
        side("Mountain*2, Raging Goblin, Grizzly Bears", hand="Shock, Shock"),
    )
    game.play("A pass")
    announce(game, "B", "Shock#1", "A")
    game.play("B pass; A activate Circle of Cinders / 0; A pass; B pass")
    game.legal("choose Shock#1", "choose Raging Goblin")
    game.play("A choose Shock#1")
    assert shielded(game) != []
    game.resolve()
    assert game.table.seats[0].life == 20
    assert shielded(game) == [], "it was for one time"
    assert of_type(game.events, "damage_prevented")


def test_what_enters_again_is_not_the_source_that_was_chosen() -> None:
    game = table(
        side("Circle of Cinders, Plains"),
        side("Island*2, Mountain, Raging Goblin", hand="Boomerang"),
        active=1,
        turn=4,
    )
    announce(game, "B", "Boomerang", "Raging Goblin")
    game.play("B pass; A activate Circle of Cinders / 0; A pass; B pass")
    assert [shield.by for shield in game.table.shields] == [game.ref("Raging Goblin")]
    game.resolve()
    game.play("B cast Raging Goblin")
    game.resolve()
    while game.table.step != "declare_attackers":
        game.idle()
    game.play("B attack Raging Goblin → A")
    while game.table.step != "main2":
        game.idle()
    assert game.table.seats[0].life == 19


def test_the_second_strike_hits_after_the_next_time() -> None:
    game = table(
        side("Plains, Boros Swiftblade", hand="One Blow Less"),
        side(),
    )
    cast(game, "One Blow Less", "Boros Swiftblade")
    while game.table.step != "declare_attackers":
        game.idle()
    game.play("A attack Boros Swiftblade → B")
    while game.table.step != "main2":
        game.idle()
    assert game.table.seats[1].life == 19


def test_so_much_of_what_a_chosen_source_deals_is_prevented() -> None:
    game = table(side("Plains, Mountain, Hill Giant", hand="Chosen Warding, Shock"), side())
    cast(game, "Chosen Warding", "Hill Giant")
    game.play("A choose Mountain")
    cast(game, "Shock", "Hill Giant")
    assert game.table.objects[game.ref("Hill Giant")].damage == 2, "it was another source"


def test_what_is_enchanted_is_dealt_no_damage() -> None:
    game = table(
        side("Plains, Mountain*2, Grizzly Bears, Hill Giant", hand="Sheltering Ring, Shock, Shock"), side()
    )
    cast(game, "Sheltering Ring", "Grizzly Bears")
    cast(game, "Shock", "Grizzly Bears")
    assert game.zone("Grizzly Bears") == "battlefield"
    cast(game, "Shock", "Hill Giant")
    assert game.table.objects[game.ref("Hill Giant")].damage == 2


def test_what_is_enchanted_deals_no_combat_damage() -> None:
    game = table(side("Plains, Grizzly Bears", hand="Dulling Ring"), side())
    cast(game, "Dulling Ring", "Grizzly Bears")
    while game.table.step != "declare_attackers":
        game.idle()
    game.play("A attack Grizzly Bears → B")
    while game.table.step != "main2":
        game.idle()
    assert game.table.seats[1].life == 20


def test_what_was_sacrificed_for_its_ability_may_be_chosen() -> None:
    """CR 609.7a: what an ability on the stack refers to, though it is not on the battlefield any more."""
    game = table(side("Circle of Cinders, Plains"), side("Mogg Fanatic, Raging Goblin"))
    fanatic = game.ref("Mogg Fanatic")
    game.play("A pass; B activate Mogg Fanatic / 0; B target A; B pass")
    game.play("A activate Circle of Cinders / 0; A pass; B pass")
    assert game.listed() == {"choose Raging Goblin", f"choose {fanatic}"}
    game.take(next(one for one in engine.legal_actions(game.state) if game.show(one) == f"choose {fanatic}"))
    game.resolve()
    assert game.life() == (20, 20)
    assert shielded(game) == []


def test_what_has_left_without_an_ability_on_the_stack_is_not_chosen() -> None:
    game = table(side("Circle of Cinders, Plains"), side("Mogg Fanatic, Raging Goblin"))
    game.play("A pass; B activate Mogg Fanatic / 0; B target A; B pass; A pass")
    assert game.life() == (19, 20)
    game.play("A activate Circle of Cinders / 0; A pass; B pass")
    assert [shield.by for shield in game.table.shields] == [game.ref("Raging Goblin")]


def test_the_target_of_a_spell_in_a_graveyard_may_be_chosen() -> None:
    """CR 609.7a: what an object on the stack refers to, in whatever zone; nothing else lies there."""
    game = table(
        side("Circle of Cinders, Plains"),
        side("Swamp*4", hand="Zombify", graveyard="Raging Goblin, Lightning Elemental, Grizzly Bears"),
        step="main1",
        active=1,
        turn=4,
    )
    goblin = game.ref("Raging Goblin")
    game.play(
        "B cast Zombify; B target Raging Goblin; B pass; A activate Circle of Cinders / 0; A pass; B pass"
    )
    assert [shield.by for shield in game.table.shields] == [goblin], "the one red source"


def test_what_effects_that_wait_refer_to_may_be_chosen() -> None:
    """CR 609.7a: a prevention effect refers to what it protects, or whose damage it prevents, though that has
    left; another one does not."""
    game = table(
        side("Plains*2, Island, Grizzly Bears", hand="Chosen Warding*2, Unsummon"),
        side("Hill Giant, Gray Ogre"),
    )
    bears = game.ref("Grizzly Bears")
    cast(game, "Chosen Warding#1", "Grizzly Bears")
    game.play("A choose Hill Giant")
    cast(game, "Unsummon", "Grizzly Bears")
    cast(game, "Chosen Warding", "Gray Ogre")
    assert f"choose {bears}" in game.listed()
    game.excludes("choose Unsummon")


def test_what_lies_hidden_is_not_told_though_an_ability_speaks_of_it() -> None:
    """Whoever is told what may be chosen does not know that card (CR 406.3)."""
    game = table(
        side("Plains, Circle of Cinders, Raging Goblin"),
        side("Island", hand="Sealed Errand", library="Shock, Forest"),
    )
    game.play("A pass; B cast Sealed Errand; B pass; A pass")
    (waiting,) = game.table.delayed
    assert waiting.vars["hid"] == game.table.exile
    game.play("A activate Circle of Cinders / 0; A pass; B pass")
    assert [shield.by for shield in game.table.shields] == [game.ref("Raging Goblin")]


def test_an_emblem_may_be_chosen() -> None:
    """CR 609.7a: what lies face up in the command zone; it need not be able to deal damage."""
    game = table(side("Plains, Hill Giant", hand="Chosen Warding"), side(command="Emblem: Embers"))
    cast(game, "Chosen Warding", "Hill Giant")
    game.includes("choose Emblem: Embers")


def test_the_source_of_an_ability_that_waits_may_be_chosen() -> None:
    """CR 609.7a: what an ability that waits to trigger refers to."""
    game = table(side("Plains, Mountain, Hill Giant", hand="Marked for the Crows, Chosen Warding"))
    marked = game.ref("Marked for the Crows")
    cast(game, "Marked for the Crows", "Hill Giant")
    assert marked not in game.table.objects
    (waiting,) = game.table.delayed
    cast(game, "Chosen Warding", "Hill Giant")
    assert f"choose {waiting.source}" in game.listed()


def test_being_the_monarch_is_no_source() -> None:
    """CR 725.2: its abilities have no source, not even while one is on the stack."""
    game = table(side("Plains*2, Hill Giant, Mountain", hand="Hand Over the Crown, Chosen Warding"))
    cast(game, "Hand Over the Crown", "A")
    game.pass_to("end")
    assert len(game.table.stack) == 1
    cast(game, "Chosen Warding", "Hill Giant")
    chosen = {"Hill Giant", "Plains#1", "Plains#2", "Mountain", "Chosen Warding"}
    assert game.listed() == {f"choose {one}" for one in chosen}
