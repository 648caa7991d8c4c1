"""How many clicks a game takes of two people at one screen who choose as the greedy player does.

    python -m tests.browser.clicks [RULESET ...]

prints them for a game of each ruleset: with a click on every decision, and as the page passes for people. A
click that lifts the curtain between the two counts, too.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any, NamedTuple

import requests

import engine
from tests.browser.support.page import Page
from tests.browser.support.playing import Playing
from tests.browser.support.serving import a_page

SEED = 5
MOST_CLICKS = 3_000
STATE = "const {nodes, at} = JSON.parse(sessionStorage['headjudge.game']); return nodes[at].state_id"
OPTIONS: Mapping[str, Mapping[str, Any]] = {"perdure": {"format": "game"}}


class Clicks(NamedTuple):
    """What a game of two people took."""

    on_every_decision: int
    on_the_page: int


def counted(page: Page, ruleset: str, **options: Any) -> Clicks:
    """The clicks of one game that is chosen in the same way, twice."""
    game = {"seed": SEED, "options": {**OPTIONS.get(ruleset, {}), **options}}
    return Clicks(every_decision(page.address, ruleset, game), on_the_page(page, ruleset, game))


def every_decision(address: str, ruleset: str, game: Mapping[str, Any]) -> int:
    """A click on each decision of more than one action, and one whenever another decides."""
    at = _call(address, f"/v1/rulesets/{ruleset}/games", {**game, "include": []})
    looks, clicks = None, 0
    while at["seat"] is not None:
        clicks += 1 + (at["seat"] != looks)
        looks = at["seat"]
        body = {"state_id": at["state_id"], "player": {"kind": "greedy"}, "seed": SEED, "auto": "forced"}
        at = _call(address, "/v1/moves", {**body, "include": []})
    return clicks


def on_the_page(page: Page, ruleset: str, game: Mapping[str, Any]) -> int:
    """The clicks on the page, whose passing is as it is at first."""
    playing = Playing(page)
    playing.begin(ruleset, ("person", "person"), seed=game["seed"], options=game["options"])
    for clicks in range(MOST_CLICKS):
        offer = playing.ready()
        if offer.over:
            return clicks
        if offer.curtain:
            playing.lift()
            continue
        page.click(f"[data-bar] [data-action='{_greedy(page)}']")
        playing.after(offer)
    raise AssertionError(f"the game is not over after {MOST_CLICKS} clicks")


def _greedy(page: Page) -> int:
    """Which of the legal actions the greedy player takes in the position that is shown."""
    state = {"state_id": page.run(STATE)}
    move = {**state, "player": {"kind": "greedy"}, "seed": SEED, "include": ["action"]}
    legal: list[Any] = _call(page.address, "/v1/legal-actions", state)["actions"]
    return legal.index(_call(page.address, "/v1/moves", move)["action"])


def _call(address: str, path: str, body: Mapping[str, Any]) -> dict[str, Any]:
    answer = requests.post(f"{address}{path}", json=body, timeout=60)
    answer.raise_for_status()
    return dict(answer.json())


if __name__ == "__main__":
    with a_page() as tab:
        for each in sys.argv[1:] or [ruleset.id for ruleset in engine.rulesets()]:
            tab.open()
            found = counted(tab, each)
            share = found.on_the_page / found.on_every_decision
            print(f"{each}: {found.on_every_decision} → {found.on_the_page} ({share:.0%})", flush=True)
