"""Turns at the table: untapping, priority in a row, pools, the steps of combat, cleanup (CR 500–514)."""

from __future__ import annotations

import pytest

import engine
from tests.harness import of_type, plain
from tests.magic.positions import attacked, cast
from tests.magic.table import Play, document, side, table


def test_who_is_not_meant_untaps() -> None:
    """CR 502.3: the creature stays tapped in its controller's next untap step, if that is B."""
    written = document([side("Grizzly Bears(tapped)"), side()], active=1, turn=4)
    written["table"]["objects"]["o1"]["stays_tapped_for"] = [1]
    game = Play(written)
    game.end_turn()
    assert game.table.active == 0
    assert not game.thing("Grizzly Bears").tapped


def test_a_mana_ability_ends_the_row_of_passes() -> None:
    """CR 117.4: all players pass in succession, without doing anything in between."""
    game = table(side(), side("Mountain"))
    game.play("A pass; B tap Mountain for {R}; B pass")
    game.seat_to_act("A")
    assert (game.table.step, game.asked()) == ("main1", "priority")
    game.play("A pass")
    assert game.table.step == "begin_combat"


@pytest.mark.parametrize(
    "step", ["upkeep", "draw", "main1", "begin_combat", "end_combat", "main2", "end"], ids=str
)
def test_pools_empty_as_any_step_ends(step: str) -> None:
    """CR 500.5: of every player."""
    game = table(side("Mountain"), side("Forest"), step=step)
    game.play("A tap Mountain for {R}; A pass; B tap Forest for {G}; B pass")
    assert game.table.step == step
    assert [seat.mana for seat in game.table.seats] == [["R"], ["G"]]
    game.play("A pass")
    assert game.table.step != step
    assert [seat.mana for seat in game.table.seats] == [[], []]


@pytest.mark.parametrize("step", ["declare_attackers", "declare_blockers", "combat_damage"], ids=str)
def test_pools_empty_as_any_step_of_combat_ends(step: str) -> None:
    game = attacked("Grizzly Bears → B", side("Grizzly Bears, Mountain"), side("Hill Giant"))
    game.play("B stay_out Hill Giant")
    if step == "declare_attackers":
        game = table(side("Grizzly Bears, Mountain"), side("Hill Giant"), step=step)
        game.play("A attack Grizzly Bears → B")
    game.pass_to(step)
    game.play("A tap Mountain for {R}; A pass")
    assert game.table.seats[0].mana == ["R"]
    game.play("B pass")
    assert game.table.step != step
    assert game.table.seats[0].mana == []


@pytest.mark.parametrize(
    ("attacker", "blocker", "steps"),
    [
        ("Grizzly Bears", "Hill Giant", ["declare_blockers", "combat_damage"]),
        ("Youthful Knight", "Hill Giant", ["declare_blockers", "first_strike_damage", "combat_damage"]),
        ("Grizzly Bears", "Youthful Knight", ["declare_blockers", "first_strike_damage", "combat_damage"]),
    ],
)
def test_there_is_a_step_of_first_strikes_if_somebody_strikes_first(
    attacker: str, blocker: str, steps: list[str]
) -> None:
    """CR 510.4; a Knight that stays at home changes nothing."""
    home = "Elvish Archers(tapped)"
    game = attacked(f"{attacker} → B", side(f"{attacker}, {home}"), side(f"{blocker}, {home}"))
    game.play(f"B block {blocker} → {attacker}")
    met = [game.table.step]
    while game.table.step != "end_combat":
        game.play("A pass; B pass")
        met.append(game.table.step)
    assert met == [*steps, "end_combat"]


def test_nothing_is_divided_once_nothing_is_left() -> None:
    """CR 510.1c: the first blocker takes it all, and two more are not asked about."""
    game = attacked("Hill Giant → B", side("Hill Giant"), side("Grizzly Bears*3"))
    game.play("; ".join(f"B block Grizzly Bears#{number} → Hill Giant" for number in (1, 2, 3)))
    game.play("A pass; B pass")
    game.legal(*(f"assign Hill Giant → Grizzly Bears#1: {amount}" for amount in (0, 1, 2, 3)))
    game.play("A assign Hill Giant → Grizzly Bears#1: 3")
    assert (game.asked(), game.table.step) == ("priority", "combat_damage")


def test_cards_are_discarded_down_in_ascending_order() -> None:
    """CORE-R15: two of nine cards can be discarded in 36 ways, each by one path."""
    game = table(side(hand="Shock*9"), step="end")
    game.play("A pass; B pass")
    first = engine.legal_actions(game.state)
    assert len(first) == 8
    assert sum(len(engine.legal_actions(engine.apply(game.state, one).state)) for one in first) == 36


def test_the_legend_rule_is_applied_in_cleanup() -> None:
    """CR 514.3a: B's legend returns as the turn ends, beside a second one; another cleanup step follows."""
    game = table(
        side("Swamp*2", hand="Act of Treason, Exhume", mana=["R", "R", "R"]),
        side("Night Flower", graveyard="Night Flower"),
    )
    cast(game, "Act of Treason")
    cast(game, "Exhume")
    assert [game.characteristics(ref).controller for ref in game.table.battlefield[-2:]] == [0, 1]
    game.pass_to("cleanup")
    assert game.asked() == "keep_legend"
    game.seat_to_act("B")
    game.legal("keep Night Flower#1", "keep Night Flower#2")
    game.play("B keep Night Flower#2")
    assert [event["rule"] for event in of_type(game.events, "moved")] == ["CR-704.5j"]
    assert (game.table.step, game.table.turn) == ("cleanup", 3)
    game.play("A pass; B pass")
    assert game.table.turn == 4


def test_creatures_that_die_together_are_told_in_the_order_of_entering() -> None:
    """CORE-R4: whoever owns them."""
    game = table(side("Mountain*2, Grizzly Bears", hand="Pyroclasm"), side("Wind Drake, Llanowar Elves"))
    names = {ref: game.name(ref) for ref in game.table.battlefield}
    cast(game, "Pyroclasm")
    died = [event["was"] for event in of_type(game.events, "moved") if event["rule"] == "CR-704.5g"]
    assert [names[ref] for ref in died] == ["Grizzly Bears", "Wind Drake", "Llanowar Elves"]


# Control that comes back (CR 302.6) -------------------------------------------------------------------------


def stolen(**controllers: int) -> Play:
    """A has taken B's Elves and B's Giant until end of turn with Act of Treason; it is the end of the turn.

    ``controllers``: under whose control B's creatures entered, where that is not B.
    """
    mine = side("Mountain*6", hand="Act of Treason*2")
    written = document([mine, side("Llanowar Elves, Hill Giant")])
    for thing in written["table"]["objects"].values():
        if thing["card"] in controllers:
            thing["owner"], thing["controller"] = 1 - thing["owner"], controllers[thing["card"]]
    game = Play(written)
    for creature in ("Llanowar Elves", "Hill Giant"):
        cast(game, "Act of Treason#1" if creature == "Llanowar Elves" else "Act of Treason", creature)
    game.pass_to("end")
    return game


@pytest.mark.parametrize("controllers", [{}, {"hill_giant": 1, "llanowar_elves": 1}], ids=["own", "of-A"])
def test_control_that_comes_back_in_cleanup_has_been_there_since_the_turn_began(
    controllers: dict[str, int],
) -> None:
    """CR 302.6, 514.2: B's next turn begins afterwards, whoever owns the creatures."""
    game = stolen(**controllers)
    game.play("A pass; B pass")
    assert (game.table.turn, game.table.active) == (4, 1)
    for creature in ("Llanowar Elves", "Hill Giant"):
        assert game.characteristics(game.ref(creature)).controller == 1
        assert not game.thing(creature).sick
    assert [event["seat"] for event in of_type(game.events, "control_changed")] == [1, 1]
    game.includes("tap Llanowar Elves for {G}")
    game.pass_to("declare_attackers")
    game.includes("attack Llanowar Elves → A", "stay_out Llanowar Elves")


def test_control_comes_back_before_another_cleanup_step() -> None:
    """CR 514.3a: players act in that cleanup step, and the creatures of B have come back just then."""
    game = stolen()
    game.play("A pass; B pass")
    changed = [
        (event["type"], event.get("step"))
        for event in map(plain, game.events)
        if event["type"] in ("effects_ended", "control_changed", "turn_began", "step_began")
    ]
    assert changed[: changed.index(("turn_began", None))] == [
        ("step_began", "cleanup"),
        ("effects_ended", None),
        ("control_changed", None),
        ("control_changed", None),
    ]


def test_control_that_comes_back_as_a_turn_begins_has_been_there_since() -> None:
    """CR 302.6, 611.2b: what A has lent until A's next turn untaps then, and can be tapped at once."""
    game = table(side("Island, Llanowar Elves", hand="Brief Loan"))
    cast(game, "Brief Loan", "B", "Llanowar Elves")
    game.end_turn()
    assert game.table.active == 1
    assert game.characteristics(game.ref("Llanowar Elves")).controller == 1
    game.pass_to("main1")
    game.play("B tap Llanowar Elves for {G}")
    game.end_turn()
    assert game.table.active == 0
    elves = game.ref("Llanowar Elves")
    assert game.characteristics(elves).controller == 0
    assert not game.table.objects[elves].tapped
    game.includes("tap Llanowar Elves for {G}")
