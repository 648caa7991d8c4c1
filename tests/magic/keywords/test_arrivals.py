"""Keywords that put creatures onto the battlefield attacking, or to attack: ninjutsu, sneak, myriad, encore
(CR 702.49, 702.116, 702.141, 702.190)."""

from __future__ import annotations

import pytest

from engine.magic.catalogue import called
from tests.harness import of_type
from tests.magic.combat.fight import Fight, attacked, fight
from tests.magic.formats import served
from tests.magic.multiplayer.table import FREE_FOR_ALL, seated
from tests.magic.table import side, table

serving = served(FREE_FOR_ALL)


def unblocked(card: str, theirs: str = "", whom: str = "B", lands: str = "Island") -> Fight:
    """Grizzly Bears attack, and nothing blocks them; A has priority, with this card in hand."""
    game = attacked(side(f"Grizzly Bears, {lands}", hand=card), theirs, f"A attack Grizzly Bears → {whom}")
    while game.asked() == "declare_blockers":
        game.idle()
    return game


# Ninjutsu (CR 702.49) -------------------------------------------------------------------------------------


def test_ninjutsu_takes_the_place_of_an_unblocked_attacker() -> None:
    game = unblocked("Alley Shade")
    game.play("A activate Alley Shade / ninjutsu")
    assert game.zone("Grizzly Bears") == "hand"
    assert game.zone("Alley Shade") == "hand", "it waits for the ability to resolve"
    game.resolve()
    assert game.attacks() == {"Alley Shade → B"}
    assert game.thing("Alley Shade").tapped
    assert not of_type(game.events, "attacker_declared")
    assert len(game.table.stack) == 1, "it has entered"
    game.steps()
    assert game.life() == (21, 18)


def test_it_attacks_what_the_returned_creature_attacked() -> None:
    game = unblocked("Alley Shade", "Jace Beleren(3 loyalty)", "Jace Beleren")
    game.play("A activate Alley Shade / ninjutsu")
    game.resolve()
    assert game.attacks() == {"Alley Shade → Jace Beleren"}


def test_a_planeswalker_that_is_gone_is_not_attacked_by_it() -> None:
    """CR 508.4a."""
    theirs = side("Jace Beleren(2 loyalty), Mountain", hand="Shock")
    game = attacked(
        side("Grizzly Bears, Island", hand="Alley Shade"), theirs, "A attack Grizzly Bears → Jace Beleren"
    )
    game.play("A activate Alley Shade / ninjutsu; A pass; B cast Shock; B target Jace Beleren")
    game.resolve()
    assert game.zone("Jace Beleren") == "graveyard"
    game.resolve()
    assert (game.zone("Alley Shade"), game.attacks()) == ("battlefield", frozenset())
    assert game.thing("Alley Shade").tapped


def test_before_blocks_nothing_is_unblocked() -> None:
    """CR 509.1h."""
    game = fight(side("Grizzly Bears, Island", hand="Alley Shade"), "")
    game.play("A attack Grizzly Bears → B")
    game.refuses("activate Alley Shade / ninjutsu", "CR-118.3")


def test_a_blocked_creature_does_not_return() -> None:
    game = attacked(
        side("Grizzly Bears, Island", hand="Alley Shade"), "Hill Giant", "A attack Grizzly Bears → B"
    )
    game.play("B block Hill Giant → Grizzly Bears")
    game.refuses("activate Alley Shade / ninjutsu", "CR-118.3")


def test_nobody_but_the_attacking_player_has_an_unblocked_attacker() -> None:
    theirs = side("Island", hand="Alley Shade")
    game = attacked("Grizzly Bears", theirs, "A attack Grizzly Bears → B")
    game.play("A pass")
    game.refuses("activate Alley Shade / ninjutsu", "CR-118.3")


def test_everybody_sees_the_card_while_the_ability_waits() -> None:
    """CR 702.49b."""
    game = unblocked("Alley Shade")
    shade = game.ref("Alley Shade")
    game.play("A activate Alley Shade / ninjutsu")
    assert game.state.machine.known[shade] == [0, 1]


def test_a_card_that_has_left_the_hand_stays_away() -> None:
    """Of two activations the second finds nothing."""
    game = attacked(
        side("Grizzly Bears, Hill Giant, Island*2", hand="Alley Shade"),
        "",
        "A attack Grizzly Bears → B; A attack Hill Giant → B",
    )
    game.play(
        "A activate Alley Shade / ninjutsu; A pay_with Grizzly Bears; A activate Alley Shade / ninjutsu"
    )
    game.resolve()
    assert game.attacks() == {"Alley Shade → B"}
    game.all_pass()
    assert game.zone("Hill Giant") == "hand"
    assert game.attacks() == {"Alley Shade → B"}


# Sneak (CR 702.190) ---------------------------------------------------------------------------------------


def test_a_creature_that_sneaks_enters_tapped_and_attacking() -> None:
    game = unblocked("Quiet Blade")
    game.play("A cast Quiet Blade with sneak")
    assert (game.zone("Grizzly Bears"), game.zone("Quiet Blade")) == ("hand", "stack")
    game.resolve()
    assert game.attacks() == {"Quiet Blade → B"}
    assert game.thing("Quiet Blade").tapped
    game.resolve()
    assert len(game.cards("A", "hand")) == 2, "its ability knows of the sneak cost"
    game.steps()
    assert game.life() == (20, 17)


def test_a_sneaking_creature_attacks_what_the_other_attacked() -> None:
    game = unblocked("Quiet Blade", "Jace Beleren(3 loyalty)", "Jace Beleren")
    game.play("A cast Quiet Blade with sneak")
    game.resolve()
    assert game.attacks() == {"Quiet Blade → Jace Beleren"}


def test_a_sorcery_sneaks_too() -> None:
    game = unblocked("Hushed Strike")
    game.play("A cast Hushed Strike with sneak")
    game.resolve()
    assert sorted(game.cards("A", "hand")) == ["grizzly_bears", "wastes", "wastes"]


def test_cast_for_its_mana_cost_it_does_not_attack() -> None:
    game = table(side("Island*5", hand="Quiet Blade"))
    game.refuses("cast Quiet Blade with sneak", "CR-702.190")
    game.play("A cast Quiet Blade")
    game.resolve()
    assert not game.thing("Quiet Blade").tapped
    assert game.table.stack == []


@pytest.mark.parametrize("card", ["Quiet Blade", "Hushed Strike"])
def test_in_combat_sneak_is_the_only_way(card: str) -> None:
    game = unblocked(card, lands="Island*6")
    game.includes(f"cast {card} with sneak")
    game.refuses(f"cast {card}", "CR-307.1")


def test_after_the_step_of_blocks_it_is_too_late() -> None:
    game = unblocked("Quiet Blade")
    game.pass_to("combat_damage")
    game.refuses("cast Quiet Blade with sneak", "CR-307.1", "CR-702.190")


# Myriad (CR 702.116) --------------------------------------------------------------------------------------


def test_myriad_attacks_each_other_opponent() -> None:
    game = fight("Many Howler", "", "Jace Beleren(3 loyalty)")
    game.play("A attack Many Howler → B")
    game.play("A pass; B pass; C pass; A accept")
    game.legal("choose C", "choose Jace Beleren")
    game.play("A choose Jace Beleren")
    assert {text.rpartition(" → ")[2] for text in game.attacks()} == {"B", "Jace Beleren"}
    token = game.table.battlefield[-1]
    assert (game.table.objects[token].token, game.table.objects[token].tapped) == (True, True)
    game.steps()
    assert token not in game.table.objects
    assert game.zone("Many Howler") == "battlefield"


def test_myriad_may_be_declined() -> None:
    game = fight("Many Howler", "", "")
    game.play("A attack Many Howler → B; A pass; B pass; C pass; A decline")
    assert len(game.table.battlefield) == 1
    game.steps()
    assert (game.table.stack, game.table.battlefield) == ([], [game.ref("Many Howler")])


def test_each_instance_of_myriad_triggers() -> None:
    """CR 702.116b."""
    game = fight("Many Howler, Grizzly Bears, Howling Horde", "", "")
    game.play("A attack Many Howler → B; A attack Grizzly Bears → C")
    while game.asked() == "order_triggers":
        game.play("A place 0")
    assert len(game.table.stack) == 3
    assert {called(game.state, item.code) for item in game.table.stack} == {"Myriad"}


def test_in_a_duel_myriad_finds_nobody_else() -> None:
    game = fight("Many Howler", "")
    game.play("A attack Many Howler → B")
    game.resolve()
    assert game.attacks() == {"Many Howler → B"}


# Encore (CR 702.141) --------------------------------------------------------------------------------------


def test_encore_creates_a_token_that_has_to_attack() -> None:
    game = table(side("Swamp", graveyard="Grave Chorus"))
    game.play("A activate Grave Chorus / encore")
    assert game.zone("Grave Chorus") == "exile"
    game.resolve()
    (token,) = [ref for ref in game.table.battlefield if game.table.objects[ref].token]
    assert "haste" in game.characteristics(token).keywords
    game.pass_to("declare_attackers")
    game.excludes(f"stay_out {game.name(token)}")
    game.pass_to("end")
    assert game.life() == (20, 17)
    game.resolve()
    assert token not in game.table.objects


def test_the_token_attacks_the_opponent_and_no_planeswalker() -> None:
    game = table(side("Swamp", graveyard="Grave Chorus"), side("Jace Beleren(3 loyalty)"))
    game.play("A activate Grave Chorus / encore")
    game.resolve()
    game.pass_to("declare_attackers")
    assert [one.defender for one in game.table.combat.attackers] == [game.ref("B")]


def test_encore_attacks_each_opponent_with_another_token() -> None:
    around = seated(side("Swamp", graveyard="Grave Chorus"), side(), side())
    around.play("A activate Grave Chorus / encore")
    around.pass_around()
    first, second = (ref for ref in around.table.battlefield if around.table.objects[ref].token)
    around.until_step("declare_attackers")
    attacks = {one.creature: around.name(one.defender) for one in around.table.combat.attackers}
    assert attacks == {first: "B", second: "C"}


def test_encore_is_done_at_sorcery_speed() -> None:
    game = table(side("Swamp", graveyard="Grave Chorus"), step="upkeep")
    game.refuses("activate Grave Chorus / encore", "CR-602.5d")
