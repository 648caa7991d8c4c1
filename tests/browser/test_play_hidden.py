"""Whatever a person does on the page, no answer tells what their seat cannot see."""

from __future__ import annotations

import pytest

from tests.browser.support.hidden import Watch, stands, vocabulary
from tests.browser.support.page import Page
from tests.browser.support.playing import at_random
from tests.browser.support.positions import random_game
from tests.browser.support.sitting import sit


@pytest.mark.parametrize(
    ("ruleset", "players"),
    [
        ("duel", ("person", "search")),
        ("five_colors", ("person", "random")),
        ("splendagic", ("person", "random", "random", "random")),
    ],
)
def test_asking_why_and_looking_back_tell_nothing_hidden(
    page: Page, ruleset: str, players: tuple[str, ...]
) -> None:
    game, chooser = sit(page, *players, ruleset=ruleset), at_random(6)
    offer = game.ready()
    for _ in range(4):
        offer = game.choose(chooser(offer.actions))
    page.click("[data-zone='hand-0'] [data-id]")
    page.see("[data-menu]")
    if page.all("[data-ask-why]"):
        page.click("[data-ask-why]")
    page.until(lambda: page.traffic.exchanges("/v1/verdicts"), "the judge is asked")
    page.see("[data-why][aria-busy='false']")
    page.click("[data-undo]")
    page.until(lambda: (game.offer().at or 0) < (offer.at or 0), "the decision before")
    watch = Watch(page.address)
    assert list(watch.leaks(page.traffic.answered())) == []
    assert watch.looked > 5
    assert watch.secrets > 100 * watch.looked
    assert {*watch.viewers} == {0}


def test_the_words_that_are_looked_for_are_those_of_the_cards() -> None:
    state = random_game("duel", 1)[0][40].state
    words = vocabulary(state)
    thing = next(iter(state.table.seats[1].hand))
    card = state.table.objects[thing].card
    assert words[thing] == {thing}
    assert card in words[card]
    assert len(words[card]) == 2
    assert stands("o12", '{"id":"o12"}')
    assert not stands("o12", '{"id":"o122"}')
    assert {"7H", "7♥", "Seven of Hearts"} == vocabulary(random_game("magic54", 1)[0][0].state)["7H"]
