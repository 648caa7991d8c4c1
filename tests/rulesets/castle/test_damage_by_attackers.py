"""CAS-5.1a with its option, CAS-6.3 and 6.5: whom the damage of attackers hurts, and what they have lost."""

from __future__ import annotations

import pytest

from tests.harness import scenario
from tests.magic.positions import cast
from tests.rulesets.castle.table import Play, castles, side

OPTIONS = ("breached_column_only", "any_attacking_source", "combat_only")


def after_combat(game: Play) -> Play:
    """Nobody does anything until combat is over."""
    game.pass_to("main2")
    return game


# Combat damage ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("option", OPTIONS)
def test_unblocked_attackers_hurt_through_a_vacant_column(option: str) -> None:
    game = castles(
        side(battlefield="Grizzly Bears, Hill Giant"),
        side("1,1 act Wall of Stone; 3,3 down Craw Wurm"),
        options={"attacker_damage": option},
    )
    game.attack(2, "Grizzly Bears", "Hill Giant")
    assert after_combat(game).life() == (20, 15)


def test_cas_t20_nothing_tramples() -> None:
    game = castles(side(battlefield="War Mammoth"), side("1,1 act Llanowar Elves"))
    game.attack(1, "War Mammoth")
    after_combat(game)
    assert (game.zone("Llanowar Elves"), game.life()) == ("exile", (20, 20))
    assert "trample" in game.characteristics(game.ref("War Mammoth")).keywords


def test_nothing_is_dealt_past_a_blocker() -> None:
    """CAS-6.5: permission to assign damage as though unblocked is ignored as well."""
    game = castles(side(battlefield="Hedge Slipper"), side("1,1 act Llanowar Elves"))
    game.attack(1, "Hedge Slipper")
    after_combat(game)
    assert (game.zone("Llanowar Elves"), game.life()) == ("exile", (20, 20))


@scenario("CAS-T22", "CAS-6.3 CAS-8.7 CAS-11.3 CAS-R17")
def test_cas_t22_protection_keeps_no_blocker_off() -> None:
    """Silver Knight strikes first, for 2. Of Hill Giant it has protection, unless that is wholly ignored."""
    for option, size in (("block_clause_only", 0), ("wholly_ignored", 3)):
        game = castles(
            side(battlefield="Silver Knight"), side("1,1 act Hill Giant"), options={"protection": option}
        )
        game.attack(1, "Silver Knight")
        after_combat(game)
        assert game.zone("Silver Knight") == ("graveyard" if size else "battlefield")
        assert (game.zone("Hill Giant"), game.thing("Hill Giant").damage) == ("battlefield", 2)


@pytest.mark.parametrize("option", ["block_clause_only", "wholly_ignored"])
def test_protection_from_targeting_and_damage(option: str) -> None:
    """CAS-6.3: all but the clause about blocks stays, or nothing does."""
    game = castles(
        side(battlefield="Mountain*2, Silver Knight, Grizzly Bears", hand="Shock, Pyroclasm"),
        side("1,1 act White Knight", battlefield="Swamp*2", hand="Terror"),
        options={"protection": option},
    )
    tried = Play.at(game.state)
    tried.play("A cast Shock")
    (tried.excludes if option == "block_clause_only" else tried.includes)("target Silver Knight")
    cast(game, "Pyroclasm")
    assert (game.zone("Silver Knight") == "battlefield") is (option == "block_clause_only")


# Damage of another kind (CAS-R9) ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "vacant", "occupied"),
    [("breached_column_only", 1, 0), ("any_attacking_source", 1, 1), ("combat_only", 0, 0)],
)
def test_an_ability_of_an_attacker(option: str, vacant: int, occupied: int) -> None:
    """Ember Rider deals 1 damage as it attacks, before anything is revealed."""
    for column, damage in ((2, vacant), (1, occupied)):
        game = castles(
            side(battlefield="Ember Rider"),
            side("1,1 act Wall of Stone"),
            options={"attacker_damage": option},
        )
        game.attack(column, "Ember Rider")
        game.all_pass()
        assert game.life() == (20, 20 - damage)


@pytest.mark.parametrize("option", OPTIONS)
def test_an_ability_of_a_creature_that_does_not_attack(option: str) -> None:
    """Raid Bombardment is no attacking creature, and Prodigal Sorcerer stays at home."""
    game = castles(
        side(battlefield="Grizzly Bears, Raid Bombardment, Prodigal Sorcerer"),
        options={"attacker_damage": option},
    )
    game.attack(2, "Grizzly Bears")
    game.play("A activate Prodigal Sorcerer; A target B")
    game.all_pass()
    assert game.life() == (20, 20)


@scenario("CAS-T55", "CAS-R11")
def test_an_attacker_hurts_nobody_but_whom_it_attacks() -> None:
    """CAS-R11, also where it has left."""
    mine = side(battlefield="Last Ember, Mountain", hand="Shock")
    for defender, life in (("B", 18), ("Jace Beleren", 20)):
        game = castles(mine, side(battlefield="Jace Beleren(3 loyalty)"))
        game.pass_to("declare_attackers")
        game.play(f"A column 2; A add Last Ember → {defender}")
        cast(game, "Shock", "Last Ember")
        game.all_pass()
        assert game.life() == (20, life)


# Attackers that have left (CAS-5.1) -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "vacant", "occupied"),
    [("breached_column_only", 2, 0), ("any_attacking_source", 2, 2), ("combat_only", 0, 0)],
)
def test_an_attacker_that_has_left_counts_as_it_last_was(option: str, vacant: int, occupied: int) -> None:
    for column, damage in ((2, vacant), (1, occupied)):
        game = castles(
            side(battlefield="Last Ember, Hill Giant, Mountain", hand="Shock"),
            side("1,1 act Wall of Stone"),
            options={"attacker_damage": option},
        )
        game.attack(column, "Last Ember", "Hill Giant")
        cast(game, "Shock", "Last Ember")
        game.all_pass()
        assert game.life() == (20, 20 - damage)


def test_one_that_was_removed_from_combat_before_it_left_does_not_count() -> None:
    """It regenerates, which takes it out of combat, and dies after that."""
    game = castles(
        side(
            battlefield="Last Ember, Regeneration(on Last Ember), Hill Giant, Forest, Mountain*2",
            hand="Shock*2",
        ),
    )
    game.attack(2, "Last Ember", "Hill Giant")
    game.play("A activate Regeneration")
    game.all_pass()
    cast(game, "Shock#1", "Last Ember")
    assert game.zone("Last Ember") == "battlefield"
    cast(game, "Shock", "Last Ember")
    game.all_pass()
    assert (game.zone("Last Ember"), game.life()) == ("graveyard", (20, 20))


def test_a_blocked_attacker_does_not_count_though_its_blocker_has_left() -> None:
    """CAS-R9: the column is vacant by now, but it was not breached."""
    a = side(battlefield="Last Ember, Hill Giant, Mountain", hand="Shock")
    b = side("1,1 act Wall of Stone", battlefield="Island", hand="Unsummon")
    game = castles(a, b)
    game.attack(1, "Last Ember", "Hill Giant")
    game.pass_to("declare_blockers")
    game.play("A pass; B cast Unsummon")
    if game.asked() == "choose_target":
        game.play("B target Wall of Stone")
    game.all_pass()
    assert game.castle("B") == {}
    cast(game, "Shock", "Last Ember")
    game.all_pass()
    assert after_combat(game).life() == (20, 20)


def test_what_attacked_is_forgotten_as_the_turn_ends() -> None:
    game = castles(side(battlefield="Grizzly Bears"))
    game.attack(2, "Grizzly Bears")
    assert list(game.table.aims.of) == [game.ref("Grizzly Bears")]
    game.end_turn()
    assert game.table.aims.of == {}


@pytest.mark.parametrize("option", ["block_clause_only", "wholly_ignored"])
def test_protection_from_what_is_attached(option: str) -> None:
    """CAS-6.3: a white Aura falls off a black Knight, unless protection is wholly ignored."""
    game = castles(
        side("1,1 act Black Knight", battlefield="Holy Strength(on Black Knight)"),
        options={"protection": option},
    )
    game.pass_to("begin_combat")
    kept = option == "wholly_ignored"
    assert game.zone("Holy Strength") == ("battlefield" if kept else "graveyard")
    assert game.size("Black Knight") == ((3, 4) if kept else (2, 2))


def test_the_column_is_kept_with_an_attacker_that_has_left() -> None:
    """Another combat of the turn may be about another column."""
    mine = side(battlefield="Last Ember, Hill Giant, Mountain", hand="Shock")
    game = castles(mine, side("1,1 act Wall of Stone"))
    game.attack(1, "Last Ember", "Hill Giant")
    ref = game.ref("Last Ember")
    cast(game, "Shock", "Last Ember")
    aim = game.table.aims.of[ref]
    assert (aim.column, aim.blocked) == (1, False)
