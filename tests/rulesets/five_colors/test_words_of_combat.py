"""What cards say about attackers and blockers, where creatures are assigned and fight in battles."""

from __future__ import annotations

import engine
from tests.harness import of_type
from tests.rulesets.five_colors.table import RealmPlay, battle, side, table


def settled(game: RealmPlay) -> RealmPlay:
    """What has triggered is carried out, in the order that is listed first."""
    while game.asked() in ("order_triggers", "place_trigger"):
        game.take(engine.legal_actions(game.state)[0])
    return game


def test_training_looks_at_all_attackers_of_the_step() -> None:
    """In whichever provinces they attack."""
    game = table(side("Eager Recruit, Hill Giant"), side("Grizzly Bears"), step="assignment")
    game.play("A send Eager Recruit → 1; A send Hill Giant → 2")
    assert settled(game).size("Eager Recruit") == (2, 3)
    game = table(side("Eager Recruit, Hill Giant(tapped)"), side("Grizzly Bears"), step="assignment")
    game.play("A send Eager Recruit → 1")
    assert settled(game).size("Eager Recruit") == (1, 2)


def test_training_counts_flyers_that_came_with_it_alone() -> None:
    """L5C-14.7: creatures of the third step attack once what attacked in the first has triggered."""
    game = table(side("Eager Recruit, Serra Angel"), side("Grizzly Bears"), step="assignment")
    game.play("A send Eager Recruit → 1; B done; A send Serra Angel → 1")
    assert settled(game).size("Eager Recruit") == (1, 2)


def test_melee_counts_the_player_whose_provinces_are_attacked() -> None:
    game = table(side("Duel Baron"), side("Grizzly Bears"), step="assignment")
    game.play("A send Duel Baron → 1")
    assert settled(game).size("Duel Baron") == (3, 3)


def test_mentor_finds_attackers() -> None:
    game = table(side("Drill Captain, Grizzly Bears, Llanowar Elves"), side("Wind Drake"), step="assignment")
    game.play("A send Drill Captain → 1; A send Grizzly Bears → 2; A done")
    settled(game)
    if game.asked() == "choose_target":
        game.legal("target Grizzly Bears")
        game.play("A target Grizzly Bears")
    assert settled(game).size("Grizzly Bears") == (3, 3)


def test_what_is_mobilized_stays_at_home() -> None:
    """As attackers are assigned, no battle is being fought yet (L5C-R48)."""
    game = table(side("Drum Marcher"), side("Grizzly Bears"), step="assignment")
    game.play("A send Drum Marcher → 1")
    settled(game)
    assert game.table.battles.attackers == {game.ref("Drum Marcher"): 1}
    assert len(game.table.battlefield) == 4


def test_what_enters_attacking_is_at_the_battle_that_is_fought() -> None:
    """L5C-R48: and takes part in its totals."""
    mine = side("Craw Wurm, Hill Giant, Mountain*2", "Drums At Dusk")
    game = battle(mine, side("Air Elemental"), "Hill Giant → 1, Craw Wurm → 3")
    game.play("B pick_battle 3; B pass; A cast Drums At Dusk")
    (first, second) = game.table.battlefield[-2:]
    record = game.table.battles
    assert (record.attackers[first], record.attackers[second], record.current) == (3, 3, 3)
    assert of_type(game.events, "attacker_declared") == []
    game.play("B pass; A pass")
    totals = of_type(game.events, "battle_totals")[0]
    assert totals["attackers_power"] == 8


def test_what_enters_attacking_in_a_turn_of_somebody_else_stays_at_home() -> None:
    theirs = side("Air Elemental, Mountain", "Drums At Dusk")
    game = battle(side("Hill Giant"), theirs, "Hill Giant → 1")
    game.play("B cast Drums At Dusk")
    assert game.table.battles.attackers == {game.ref("Hill Giant"): 1}
    assert game.table.battles.defenders == {}


def test_who_is_removed_from_combat_is_out_of_its_battle() -> None:
    """L5C-15.5."""
    game = battle(
        side("Hill Giant"),
        side("Grizzly Bears, Plains*3", "Sudden Ceasefire"),
        "Hill Giant → 1",
        "Grizzly Bears → 1",
    )
    game.play("B cast Sudden Ceasefire")
    assert game.table.battles.defenders == {}
    game.play("A pass; B pass")
    assert (game.zone("Grizzly Bears"), game.table.step) == ("battlefield", "recruitment")


def until(game: RealmPlay, decision: str) -> None:
    """Nobody does anything until this is asked."""
    while game.asked() != decision:
        game.idle()


def test_whom_somebody_goads_must_be_assigned() -> None:
    """L5C-14.5."""
    game = table(side("Mountain*3", "Bell Of Mockery"), side("Hill Giant, Serra Angel"))
    game.play("A cast Bell Of Mockery")
    until(game, "assign_ground_attackers")
    game.seat_to_act("B")
    game.legal(*(f"send Hill Giant → {number}" for number in range(1, 5)))
    game.refuses("B done", "L5C-14.5")


def test_who_is_detained_is_not_assigned() -> None:
    """L5C-7.2; as attacker, nor can it activate, until the next turn of whoever did it."""
    mine = side("Plains*3", provinces="Stern Bailiff(up), -, -, -")
    game = table(mine, side("Prodigal Sorcerer, Hill Giant"), step="recruitment")
    game.play("A cast Stern Bailiff")
    settled(game)
    game.play("A target Prodigal Sorcerer")
    until(game, "assign_ground_attackers")
    game.seat_to_act("B")
    game.legal(*(f"send Hill Giant → {number}" for number in range(1, 5)), "done")
    game.refuses("B send Prodigal Sorcerer → 1", "CR-508.1c")
