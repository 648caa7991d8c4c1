"""Which actions concern which visible thing, in every ruleset: as the page works it out."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import engine
from tests.browser.support.page import Page
from tests.harness import plain

NAMING = {
    "card",
    "source",
    "creature",
    "target",
    "attacker",
    "blocker",
    "defender",
    "object",
    "permanent",
    "to",
    "of",
}
"""Parameters that name things: other words, such as those of mana, may read like one."""

DECISIONS = 240
EVERY = 4

WORK_OUT = """
    const [perspectives, done] = arguments;
    import("/play/acting/concerned.js").then(({ concerned, aboutOf }) => done(perspectives.map((each) => {
        const found = concerned(each);
        return [[...found], [...found.keys()].map((name) => [name, aboutOf(name)])];
    })));
"""


def perspectives(ruleset: str, seed: int) -> Iterator[dict[str, Any]]:
    """What the seat that decides sees, at decisions of a random game."""
    chance = random.Random(seed)
    state = engine.new_game(ruleset, seed=seed)
    for number in range(DECISIONS):
        decision = engine.decision(state)
        if decision is None:
            return
        listed = engine.legal_actions(state)
        if number % EVERY == 0:
            view = plain(engine.view(state, decision.seat).view)
            yield {
                "seat": decision.seat,
                "view": view,
                "decision": plain(decision),
                "legal_actions": [plain(action) for action in listed],
            }
        state = engine.apply(state, chance.choice(listed)).state


def worked_out(page: Page, seen: list[dict[str, Any]]) -> list[tuple[dict[str, list[int]], dict[str, Any]]]:
    """By perspective: which actions concern which thing, and how verdicts are asked for about it."""
    found = page.browser.execute_async_script(WORK_OUT, seen)
    return [(dict(concerned), dict(called)) for concerned, called in found]


def names_in(view: Any) -> set[str]:
    """The ids of objects in a view, and the codes of playing cards."""
    if isinstance(view, dict):
        own = {name for name in (view.get("id") or view.get("card"),) if isinstance(name, str)}
        return own.union(*(names_in(inner) for member, inner in view.items() if member != "faces"))
    if isinstance(view, list):
        return {one for one in view if isinstance(one, str)}.union(*map(names_in, view))
    return set()


@pytest.mark.parametrize("ruleset", [each.id for each in engine.rulesets()])
def test_every_visible_thing_that_an_action_names_is_concerned(modules: Page, ruleset: str) -> None:
    seen = [*perspectives(ruleset, 5)]
    some = 0
    for perspective, (by, _) in zip(seen, worked_out(modules, seen), strict=True):
        actions, view = perspective["legal_actions"], perspective["view"]
        there = names_in(view) | {f"seat:{seat}" for seat in range(len(view["seats"]))}
        for index, action in enumerate(actions):
            named = {value for member, value in action.items() if member in NAMING}
            for name in named & there:
                assert index in by.get(name, []), f"{action} names {name}"
        for name, indices in by.items():
            assert indices == sorted({*indices}), f"{name} is concerned by {indices}"
            assert ":" in name or name in there, f"{name} is not in the view"
            assert all(0 <= index < len(actions) for index in indices)
        some += len(by)
    assert some > 30, "nothing to look at"


PLACES = [
    ("castle", "spot", "spot:{seat}:{spot}", "spot"),
    ("five_colors", "discard_from_province", "province:{seat}:{province}", "province"),
    ("five_colors", "assign", "province:{defends}:{province}", "province"),
    ("splendagic", "take_same", "supply:{kind}", "kind"),
    ("splendagic", "reserve_blind", "deck:{level}", "level"),
]


def test_places_go_by_whose_they_are(modules: Page) -> None:
    """A castle spot, a province, a pile: and as the service calls them when it is asked about them."""
    for ruleset, kind, place, member in PLACES:
        seen = [one for seed in (5, 6) for one in perspectives(ruleset, seed)]
        some = 0
        for perspective, (by, called) in zip(seen, worked_out(modules, seen), strict=True):
            whose = {"seat": perspective["seat"], "defends": 1 - perspective["view"]["active"]}
            for index, action in enumerate(perspective["legal_actions"]):
                if action["type"] == kind:
                    name = place.format(**whose, **action)
                    assert index in by[name], f"{action} is about {name}"
                    assert called[name] == {member: action[member]}
                    some += 1
        assert some > 3, f"no {kind} to look at"


def test_a_slot_of_the_market_goes_by_its_card(modules: Page) -> None:
    seen = [*perspectives("splendagic", 5)]
    slots = 0
    for perspective, (by, _) in zip(seen, worked_out(modules, seen), strict=True):
        for index, action in enumerate(perspective["legal_actions"]):
            if action["type"] == "reserve":
                card = perspective["view"]["middle"]["market"][action["level"] - 1][action["slot"] - 1]
                assert index in by[card["id"]]
                slots += 1
    assert slots > 10


PICK = """
    const [by, games, done] = arguments;
    import("/play/acting/picking.js").then(({ pick, common, partners }) => {
        const map = new Map(by);
        const seen = new Map([...map.keys()].map((name) => [name, [name]]));
        done(games.map((clicks) => {
            const { ids, again } = [...clicks].reduce((now, id) => pick(now, id, null, map), null);
            const usable = [...partners(map, ids, seen).keys()].sort().join("");
            return [ids.join(""), again, common(map, ids), usable];
        }));
    });
"""

ALL = "ABLXY"


def test_a_second_thing_joins_the_first_where_an_action_names_both(modules: Page) -> None:
    """A attacks X (0) or Y (1), B attacks Y (2), L is a land to play (3); Z can do nothing."""
    by = [["A", [0, 1]], ["B", [2]], ["X", [0]], ["Y", [1, 2]], ["L", [3]]]
    expected = {
        "A": ["A", False, [0, 1], "AXY"],
        "AX": ["AX", False, [0], ALL],
        "XA": ["XA", False, [0], ALL],
        "AB": ["B", False, [2], "BY"],
        "AXY": ["Y", False, [1, 2], "ABY"],
        "AA": ["A", True, [0, 1], "AXY"],
        "L": ["L", False, [3], ALL],
        "Z": ["Z", False, [], ALL],
    }
    told = modules.browser.execute_async_script(PICK, by, [*expected])
    assert dict(zip(expected, told, strict=True)) == expected
