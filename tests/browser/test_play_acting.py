"""Acting on the page: by clicks and by keys, what is refused and why, and rules."""

from __future__ import annotations

from selenium.webdriver.common.keys import Keys

from tests.browser.support.acting import HAND, PERSON_AND_BOT, duel, focus, perdure, until_focus
from tests.browser.support.page import Page
from tests.browser.support.playing import Playing

MENU_ACTION = "[data-menu] [data-action]"
TAKE_EACH_OTHER_ACTION = """
    const fetched = window.fetch;
    const [action] = arguments;
    window.fetch = (url, request) => {
        const body = JSON.parse(request?.body ?? "null");
        if (body?.action) request = {...request, body: JSON.stringify({...body, action})};
        return fetched(url, request);
    };
"""
"""A page whose list is out of date: what it sends is not what the service would allow."""

OPEN_RULE = """
    const [ruleset, rule, done] = arguments;
    import("/play/acting/rule.js").then(({ openRule }) => done(openRule(ruleset, rule)));
"""


# The menu of a card


def test_a_click_opens_the_menu_and_another_chooses(page: Page) -> None:
    game = perdure(page)
    page.click(f"{HAND} [data-id='7H']")
    assert page.text("[data-menu] h3") == "Seven of Hearts"
    assert [each.text.split("\n")[-1] for each in page.all(MENU_ACTION)] == ["Play 7♥ as a land"]
    assert page.axe() == []
    page.click(MENU_ACTION)
    page.gone("[data-menu]")
    game.ready()
    assert page.see("[data-log]", "You play 7♥ as a land").get_attribute("data-kind") == "action"
    assert not page.all(f"{HAND} [data-id='7H']")


def test_a_second_click_does_the_only_action_of_a_card(page: Page) -> None:
    game = perdure(page)
    for _ in range(2):
        page.click(f"{HAND} [data-id='7C']")
    page.gone(f"{HAND} [data-id='7C']")
    assert game.ready().at == 1


def test_what_acts_and_what_it_acts_on_are_clicked_one_after_the_other(page: Page) -> None:
    game = perdure(page)
    game.choose("Play 7♣ as a land")
    page.click(f"{HAND} [data-id='6S']")
    assert len(page.all(MENU_ACTION)) > 1
    page.see("[data-menu]", "Or click what it is to act on")
    usable = {each.get_attribute("data-id") for each in page.all("[data-id].usable")}
    assert usable == {"6S", "seat:0", "seat:1"}
    page.click("[data-id='seat:1']")
    assert [each.text.split("\n")[-1] for each in page.all(MENU_ACTION)] == ["Cast 6♠ on Bela"]
    page.click(MENU_ACTION)
    page.see("[data-log]", "Cast 6♠ on Bela")


def test_the_menu_closes_and_gives_the_focus_back(page: Page) -> None:
    perdure(page)
    card = f"{HAND} [data-id='QS']"
    for by_key in (True, False):
        page.click(card)
        page.see("[data-menu]")
        until_focus(page, action=str(page.see(MENU_ACTION).get_attribute("data-action")))
        if by_key:
            page.press(Keys.ESCAPE)
        else:
            page.click("[data-menu] .close")
        page.gone("[data-menu]")
        until_focus(page, id="QS")
    page.click(card)
    page.click("[data-prompt]")
    page.gone("[data-menu]")


# Keys


def test_a_turn_is_played_by_keys_alone(page: Page) -> None:
    game = perdure(page)
    page.press("t")
    until_focus(page, zone="hand-0")
    first = focus(page)["id"]
    page.press(Keys.ARROW_RIGHT)
    second = focus(page)["id"]
    assert first != second
    page.press(Keys.ENTER)
    until_focus(page, action=str(page.see(MENU_ACTION).get_attribute("data-action")))
    page.press(Keys.ENTER)
    page.gone(f"{HAND} [data-id='{second}']")
    until_focus(page, zone="hand-0")
    assert game.ready().at == 1
    page.press("u")
    page.see(f"{HAND} [data-id='{second}']")
    page.press("r")
    page.gone(f"{HAND} [data-id='{second}']")
    page.press("3")
    third = page.until(
        lambda: game.ready().at if game.ready().at not in (1, None) else None, "the third action is done"
    )
    page.press("p")
    page.until(lambda: game.ready().at not in (third, None), "the phase is ended")


def test_digits_choose_from_the_menu_where_one_is_open(page: Page) -> None:
    game = perdure(page)
    game.choose("Play 7♣ as a land")
    page.click(f"{HAND} [data-id='6S']")
    told = {each.get_attribute("data-digit"): each.text.split("\n")[-1] for each in page.all("[data-digit]")}
    assert told["2"].startswith("Cast 6♠")
    page.press("2")
    page.see("[data-log]", told["2"])


def test_tab_goes_from_zone_to_zone(page: Page) -> None:
    perdure(page)
    assert page.run(f"return document.querySelectorAll(\"{HAND} [data-id][tabindex='0']\").length") == 1
    page.run("document.querySelector(arguments[0]).focus()", f"{HAND} [data-id='6S']")
    assert page.run(f"return document.querySelector(\"{HAND} [tabindex='0']\").dataset.id") == "6S"


def test_the_keys_are_shown_and_can_be_switched_off(page: Page) -> None:
    game = perdure(page)
    page.press("?")
    assert "pass, or go on" in page.text("[data-shortcuts]")
    assert page.axe() == []
    page.press("p")
    page.click("[data-shortcuts] input")
    page.press(Keys.ESCAPE)
    page.gone("[data-shortcuts]")
    page.press("p")
    page.press("?")
    page.see("[data-shortcuts]")
    assert page.run("return document.querySelector('[data-slider]').value") == "0"
    page.click("[data-shortcuts] input")
    page.press(Keys.ESCAPE)
    page.gone("[data-shortcuts]")
    page.press("p")
    page.until(lambda: game.ready().at not in (0, None), "p works again")


# Why not, and rules


def test_a_card_that_cannot_be_used_says_why_with_its_rule(page: Page) -> None:
    duel(page)
    card = page.see("[data-zone='hand-1'] [data-id]:not(.usable)", "Sengir")
    card.click()
    verdict = page.see("[data-verdict='cast']", "Cast Sengir Vampire")
    assert "cannot be paid" in verdict.text
    assert page.axe() == []
    page.click("[data-verdict] [data-rule='CR-118.3']")
    page.see("[data-rule-dialog]", "CR-118.3")
    page.see("[data-rule-dialog]", "Clause")
    page.press(Keys.ESCAPE)
    page.gone("[data-rule-dialog]")
    assert page.all("[data-menu]"), "the menu stays open behind the rule"


def test_a_card_that_can_be_used_says_what_else_it_could_do(page: Page) -> None:
    perdure(page)
    page.click(f"{HAND} [data-id='QS']")
    page.click("[data-ask-why]")
    kinds = {
        each.get_attribute("data-verdict") for each in page.until(lambda: page.all("[data-verdict]"), "why")
    }
    assert {"play_creature", "cantrip"} <= kinds
    assert "play_land" not in kinds


def test_a_rule_leads_to_others_and_back(page: Page) -> None:
    page.browser.execute_async_script(OPEN_RULE, "five_colors", "L5C-18.4")
    page.click("[data-rule-dialog] [data-rule='L5C-1.1']")
    assert page.text("#rule-heading") == "L5C-1.1"
    until_focus(page, text="L5C-1.1")
    page.click("[data-related='L5C-1.2']")
    assert page.text("#rule-heading") == "L5C-1.2"
    assert page.axe() == []
    for before in ("L5C-1.1", "L5C-18.4"):
        page.click("[data-back]")
        assert page.text("#rule-heading") == before
    assert not page.all("[data-back]")
    page.click("[data-rule-dialog] .close")
    page.gone("[data-rule-dialog]")


def test_a_ruling_tells_its_question_and_its_reading(page: Page) -> None:
    page.browser.execute_async_script(OPEN_RULE, "magic54", "M54-R9")
    dialog = page.see("[data-rule-dialog]", "Permanents and the pile").text
    for part in (
        "Ruling",
        "The question",
        "Can Mana cards and creatures be answered",
        "The ruling",
        "Why it is read so",
    ):
        assert part in dialog


def test_what_the_rules_forbid_is_told_and_nothing_is_lost(page: Page) -> None:
    game = duel(page)
    page.may_refuse(409)
    at = game.ready().at
    sengir = page.see("[data-zone='hand-1'] [data-id]:not(.usable)", "Sengir").get_attribute("data-id")
    page.run(TAKE_EACH_OTHER_ACTION, {"type": "cast", "card": sengir, "way": "normal"})
    page.click("[data-bar] [data-action]", "Play Plains")
    refused = page.see("[data-refused]", "Play Plains")
    assert "cannot be paid" in refused.text
    assert page.all("[data-refused] [data-rule='CR-118.3']")
    assert not page.all("[data-problem]"), "it is told once"
    page.assert_clean()
    assert game.ready().at == at
    page.click("[data-refused] > button")
    page.gone("[data-refused]")
    assert page.see("[data-bar] [data-action]", "Play Plains").is_enabled()


# The bar


def test_a_long_list_is_whole_grouped_and_can_be_searched(page: Page) -> None:
    game = Playing(page)
    game.begin("splendagic", PERSON_AND_BOT, seed=3, options={"starting_seat": 0})
    game.choose("Keep this hand")
    while "first main phase" not in page.text("[data-prompt]") or len(game.ready().actions) < 15:
        game.choose("Pass")
    offered = game.ready().actions
    assert len(offered) > 20
    assert sorted(offered) == list(range(len(offered))), "each action stands there"
    groups = page.all("[data-bar] fieldset")
    assert groups
    assert all(len(each.find_elements("css selector", "[data-action]")) > 1 for each in groups)
    first = page.all("[data-bar] .groups [data-action]")[0]
    assert first.get_attribute("data-digit") == "1"
    page.press("/")
    page.press(*"forest two")
    page.until(lambda: len(page.all("[data-bar] .groups [data-action]")) == 1 or None, "the list is searched")
    assert "Take two Forests" in page.text("[data-bar] .groups")
    page.see("[data-pass]", "Pass")  # it is always at hand
    page.press(*" xyz")
    page.see("[data-bar]", "No action has these words")


def test_conceding_asks_back(page: Page) -> None:
    perdure(page)
    page.click("[data-concede]")
    until_focus(page, text="Play on")
    page.press(Keys.ESCAPE)
    page.gone("[data-concede-now]")
    assert not page.all("[data-outcome]")
    page.click("[data-concede]")
    page.click("[data-concede-now]")
    page.see("[data-outcome]", "Bela wins")
    assert page.text("[data-prompt]") == "The game is over"
    assert not page.all("[data-concede]")


# Focus and what is said


def test_the_focus_stays_where_one_passes_again(page: Page) -> None:
    game = duel(page)
    at = game.ready().at
    page.see("[data-pass]")
    page.run("document.querySelector('[data-pass]').focus()")
    page.press(Keys.ENTER)
    page.until(lambda: game.ready().at != at, "passed")
    page.until(lambda: "pass" in focus(page) or None, "the focus is on the button again")


def test_what_happened_and_what_is_asked_is_said(page: Page) -> None:
    game = perdure(page)
    live = "document.querySelector('[data-live]').textContent"
    assert page.run(f"return {live}").endswith("Use a card, or end the phase.")
    game.choose("Play 7♣ as a land")
    page.until(
        lambda: page.run(f"return {live}") == "You play 7♣ as a land. Use a card, or end the phase." or None,
        "it is said",
    )
    assert page.run("return document.querySelector('[data-live]').getAttribute('role')") == "status"
