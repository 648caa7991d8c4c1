"""Games that are short and yet whole, from the lobby to the end, and hands that play them: mouse or keys."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import requests
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement

import engine
from tests.browser.support.page import Page
from tests.browser.support.playing import Chooser, Playing, at_random, preferring
from tests.browser.support.positions import drawn

DECKS = Path(__file__).parents[3] / "engine" / "rulesets" / "five_colors" / "decks.json"
MOST_CHOICES = 1_500
PERSON = 0
AUTO = {"forced": True, "pass": [{"seat": PERSON}]}
"""How the person is passed for who has changed nothing about it."""

WAIT = """
    const [before, _, done] = arguments;
    const all = (selector) => [...document.querySelectorAll(selector)];
    const shown = (selector) => all(selector).filter((each) => each.checkVisibility());
    const look = () => {
        const [table] = shown('main[data-screen="game"]');
        const at = Number(table?.dataset.at ?? -1);
        const [problem] = shown("[data-problem], [data-refused]");
        const over = shown("[data-outcome]").length > 0;
        const buttons = shown("[data-bar] [data-action]:not(:disabled)");
        const waits = over || (buttons.length > 0 && table?.getAttribute("aria-busy") !== "true");
        if (!problem && (at === before || !waits)) return;
        leave();
        const { nodes } = JSON.parse(sessionStorage["headjudge.game"]);
        const offered = buttons.map((each) => ({
            number: Number(each.dataset.action),
            text: each.querySelector(":scope > span").textContent.trim(),
            key: each.getAttribute("aria-keyshortcuts"),
            button: each,
        }));
        const [state, came] = [nodes[at].state_id, nodes[before + 1].state_id];
        done({ at, over, problem: problem?.textContent ?? null, state, came, offered });
    };
    const leave = () => {
        observer.disconnect();
        clearTimeout(timer);
    };
    const patience = () => {
        leave();
        done(null);
    };
    const timer = setTimeout(patience, arguments[1]);
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    look();
"""
"""Waits until another position is shown and the page waits for a person; returns what it offers, or null if
that takes too long."""
PATIENCE = 20_000
"""How long the page waits, in milliseconds, before it is asked again."""
MOST_WAITS = 12
"""Bots of four seats play long after a person is out of the game."""


class Offered(NamedTuple):
    """A button of the bar."""

    number: int
    text: str
    key: str | None
    button: WebElement


class Asked(NamedTuple):
    """A position at which the page waits for a person, or the end."""

    at: int
    over: bool
    state: str
    came: str
    """The state to which the last choice led, before others moved."""
    offered: list[Offered]


Hand = Callable[[Page, Offered], None]


def click(page: Page, chosen: Offered) -> None:
    """Click on a button."""
    chosen.button.click()


def press(page: Page, chosen: Offered) -> None:
    """Press the key of a button."""
    assert chosen.key is not None
    page.press(chosen.key)


def play(page: Page, ruleset: str, hand: Hand, chooser: Chooser) -> tuple[int, dict[str, Any]]:
    """Choose until the game is over, at each decision from buttons that are the legal actions of the API.

    By keys, only what has one is chosen from. Returns how many choices that took, and the outcome that the
    API tells.
    """
    asked = _wait(page, -1)
    passing = _passing(page, ruleset)
    for chosen in range(MOST_CHOICES):
        told = _told(page, asked.state)
        if asked.over:
            assert told["outcome"] is not None
            assert asked.offered == []
            return chosen, told["outcome"]
        buttons = {each.number: each.text for each in asked.offered}
        legal = {number: drawn(text) for number, text in enumerate(told["texts"]["actions"])}
        assert buttons == legal, f"the buttons {buttons} are not the legal actions {legal}"
        passes = [number for number, action in enumerate(told["legal_actions"]) if action["type"] in passing]
        assert [each.number for each in asked.offered if each.key == "p"] == passes
        reached = {each.number: each for each in asked.offered if hand is click or each.key is not None}
        number = chooser({number: each.text for number, each in reached.items()})
        hand(page, reached[number])
        expected = _led_to(page, asked.state, told["legal_actions"][number])
        asked = _wait(page, asked.at)
        assert asked.came == expected, f"{legal[number]!r} was chosen, and something else done"
    raise AssertionError(f"the game is not over after {MOST_CHOICES} choices")


def _wait(page: Page, before: int) -> Asked:
    for _ in range(MOST_WAITS):
        told = page.browser.execute_async_script(WAIT, before, PATIENCE)
        if told is not None:
            assert told["problem"] is None, told["problem"]
            offered = [Offered(**each) for each in told["offered"]]
            return Asked(told["at"], told["over"], told["state"], told["came"], offered)
    raise AssertionError(f"nobody is waited for after position {before}")


def _told(page: Page, state: str) -> dict[str, Any]:
    """What the API tells the person of a state."""
    body = {"state_id": state, "include": ["texts"], "perspectives": [PERSON]}
    answer = requests.post(f"{page.address}/v1/legal-actions", json=body, timeout=30)
    answer.raise_for_status()
    (told,) = answer.json()["perspectives"]
    return dict(told)


def _passing(page: Page, ruleset: str) -> set[str]:
    """The types of the actions that pass, of which the page keeps one place and key."""
    answer = requests.get(f"{page.address}/v1/rulesets/{ruleset}", timeout=30)
    answer.raise_for_status()
    return set(answer.json()["passing_actions"])


def _led_to(page: Page, state: str, action: Any) -> str:
    """The state to which an action leads, and what follows of itself."""
    body = {"state_id": state, "action": action, "auto": AUTO, "include": []}
    answer = requests.post(f"{page.address}/v1/adjudications", json=body, timeout=30)
    answer.raise_for_status()
    return str(answer.json()["state_id"])


# What makes games short ------------------------------------------------------------------------------------


class Setup(NamedTuple):
    """What is entered in the lobby, how the person chooses, and the rule that ends the game."""

    ruleset: str
    rule: str
    options: Mapping[str, Any]
    chooser: Callable[[], Chooser]
    seat: Mapping[str, Any] = {}
    seed: int = 1
    seats: int = 2

    def begin(self, page: Page) -> None:
        """Sit down against bots that play at random."""
        players = ["person", *["random"] * (self.seats - 1)]
        options = {name: _entered(value) for name, value in self.options.items()}
        told = [{name: _entered(value) for name, value in self.seat.items()}] * (2 if self.seat else 0)
        Playing(page).set_up(self.ruleset, players, seed=self.seed, options=options, told=told)
        page.press(Keys.TAB)  # away from the list of speeds, which takes keys for itself


def _entered(value: Any) -> Any:
    """A value as it is typed into the lobby."""
    return json.dumps(value) if isinstance(value, dict | list) else value


def _sorcery(name: str, cost: str, effect: Mapping[str, Any]) -> dict[str, Any]:
    spell = {"ability": "spell", "targets": [{"player": "any"}], "do": [{**effect, "who": "target"}]}
    return {"name": name, "cost": cost, "types": ["sorcery"], "abilities": [spell]}


def _beast(name: str) -> dict[str, Any]:
    size = {"power": 6, "toughness": 1, "keywords": ["haste"]}
    return {"name": name, "cost": "{1}", "types": ["creature"], "subtypes": ["Beast"], **size}


def _numbers(cards: list[dict[str, Any]], number: int) -> dict[str, int]:
    return {engine.card_key(card["name"]): number for card in cards}


BEASTS = [_beast(f"Beast of the {wind}") for wind in ("North", "East", "South", "West", "Sea")]
CURSES = [
    _sorcery(f"Curse of the {wind}", "{1}", {"do": "lose_life", "amount": 8})
    for wind in ("North", "East", "South", "West")
]
LESSONS = [
    _sorcery(f"Lesson {number}", "{2}", {"do": "draw", "amount": 4})
    for number in ("One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten")
]
"""Cards of one's own, strong enough to end a game soon: brought along by the option `cards`."""


def _attacking() -> Chooser:
    return preferring("Attack", "Curse", "Beast", "Bela", "Play", "Cast", "Pass")


def _learning() -> Chooser:
    return preferring("Lesson", "Bela", "Put", "Assign", "Attack", "Cast", "Pass")


def _buying() -> Chooser:
    return preferring("Attack", "Buy", "Cast", "Play", "Take", "Pass")


@cache
def _dynasty() -> dict[str, int]:
    """The lands, creatures, enchantments and artifacts of the white deck that is shipped."""
    parts = json.loads(DECKS.read_text(encoding="utf-8"))["W"]["dynasty"].values()
    return {key: number for part in parts for key, number in part.items()}


DECK = {"mountain": 24, **_numbers([*BEASTS, *CURSES], 4)}
OWN = {"cards": [*BEASTS, *CURSES]}
REALM = {"colour": "W", "dynasty": _dynasty(), "fate": _numbers(LESSONS, 3)}

SETUPS: Mapping[str, Setup] = {
    "magic54": Setup("magic54", "M54-R46", {"turn_limit": 4}, lambda: at_random(3), seed=3),
    "perdure": Setup("perdure", "PER-8.1", {"format": "game"}, lambda: at_random(2), seed=2),
    "duel": Setup("duel", "CR-704.5a", OWN, _attacking, {"deck": DECK}, seed=2),
    "castle": Setup("castle", "CR-704.5a", OWN, _attacking, {"deck": DECK, "stock": "white_black"}, seed=4),
    "five_colors": Setup("five_colors", "CR-704.5b", {"cards": LESSONS}, _learning, REALM, seed=4),
    "splendagic": Setup("splendagic", "CR-704.5a", {"life": 1}, _buying, seed=0),
    "splendagic-4": Setup("splendagic", "CR-704.5a", {"life": 1}, _buying, seed=3, seats=4),
}
