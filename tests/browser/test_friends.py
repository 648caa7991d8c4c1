"""A friend at another device: links, seats, waiting, going on elsewhere, the games one sits at, the end."""

from __future__ import annotations

import json
import re

import pytest
import requests
from selenium.webdriver.common.keys import Keys

from tests.browser.support.friends import Friends, fragment_of
from tests.browser.support.page import Page
from tests.browser.support.playing import Playing
from tests.browser.support.sitting import asked, at, document
from tests.browser.test_play_phone import assert_it_fits
from tests.tables.party import token

SEATS = """
    return Object.entries(localStorage)
        .filter(([name]) => name.startsWith("headjudge.seat."))
        .map(([, kept]) => JSON.parse(kept));
"""
FORGET = "for (const name of Object.keys(localStorage)) localStorage.removeItem(name);"
NOBODY = "A" * 22
MARKUP = "<img src=x onerror=document.title=1>"


def kept(page: Page) -> dict[str, str]:
    """The one seat that a browser has."""
    (seat,) = page.run(SEATS)
    return dict(seat)


def concede(page: Page) -> None:
    """Concede the game, as somebody who means it."""
    page.click("[data-concede]")
    page.click("[data-concede-now]")
    page.see("[data-outcome]")


def address(page: Page) -> str:
    """The fragment that stands in the address."""
    return str(page.run("return location.hash"))


# Coming together


def test_a_friend_comes_by_the_link_and_sees_what_the_other_does(friends: Friends) -> None:
    host, guest = friends
    link = friends.invite("perdure")
    host.see("[data-awaits]", "begins by itself")
    assert host.texts(".places li") == ["Ada\nyou", "Player 2\nstill to come"]
    guest.open(link)
    guest.see("h1", "Perdure: you are invited")
    assert guest.texts(".places li") == ["Ada\nis here", "Player 2\nstill to come"]
    guest.fill("#guest-name", "Ben")
    guest.click("[data-take-seat]")
    for page in friends:
        page.see("[data-screen='game']")
    assert address(guest) == address(host) == f"#/table/{kept(host)['table']}"
    page, other, offer = friends.deciding()
    name = "Ada" if page is host else "Ben"
    other.see("[data-prompt]", f"Waiting for {name}")
    other.until(lambda: "Your turn" not in other.browser.title, "it is not the other's turn")
    page.until(lambda: page.browser.title.startswith("Your turn"), "it is this one's turn")
    before = at(other)
    page.click("[data-pass]")
    page.until(lambda: at(page) > 0, "the phase ends")
    other.until(lambda: at(other) > before, "the other sees it by itself")
    assert any(line.endswith("phase") for line in other.texts("[data-log]"))
    assert offer.actions


def test_a_copied_link_leads_to_the_table(friends: Friends) -> None:
    host, guest = friends
    link = friends.invite("magic54")
    host.browser.execute_cdp_cmd("Browser.grantPermissions", {"permissions": ["clipboardReadWrite"]})
    host.click("[data-copy-invitation]")
    host.see(".invitation [role='status']", "Copied")
    copied = host.browser.execute_async_script("navigator.clipboard.readText().then(arguments[0])")
    assert copied == f"{host.address}/play/{link}"
    guest.open(link)
    guest.see("[data-take-seat]")


def test_a_link_seats_one_person_once(friends: Friends) -> None:
    host, guest = friends
    link = friends.invite("magic54")
    friends.come(link)
    guest.may_refuse(401)
    guest.run(FORGET)
    guest.follow("#/")
    guest.see("[data-screen='lobby']")
    guest.follow(link)
    guest.see("[data-problem='invitation-refused']", "This seat is taken")
    assert not guest.all("[data-take-seat]")
    host.follow(link)
    host.see("[data-screen='join']", "You sit at this table already")
    host.click("[data-own-seat]")
    host.see("[data-screen='game']")


def test_who_is_slower_is_told_that_the_seat_is_taken(friends: Friends) -> None:
    _, guest = friends
    link = friends.invite("splendagic", ["person", "friend", "friend"])
    guest.open(link)
    guest.see("[data-take-seat]")
    table, _, invitation = link.removeprefix("#table=").partition(".")
    taken = requests.post(
        f"{guest.address}/v1/tables/{table}/seats",
        json={"invitation": invitation},
        headers={"Authorization": f"Bearer {token()}"},
        timeout=30,
    )
    assert taken.status_code == 200
    guest.may_refuse(403)
    guest.click("[data-take-seat]")
    guest.see("[data-problem='invitation-refused']", "This seat is taken")


def test_who_comes_brings_a_deck_and_is_told_what_is_wrong_with_it(friends: Friends) -> None:
    _, guest = friends
    link = friends.invite("castle")
    guest.open(link)
    guest.see("[data-take-seat]")
    guest.fill("#guest-deck", "{}")
    guest.fill("#guest-deck + textarea", '{"no_such_card": 9}')
    guest.may_refuse(422)
    guest.click("[data-take-seat]")
    guest.see("#guest-deck-fault", "no_such_card")
    guest.fill("#guest-deck", "white_black")
    guest.fill("#guest-name", MARKUP)
    guest.click("[data-take-seat]")
    for page in friends:
        page.see("[data-screen='game']")
        page.see(".seat-name", MARKUP)
        assert not page.all("main img[src='x']")
        assert page.browser.title != "1"


def test_a_link_that_is_cut_leads_nowhere(page: Page) -> None:
    page.open(f"#table={NOBODY}.short")
    page.see("[data-screen='lobby']")
    page.may_refuse(404)
    page.follow(f"#table={NOBODY}.{'A' * 43}")
    page.see("[data-problem='unknown-table']", "This table is gone")
    page.follow(f"#/table/{NOBODY}")
    page.see("[data-screen='lobby'] [data-problem='no-seat-here']")
    page.follow(f"#seat={NOBODY}.{'A' * 43}")
    page.see("[data-problem='unknown-table']", "This table is gone")
    assert page.run(SEATS) == []


@pytest.mark.parametrize(
    ("players", "words"), [(("friend", "friend"), "yours"), (("friend", "greedy"), "yours")]
)
def test_somebody_has_to_play_here(page: Page, players: tuple[str, str], words: str) -> None:
    Playing(page).fill_in("magic54", players)
    page.see("[data-fault='players']", words)
    assert not page.see("[data-begin]").is_enabled()
    page.fill("[name='seat-1-player']", "person")
    page.see("[data-begin]:enabled")
    assert not page.all("#seed")


def test_two_at_one_screen_and_a_friend_is_one_too_many(page: Page) -> None:
    Playing(page).fill_in("splendagic", ["person", "person", "friend"])
    page.see("[data-fault='players']", "one person plays here")
    assert not page.see("[data-begin]").is_enabled()


# What stands for a seat


def test_what_stands_for_a_seat_is_in_no_address_and_no_call_that_is_shown(friends: Friends) -> None:
    host, guest = friends
    link = friends.invite("perdure")
    invitation = link.partition(".")[2]
    friends.come(link)
    page, _, _ = friends.deciding()
    page.click("[data-pass]")
    friends.deciding()
    for each in friends:
        secrets = {kept(each)["token"], invitation}
        for exchange in each.traffic.exchanges():
            assert not any(secret in exchange.url + exchange.referer for secret in secrets)
        each.click("[data-calls] summary")
        each.see("[data-call]")
        for number in range(len(each.all("[data-call]"))):
            each.run("document.querySelectorAll('[data-call] > details')[arguments[0]].open = true", number)
        each.see("[data-curl]", "$TOKEN")
        each.see("[data-python]", "os.environ['TOKEN']")
        assert not any(secret in document(each) for secret in secrets)
    assert any(call == "POST" for call in (each.method for each in guest.traffic.exchanges("/seats")))
    assert "invitation" not in host.text("[data-calls]")


def test_going_on_at_another_device(friends: Friends) -> None:
    host, guest = friends
    page = Playing(host)
    page.fill_in("magic54", ["person", "friend"])
    host.click("[data-begin]")
    host.see("[data-screen='waiting']")
    host.click("[data-device]")
    host.see("[data-device-dialog] .danger", "whoever has it sees your cards and plays for you")
    link = fragment_of(host.see("[data-seat-link]").get_attribute("value"))
    assert link == f"#seat={kept(host)['table']}.{kept(host)['token']}"
    host.click("[data-device-close]")
    guest.open(link)
    guest.see("[data-screen='waiting'] [data-place='0']", "you")
    assert address(guest) == f"#/table/{kept(host)['table']}"
    assert kept(guest)["token"] == kept(host)["token"]
    assert not guest.run("return document.referrer")


# Going on


def test_the_lobby_lists_the_games_one_sits_at(friends: Friends) -> None:
    host, guest = friends
    friends.sit("magic54")
    page, other, _ = friends.deciding()
    for each, words in ((page, "It is your turn."), (other, "Waiting for")):
        each.follow("#/")
        each.see("[data-tables] [data-stands]", words)
    host.see("[data-table]", "Magic 54 with Ben")
    guest.see("[data-table]", "Magic 54 with Ada")
    page.click("[data-go-on]")
    page.see("[data-screen='game']")
    concede(page)
    page.follow("#/")
    page.see("[data-stands]", "It is over.")
    page.click("[data-remove]")
    page.gone("[data-tables]")
    assert page.run(SEATS) == []


def test_games_that_are_gone_are_off_the_list(page: Page) -> None:
    page.may_refuse(404, 401)
    gone = {"table": NOBODY, "token": token(), "title": "Duel", "ruleset": "duel", "invitations": []}
    page.run("localStorage[`headjudge.seat.${arguments[0].table}`] = JSON.stringify(arguments[0])", gone)
    page.follow("#/workbench")
    page.see("[data-start-ruleset]")
    page.follow("#/")
    page.until(lambda: page.run(SEATS) == [], "it is forgotten")
    page.gone("[data-tables]")


def test_a_reload_goes_on_and_tells_what_has_happened_since(friends: Friends) -> None:
    friends.sit("perdure")
    page, other, _ = friends.deciding()
    page.click("[data-pass]")
    friends.deciding()
    shown = other.text(".middle")
    other.browser.refresh()
    other.see("[data-screen='game']")
    other.until(lambda: other.text(".middle") == shown, "the same table")
    assert other.all("[data-log]")
    assert any("turn" in line for line in other.texts("[data-log]"))


def test_earlier_positions_are_looked_at_and_nothing_is_taken_back(friends: Friends) -> None:
    friends.sit("perdure")
    page, _, _ = friends.deciding()
    page.click("[data-pass]")
    page.until(lambda: at(page) > 0, "the phase ends")
    friends.deciding()
    last = at(page)
    assert not page.all("[data-undo]")
    page.press("u")
    assert at(page) == last
    page.run("document.querySelector('[data-slider]').focus()")
    page.press(Keys.HOME)
    page.see("main[data-at='0']")
    page.see("[data-earlier]", "earlier position")
    assert not page.all("[data-action]")
    page.click("[data-latest]")
    page.see(f"main[data-at='{last}']")


# The end


def test_afterwards_there_are_the_record_looking_back_and_a_rematch(friends: Friends) -> None:
    host, guest = friends
    friends.sit("duel", told=[{}, {"deck": "red_green"}])
    friends.deciding()
    assert not host.all("[data-zone='hand-1'] [data-id]")
    concede(host)
    for page in friends:
        page.see("[data-outcome]", "Ben wins")
        assert not page.all("[data-device]")
    host.see("[data-zone='hand-1'] [data-id]")
    host.click("[data-outcome] [data-share]")
    host.click("[data-make-link='record']")
    shared = fragment_of(host.see("[data-link]").get_attribute("value"))
    host.click("[data-share-close]")
    first = json.loads(json.dumps(asked(host, "/v1/rulesets/duel/tables")[-1]))

    guest.click("[data-rematch]")
    guest.see("[data-screen='waiting']")
    again = asked(guest, "/v1/rulesets/duel/tables")[-1]
    assert [seat.get("name") for seat in again["seats"]] == ["Ben", "Ada"]
    assert again["seats"][0].get("deck") == first["seats"][1].get("deck")
    assert again["seat"] == 0
    friends_again = Friends(guest, host)
    link = fragment_of(guest.see("[data-invitation]").get_attribute("value"))
    host.click("[data-look-back]")
    host.see("[data-screen='game'] [data-undo]")
    for seat in (0, 1):
        host.fill("[data-viewer]", seat)
        host.see(f"[data-zone='hand-{seat}'] [data-id]")
    host.follow(shared)
    host.see("[data-screen='game'] [data-undo]")
    friends_again.come(link, "Ada")
    guest.see(".seat.mine", "Ben")


# Somebody is gone


@pytest.mark.full
def test_who_is_gone_for_too_long_is_conceded_for(friends: Friends) -> None:
    """Half a minute is the least that a table may wait for somebody."""
    host = friends.host
    headers = {"Authorization": f"Bearer {(mine := token())}"}
    body = {"seats": [{"name": "Ada"}, {}], "options": {"first_player": "B"}, "away_seconds": 30}
    made = requests.post(
        f"{host.address}/v1/rulesets/perdure/tables", json=body, headers=headers, timeout=30
    ).json()
    host.open(f"#seat={made['table']}.{mine}")
    host.see("[data-screen='waiting']")
    friends.come(f"#table={made['table']}.{made['invitations'][0]['invitation']}")
    page, other, _ = friends.deciding()
    assert not page.all("[data-away], [data-due]")
    assert re.search(r"has \d+ seconds? left", other.text("[data-away]"))
    page.open("#/")
    for _ in range(3):
        if other.all("[data-claim]"):
            break
        try_to_see(other, "[data-claim]")
    other.click("[data-claim]")
    other.click("[data-claim-now]")
    other.see("[data-outcome]", "wins")


def try_to_see(page: Page, selector: str) -> None:
    """Wait for something that may take longer than a page is waited for."""
    try:
        page.see(selector)
    except AssertionError:
        assert page.all("[data-away]"), "the time is not told any more"


# How it looks


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_everything_is_clean_and_fits(friends: Friends, device: str) -> None:
    host, guest = friends
    if device == "phone":
        for page in friends:
            page.phone()

    def look(page: Page) -> None:
        page.assert_clean()
        if device == "phone":
            assert_it_fits(page)

    Playing(host).fill_in("castle", ["person", "friend"])
    host.see("[data-patience]")
    host.click("[data-options] summary")
    look(host)
    host.click("[data-begin]")
    host.see("[data-invitation]")
    look(host)
    host.click("[data-device]")
    host.see("[data-device-dialog]")
    look(host)
    host.click("[data-device-close]")
    guest.open(fragment_of(host.see("[data-invitation]").get_attribute("value")))
    guest.see("[data-take-seat]")
    look(guest)
    guest.click("[data-take-seat]")
    host.see("[data-screen='game']")
    _, other, _ = friends.deciding()
    look(other)
    concede(other)
    look(other)
    other.follow("#/")
    other.see("[data-remove]")
    look(other)
