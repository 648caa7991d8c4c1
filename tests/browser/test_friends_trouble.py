"""What goes wrong at a table is told in words of players, nothing is lost or done twice; passing there."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.support.friends import Friends, fragment_of
from tests.browser.support.modules import of_page
from tests.browser.support.page import Page
from tests.browser.support.playing import Playing
from tests.browser.support.sitting import asked, at

ANSWERS = """
    const [what, status, problem, times] = arguments;
    const real = window.fetch;
    let left = times;
    window.fetch = async (address, request = {}) => {
        const [method, path] = what.split(" ");
        if (left <= 0 || (request.method ?? "GET") !== method || !String(address).includes(path)) {
            return real(address, request);
        }
        left -= 1;
        if (status === 0) {
            await real(address, request);
            throw new TypeError("Failed to fetch");
        }
        const headers = { "Content-Type": "application/problem+json", "Retry-After": "1" };
        return new Response(JSON.stringify({ title: "No", status, ...problem }), { status, headers });
    };
"""
"""Answers so many requests with a problem; with the status 0 they are carried out and the answer is lost."""

SLOW = """
    const { fetch } = window;
    window.fetch = async (...asked) => {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        return fetch(...asked);
    };
"""
"""What is sent from now on takes a second longer."""
DEAF = """
    const real = window.fetch;
    window.fetch = (address, request = {}) =>
        String(address).includes("wait=") ? never(request.signal) : real(address, request);
    const never = (signal) => new Promise((_, refuse) => {
        signal.addEventListener("abort", () => refuse(new DOMException("given up", "AbortError")));
    });
"""
"""No news come any more."""


def answer(page: Page, what: str, status: int, times: int = 1, **problem: Any) -> None:
    """Let requests fail: `what` is their method and a part of their address."""
    page.run(ANSWERS, what, status, problem, times)


def pass_once(page: Page) -> None:
    """Press the button that passes."""
    page.click("[data-pass]:enabled")


def wishes(page: Page) -> list[dict[str, Any]]:
    """How the table was told that the seat is passed for, in order."""
    sent = asked(page, "/adjudications")
    return [dict(entry) for body in sent if "auto" in body for entry in body["auto"]["pass"]]


def test_a_lost_answer_is_asked_for_again_and_done_once(friends: Friends) -> None:
    """The other one has left the table, so nobody else makes a step."""
    friends.sit("perdure")
    page, other, _ = friends.deciding()
    other.follow("#/")
    other.see("[data-go-on]")
    page.run(DEAF)
    page.follow("#/")
    page.see("[data-go-on]")
    page.click("[data-go-on]")
    page.see("[data-pass]:enabled")
    answer(page, "POST /adjudications", 0)
    page.traffic.forget()
    pass_once(page)
    page.see("[data-problem='unreachable']")
    page.click("[data-again]")
    page.gone("[data-problem]")
    first, second = asked(page, "/adjudications")[:2]
    assert first == second
    assert first["actions"][0]["type"] == "end_phase"

    def steps() -> list[int]:
        answers = page.traffic.exchanges("/adjudications")
        return [each.document()["step"] for each in answers if each.status == 200 and each.body]

    page.until(steps, "the answer comes")
    assert {*steps()} == {first["step"] + 1}


def test_what_was_chosen_too_late_is_not_done_and_the_table_is_shown(friends: Friends) -> None:
    """The same seat at two devices; the second has heard nothing of what was done at the first."""
    friends.sit("perdure")
    page, other, _ = friends.deciding()
    page.click("[data-device]")
    seat = fragment_of(page.see("[data-seat-link]").get_attribute("value"))
    page.click("[data-device-close]")
    other.open(seat)
    other.see("[data-pass]:enabled")
    other.run(DEAF)
    other.follow("#/")
    other.see("[data-go-on]")
    other.click("[data-go-on]")
    other.see("[data-pass]:enabled")
    before = at(page)
    pass_once(page)
    page.until(lambda: at(page) > before, "the phase ends")
    other.click("[data-bar] [data-action]:not([data-pass])")
    other.see("[data-problem='stale-step']", "Something has happened in the meantime")
    chosen = [body for body in asked(other, "/adjudications") if body["actions"]]
    assert len(chosen) == 1


@pytest.mark.parametrize(
    ("problem", "words"),
    [
        ({"type": "/problems/tables-unavailable", "reason": "down"}, "it goes on as soon as"),
        ({"type": "/problems/tables-unavailable", "reason": "newer"}, "newer version"),
    ],
)
def test_a_store_that_is_down_is_waited_for(friends: Friends, problem: dict[str, str], words: str) -> None:
    friends.sit("perdure")
    page, other, _ = friends.deciding()
    answer(other, "GET /v1/tables", 503, 1, **problem)
    pass_once(page)
    other.see("[data-problem='tables-unavailable']", words)
    friends_page = at(other)
    other.gone("[data-problem]")
    page.see("[data-screen='game']")
    page.until(lambda: Playing(page).offer().actions and not Playing(page).offer().busy, "it goes on")
    pass_once(page)
    other.until(lambda: at(other) > friends_page, "news come again")


def test_a_table_that_is_gone_says_so_and_is_forgotten(friends: Friends) -> None:
    friends.sit("perdure")
    page, other, _ = friends.deciding()
    answer(other, "GET /v1/tables", 404, 9, type="/problems/unknown-table")
    pass_once(page)
    other.see("[data-problem='unknown-table']", "This table is gone")
    assert other.run("return Object.keys(localStorage).filter((name) => name.includes('seat'))") == []


def test_without_tables_nobody_is_invited(page: Page) -> None:
    Playing(page).fill_in("perdure", ["person", "friend"])
    answer(page, "POST /tables", 503, 1, type="/problems/tables-unavailable", reason="full")
    page.click("[data-begin]")
    page.see("[data-problem='tables-unavailable']", "no room for another game")


def test_an_answer_from_before_changes_nothing(friends: Friends) -> None:
    friends.sit("perdure")
    page, _, _ = friends.deciding()
    table = page.run("return location.hash").rpartition("/")[2]
    found = of_page(
        page,
        """
        const { TableSession } = await import("/play/friends/session.js");
        const seat = JSON.parse(localStorage[`headjudge.seat.${given}`]);
        const headers = { Authorization: `Bearer ${seat.token}` };
        const old = await (await fetch(`/v1/tables/${given}?include=texts`, { headers })).text();
        const session = await TableSession.open(given);
        session.wake();
        const { legal_actions } = session.positions.at(-1).perspective;
        const pass = legal_actions.find(({ type }) => type === "end_phase");
        await session.act(pass);
        const shown = session.positions.length;
        const real = window.fetch;
        window.fetch = async (address, request) =>
            String(address).includes("wait=") ? new Response(old) : real(address, request);
        session.rest();
        session.wake();
        await new Promise((go) => setTimeout(go, 500));
        session.rest();
        window.fetch = real;
        return [shown, session.positions.length, JSON.parse(old).step];
        """,
        table,
    )
    assert found[0] == found[1] == 2


def test_the_table_is_told_where_one_is_asked(friends: Friends) -> None:
    friends.sit("perdure")
    page, other, _ = friends.deciding()
    for each in friends:
        assert wishes(each)[0]["ask"] == "stops"
        assert "stops" not in wishes(each)[0]
    seat = wishes(other)[0]["seat"]
    other.click("[data-stop][aria-pressed='false']")
    other.until(lambda: "stops" in wishes(other)[-1], "the stops are told")
    assert wishes(other)[-1]["seat"] == seat
    assert {*wishes(other)[-1]["stops"]} <= {"mine", "theirs"}
    page.click("[data-full-control]")
    page.until(lambda: wishes(page)[-1]["ask"] == "all", "full control is told")
    page.click("[data-full-control]")
    page.until(lambda: wishes(page)[-1]["ask"] == "stops", "it is taken back")


def test_what_is_wished_while_the_table_is_told_something_is_told_afterwards(friends: Friends) -> None:
    friends.sit("perdure")
    page, _, _ = friends.deciding()
    page.run(SLOW)
    page.traffic.forget()
    page.click("[data-full-control]")
    page.click("[data-full-control][aria-checked='true']")
    page.until(lambda: "stops" in [wish["ask"] for wish in wishes(page)], "the second wish is told")
    told = [wish["ask"] for wish in wishes(page)]  # however often the first one was told
    assert (told[0], told[-1]) == ("all", "stops")


def test_passing_on_while_the_other_decides(friends: Friends) -> None:
    friends.sit("perdure")
    page, other, _ = friends.deciding()
    other.click("[data-pass-to='my_turn']:enabled")
    other.see("[data-passing='my_turn']", "until your next turn")
    other.until(lambda: "until" in wishes(other)[-1], "the table is told")
    assert wishes(other)[-1]["until"]["to"] == "my_turn"
    page.click("[data-pass-to='end_of_turn']:enabled")
    other.see("[data-prompt]:not(:empty)")
    other.until(lambda: not other.all("[data-passing='my_turn']"), "it is the other's turn")
    other.see("[data-action]:enabled")
