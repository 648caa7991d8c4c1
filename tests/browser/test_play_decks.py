"""*Bring a deck*: lists pasted and read from files, drawn, mended, and played with."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from selenium.webdriver import Chrome
from selenium.webdriver.common.keys import Keys

from engine.rulesets.splendagic.card_set import SHIPPED
from tests.browser.support.friends import Friends, fragment_of
from tests.browser.support.page import Page
from tests.browser.support.sitting import asked
from tests.browser.support.table_games import DECKS
from tests.browser.test_play_phone import assert_it_fits
from tests.decks.pools import pool_file
from tests.support.servers import serving

BURN = "4 Lightning Bolt (2X2) 117\n4x Grizzly Bears\n52 Mountain\n\nSideboard\n3 Naturalize\n"
BURN_DECK = {"lightning_bolt": 4, "grizzly_bears": 4, "mountain": 52}
PARTS = ("dynasty", "fate")
SNAILS = "4 Snail Herder\n4 Large Snail Herder\n52 Forest"
READ = "return document.querySelector('.list-answer').ariaBusy === 'false'"
FOCUSED = "return document.activeElement.closest(arguments[0]) !== null"
ENTER = """
    const list = document.querySelector("#list-text");
    list.value = arguments[0];
    list.dispatchEvent(new Event("input", {bubbles: true}));
    return new Promise((tell) => setTimeout(() => tell(document.querySelector("[data-list-take]").disabled)));
"""
"""Put a text there; tells whether nobody can take it once that is drawn, before it can have been read."""
DROP = """
    const [name, bytes] = arguments;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(bytes)], name));
    const dropped = new DragEvent("drop", {bubbles: true, cancelable: true, dataTransfer});
    document.querySelector("[data-list-dialog] .list-answer").dispatchEvent(dropped);
    return dropped.defaultPrevented;
"""
CUT = """
    const parts = document.querySelectorAll("[data-list-dialog] :is(.face, .face-text)");
    const cut = ({scrollHeight, clientHeight}) => scrollHeight > clientHeight + 1;
    return [...parts].filter(cut).map((each) => each.textContent);
"""
DRAWN = """
    const section = document.querySelector(`[data-part="${arguments[0]}"]`);
    const drawn = [...section.querySelectorAll("[data-drawn]")];
    return drawn.map((each) => [each.dataset.drawn, each.querySelector(".copies").textContent.trim()]);
"""


@pytest.fixture(scope="module")
def pooled_tab(browser: Chrome, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """The same browser at a service that knows a pool."""
    file = pool_file(tmp_path_factory.mktemp("pool"))
    with serving(workers=1, pool=str(file)) as server:
        yield Page(browser, server.url)


@pytest.fixture
def pooled(pooled_tab: Page) -> Iterator[Page]:
    """The playground of that service, opened afresh."""
    pooled_tab.open()
    yield pooled_tab
    try:
        pooled_tab.assert_sound()
    finally:
        pooled_tab.leave()


def setting_up(page: Page, ruleset: str) -> None:
    """Choose a game in the lobby."""
    page.click(f"[data-ruleset='{ruleset}']")
    page.see(f"[data-setup='{ruleset}']")


def paste(page: Page, text: str, seat: int | None = 0) -> None:
    """Open the list of a seat, or the one for all, put a text there, and wait for what is said of it."""
    where = "" if seat is None else f"[data-seat='{seat}'] "
    page.click(f"{where}[data-bring-open]")
    page.fill("#list-text", text)
    read(page)


def read(page: Page) -> None:
    """Wait until something is said of the list as it is."""
    page.until(lambda: page.run(READ) or None, "the list is read")


def take(page: Page) -> None:
    """Play with the list."""
    page.click("[data-list-take]")
    page.gone("[data-list-dialog]")


def drawn(page: Page, part: str) -> dict[str, str]:
    """The cards that are drawn in a part, with the copies that stand at them."""
    return dict(page.run(DRAWN, part))


def created(page: Page, ruleset: str) -> Mapping[str, Any]:
    """What the game was begun with, or the table."""
    page.click("[data-begin]")
    page.see("[data-screen='game']")
    body: Mapping[str, Any] = asked(page, f"/v1/rulesets/{ruleset}/games")[-1]
    return body


# A list at a seat


def test_a_pasted_list_is_drawn_and_played_with(page: Page) -> None:
    setting_up(page, "duel")
    paste(page, BURN)
    assert page.text("[data-list-status]") == "60 cards found: the deck can be played."
    assert drawn(page, "Deck") == {"lightning_bolt": "4 ×", "grizzly_bears": "4 ×", "mountain": "52 ×"}
    assert "deals 3 damage" in page.text("[data-drawn='lightning_bolt'] .face")
    assert "2/2" in page.text("[data-drawn='grizzly_bears'] .face")
    page.see("[data-list-notes]", "legal in a constructed format was not checked")
    page.click("[data-left-out] summary")
    assert page.texts("[data-left-out] li") == ["3 Naturalize"]
    take(page)
    page.see("[data-seat='0'] [data-brought]", "A deck of one's own: 60 cards, 3 different.")
    assert page.run(FOCUSED, "[data-seat='0'] [data-bring-open]"), "the focus is where it was"
    assert not page.all("#deck-0"), "a shipped deck is not chosen beside it"
    assert page.all("#deck-1")
    body = created(page, "duel")
    assert [seat.get("deck") for seat in body["seats"]] == [BURN_DECK, None]
    assert body["options"] == {}


def test_a_list_is_looked_at_again_and_left_at_home(page: Page) -> None:
    setting_up(page, "duel")
    paste(page, BURN)
    take(page)
    page.click("[data-seat='0'] [data-bring-open]", "Look at the deck")
    page.see("[data-drawn='mountain']")
    assert page.see("#list-text").get_attribute("value") == BURN
    page.fill("#list-text", "60 Mountain")
    page.see("[data-part]", "60 ×")
    page.press(Keys.ESCAPE)
    page.gone("[data-list-dialog]")
    page.see("[data-seat='0'] [data-brought]", "3 different")
    page.click("[data-seat='0'] [data-bring-leave]")
    page.gone("[data-seat='0'] [data-bring-leave]")
    assert page.run(FOCUSED, "[data-seat='0'] [data-bring-open]")
    page.fill("#deck-0", "white_black")
    assert created(page, "duel")["seats"][0]["deck"] == "white_black"


def test_what_is_missing_is_told_line_by_line_and_mended(page: Page) -> None:
    setting_up(page, "duel")
    paste(page, BURN.replace("Grizzly", "Grizly").replace("52 Mountain", "52 Mountain\n0 Shock\n1 Zzyzxqq"))
    assert page.text("[data-list-status]") == "56 cards found, 6 missing."
    lines = page.texts("[data-missing] [data-line]")
    assert [line.split("\n")[0] for line in lines] == [
        "Line 2 4 Grizly Bears",
        "Line 4 Shock",
        "Line 5 1 Zzyzxqq",
    ]
    assert "'Grizly Bears' is not in the library." in lines[0]
    assert "1 to 250 copies" in lines[1]
    assert not page.see("[data-list-take]").is_enabled()
    assert "60 to 250 cards, not 56" in page.text("[data-list-faults]")
    page.assert_clean()
    page.click("[data-list-faults] [data-rule='CR-100.2a']")
    page.see("[data-rule-dialog] h2", "CR-100.2a")
    page.press(Keys.ESCAPE)
    page.gone("[data-rule-dialog]")
    page.click("[data-line='2'] [data-near='Grizzly Bears']")
    page.gone("[data-line='2']")
    assert page.run(FOCUSED, "#list-heading")
    assert (page.see("#list-text").get_attribute("value") or "").split("\n")[:2] == BURN.split("\n")[:2]
    page.fill("#list-text", BURN)
    page.see("[data-list-status]", "can be played.")
    assert not page.all("[data-missing]")
    assert page.see("[data-list-take]").is_enabled()


def test_a_list_that_was_changed_is_not_taken_before_it_is_read(page: Page) -> None:
    setting_up(page, "duel")
    paste(page, BURN)
    assert page.see("[data-list-take]").is_enabled()
    assert page.run(ENTER, "60 Nothing"), "what was read is another list"
    page.see("[data-missing]", "60 Nothing")


def test_a_long_list_and_one_that_is_none_are_told_in_words(page: Page) -> None:
    page.may_refuse(422)
    setting_up(page, "duel")
    paste(page, "<foo>")
    assert page.text("#list-fault").startswith("This cannot be read as a list: line 1: this is no deck list")
    before = len(asked(page, "/v1/decks/checks"))
    assert page.run(ENTER, "x" * 100_001)
    page.see("#list-fault", "it has 100,001 characters, and at most 100,000 are read")
    assert len(asked(page, "/v1/decks/checks")) == before, "nobody is asked to read it"
    assert not page.see("[data-list-take]").is_enabled()
    page.fill("#list-text", "")
    page.see("[data-list-status]", "No list yet.")


def test_files_are_read_chosen_and_dropped(page: Page, tmp_path: Path) -> None:
    page.may_refuse(422)
    setting_up(page, "castle")
    page.click("[data-seat='1'] [data-bring-open]")
    page.see("#list-text")
    file = tmp_path / "burn.cod"
    cards = "".join(
        f'<card number="{n}" name="{name}"/>' for n, name in [(8, "Lightning Bolt"), (56, "Mountain")]
    )
    file.write_text(f'<cockatrice_deck version="1"><zone name="main">{cards}</zone></cockatrice_deck>')
    page.run("return document.querySelector('[data-list-file]')").send_keys(str(file))
    page.see("[data-list-faults]", "At most 4 copies of Lightning Bolt")
    page.see("[data-part='Deck']", "64 cards")
    stock = "Stock\n5 Juzám Djinn\n"
    assert page.run(DROP, "old.txt", [*(BURN + stock).encode("windows-1252")])
    page.see("[data-part='Stock']")
    assert "Juzám Djinn" in (page.see("#list-text").get_attribute("value") or "")
    assert page.run(DROP, "huge.txt", [0x34] * 400_001)
    page.see("#list-fault", "huge.txt is too large")
    assert not page.see("[data-list-take]").is_enabled()


def test_a_game_that_takes_no_decks_offers_none(page: Page) -> None:
    for ruleset, offered in (("magic54", 0), ("perdure", 0), ("castle", 2), ("five_colors", 2)):
        setting_up(page, ruleset)
        assert len(page.all("[data-bring-open]")) == offered, ruleset
    page.fill("[data-seat='1'] [data-player]", "friend")
    page.gone("[data-seat='1'] [data-bring-open]")


# What games make of a list


def test_two_decks_and_their_colour(page: Page) -> None:
    shipped = json.loads(DECKS.read_text(encoding="utf-8"))["R"]
    decks = {part: {key: n for cards in shipped[part].values() for key, n in cards.items()} for part in PARTS}
    setting_up(page, "five_colors")
    page.fill("#deck-0", "white")
    paste(page, listed(decks["dynasty"] | decks["fate"]))
    assert drawn(page, "Dynasty").keys() == decks["dynasty"].keys()
    assert drawn(page, "Fate").keys() == decks["fate"].keys()
    take(page)
    assert not page.all("#deck-0, #colour-0")
    (seat, _) = created(page, "five_colors")["seats"]
    assert seat == {"name": "Ada", "colour": "R", **decks}


def test_one_card_set_for_all_seats(page: Page) -> None:
    groups = {group: {**cards} for group, cards in SHIPPED.items()}
    setting_up(page, "splendagic")
    assert len(page.all("[data-bring-open]")) == 1
    paste(
        page,
        "\n".join(f"{group.replace('_', ' ')}\n{listed(cards)}" for group, cards in groups.items()),
        None,
    )
    assert page.texts("[data-part] h3")[0].startswith("Level 1: ")
    take(page)
    page.see("[data-brought]", "A card set of one's own")
    assert created(page, "splendagic")["options"] == {"card_set": groups}


def listed(cards: Mapping[str, int]) -> str:
    """A list of cards by key."""
    return "\n".join(f"{copies} {key}" for key, copies in cards.items())


# A pool


def test_cards_of_a_pool_are_drawn_and_come_along_once(pooled: Page) -> None:
    setting_up(pooled, "duel")
    paste(pooled, f"{SNAILS}\n1 Ébène Juggler")
    assert "juggle two cards" in pooled.text("[data-status='refused']")
    pooled.fill("#list-text", SNAILS)
    pooled.gone("[data-missing]")
    assert "2/2 green Snail" in pooled.text("[data-drawn='snail_herder'] .face")
    assert pooled.run(CUT) == [], "all of each text can be read"
    take(pooled)
    paste(pooled, SNAILS, seat=1)
    take(pooled)
    body = created(pooled, "duel")
    names = sorted(card["name"] for card in body["options"]["cards"])
    assert names == ["Large Snail Herder", "Snail Herder", "Snail Token", "Snail Token"]
    assert [seat["deck"] for seat in body["seats"]] == 2 * [
        {"snail_herder": 4, "large_snail_herder": 4, "forest": 52}
    ]


# A table with a friend


def test_who_invites_and_who_comes_bring_decks(friends: Friends) -> None:
    host, guest = friends
    setting_up(host, "duel")
    host.fill("[data-seat='1'] [data-player]", "friend")
    paste(host, BURN)
    take(host)
    host.click("[data-begin]")
    host.see("[data-screen='waiting']")
    (table,) = asked(host, "/v1/rulesets/duel/tables")
    assert table["seats"][0]["deck"] == BURN_DECK
    guest.open(fragment_of(host.see("[data-invitation]").get_attribute("value")))
    paste(guest, "60 Forest", seat=None)
    take(guest)
    guest.see("[data-brought]", "60 cards, 1 different")
    assert not guest.all("#guest-deck")
    guest.click("[data-take-seat]")
    for page in friends:
        page.see("[data-screen='game']")
    guest.see("[data-zone='hand-1'] .face-name")
    assert set(guest.texts("[data-zone='hand-1'] .face-name")) == {"Forest"}


# What it looks like


def test_who_comes_by_a_link_brings_cards_of_the_pool(pooled: Page, elsewhere: Chrome) -> None:
    guest = Page(elsewhere, pooled.address)
    friends = Friends(pooled, guest)
    for page in friends:
        page.may_refuse(409)
    guest.open(friends.invite("duel"))
    paste(guest, SNAILS, seat=None)
    assert "2/2 green Snail" in guest.text("[data-drawn='snail_herder'] .face")
    take(guest)
    guest.click("[data-take-seat]")
    for page in friends:
        page.see("[data-screen='game']")
    assert asked(guest, "/seats")[-1]["seat"]["deck"] == {
        "snail_herder": 4,
        "large_snail_herder": 4,
        "forest": 52,
    }
    guest.see("[data-zone='hand-1'] .face-name")
    assert set(guest.texts("[data-zone='hand-1'] .face-name")) <= {
        "Snail Herder",
        "Large Snail Herder",
        "Forest",
    }
    assert not pooled.all("[data-zone='hand-1'] .face-name")
    guest.assert_sound()
    guest.leave()


def test_it_can_be_used_on_a_phone_and_by_everybody(page: Page) -> None:
    page.phone()
    setting_up(page, "duel")
    paste(page, BURN)
    assert_it_fits(page)
    page.assert_clean()
    take(page)
    assert_it_fits(page)
    page.assert_clean()


def test_it_is_used_by_keys_alone(page: Page) -> None:
    page.desktop(1366, 768)
    setting_up(page, "duel")
    page.see("[data-bring-open]")
    page.tab_to("[data-seat='0'] [data-bring-open]")
    page.press(Keys.ENTER)
    page.until(lambda: page.run(FOCUSED, "#list-text"), "one can paste at once")
    page.browser.execute_cdp_cmd("Input.insertText", {"text": "60 Mountain"})
    page.see("[data-list-take]:not(:disabled)")
    page.tab_to("[data-list-take]")
    page.press(Keys.ENTER)
    page.see("[data-brought]", "60 cards")
