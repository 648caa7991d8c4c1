"""The end of a game: who won and why, what was hidden, and what one may do next."""

from __future__ import annotations

import pytest

from tests.browser.support.page import Page
from tests.browser.support.playing import Playing
from tests.browser.support.sitting import asked, at

RULESET, SEED = "perdure", 7


def concede(page: Page) -> None:
    """Concede the game, as somebody who means it."""
    page.click("[data-concede]")
    page.click("[data-concede-now]")
    page.see("[data-outcome]")


def over(page: Page, ruleset: str = RULESET) -> Playing:
    """A game that a person has lost by conceding."""
    game = Playing(page)
    game.begin(ruleset, ["person", "greedy"], seed=SEED)
    game.ready()
    concede(page)
    return game


def test_the_end_tells_who_won_why_and_in_how_many_turns(page: Page) -> None:
    over(page)
    page.see("[data-outcome]", "Bela wins: Ada has conceded")
    assert page.text("[data-turns]") == "1 turn."
    page.click("[data-outcome] [data-rule]")
    page.see("dialog[open]", page.text("[data-outcome] [data-rule]"))


def test_hands_are_opened_at_the_end_and_not_before(page: Page) -> None:
    game = Playing(page)
    game.begin("duel", ["person", "greedy"], seed=SEED)
    game.ready()
    assert not page.all("[data-zone='hand-1'] [data-id]")
    concede(page)
    page.see("[data-zone='hand-1'] [data-id]")
    page.click("[data-undo]")
    page.gone("[data-outcome]")
    assert not page.all("[data-zone='hand-1'] [data-id]")


def test_a_rematch_exchanges_the_seats(page: Page) -> None:
    over(page)
    page.click("[data-rematch]")
    page.gone("[data-outcome]")
    page.see("[data-screen='game']")
    first, second = asked(page, f"/v1/rulesets/{RULESET}/games")[-2:]
    assert [seat["name"] for seat in first["seats"]] == ["Ada", "Bela"]
    assert [seat["name"] for seat in second["seats"]] == ["Bela", "Ada"]
    assert second["seed"] != first["seed"]
    page.see(".seat.mine", "Ada")


def test_look_back_begins_at_the_first_position(page: Page) -> None:
    over(page)
    page.click("[data-look-back]")
    page.until(lambda: at(page) == 0, "the first position")
    assert not page.all("[data-outcome]")


def test_a_game_that_is_over_is_shared_without_a_warning(page: Page) -> None:
    game = Playing(page)
    game.begin(RULESET, ["person", "greedy"], seed=SEED)
    game.ready()
    page.click("[data-share]")
    page.see("[data-sharing] .danger", "all hands")
    page.click("[data-share-close]")
    concede(page)
    page.click("[data-outcome] [data-share]")
    page.see("[data-make-link='record']")
    assert not page.all("[data-sharing] .danger")
    assert not page.all("[data-make-link='state']")


def test_a_change_of_life_is_told_beside_it(page: Page) -> None:
    game = Playing(page)
    page.look(motion="no-preference")
    game.begin("duel", ["person", "greedy"], seed=3)
    game.ready()
    page.run(
        """
        const watcher = new MutationObserver(() => {
            for (const stat of document.querySelectorAll(".stat-life[data-change]")) {
                document.body.dataset.told = stat.dataset.change;
            }
        });
        const page = document.querySelector("#page");
        watcher.observe(page, { subtree: true, childList: true, attributes: true });
        """
    )
    offer = game.ready()
    for _ in range(120):
        if page.run("return document.body.dataset.told") or offer.over:
            break
        offer = game.choose(next(iter(offer.actions)))
    assert int(page.run("return document.body.dataset.told") or 0) != 0


MOVES = """
    window.moves = 0;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...how) => {
        window.moves += 1;
        return start(...how);
    };
"""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_nothing_moves_for_those_who_want_less_motion(page: Page, motion: str) -> None:
    page.look(motion=motion)
    game = Playing(page)
    game.begin("duel", ["person", "greedy"], seed=3)
    game.ready()
    page.run(MOVES)
    game.choose(0)
    page.run("document.querySelector('.stat').classList.add('changing')")
    flashes = page.run("return getComputedStyle(document.querySelector('.stat')).animationName")
    assert (page.run("return window.moves") > 0) == (motion != "reduce")
    assert flashes == ("none" if motion == "reduce" else "flash")


def test_what_others_did_stands_beside_the_table_until_the_next_decision(page: Page) -> None:
    game = Playing(page)
    game.begin("magic54", ["person", "greedy"], seed=4)
    offer = game.ready()
    for _ in range(40):
        if "Bela" in page.text(".acting") and page.all("[data-since] li"):
            break
        offer = game.choose(next(iter(offer.actions)))
    assert any("Bela" in line for line in page.texts("[data-since] li"))
