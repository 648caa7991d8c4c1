"""Instants and sorceries that give life and prevent damage (CR 119.3, 615)."""

from __future__ import annotations

import pytest

from tests.cards.plays import plays
from tests.magic.positions import attacked
from tests.magic.table import side, table


@plays("Stream of Life")
@pytest.mark.parametrize("x", [0, 1, 4])
def test_stream_of_life_gives_a_player_x_life(x: int) -> None:
    for target, life in (("A", (20 + x, 20)), ("B", (20, 20 + x))):
        game = table(side("Forest*5", hand="Stream of Life"), side("Hill Giant"))
        game.play(f"A cast Stream of Life; A x {x}")
        game.legal("target A", "target B")
        game.play(f"A target {target}; A pass; B pass")
        assert game.life() == life


@plays("Healing Salve")
def test_healing_salve_gives_a_player_three_life() -> None:
    for target, life in (("A", (23, 20)), ("B", (20, 23))):
        game = table(side("Plains", hand="Healing Salve"), side("Hill Giant"))
        game.play("A cast Healing Salve")
        game.legal("mode 0", "mode 1")
        game.play("A mode 0")
        game.legal("target A", "target B")
        game.play(f"A target {target}; A pass; B pass")
        assert game.life() == life


@plays("Healing Salve")
@pytest.mark.parametrize(
    ("spell", "mana", "dealt"),
    [("Shock", "Mountain", 0), ("Lightning Bolt", "Mountain", 0), ("Blaze", "Mountain*6", 2)],
)
def test_healing_salve_prevents_the_next_three_damage(spell: str, mana: str, dealt: int) -> None:
    """To a player, a creature or a planeswalker; no more, and to nobody else."""
    mine = f"Plains, Craw Wurm(1 +1/+1), Jace Beleren(6 loyalty), {mana}"
    for target in ("A", "Craw Wurm", "Jace Beleren"):
        game = table(side(mine, hand=f"Healing Salve, {spell}"), side("Hill Giant"))
        game.play("A cast Healing Salve; A mode 1")
        game.legal("target A", "target B", "target Craw Wurm", "target Jace Beleren", "target Hill Giant")
        game.play(f"A target {target}; A pass; B pass; A cast {spell}")
        if spell == "Blaze":
            game.play("A x 5")
        game.play(f"A target {target}; A pass; B pass")
        assert game.life() == (20 - dealt * (target == "A"), 20)
        assert game.thing("Craw Wurm").damage == dealt * (target == "Craw Wurm")
        assert game.thing("Jace Beleren").counters["loyalty"] == 6 - dealt * (target == "Jace Beleren")


@plays("Healing Salve")
def test_what_is_left_of_healing_salve_waits_until_the_turn_ends() -> None:
    game = table(
        side("Plains, Hill Giant", hand="Healing Salve", library="Forest*9"),
        side("Mountain*4", hand="Shock*3", library="Forest*9"),
    )
    game.play("A cast Healing Salve; A mode 1; A target A; A pass; B pass; A pass")
    game.play("B cast Shock#1; B target Hill Giant; B pass; A pass; A pass")
    assert game.thing("Hill Giant").damage == 2
    for life in (20, 19):
        game.play("B cast Shock#1; B target A; B pass; A pass")
        assert game.life() == (life, 20)
        if life == 20:
            game.play("A pass")


@plays("Healing Salve")
def test_the_shield_of_healing_salve_ends_with_the_turn() -> None:
    game = table(side("Plains", hand="Healing Salve"), side("Mountain", hand="Shock"))
    game.play("A cast Healing Salve; A mode 1; A target A; A pass; B pass")
    game.end_turn()
    game.pass_to("main1")
    game.play("B cast Shock; B target A; B pass; A pass")
    assert game.life() == (18, 20)


@plays("Healing Salve")
def test_healing_salve_for_a_creature_that_is_gone() -> None:
    game = table(side("Plains, Hill Giant", hand="Healing Salve"), side("Island", hand="Unsummon"))
    game.play("A cast Healing Salve; A mode 1; A target Hill Giant; A pass; B cast Unsummon")
    game.all_pass()
    assert (game.zone("Healing Salve"), game.table.shields) == ("graveyard", [])


@plays("Moment's Peace")
@pytest.mark.parametrize(("zone", "way", "mana"), [("hand", "normal", 2), ("graveyard", "flashback", 3)])
def test_moments_peace_prevents_all_combat_damage(zone: str, way: str, mana: int) -> None:
    """Of both sides, to players and creatures alike."""
    game = attacked(
        "Hill Giant → B, Serra Angel → B",
        side("Hill Giant, Serra Angel"),
        side(f"Trained Armodon, Forest*{mana}", **{zone: "Moment's Peace"}),
    )
    game.play("B block Trained Armodon → Hill Giant; A pass")
    game.play(f"B cast Moment's Peace{'' if way == 'normal' else ' with flashback'}")
    game.all_pass()
    game.pass_to("end_combat")
    assert game.life() == (20, 20)
    assert (game.thing("Hill Giant").damage, game.thing("Trained Armodon").damage) == (0, 0)
    assert game.zone("Moment's Peace") == ("graveyard" if way == "normal" else "exile")


@plays("Moment's Peace")
def test_moments_peace_prevents_no_other_damage_and_none_of_later_turns() -> None:
    game = table(side("Forest*2, Mountain", hand="Moment's Peace, Shock"), side("Hill Giant"))
    game.play("A cast Moment's Peace")
    while game.asked() == "pay_mana":
        game.play("A pay_tapping Forest#2 for {G}")
    game.all_pass()
    game.play("A cast Shock; A target B; A pass; B pass")
    assert game.life() == (20, 18)
    game.end_turn()
    game.pass_to("declare_attackers")
    game.play("B attack Hill Giant → A")
    game.pass_to("end_combat")
    assert game.life() == (17, 18)
