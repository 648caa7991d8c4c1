"""What happens is told with the rule that made it happen: a play at the table, and what it has to cite.

Each play lists events and decisions by their type, with their rule. The same places of the code are observed
in many other tests; here their rules are named, so that two of them cannot be exchanged unnoticed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.magic.table import Play, Side, side, table
from tests.told import lines, listening


@dataclass
class Case:
    """Two sides, what is played from there, and what has to be told."""

    script: str
    told: str
    a: Side = field(default_factory=side)
    b: Side = field(default_factory=side)
    more: dict[str, Any] = field(default_factory=dict)


def carry_out(game: Play, script: str) -> None:
    """Play the steps; `…` passes until the top of the stack has resolved, `to STEP` until a step begins."""
    for step in map(str.strip, script.split(";")):
        if step == "…":
            game.resolve()
        elif step == "end turn":
            game.end_turn()
        elif step.startswith("to "):
            game.pass_to(step.removeprefix("to "))
        else:
            game.play(step)


ATTACK = {"step": "declare_attackers"}
CASES = {
    "surveil": Case(
        "A cast Survey; …; A put_away; A keep_on_top",
        "sort CR-701.25, looked CR-701.25, moved CR-701.25, arranged CR-401.4",
        side("Island", hand="Survey", library="Shock, Forest, Boomerang"),
    ),
    "search": Case(
        "A cast Demonic Counsel; …; A choose Shock",
        "choose_objects CR-701.23, looked CR-701.23, moved CR-701.23, shuffled CR-701.24",
        side("Swamp", hand="Demonic Counsel", library="Shock, Forest"),
    ),
    "look": Case(
        "A cast Wide Search; …; A choose Shock; A choose Boomerang",
        "choose_objects CR-701.20e, looked CR-701.20e, moved CR-701.20e",
        side("Island", hand="Wide Search", library="Shock, Forest, Boomerang, Plains"),
    ),
    "reflexive": Case(
        "A cast Sparktongue Dragon; …; …; A accept; A target B; …",
        "may CR-118.12, chose CR-118.12, ability_triggered CR-603.12, announced CR-603.3b",
        side("Mountain*8", hand="Sparktongue Dragon"),
    ),
    "tap": Case(
        "A activate Icy Manipulator; A target Hill Giant; …",
        "tapped CR-107.5, tapped CR-701.26, ability_activated CR-602.2",
        side("Icy Manipulator, Forest"),
        side("Hill Giant"),
    ),
    "untap": Case(
        "A cast Act of Treason; …",
        "untapped CR-701.26, effect_began CR-611.2",
        side("Mountain*3", hand="Act of Treason"),
        side("Hill Giant(tapped)"),
    ),
    "freeze": Case(
        "A cast Frost Veil; A target Grizzly Bears; …",
        "tapped CR-701.26",
        side("Island*3", hand="Frost Veil"),
        side("Hill Giant, Grizzly Bears"),
    ),
    "monstrosity": Case(
        "A activate Nessian Asp; …", "counters_put CR-701.37, marked CR-701.37", side("Forest*7, Nessian Asp")
    ),
    "proliferate": Case(
        "A cast Steady Progress; …; A choose Hill Giant; A done",
        "choose_objects CR-701.34, counters_put CR-701.34, drew CR-121.1",
        side("Island*3, Hill Giant(1 +1/+1)", hand="Steady Progress"),
        side("Grizzly Bears(1 -1/-1)"),
    ),
    "mill": Case(
        "A activate Jace Beleren / 2; A target B; …",
        "moved CR-701.17, counters_removed CR-606.4",
        side("Jace Beleren(11 loyalty)"),
        side(library="Shock, Forest, Boomerang"),
    ),
    "reveal": Case(
        "A cast Castigate; …",
        "revealed CR-701.20, chose CR-608.2d, moved CR-400.7",
        side("Plains, Swamp", hand="Castigate"),
        side(hand="Shock, Forest"),
    ),
    "discard": Case(
        "A cast Mind Rot; A target B; …; B choose Shock; B choose Forest",
        "choose_objects CR-701.9, moved CR-701.9",
        side("Swamp*3", hand="Mind Rot"),
        side(hand="Shock, Forest, Plains"),
    ),
    "trample": Case(
        "A attack Colossal Dreadmaw → B; A pass; B pass; B block Grizzly Bears → Colossal Dreadmaw; "
        "A pass; B pass; A assign Colossal Dreadmaw → Grizzly Bears: 2",
        "assign_damage CR-510.1c, damage_dealt CR-510.2, tapped CR-508.1f, life_lost CR-120.3a, "
        "moved CR-704.5g",
        side("Colossal Dreadmaw"),
        side("Grizzly Bears"),
        ATTACK,
    ),
    "order": Case(
        "A cast Second Spring; …; A enter_next Blue Dusk",
        "order_entering CORE-R13",
        side("Plains, Savannah Lions, Wind Drake", hand="Second Spring", graveyard="Blue Dusk, White Dawn"),
    ),
    "infect": Case(
        "A attack Plague Carrier → B; A pass; B pass; to end_combat",
        "poisoned CR-120.3b",
        side("Plague Carrier"),
        side(),
        ATTACK,
    ),
    "infect creature": Case(
        "A attack Plague Carrier → B; A pass; B pass; B block Hill Giant → Plague Carrier; to end_combat",
        "counters_put CR-120.3d",
        side("Plague Carrier"),
        side("Hill Giant"),
        ATTACK,
    ),
    "damage to a planeswalker": Case(
        "A attack Hill Giant → Jace Beleren; A pass; B pass; to end_combat",
        "counters_removed CR-120.3c, moved CR-704.5i",
        side("Hill Giant"),
        side("Jace Beleren(3 loyalty)"),
        ATTACK,
    ),
    "pay": Case(
        "A cast Kindled Spark; A x 0; A target B; A auto_pay",
        "choose_x CR-107.3a, chose CR-107.3a, pay_mana CR-601.2g, spell_cast CR-601.2i, mana_spent CR-601.2h",
        side("Twofold Ruin", hand="Kindled Spark"),
    ),
    "buyback": Case(
        "A cast Evincar's Justice with buyback; …",
        "moved CR-702.27, damage_dealt CR-120.1",
        side("Swamp*7", hand="Evincar's Justice"),
    ),
    "world": Case(
        "A cast World of Dawn; …",
        "moved CR-704.5k",
        side("Plains", hand="World of Dawn"),
        side("World of Dusk"),
    ),
    "until your next turn": Case(
        "A activate Dovin, Hand of Control / 1; …; end turn; end turn",
        "effects_ended CR-611.2b",
        side("Dovin, Hand of Control(5 loyalty)"),
        side("Hill Giant"),
    ),
    "unleash": Case(
        "A cast Spawn of Rix Maadi; …; A enter_with",
        "enter_with CR-614.12a, counters_put CR-608.3",
        side("Swamp*4, Mountain", hand="Spawn of Rix Maadi"),
    ),
    "returning aura": Case(
        "A cast Relic Call; …; A enter_attached Grizzly Bears",
        "enter_attached CR-303.4f",
        side("Swamp", hand="Relic Call", graveyard="Pacifism"),
        side("Hill Giant, Grizzly Bears"),
    ),
    "token": Case(
        "A cast Sprout; …; A cast Unsummon; …",
        "token_created CR-701.7, ceased CR-704.5d",
        side("Forest, Island", hand="Sprout, Unsummon"),
    ),
    "deathtouch": Case(
        "A attack Typhoid Rats → B; A pass; B pass; B block Craw Wurm → Typhoid Rats; to end_combat",
        "moved CR-704.5h, moved CR-704.5g",
        side("Typhoid Rats"),
        side("Craw Wurm"),
        ATTACK,
    ),
    "toughness": Case(
        "A cast Disfigure; …", "moved CR-704.5f", side("Swamp", hand="Disfigure"), side("Grizzly Bears")
    ),
    "lethal": Case(
        "A cast Shock; A target Grizzly Bears; …",
        "moved CR-704.5g, moved CR-704.5m, damage_dealt CR-120.1, moved CR-608.2n",
        side("Mountain", hand="Shock"),
        side("Grizzly Bears, Firebreathing(on Grizzly Bears)"),
    ),
    "equipment": Case(
        "A cast Petrify; …",
        "unattached CR-704.5n",
        side("Island, Grizzly Bears, Bonesplitter(on Grizzly Bears)", hand="Petrify"),
    ),
    "creature aura": Case(
        "A cast Awaken; A target Firebreathing; …",
        "moved CR-704.5m",
        side("Island", hand="Awaken"),
        side("Grizzly Bears, Firebreathing(on Grizzly Bears)"),
    ),
    "counters": Case(
        "A cast Battlegrowth; …",
        "counters_put CR-122.1, counters_removed CR-704.5q",
        side("Safehold Elite(1 -1/-1), Forest", hand="Battlegrowth"),
    ),
    "regenerate": Case(
        "A activate Drudge Skeletons; …; A cast Shock; A target Drudge Skeletons; …",
        "shield_made CR-701.19, regenerated CR-701.19a",
        side("Drudge Skeletons, Swamp, Mountain", hand="Shock"),
    ),
    "intervening if": Case(
        "A pass; B pass; A pass; B cast Ashcoat Bear; B pass; A pass; …",
        "ability_triggered CR-603.2, announced CR-603.3b, did_not_resolve CR-603.4, moved CR-608.3",
        side("Pestilence"),
        side("Forest*2", hand="Ashcoat Bear"),
        {"step": "main2"},
    ),
    "fizzled aura": Case(
        "A cast Rancor; A pass; B cast Unsummon; B pass; A pass; A pass; B pass",
        "did_not_resolve CR-608.3b, moved CR-608.3b",
        side("Grizzly Bears, Forest", hand="Rancor"),
        side("Island", hand="Unsummon"),
    ),
    "lifelink": Case(
        "A attack Child of Night → B; A pass; B pass; to end_combat",
        "life_gained CR-702.15b",
        side("Child of Night"),
        side(),
        ATTACK,
    ),
    "fight": Case(
        "A cast Prey Upon; …",
        "damage_dealt CR-701.14",
        side("Forest, Hill Giant", hand="Prey Upon"),
        side("Grizzly Bears"),
    ),
    "mana for life": Case(
        "A cast Black Knight", "life_lost CR-119.4", side("Blood Font*2", hand="Black Knight")
    ),
    "exile as cost of mana": Case(
        "A cast Shock; A target B",
        "moved CR-601.2h",
        side("Spent Lantern", hand="Shock"),
    ),
    "mana of a spell": Case(
        "A cast Prismatic Surge; …",
        "choose_mana CR-106.3",
        side("Mountain", hand="Prismatic Surge"),
    ),
    "life as cost": Case(
        "A cast Gut Shot; A target B", "chose CR-107.4e, life_lost CR-107.4f", side(hand="Gut Shot")
    ),
    "protection": Case(
        "A cast Pyroclasm; …",
        "damage_prevented CR-702.16e",
        side("Mountain*2", hand="Pyroclasm"),
        side("Paladin en-Vec"),
    ),
    "land": Case(
        "A play_land Forest; A tap Forest for {G}; to begin_combat",
        "land_played CR-305.1, moved CR-305.1, mana_added CR-605.3b, mana_emptied CR-500.5",
        side(hand="Forest"),
    ),
    "counter": Case(
        "A cast Shock; A target B; A pass; B cast Counterspell; B pass; A pass",
        "countered CR-701.6, moved CR-701.6",
        side("Mountain", hand="Shock"),
        side("Island*2", hand="Counterspell"),
    ),
    "draw and gain": Case("A cast Brainstorm; …", "drew CR-121.1", side("Island", hand="Brainstorm")),
    "gain": Case(
        "A cast Soul Warden; …; A cast Grizzly Bears; …; …",
        "life_gained CR-119.3",
        side("Plains, Forest*2", hand="Soul Warden, Grizzly Bears"),
    ),
    "cleanup": Case(
        "A cast Shock; A target Hill Giant; …; end turn",
        "damage_removed CR-514.2, turn_began CR-500.7, step_began CR-500.1",
        side("Mountain", hand="Shock"),
        side("Hill Giant"),
    ),
    "no loyalty": Case(
        "A cast Lightning Bolt; A target Jace Beleren; …",
        "counters_removed CR-120.3c, moved CR-704.5i",
        side("Mountain", hand="Lightning Bolt"),
        side("Jace Beleren(3 loyalty)"),
    ),
    "untap step": Case("end turn", "untapped CR-502.3", side(), side("Forest(tapped)")),
    "attached creature": Case(
        "A cast Awaken; A target Bonesplitter; …",
        "unattached CR-704.5p",
        side("Island, Grizzly Bears, Bonesplitter(on Grizzly Bears)", hand="Awaken"),
    ),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_it_is_told_by_which_rule(case: Case) -> None:
    game = table(case.a, case.b, **case.more)
    with listening(game) as said:
        carry_out(game, case.script)
    assert lines(case.told) <= said
