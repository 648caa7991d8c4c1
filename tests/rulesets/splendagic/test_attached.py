"""What becomes of land cards under permanents (SPL-10.5–10.8)."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from tests.harness import of_type, plain, scenario
from tests.rulesets.splendagic.table import SplendagicPlay, side, table
from tests.sides import one_sided


def resolved(game: SplendagicPlay, script: str) -> SplendagicPlay:
    """The position after a spell, of which everybody lets the stack resolve."""
    game.play(script)
    game.all_pass()
    return game


def returned(game: SplendagicPlay) -> list[tuple[str, str, str]]:
    """The land cards that went back in the last events: type, reason, rule."""
    told = of_type(game.events, "land_returned")
    return [(event["kind"], event["reason"], event["rule"]) for event in told]


# Leaving the battlefield (SPL-10.6) ------------------------------------------------------------------------


@scenario("ST-21", decides="SPL-10.5 SPL-R40 SPL-R50")
def test_a_death_returns_the_land_card() -> None:
    """The Drake is the only target that there is: what lies under it is no object (SPL-10.5)."""
    game = table(
        side("Wind Drake(island)", stock=(1, 0, 0, 0, 0, 0)),
        side(hand="Doom Blade", stock=(0, 2, 2, 0, 0, 0)),
        supply=(3, 1, 2, 4, 4, 5),
        active=1,
        turn=4,
    )
    assert len(game.table.battlefield) == 1
    game.play("B cast Doom Blade; B stock swamp; B pass; A pass")
    assert game.stock("B") == (0, 2, 0, 0, 0, 0)
    assert game.supply() == (3, 2, 4, 4, 4, 5)
    assert game.stock("A") == (1, 0, 0, 0, 0, 0)


@scenario("ST-22", decides="SPL-R52")
def test_a_land_card_that_was_spent_before_does_not_return_again() -> None:
    """Nor does one that was spent return as its permanent stops being a creature; one that was not does
    (SPL-R52)."""
    game = table(
        side("Wind Drake(island)", hand="Opt"),
        side(hand="Doom Blade", stock=(0, 2, 2, 0, 0, 0)),
        supply=(4, 1, 2, 4, 4, 5),
        active=1,
        turn=4,
    )
    game.play("B cast Doom Blade; B stock swamp; B pass; A cast Opt")
    assert (game.under("Wind Drake"), game.supply()[1]) == (None, 2)
    game.play("A pass; B pass; A keep_on_top")
    game.all_pass()
    assert game.zone("Wind Drake") == "graveyard"
    assert game.supply() == (4, 2, 4, 4, 4, 5)
    for spent, back in ((True, [("wastes", "paid", "SPL-9.1")]), (False, [("wastes", "left", "SPL-10.8")])):
        game = animated(mana=["W", *(() if spent else ("W",))])
        game.play("A cast Disenchant; A auto_pay; A pass; B pass")
        assert returned(game) == back
        assert (game.table.lands.under, game.supply()[5]) == ({}, 5)


@scenario("ST-23", decides="SPL-10.7 SPL-R51")
def test_whoever_controls_the_permanent_may_spend_its_land_card() -> None:
    game = table(
        side("Wind Drake(island)", hand="Opt"),
        side(hand="Act of Treason, Opt", stock=(0, 0, 0, 3, 0, 0)),
        supply=(4, 3, 4, 1, 4, 5),
        active=1,
        turn=4,
    )
    game.play("B cast Act of Treason; B pass; A pass")
    game.includes("cast Opt#2")
    game.play("B take_same plains; B pass")
    game.refuses("A cast Opt#1", "CR-118.3")
    game.play("A pass; B cast Opt#2")
    assert (game.under("Wind Drake"), game.supply()[1]) == (None, 4)
    game.all_pass()
    while game.asked() != "priority":
        game.take(engine.legal_actions(game.state)[0])
    game.end_turn()
    assert game.table.active == 0
    assert game.characteristics(game.ref("Wind Drake")).controller == 0
    assert (game.table.step, game.under("Wind Drake")) == ("upkeep", "island")


@pytest.mark.parametrize(
    ("spell", "mana", "reason"),
    [
        ("Doom Blade", "BB", "death"),
        ("Boomerang", "UU", "left"),
        ("Journey to Nowhere", "WW", "left"),
        ("Time Ebb", "UUU", "left"),
    ],
)
def test_the_land_card_goes_back_however_its_permanent_leaves(spell: str, mana: str, reason: str) -> None:
    """SPL-R50: to the supply, neither to a stock nor out of the game."""
    game = table(
        side(hand=spell, mana=list(mana)),
        side("Wind Drake(island)", stock=(1, 1, 0, 0, 0, 0)),
        supply=(3, 2, 4, 4, 4, 5),
    )
    game.play(f"A cast {spell}")
    while game.asked() in ("target", "choose_target"):
        game.take(engine.legal_actions(game.state)[0])
    while not of_type(game.events, "land_returned"):
        if game.asked() == "priority":
            game.idle()
        else:
            game.take(engine.legal_actions(game.state)[0])
    assert returned(game) == [("island", reason, "SPL-10.6")]
    assert game.supply() == (3, 3, 4, 4, 4, 5)
    assert (game.stock("A"), game.stock("B")) == ((0,) * 6, (1, 1, 0, 0, 0, 0))


def test_it_goes_back_as_part_of_the_event() -> None:
    """Before triggered abilities are put on the stack (SPL-R50): told right after the move."""
    game = table(
        side(hand="Doom Blade", mana=["B", "B"]), side("Doomed Traveler(plains)"), supply=(3, 4, 4, 4, 4, 5)
    )
    game.play("A cast Doom Blade; A pass; B pass")
    events = [event["type"] for event in plain(game.events)]
    place = events.index("land_returned")
    assert events[place - 1] == "moved"
    assert "announced" in events[place:]
    assert game.supply()[0] == 4


def test_all_go_back_at_once() -> None:
    game = table(
        side("Wind Drake(island), Hill Giant(mountain)", hand="Wrath of God", mana=["W"] * 4),
        side("Grizzly Bears(forest), Mind Stone, Bronze Sable(wastes)"),
        supply=(4, 3, 4, 3, 3, 4),
    )
    resolved(game, "A cast Wrath of God; A auto_pay; A pass")
    assert game.supply() == (4, 4, 4, 4, 4, 5)
    assert game.table.lands.under == {}


def test_a_token_gives_its_land_card_back() -> None:
    game = table(
        side(hand="Boomerang", mana=["U", "U"]),
        side("Spirit Token(token, plains)"),
        supply=(3, 4, 4, 4, 4, 5),
    )
    resolved(game, "A cast Boomerang; A pass")
    assert (game.supply()[0], game.table.battlefield) == (4, [])


def test_a_planeswalker_without_loyalty_gives_its_land_card_back() -> None:
    walker = "Davriel, Rogue Shadowmage(3 loyalty, swamp)"
    game = table(side(hand="Lightning Bolt", mana=["R"]), side(walker), supply=(4, 4, 3, 4, 4, 5))
    resolved(game, "A cast Lightning Bolt; A target Davriel, Rogue Shadowmage; A pass")
    assert returned(game)[0][:2] == ("swamp", "death")


def test_the_legend_rule_gives_one_back() -> None:
    walker = "Davriel, Rogue Shadowmage(3 loyalty, swamp)"
    game = table(side(f"{walker}, {walker}"), supply=(4, 4, 2, 4, 4, 5))
    game.play("A keep Davriel, Rogue Shadowmage#1")
    assert (game.supply()[2], len(game.table.lands.under)) == (3, 1)


def test_what_comes_back_has_no_land_card() -> None:
    """SPL-R40: Cloudshift makes a new object of the Drake (CR 400.7)."""
    game = table(
        side("Wind Drake(island), Hill Giant(mountain)", hand="Cloudshift", mana=["W"]),
        supply=(4, 3, 4, 3, 4, 5),
    )
    resolved(game, "A cast Cloudshift; A target Wind Drake; A pass")
    assert (game.under("Wind Drake"), game.under("Hill Giant")) == (None, "mountain")
    assert game.supply()[1] == 4


def test_what_regenerates_or_is_indestructible_keeps_it() -> None:
    game = table(
        side("Drudge Skeletons(swamp)", mana=["B"]),
        side(hand="Doom Blade, Lightning Bolt", mana=["R"]),
        supply=(4, 4, 3, 4, 4, 5),
    )
    game.play("A activate Drudge Skeletons; A auto_pay; A pass; B pass; A pass")
    game.play("B cast Lightning Bolt; B target Drudge Skeletons; B pass; A pass")
    assert (game.under("Drudge Skeletons"), game.thing("Drudge Skeletons").tapped) == ("swamp", True)


# Control (SPL-10.7) ----------------------------------------------------------------------------------------


def test_it_stays_as_control_changes() -> None:
    """SPL-R51: nothing is told, and the supply is what it was."""
    game = table(
        side(hand="Borrowed Time", mana=["R"]), side("Wind Drake(island)"), supply=(4, 3, 4, 4, 4, 5)
    )
    resolved(game, "A cast Borrowed Time; A pass")
    assert game.characteristics(game.ref("Wind Drake")).controller == 0
    assert (game.under("Wind Drake"), game.supply()[1], returned(game)) == ("island", 3, [])
    game.end_turn()
    assert game.characteristics(game.ref("Wind Drake")).controller == 1
    assert game.under("Wind Drake") == "island"


def test_whoever_controls_the_permanent_as_their_upkeep_begins_attaches() -> None:
    """SPL-10.1: A's Drake, which B has taken over for good, gets its Island in B's upkeep."""
    game = table(
        side("Wind Drake"), side(hand="Long Theft", mana=["U"]), supply=(4, 4, 4, 4, 4, 5), turn=4, active=1
    )
    resolved(game, "B cast Long Theft; B pass")
    game.end_turn()
    assert (game.table.active, game.under("Wind Drake")) == (0, None)
    game.end_turn()
    assert (game.table.active, game.under("Wind Drake")) == (1, "island")


def test_creatures_that_change_sides_keep_their_own() -> None:
    """SPL-R40: with an exchange of control nothing but control is exchanged."""
    game = table(
        side("Wind Drake(island)", hand="Poisoned Gift*2", mana=["U", "U"]),
        side("Hill Giant(mountain)"),
        supply=(4, 3, 4, 3, 4, 5),
    )
    resolved(game, "A cast Poisoned Gift#1; A target Wind Drake; A target B; A auto_pay; A pass")
    resolved(game, "A cast Poisoned Gift; A target Hill Giant; A target A; A pass")
    known = {name: game.characteristics(game.ref(name)).controller for name in ("Wind Drake", "Hill Giant")}
    assert known == {"Wind Drake": 1, "Hill Giant": 0}
    assert (game.under("Wind Drake"), game.under("Hill Giant")) == ("island", "mountain")


# A marker, no object (SPL-10.5) ----------------------------------------------------------------------------


def test_a_copy_has_none() -> None:
    """SPL-R40: Clone copies the Drake, and not what lies under it."""
    game = table(side("Wind Drake(island)", hand="Clone", mana=["U"] * 4), supply=(4, 3, 4, 4, 4, 5))
    game.play("A cast Clone; A auto_pay; A pass; B pass; A copy Wind Drake")
    assert game.table.lands.under == {game.table.battlefield[0]: "island"}
    assert game.supply()[1] == 3


def test_no_counter_is_a_land_card() -> None:
    """SPL-R40: proliferate does not see it; who proliferates is asked about nothing."""
    game = table(
        side("Wind Drake(island)", hand="Steady Progress", mana=["U"] * 3), supply=(4, 3, 4, 4, 4, 5)
    )
    resolved(game, "A cast Steady Progress; A auto_pay; A pass")
    assert (game.asked(), game.supply()[1]) == ("priority", 3)
    assert game.under("Wind Drake") == "island"


def test_it_is_no_land_to_anything() -> None:
    """SPL-3.2, SPL-R39: what is done to lands finds none, and nobody has one to walk through."""
    game = table(
        side("Wind Drake(island)", hand="Boomerang, Awaken", mana=["U"] * 3, stock=(1, 0, 1, 0, 0, 0)),
        side("Bog Wraith(swamp)"),
        supply=(3, 3, 2, 4, 4, 5),
    )
    game.refuses("A cast Awaken", "CR-601.2c")
    game.play("A cast Boomerang")
    game.legal("target Wind Drake", "target Bog Wraith")
    game = table(
        side("Bog Wraith(swamp)"),
        side("Wind Drake(swamp)", stock=(0, 0, 2, 0, 0, 0)),
        step="declare_attackers",
    )
    game.play("A attack Bog Wraith → B")
    game.pass_to("declare_blockers")
    game.includes("block Wind Drake → Bog Wraith")


# No creature any more (SPL-10.8) ---------------------------------------------------------------------------


def animated(**more: Any) -> SplendagicPlay:
    """A's land is a creature, since Waking Ground says so, and carries a Wastes."""
    return table(
        side("Wastes(wastes), Waking Ground", hand="Disenchant, Awaken", **more), supply=(4, 4, 4, 4, 4, 4)
    )


def test_a_permanent_that_stops_being_a_creature_gives_it_back() -> None:
    """SPL-R52: as state-based actions are checked, before anybody acts."""
    game = resolved(animated(mana=["W", "W"]), "A cast Disenchant; A auto_pay; A pass")
    assert returned(game) == [("wastes", "left", "SPL-10.8")]
    assert (game.table.lands.under, game.supply()) == ({}, (4, 4, 4, 4, 4, 5))


def test_several_go_back_in_battlefield_order() -> None:
    """Also in a game that was saved: a document has ids in the order of text, o13 before o3."""
    board = "Wastes(wastes), Forest*9, Wastes(wastes), Forest(forest), Waking Ground"
    game = table(side(board, hand="Disenchant", mana=["W", "W"]), supply=(4, 4, 4, 4, 3, 3))
    for begun in (game, SplendagicPlay.at(engine.decode(engine.encode(game.state)))):
        resolved(begun, "A cast Disenchant; A spend W; A pass")
        told = [event["object"] for event in of_type(begun.events, "land_returned")]
        assert told == sorted(told, key=lambda ref: int(ref[1:]))
        assert len(told) == 3


def test_it_goes_back_within_the_cleanup_step() -> None:
    """CR 514.3a: Awaken ends in the cleanup step; what is due is done there, and A gets priority."""
    game = animated(mana=["W", "W", "U"])
    resolved(game, "A cast Awaken; A target Wastes; A pass")
    resolved(game, "A cast Disenchant; A auto_pay; A pass")
    assert game.under("Wastes#1") == "wastes"
    game.pass_to("cleanup")
    assert (game.asked(), game.table.lands.under, game.supply()[5]) == ("priority", {}, 5)
    game.play("A pass; B pass")
    assert game.table.turn == 4


def test_what_becomes_something_else_that_bears_one_keeps_it() -> None:
    """A creature that stops being an artifact, or of its colour, keeps the card that it has."""
    game = table(side("Soul Warden(plains)", hand="Aphotic Wisps", mana=["B"]), supply=(3, 4, 4, 4, 4, 5))
    resolved(game, "A cast Aphotic Wisps; A pass")
    assert game.under("Soul Warden") == "plains"
    game.end_turn()
    assert game.under("Soul Warden") == "plains"


# Players who leave (SPL-13.3) ------------------------------------------------------------------------------


@one_sided("counts seats")
def test_what_leaves_with_a_player_gives_its_land_card_back() -> None:
    """SPL-R62: B's own permanents, wherever they are; what goes back to its owner keeps its card."""
    game = table(
        side("Control Magic(on Wind Drake)"),
        side("Wind Drake(island), Child of Night(swamp), Slow Theft(on Hill Giant)"),
        side("Hill Giant(mountain)"),
        supply=(5, 4, 4, 4, 5, 5),
    )
    game.play("B concede")
    assert game.supply() == (5, 5, 5, 4, 5, 5)
    assert {(kind, reason) for kind, reason, _ in returned(game)} == {("island", "left"), ("swamp", "left")}
    assert game.under("Hill Giant") == "mountain"
    assert game.characteristics(game.ref("Hill Giant")).controller == 2


# Nothing else ----------------------------------------------------------------------------------------------


def test_land_cards_from_nowhere_vanish() -> None:
    """SPL-R47, option attach_source."""
    game = table(
        side(hand="Doom Blade", mana=["B", "B"]),
        side("Wind Drake(island)"),
        supply=(0, 0, 0, 0, 0, 0),
        options={"attach_source": "unlimited"},
    )
    before = game.supply()
    resolved(game, "A cast Doom Blade; A pass")
    assert (game.supply(), game.table.lands.under) == (before, {})
