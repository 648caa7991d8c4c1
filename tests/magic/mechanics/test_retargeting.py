"""Changed targets, and new targets that may be chosen, of spells and abilities (CR 115.7, 115.9a)."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

import engine
from engine.magic.evaluate import Context
from engine.magic.language.filters import Target
from engine.magic.procedures import retargeting, targets
from engine.magic.procedures.priority import Pass
from engine.magic.procedures.retargeting import all_find_one
from tests.cards.documents import places, sorcery
from tests.magic.table import Play, side, table

BOLT = "Lightning Bolt"


def bolt(at: str, theirs: str = "Mountain", hand: str = "Bent Course", mine: str = "") -> Play:
    """A's Lightning Bolt is to deal 3 damage to this; B has answered with what is in hand."""
    game = table(side(f"Mountain, {mine}", hand=BOLT), side(theirs, hand=hand))
    game.play(f"A cast {BOLT}; A target {at}; A pass; B cast {hand}")
    return game


def both_pass(game: Play) -> None:
    """The top of the stack resolves."""
    first = "AB"[engine.decision(game.state).seat]  # type: ignore[union-attr]  # somebody is asked
    game.play(f"{first} pass; {'B' if first == 'A' else 'A'} pass")


def events(game: Play, name: str) -> list[Any]:
    """The events of a type of the last step."""
    return [one for one in game.events if type(one).__name__ == name]


def test_the_target_is_changed_by_who_says_so() -> None:
    """It has to be, if anything else is a legal target (CR 115.7a)."""
    game = bolt("B", mine="Grizzly Bears", theirs="Mountain, Hill Giant")
    both_pass(game)
    assert game.asked() == "change_target"
    game.legal("target A", "target Grizzly Bears", "target Hill Giant")
    game.refuses("B target B", "CR-115.7a")
    game.play("B target A")
    assert [(one.rule, one.target) for one in events(game, "Targeted")] == [("CR-115.7a", "seat:0")]
    both_pass(game)
    assert game.life() == (17, 20)


def test_the_new_target_is_legal_for_the_controller_of_the_spell() -> None:
    """What has hexproof is one for its own controller alone (CR 702.11b)."""
    game = bolt("B", mine="Gladecover Scout", theirs="Mountain, Gladecover Scout")
    both_pass(game)
    game.legal("target A", "target Gladecover Scout")


def test_where_nothing_else_is_a_target_it_stays() -> None:
    game = table(side("Island, Grizzly Bears", hand="Unsummon"), side("Mountain", hand="Bent Course"))
    game.play("A cast Unsummon; A pass; B cast Bent Course")
    both_pass(game)
    assert game.asked() == "priority"
    both_pass(game)
    assert game.zone("Grizzly Bears") == "hand"


def test_a_target_that_is_illegal_by_now_is_changed_as_well() -> None:
    game = table(
        side("Mountain, Grizzly Bears, Gray Ogre", hand=BOLT),
        side("Mountain*2, Island", hand="Bent Course, Unsummon"),
    )
    game.play(f"A cast {BOLT}; A target Grizzly Bears; A pass; B cast Bent Course; B pass; A pass")
    game.play("B target Gray Ogre")
    both_pass(game)
    assert game.zone("Gray Ogre") == "graveyard"


def test_what_has_several_targets_has_no_single_one() -> None:
    """CR 115.9a."""
    game = table(
        side("Mountain*2, Grizzly Bears, Gray Ogre", hand="Two at Once"), side("Mountain", hand="Bent Course")
    )
    game.play("A cast Two at Once; A pass")
    game.refuses("B cast Bent Course", "CR-601.2c")


def test_what_has_no_target_has_no_single_one() -> None:
    game = table(side("Forest*2", hand="Grizzly Bears"), side("Mountain", hand="Bent Course"))
    game.play("A cast Grizzly Bears; A pass")
    game.refuses("B cast Bent Course", "CR-601.2c")


def test_the_reason_names_how_many_targets_there_are() -> None:
    game = table(
        side("Mountain*3, Grizzly Bears, Prodigal Sorcerer", hand=f"Two at Once, {BOLT}"),
        side("Mountain", hand="Bent Course"),
    )
    game.play("A activate Prodigal Sorcerer; A target B; A cast Two at Once")
    game.play(f"A cast {BOLT}; A target B; A pass; B cast Bent Course")
    game.refuses("B target Two at Once", "CR-115.9a")


def test_the_target_of_an_ability_is_changed() -> None:
    game = table(side("Prodigal Sorcerer"), side("Mountain", hand="Bent Course"))
    game.play("A activate Prodigal Sorcerer; A target B; A pass; B cast Bent Course")
    both_pass(game)
    game.play("B target A")
    both_pass(game)
    assert game.life() == (19, 20)


def test_new_targets_may_be_chosen_or_not() -> None:
    """CR 115.7d."""
    game = bolt("B", theirs="Island", hand="New Heading")
    both_pass(game)
    game.legal("target A", "keep_target")
    game.play("B keep_target")
    assert events(game, "Targeted") == []
    both_pass(game)
    assert game.life() == (20, 17)


def test_of_several_targets_each_may_be_changed() -> None:
    game = table(
        side("Mountain*2, Grizzly Bears, Gray Ogre", hand="Two at Once"),
        side("Island, Hill Giant", hand="New Heading"),
    )
    game.play("A cast Two at Once; A target Grizzly Bears; A target Gray Ogre; A pass; B cast New Heading")
    both_pass(game)
    game.play("B keep_target; B target Hill Giant")
    assert [one.target for one in events(game, "Targeted")] == [game.ref("Hill Giant")]
    both_pass(game)
    assert (game.thing("Hill Giant").damage, game.thing("Gray Ogre").damage) == (1, 0)


def test_who_becomes_a_target_so_is_targeted() -> None:
    """Its abilities trigger on it, and the spell is its controller's, whoever has changed the target."""
    game = bolt("A", mine="Grizzly Bears", theirs="Mountain, Stern Guard")
    both_pass(game)
    game.play("B target Stern Guard")
    assert len(game.table.stack) == 2
    both_pass(game)
    assert (game.table.stack, game.life()) == ([], (17, 20))


def test_what_has_left_the_stack_has_no_targets() -> None:
    game = table(side("Mountain", hand=BOLT), side("Island*2", hand="New Heading, Quiet Everything"))
    game.play(f"A cast {BOLT}; A target B; A pass; B cast New Heading; B cast Quiet Everything")
    game.play(f"B target {BOLT}; B pass; A pass; A pass; B pass")
    assert (game.asked(), game.table.stack, game.life()) == ("priority", [], (20, 20))


def test_changing_what_may_have_several_targets_is_left_out() -> None:
    spell = {"what": {"zone": "stack"}}
    changed = sorcery({"do": "retarget", "what": "target", "how": "change"}, targets=[spell])
    assert [*places(changed)] == ["$.abilities[0].do[0].how"]
    single = sorcery(
        {"do": "retarget", "what": "target", "how": "change"}, targets=[{**spell, "single_target": True}]
    )
    assert places(single) == {}


# Whether all of several can change -------------------------------------------------------------------------


def test_each_finds_one_where_a_brute_force_finds_a_way() -> None:
    chance, met = random.Random(7), set()
    for _ in range(300):
        refs = [f"o{number}" for number in range(chance.randint(1, 5))]
        options = [chance.sample(refs, chance.randint(0, len(refs))) for _ in range(chance.randint(1, 5))]
        way = any(len(set(chosen)) == len(chosen) for chosen in product(*options))
        assert all_find_one(options) is way, options
        met.add(way)
    assert met == {False, True}


@pytest.mark.parametrize("fewer", [0, 1])
def test_a_thousand_targets_are_no_depth(fewer: int) -> None:
    refs = [f"o{number}" for number in range(1_000)]
    assert all_find_one([refs[fewer:]] * 1_000) is (fewer == 0)
    assert all_find_one([refs[max(0, number - 1) : number + 1] for number in reversed(range(1_000))])


def test_hundreds_of_targets_are_looked_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What may be a target of one use of the word is worked out once, not for each of them."""
    game = table(
        side("Plains, Grizzly Bears*300", hand="Wide Slumber", mana=["U"]),
        side("Island, Hill Giant*300", hand="New Heading"),
    )
    game.play("A cast Wide Slumber; A target Grizzly Bears#1; A no_more_targets; A pass; B cast New Heading")
    written = json.loads(engine.encode(game.state))
    (item, _) = written["table"]["stack"]
    item["vars"]["target"] = [game.ref(f"Grizzly Bears#{number}") for number in range(1, 301)]
    state = engine.decode(json.dumps(written))
    for _ in range(2):
        state = engine.apply(state, Pass()).state
    looked_for: list[object] = []

    def counted(context: Context, target: Target) -> Iterator[str]:
        looked_for.append(target)
        return targets.candidates(context, target)

    monkeypatch.setattr(retargeting, "candidates", counted)
    assert len(engine.legal_actions(engine.decode(engine.encode(state)))) == 301
    assert 0 < len(looked_for) <= 3
