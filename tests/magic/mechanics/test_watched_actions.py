"""Abilities that trigger on actions, crimes, attacks on somebody, targets of spells, what enters tapped
(CR 508.3a, 601.2c, 603.6a, 700.13, 701.22d, 701.25e, 701.44b)."""

from __future__ import annotations

from tests.harness import of_type
from tests.magic.combat.fight import fight
from tests.magic.formats import served
from tests.magic.multiplayer.table import FREE_FOR_ALL
from tests.magic.table import side, table

serving = served(FREE_FOR_ALL)

# Scrying, surveilling, proliferating, exploring -------------------------------------------------------------


def test_scrying_triggers_when_all_of_it_is_done() -> None:
    """CR 701.22d."""
    game = table(side("Well Gazer, Island", library="Shock, Forest, Boomerang"), side())
    game.play("A activate Well Gazer / 1")
    game.resolve()
    assert len(game.table.stack) == 1
    game.play("A put_away; A keep_on_top")
    assert [one["rule"] for one in of_type(game.events, "acted")] == ["CR-701.22d"]
    game.resolve()
    assert game.thing("Well Gazer").counters == {"+1/+1": 1}


def test_who_has_no_library_scries_all_the_same() -> None:
    game = table(side("Well Gazer, Island", library=""), side())
    game.play("A activate Well Gazer / 1")
    game.resolve()
    game.resolve()
    assert game.thing("Well Gazer").counters == {"+1/+1": 1}


def test_what_an_opponent_scries_does_not_trigger_it() -> None:
    game = table(side("Well Gazer, Island"), side("Omen Reader"), active=1, turn=4)
    game.play("B pass; A activate Well Gazer / 1")
    game.resolve()
    assert [item.controller for item in game.table.stack] == [0]


def test_scrying_no_cards_is_not_scrying() -> None:
    """CR 701.22b."""
    game = table(side("Omen Reader, Island*2", library="Shock"), side())
    game.play("A activate Omen Reader / 2")
    game.resolve()
    assert (of_type(game.events, "acted"), game.table.stack) == ([], [])


def test_any_of_several_actions_for_the_first_time_each_turn() -> None:
    """CR 701.25e."""
    game = table(side("Omen Reader, Well Gazer, Island*2", library="Shock, Forest, Boomerang"), side())
    game.play("A activate Omen Reader / 1")
    game.resolve()
    game.play("A put_away")
    assert [one["rule"] for one in of_type(game.events, "acted")] == ["CR-701.25e"]
    game.resolve()
    assert game.life() == (21, 20)
    game.play("A activate Well Gazer / 1")
    game.resolve()
    game.play("A put_away; A put_away; A place_next Forest")
    game.resolve()
    assert (game.table.stack, game.life()) == ([], (21, 20))


def test_nothing_is_told_of_what_nothing_watches_for() -> None:
    game = table(side("Seed Tender, Omen Reader, Island*2", library="Shock"), side())
    game.play("A activate Omen Reader / 1")
    game.resolve()
    game.play("A put_away")
    assert len(of_type(game.events, "acted")) == 1, "it watches for surveilling"
    game = table(side("Island*2", hand="Opt", library="Shock, Forest"), side())
    game.play("A cast Opt")
    game.resolve()
    game.play("A keep_on_top")
    assert of_type(game.events, "acted") == []


def test_whoever_proliferates_gains_life() -> None:
    """CR 701.34: also where nothing has a counter."""
    game = table(side("Seed Tender, Forest"), side("Seed Tender, Forest"), active=1, turn=4)
    game.play("B activate Seed Tender#2 / 1")
    game.resolve()
    game.resolve()
    game.resolve()
    assert game.life() == (20, 22)


def test_what_explores_has_explored_when_its_card_lies_where_it_belongs() -> None:
    """CR 701.44b."""
    game = table(side("Trail Chronicler, Forest", library="Shock"), side("Trail Chronicler"))
    game.play("A activate Trail Chronicler / 1")
    game.resolve()
    assert len(game.table.stack) == 1
    game.play("A choose Shock")
    assert [one["rule"] for one in of_type(game.events, "explored")] == ["CR-701.44b"]
    assert (game.cards("A", "graveyard"), [item.controller for item in game.table.stack]) == (
        ["shock"],
        [0],
    )


def test_what_has_left_explores_nevertheless() -> None:
    game = table(
        side("Trail Chronicler*2, Forest", library="Forest"), side("Mountain", hand="Lightning Bolt")
    )
    game.play("A activate Trail Chronicler / 1")
    game.play("A pass; B cast Lightning Bolt; B target Trail Chronicler")
    while game.table.stack:
        game.resolve()
    assert (game.life(), game.cards("A", "hand")) == ((21, 20), ["forest"]), "of the one that is there"


# Crimes -----------------------------------------------------------------------------------------------------


def test_who_targets_an_opponent_commits_a_crime() -> None:
    """CR 700.13."""
    game = table(side("Rooftop Prowler, Mountain", hand="Shock"), side("Petty Magistrate"))
    game.play("A cast Shock; A target B")
    assert [item.controller for item in game.table.stack if item.id != game.table.stack[0].id] == [0, 1]
    assert "menace" in game.characteristics(game.ref("Rooftop Prowler")).keywords
    game.resolve()
    game.resolve()
    assert (game.life(), game.thing("Rooftop Prowler").counters) == ((20, 21), {"+1/+1": 1})


def test_what_you_control_is_yours_whoever_owns_it() -> None:
    giant = "Hill Giant, Grizzly Bears"
    prowler = "Rooftop Prowler, Control Magic(on Hill Giant), Forest*2"
    game = table(side(prowler, hand="Giant Growth, Giant Growth"), side(giant))
    game.play("A cast Giant Growth; A target Hill Giant")
    assert len(game.table.stack) == 1
    game.play("A cast Giant Growth#2; A target Grizzly Bears")
    assert len(game.table.stack) == 3


def test_a_card_in_the_graveyard_of_an_opponent_is_theirs() -> None:
    game = table(
        side("Rooftop Prowler, Grave Sweeper, Forest*2", graveyard="Shock"), side(graveyard="Hill Giant")
    )
    game.play("A activate Grave Sweeper; A target Shock")
    assert len(game.table.stack) == 1
    game.play("A activate Grave Sweeper; A target Hill Giant")
    assert len(game.table.stack) == 3


def test_it_is_no_crime_to_target_yourself_or_what_is_yours() -> None:
    game = table(
        side("Rooftop Prowler, Mountain*2", hand="Shock, Shock"),
        side("Petty Magistrate, Forest", hand="Giant Growth"),
    )
    game.play("A cast Shock; A target A")
    assert len(game.table.stack) == 1
    game.play("A pass; B cast Giant Growth; B target Petty Magistrate")
    assert len(game.table.stack) == 2


def test_crimes_that_are_limited_trigger_once_a_turn() -> None:
    game = table(side("Rooftop Prowler, Mountain*2", hand="Shock, Shock"), side())
    for _ in range(2):
        game.play("A cast Shock; A target B")
        while game.table.stack:
            game.resolve()
    assert game.thing("Rooftop Prowler").counters == {"+1/+1": 1}


# Attacks on somebody ----------------------------------------------------------------------------------------


def test_all_that_attack_one_player_are_one_occurrence_for_each_player() -> None:
    """CR 508.3a: two attack B, and one attacks C."""
    game = fight("Herald of Two Fronts, Hill Giant, Wind Drake", "", "")
    game.play("A attack Herald of Two Fronts → B; A attack Hill Giant → B; A attack Wind Drake → C")
    assert len(of_type(game.events, "ability_triggered")) == 2
    game.play("A place 0")
    game.resolve()
    game.resolve()
    assert game.life() == (20, 19, 19)


def test_an_attack_on_a_planeswalker_is_not_on_a_player() -> None:
    game = fight(
        "Herald of Two Fronts, Grudge Keeper", "Thorny Hedge, Grudge Keeper, Jace Beleren(3 loyalty)"
    )
    game.play("A attack Herald of Two Fronts → Jace Beleren; A attack Grudge Keeper → Jace Beleren")
    assert [item.controller for item in game.table.stack] == [1, 1], "of B's Grudge Keeper alone"


def test_what_attacks_you_and_what_attacks_another() -> None:
    game = fight("Hill Giant, Grudge Keeper", "Thorny Hedge", "Thorny Hedge")
    game.play("A attack Hill Giant → B; A attack Grudge Keeper → C")
    while game.asked() == "order_triggers":
        game.play("A place 0")
    assert [item.controller for item in game.table.stack] == [0, 1, 2]
    for _ in range(3):
        game.resolve()
    assert (game.size("Hill Giant"), game.size("Grudge Keeper")) == ((2, 3), (1, 4))


# Targets of spells, and what enters tapped ------------------------------------------------------------------


def test_a_spell_of_an_opponent_targets_it() -> None:
    """CR 601.2c."""
    game = table(side("Spell-Shy Imp, Mountain", hand="Shock"), side("Mountain", hand="Shock"))
    game.play("A cast Shock; A target Spell-Shy Imp")
    assert len(game.table.stack) == 1
    game.play("A pass; B cast Shock#2; B target Spell-Shy Imp")
    assert len(game.table.stack) == 3
    game.resolve()
    assert game.life() == (21, 20)


def test_an_ability_is_no_spell_and_an_aura_no_instant() -> None:
    game = table(
        side("Spell-Shy Imp, Grizzly Bears"),
        side("Prodigal Sorcerer, Plains*2", hand="Pacifism"),
        active=1,
        turn=4,
    )
    game.play("B activate Prodigal Sorcerer; B target Spell-Shy Imp")
    assert len(game.table.stack) == 1
    game.resolve()
    game.play("B cast Pacifism; B target Grizzly Bears")
    assert len(game.table.stack) == 1


def test_another_creature_is_the_target_of_an_instant() -> None:
    game = table(side("Spell-Shy Imp, Grizzly Bears, Forest", hand="Giant Growth"), side())
    game.play("A cast Giant Growth; A target Grizzly Bears")
    game.resolve()
    assert game.thing("Spell-Shy Imp").counters == {"+1/+1": 1}


def test_it_enters_untapped() -> None:
    """CR 603.6a."""
    game = table(side("Grizzly Bears", hand="Quiet Clearing"), side("Slumber Toll"))
    game.play("A play_land Quiet Clearing")
    assert [item.controller for item in game.table.stack] == [0]
    game = table(side(hand="Quiet Clearing"), side("Slumber Toll"))
    game.play("A play_land Quiet Clearing")
    assert [item.controller for item in game.table.stack] == [1]
