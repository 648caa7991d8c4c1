"""Ways to play cards, by clicks: bestow, escape, ninjutsu, foretell, and a crown that changes hands."""

from __future__ import annotations

import json

import msgspec

import engine
from tests.browser.support.friends import Friends, is_taken
from tests.browser.support.hidden import viewer
from tests.browser.support.page import Page
from tests.browser.support.playing import Offer, Playing, preferring
from tests.browser.support.sitting import document, sit
from tests.magic.made_up import card
from tests.magic.table import side, table

CROWN = "♛ The Monarch"

OMENS = [f"Omen of the {wind}" for wind in ("North", "East", "South", "West", "Sea", "Moon", "Sun", "Stars")]
BRINGS_OMENS = [{**msgspec.to_builtins(card("Foreseen Spark")), "name": omen} for omen in OMENS]
WITH_OMENS: dict[str, int] = {"mountain": 28, **{engine.card_key(omen): 4 for omen in OMENS}}
"""A deck that has an omen to foretell in any hand; the other player has none."""
WITHOUT = {"mountain": 60}
IDLY = preferring("Keep", "Play", "Pass")
FACE_DOWN = "Face-down card, face down, foretell"
MOST_CHOICES = 60


def use(game: Playing, zone: str, card: str, words: str) -> Offer:
    """Click on a card, and on what its menu offers."""
    before = game.ready()
    game.page.click(f"[data-zone='{zone}'] .card", card)
    game.page.click("[data-menu] [data-action]", words)
    return game.after(before)


def pay(game: Playing, land: str) -> None:
    """Pay with lands of one name, as long as one is asked."""
    while game.page.text("[data-prompt]").startswith("Pay"):
        game.choose(f"with {land}")


def test_a_turn_with_bestow_escape_ninjutsu_and_a_crown(page: Page) -> None:
    game = Playing(page)
    game.begin_at(
        table(
            side(
                "Island, Forest*3, Mountain*3, Plains, Wind Drake",
                hand="Alley Shade, Lent Antlers, Hand Over the Crown",
                graveyard="Restless Ember, Shock, Giant Growth",
            ),
            side("Wastes"),
        ).state
    )
    game.ready()

    use(game, "hand-0", "Lent Antlers", "bestowed")
    pay(game, "Forest")
    assert page.texts(".with-attached .inside .face-name") == ["Wind Drake", "Lent Antlers"]
    page.see("[data-zone='battlefield-0'] .size.changed", "4/4")

    use(game, "graveyard-0", "Restless Ember", "escape")
    pay(game, "Mountain")
    page.see("[data-seat='1'] .stat-life", "18")
    page.see("[data-zone='exile-0'] summary", "2")

    game.choose("Cast Hand Over the Crown")
    game.choose("Player 2")
    page.see("[data-seat='1'] .designation", CROWN)

    game.choose("Attack Player 2 with Wind Drake")
    use(game, "hand-0", "Alley Shade", "Ninjutsu")
    page.see("[data-seat='0'] .designation", CROWN)
    assert page.texts(".designation") == [CROWN]
    log = page.texts("[data-log]")
    assert "Wind Drake goes from the battlefield to Player 1's hand" in log
    assert "Player 1 becomes the monarch" in log
    assert "An ability of The Monarch triggers" in log
    creatures = page.texts("[data-seat='0'] .row-creatures .inside .face-name")
    assert creatures == ["Lent Antlers", "Alley Shade"], "no Aura any more"


# Foretold cards ---------------------------------------------------------------------------------------------


def until_offered(game: Playing, words: str) -> Offer:
    """Keep hands, play lands and pass, whoever is asked, until something is offered."""
    for _ in range(MOST_CHOICES):
        offer = game.ready()
        if any(words in text for text in offer.actions.values()):
            return offer
        if offer.curtain:
            game.lift()
        else:
            game.choose(IDLY(offer.actions))
    raise AssertionError(f"{words!r} is not offered")


def exiled(page: Page) -> str:
    """How the one exiled card of Ada is called."""
    if not page.all("[data-zone='exile-0'] .card"):
        page.click("[data-zone='exile-0'] summary")
    name: str = page.see("[data-zone='exile-0'] .card").accessible_name
    return name


def assert_told_no_omen(page: Page, told: list[str]) -> None:
    """Neither the page nor an answer to it names a card of the other player."""
    assert told
    assert not [omen for omen in OMENS if omen in document(page)]
    assert not [omen for omen in OMENS for one in told if omen in one or engine.card_key(omen) in one]


def answers(page: Page, seat: int) -> list[str]:
    """What the service has answered in the name of a seat."""
    found = page.traffic.exchanges("/v1/")
    return [str(each.body) for each in found if viewer(json.loads(each.sent or "{}")) == seat]


def test_a_foretold_card_is_known_to_its_owner_alone_behind_the_curtain(page: Page) -> None:
    seats = [{"name": "Ada", "deck": WITH_OMENS}, {"name": "Bela", "deck": WITHOUT}]
    options = {"cards": BRINGS_OMENS, "starting_seat": 0}
    game = sit(page, "person", "person", ruleset="duel", options=options, seats=seats)
    until_offered(game, "Foretell")
    page.traffic.forget()
    assert game.choose("Foretell").curtain
    game.lift()
    assert exiled(page) == FACE_DOWN
    ada, bela = (answers(page, seat) for seat in (0, 1))
    assert any(omen in answer for omen in OMENS for answer in ada)
    assert_told_no_omen(page, bela)

    until_offered(game, "foretell cost")
    name = exiled(page)
    omen = name.partition(",")[0]
    assert name == f"{omen}, face down, foretell, can be used"
    assert omen in OMENS
    use(game, "exile-0", omen, "for its foretell cost")
    game.choose("Bela")
    page.see("[data-prompt]", "top")
    page.see("[data-seat='1'] .stat-life", "17")
    assert not page.all("[data-zone='exile-0']")


def test_a_foretold_card_is_not_told_to_another_device(friends: Friends) -> None:
    host, guest = friends
    told = [{"deck": json.dumps(WITH_OMENS)}, {"deck": json.dumps(WITHOUT)}]
    options = {"cards": json.dumps(BRINGS_OMENS)}
    friends.sit("duel", options=options, told=told)
    foretelling_at(friends)
    assert exiled(host).partition(",")[0] in OMENS
    assert exiled(guest) == FACE_DOWN
    assert_told_no_omen(guest, [str(each.body) for each in guest.traffic.exchanges("/v1/tables/")])


def foretelling_at(friends: Friends) -> None:
    """Keep hands, play lands and pass at both devices, until a card is foretold."""
    for _ in range(MOST_CHOICES):
        page, _, offer = friends.deciding()
        foretells = [number for number, text in offer.actions.items() if text.startswith("Foretell")]
        page.click(f"[data-action='{foretells[0] if foretells else IDLY(offer.actions)}']")
        is_taken(page, offer)
        if foretells:
            return
    raise AssertionError("nothing is foretold")
