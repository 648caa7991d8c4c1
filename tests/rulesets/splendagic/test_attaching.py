"""The beginning of an upkeep: which permanents get which land cards (SPL-10.1–10.4, 3.3)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import engine
from engine.magic.objects import characteristics
from engine.rulesets.splendagic.attaching import suitable
from engine.rulesets.splendagic.distribution import Candidate
from tests.harness import of_type, plain, scenario
from tests.rulesets.splendagic.table import Side, SplendagicPlay, side, table
from tests.rulesets.splendagic.test_distribution import allowed
from tests.sides import one_sided

BOARD = "Wind Drake, Llanowar Elves, Bronze Sable"
ORACLE = "Assault Zeppelid"
"""It stands for Coiling Oracle, green and blue as well: what that does as it enters plays no part here."""


def upkeep(*sides: Side, supply: tuple[int, ...] | None = (4, 4, 4, 4, 4, 5), **more: Any) -> SplendagicPlay:
    """The upkeep of A begins: the first question, or A with priority."""
    return table(*sides, supply=supply, step="untap", **more)


def attached(game: SplendagicPlay) -> dict[str, str]:
    """The land cards under permanents, by the names of these."""
    return {game.name(ref): kind for ref, kind in game.table.lands.under.items()}


def given(game: SplendagicPlay) -> list[tuple[str, str]]:
    """The land cards that came under permanents last, in order."""
    return [(game.name(one["object"]), one["kind"]) for one in of_type(game.events, "land_attached")]


# One suitable type (SPL-10.1–10.3) -------------------------------------------------------------------------


@scenario("ST-16", decides="SPL-3.1 SPL-3.3 SPL-11.2 SPL-R45 SPL-R48 SPL-R49 SPL-R55 SPL-R68")
def test_permanents_get_land_cards_as_the_upkeep_begins() -> None:
    game = upkeep(side(BOARD), side("Hill Giant, Wind Drake"))
    assert attached(game) == {"Wind Drake#1": "island", "Llanowar Elves": "forest", "Bronze Sable": "wastes"}
    assert game.supply() == (4, 3, 4, 4, 3, 4)
    assert (game.asked(), game.table.step) == ("priority", "upkeep")
    game.seat_to_act("A")
    told = [event["type"] for event in plain(game.events)]
    assert told == ["step_began", "land_attached", "land_attached", "land_attached"]
    assert {event["rule"] for event in of_type(game.events, "land_attached")} == {"SPL-10.1"}
    for seat in (0, 1):
        view = engine.view(game.state, seat).view
        assert dict(view.attached) == dict(game.table.lands.under)
        assert view.supply.island == 3


@scenario("ST-18", decides="SPL-R47")
def test_an_empty_pile_gives_nothing() -> None:
    game = upkeep(side(BOARD), supply=(4, 0, 4, 4, 4, 5))
    assert attached(game) == {"Llanowar Elves": "forest", "Bronze Sable": "wastes"}
    assert game.asked() == "priority"


def test_the_type_pays_the_colour() -> None:
    """SPL-10.2: in the order of the colours, and Wastes for what has none, artifact or not."""
    creatures = "Soul Warden, Wind Drake, Typhoid Rats, Hill Giant, Grizzly Bears, Bronze Sable"
    game = upkeep(side(creatures))
    assert [kind for _, kind in given(game)] == ["plains", "island", "swamp", "mountain", "forest", "wastes"]


def test_tapped_and_sick_creatures_get_theirs() -> None:
    """SPL-R49."""
    game = upkeep(side("Wind Drake(sick), Hill Giant(tapped)"))
    assert set(attached(game).values()) == {"island", "mountain"}


def test_creatures_and_planeswalkers_alone_get_land_cards() -> None:
    """SPL-10.1."""
    walker = "Davriel, Rogue Shadowmage(3 loyalty)"
    game = upkeep(side(f"Bonesplitter, {walker}, Pacifism(on Hill Giant), Mind Stone"), side("Hill Giant"))
    assert attached(game) == {"Davriel, Rogue Shadowmage": "swamp"}


def test_colours_are_those_of_the_moment() -> None:
    """SPL-10.2, SPL-R46: what Blue Dusk makes blue gets an Island, whatever its mana cost says."""
    game = upkeep(side("Soul Warden, Hill Giant, Blue Dusk"))
    assert attached(game) == {"Soul Warden": "island", "Hill Giant": "mountain"}


def test_a_creature_that_another_player_controls_gets_its_card_in_their_upkeep() -> None:
    """SPL-R51: control decides, not ownership."""
    game = upkeep(side("Control Magic(on Wind Drake)"), side("Wind Drake"))
    assert attached(game) == {"Wind Drake": "island"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_each_upkeep_the_player_whose_turn_it_is_gets_them(players: int) -> None:
    """SPL-10.1: turn by turn around the table."""
    game = upkeep(*[side("Wind Drake, Hill Giant") for _ in range(players)], supply=None)
    for number in range(1, players + 1):
        assert game.table.active == number - 1
        carrying = {game.characteristics(ref).controller for ref in game.table.lands.under}
        assert (carrying, len(game.table.lands.under)) == ({*range(number)}, 2 * number)
        game.end_turn()
    assert len(game.table.lands.under) == 2 * players
    assert game.table.active == 0


# Shortage (SPL-10.4) ---------------------------------------------------------------------------------------


@scenario("ST-19", decides="SPL-R47")
def test_too_few_cards_are_given_by_choice() -> None:
    game = upkeep(side("Wind Drake, Merfolk of the Pearl Trident"), supply=(4, 1, 4, 4, 4, 5))
    assert game.asked() == "attach_pick"
    game.legal("attach_pick Wind Drake", "attach_pick Merfolk of the Pearl Trident")
    game.play("A attach_pick Merfolk of the Pearl Trident")
    assert attached(game) == {"Merfolk of the Pearl Trident": "island"}
    assert (game.asked(), game.supply()[1]) == ("priority", 0)


@scenario("ST-20", decides="SPL-R46")
def test_a_multicoloured_permanent_gets_one_of_its_colours() -> None:
    game = upkeep(side(ORACLE), supply=(4, 2, 4, 4, 2, 5))
    assert game.asked() == "attach_type"
    game.legal(f"attach_type {ORACLE}: island", f"attach_type {ORACLE}: forest")
    game.refuses(f"A attach_type {ORACLE}: swamp", "SPL-10.2")
    game.play(f"A attach_type {ORACLE}: forest")
    assert (attached(game), game.asked()) == ({ORACLE: "forest"}, "priority")
    game = upkeep(side(ORACLE), supply=(4, 2, 4, 4, 0, 5))
    assert (attached(game), game.asked()) == ({ORACLE: "island"}, "priority")
    game = upkeep(side(ORACLE), supply=(4, 0, 4, 4, 0, 5))
    assert (attached(game), game.asked()) == ({}, "priority")


@scenario("ST-39", decides="SPL-R47")
def test_contention_with_a_multicoloured_permanent() -> None:
    game = upkeep(side(f"Llanowar Elves, {ORACLE}"), supply=(4, 1, 4, 4, 1, 5))
    game.legal("attach_pick Llanowar Elves", f"attach_pick {ORACLE}")
    state = game.state
    game.play("A attach_pick Llanowar Elves")
    assert (attached(game), game.asked()) == ({"Llanowar Elves": "forest", ORACLE: "island"}, "priority")
    game = SplendagicPlay.at(state)
    game.play(f"A attach_pick {ORACLE}")
    assert (attached(game), game.asked()) == ({ORACLE: "forest"}, "priority")


def test_what_is_forced_is_told_with_the_question() -> None:
    """The Elves get the Forest that is there for them, while A chooses between the blue creatures."""
    blue = "Wind Drake, Merfolk of the Pearl Trident"
    game = upkeep(side(f"{blue}, Llanowar Elves, {ORACLE}"), supply=(4, 1, 4, 4, 4, 5))
    decision: Any = engine.decision(game.state)
    assert decision.so_far == {game.ref("Llanowar Elves"): "forest"}
    game.legal(*(f"attach_pick {name}" for name in ("Wind Drake", "Merfolk of the Pearl Trident", ORACLE)))
    game.play("A attach_pick Wind Drake")
    assert attached(game) == {"Llanowar Elves": "forest", "Wind Drake": "island", ORACLE: "forest"}


def test_equal_permanents_are_told_apart() -> None:
    """One of the tokens may be chumped with, another carry an Aura: each is an option of its own."""
    game = upkeep(side("Wind Drake*3"), supply=(4, 2, 4, 4, 4, 5))
    game.legal("attach_pick Wind Drake#1", "attach_pick Wind Drake#2")
    game.play("A attach_pick Wind Drake#1")
    game.legal("attach_pick Wind Drake#2", "attach_pick Wind Drake#3")
    game.play("A attach_pick Wind Drake#3")
    assert set(attached(game)) == {"Wind Drake#1", "Wind Drake#3"}


def test_refusals_say_why() -> None:
    """SPL-10.4: not one's own, served, without a suitable card, out of order."""
    board = f"Hill Giant, Typhoid Rats, Wind Drake*4, {ORACLE}, Bonesplitter"
    game = upkeep(side(board), side("Hill Giant"), supply=(4, 3, 0, 4, 4, 5))
    game.refuses("A attach_pick Hill Giant#2", "SPL-10.1")
    game.refuses("A attach_pick Bonesplitter", "SPL-10.1")
    game.refuses("A attach_pick Hill Giant#1", "SPL-10.4")
    game.refuses("A attach_pick Typhoid Rats", "SPL-10.4")
    game.refuses(f"A attach_pick {ORACLE}", "SPL-10.4")
    game.refuses("A pass", "SPL-10.4")
    game.play("A attach_pick Wind Drake#2")
    game.refuses("A attach_pick Wind Drake#1", "SPL-10.4")
    reasons = {
        name: engine.check(game.state, game._action(0, f"attach_pick {name}")).reason
        for name in ("Hill Giant#1", "Typhoid Rats", "Wind Drake#1", "Bonesplitter")
    }
    assert reasons["Hill Giant#1"].endswith("gets a land card already")
    assert reasons["Typhoid Rats"].startswith("no land card is left that suits")
    assert "cannot be next" in reasons["Wind Drake#1"]
    assert "no creature or planeswalker of yours" in reasons["Bonesplitter"]


def test_a_type_that_would_leave_a_card_for_somebody_passed_over_is_refused() -> None:
    """SPL-10.4: with a Mountain under the first Angel, the second could not take both the Plains and the
    Island from those who go without."""
    game = upkeep(side("Soul Warden, Wind Drake, Lightning Angel*2"), supply=(1, 1, 4, 4, 4, 5))
    game.play("A attach_pick Lightning Angel#1")
    angel = "attach_type Lightning Angel#1"
    game.legal(f"{angel}: plains", f"{angel}: island")
    game.refuses(f"A {angel}: mountain", "SPL-10.4")
    game.refuses(f"A {angel}: swamp", "SPL-10.2")
    game.refuses("A attach_type Lightning Angel#2: plains", "SPL-10.2")
    game.play(f"A {angel}: island")
    assert attached(game) == {"Lightning Angel#1": "island", "Lightning Angel#2": "plains"}


def test_labels_say_what_comes_where() -> None:
    game = upkeep(side(ORACLE), supply=(4, 2, 4, 4, 2, 5))
    labels = [engine.label(game.state, action) for action in engine.legal_actions(game.state)]
    assert labels == [f"Put an Island under {ORACLE}", f"Put a Forest under {ORACLE}"]
    game = upkeep(side("Wind Drake, Merfolk of the Pearl Trident"), supply=(4, 1, 4, 4, 4, 5))
    labels = [engine.label(game.state, action) for action in engine.legal_actions(game.state)]
    assert labels == [
        "Put a land card under Wind Drake",
        "Put a land card under Merfolk of the Pearl Trident",
    ]


@pytest.mark.parametrize(
    ("board", "supply"),
    [
        (f"Llanowar Elves, {ORACLE}*2, Wind Drake*2", (4, 2, 4, 4, 1, 5)),
        ("Lightning Angel*2, Soul Warden, Wind Drake", (1, 1, 4, 1, 4, 5)),
        (f"{ORACLE}*3, Bronze Sable*2, Hill Giant", (4, 1, 4, 4, 1, 1)),
    ],
)
def test_every_path_is_played_and_saved_on_the_way(board: str, supply: tuple[int, ...]) -> None:
    """SPL-10.4: the ends that are reached are those after which no card is left for anybody without one."""
    game = upkeep(side(board), supply=supply)
    reached: list[frozenset[tuple[str, str]]] = []

    def walk(state: Any) -> None:
        decision = engine.decision(state)
        assert decision is not None
        if decision.__struct_config__.tag == "priority":
            reached.append(frozenset(state.table.lands.under.items()))
            return
        for action in engine.legal_actions(state):
            walk(engine.decode(engine.encode(engine.apply(state, action).state)))

    walk(game.state)
    candidates = [
        Candidate(ref, suitable(found.colors)) for ref, found in characteristics(game.state).items()
    ]
    assert len(reached) == len({*reached}) > 1
    assert {*reached} == allowed(candidates, supply)


# Options ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("generate", "got"), [(True, {"Spirit Token": "plains"}), (False, {})])
def test_tokens_get_land_cards_by_choice_of_the_game(generate: bool, got: dict[str, str]) -> None:
    """SPL-R48."""
    game = upkeep(side("Spirit Token(token)"), options={"tokens_generate": generate})
    assert attached(game) == got
    assert {event["rule"] for event in of_type(game.events, "land_attached")} <= {"SPL-R48"}


def test_multicoloured_permanents_may_be_left_out() -> None:
    """SPL-R46."""
    game = upkeep(side(f"{ORACLE}, Wind Drake"), options={"multicolor_attach": "none"})
    assert (attached(game), game.asked()) == ({"Wind Drake": "island"}, "priority")


def test_land_cards_may_come_from_nowhere() -> None:
    """SPL-R47: the supply stays as it is, and suffices for nobody."""
    drakes = f"Wind Drake*6, {ORACLE}"
    game = upkeep(side(drakes), supply=(0, 0, 0, 0, 0, 0), options={"attach_source": "unlimited"})
    game.legal(f"attach_type {ORACLE}: island", f"attach_type {ORACLE}: forest")
    game.play(f"A attach_type {ORACLE}: forest")
    assert len(attached(game)) == 7
    assert {event["rule"] for event in of_type(game.events, "land_attached")} == {"SPL-R47"}
    assert game.supply() == (0, 0, 0, 0, 0, 0)


# Other players ---------------------------------------------------------------------------------------------


@one_sided("counts seats")
def test_with_a_player_who_leaves_their_land_cards_come_back_and_everything_is_asked_anew() -> None:
    """SPL-13.3: with the Island of B's Drake three of four get one, so Wind Drake is passed over no more."""
    blue = "Wind Drake, Merfolk of the Pearl Trident, Augur of Bolas*2"
    theirs = (side("Wind Drake(island)"), side(stock=(0, 2, 0, 0, 0, 0)))
    game = upkeep(side(blue), *theirs, supply=(5, 2, 5, 5, 5, 5))
    game.play("A attach_pick Merfolk of the Pearl Trident")
    game.legal("attach_pick Augur of Bolas#1", "attach_pick Augur of Bolas#2")
    game.play("B concede")
    game.legal("attach_pick Wind Drake", "attach_pick Merfolk of the Pearl Trident")
    game.play("A attach_pick Merfolk of the Pearl Trident")
    assert len(attached(game)) == 3


@one_sided("counts seats")
def test_who_leaves_as_land_cards_are_given_out_gets_none() -> None:
    game = upkeep(side("Wind Drake*2"), side("Wind Drake"), side(), supply=(5, 1, 5, 5, 5, 5))
    assert game.asked() == "attach_pick"
    game.play("A concede")
    assert attached(game) == {}
    assert engine.decision(game.state) is not None


# Documents -------------------------------------------------------------------------------------------------


def asking() -> dict[str, Any]:
    """The document of a state in which A is asked."""
    blue = "Wind Drake, Merfolk of the Pearl Trident, Augur of Bolas*2"
    found: dict[str, Any] = plain(upkeep(side(blue), supply=(4, 2, 4, 4, 4, 5)).state)
    return found


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"step": "main1"}, "$.machine.agenda"),
        ({"answers": ["o9"]}, "$.machine.agenda"),
        ({"answers": ["o4"]}, "$.machine.agenda"),
        ({"answers": ["o1", "o1"]}, "$.machine.agenda"),
        ({"answers": ["o1", "o2", "o3"]}, "$.machine.agenda"),
    ],
)
def test_forged_documents_are_refused(change: dict[str, Any], path: str) -> None:
    written = asking()
    if "step" in change:
        written["table"]["step"] = change["step"]
    else:
        told = [{"seat": 0, "action": {"type": "attach_pick", "permanent": ref}} for ref in change["answers"]]
        written["machine"]["agenda"][-1]["answers"] = told
    faults = engine.status(msgspec.json.encode(written))
    assert faults
    assert faults[0].path.startswith(path)


def test_answers_in_a_document_are_taken_over() -> None:
    written = asking()
    told = [{"seat": 0, "action": {"type": "attach_pick", "permanent": "o2"}}]
    written["machine"]["agenda"][-1]["answers"] = told
    game = SplendagicPlay(written)
    game.legal("attach_pick Augur of Bolas#1", "attach_pick Augur of Bolas#2")
    game.play("A attach_pick Augur of Bolas#2")
    assert set(attached(game)) == {"Merfolk of the Pearl Trident", "Augur of Bolas#2"}
