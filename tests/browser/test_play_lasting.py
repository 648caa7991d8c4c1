"""What holds beside permanents: emblems, designations of players, abilities for a time, what is to come."""

from __future__ import annotations

from typing import Any

import engine
from tests.browser.support.drawing import Drawing
from tests.browser.support.page import Page
from tests.browser.support.playing import Playing
from tests.browser.support.standing import standing
from tests.browser.test_play_phone import assert_it_fits
from tests.harness import plain
from tests.magic.positions import cast
from tests.magic.table import Play, side, table

ADA, GRACE = {"name": "Ada"}, {"name": "Grace"}
EXTRA_CARDS = "Ashen Hour, Hymn for a Draw, Hand Over the Crown, Borrowed Hours, Borrowed Years"


def perspective(game: Play, seat: int = 0) -> dict[str, Any]:
    """What a seat sees of a position."""
    return {"seat": seat, **plain(engine.view(game.state, seat))}


def crowded() -> Play:
    """A position with something of everything."""
    game = table(
        side(
            "Mountain*4, Plains*3, Swamp*2, Grizzly Bears",
            hand=EXTRA_CARDS,
            library="Shock, Divination, Forest*8",
            exile="Foreseen Spark(foretold)",
            command="Emblem: Wings*2",
            blessed=True,
            counters={"energy": 3},
            **ADA,
        ),
        side("Hill Giant, Curse of Weak Arms(on A)", command="Emblem: Embers", **GRACE),
        more={"course": {"extra_turns": [0, 1], "skips": [{"seat": 1, "what": "draw step"}]}},
    )
    for card, *targets in (["Ashen Hour"], ["Hymn for a Draw"], ["Hand Over the Crown", "A"]):
        cast(game, card, *targets)
    cast(game, "Borrowed Hours")
    cast(game, "Borrowed Years")
    return game


def lines(drawing: Drawing, zone: str) -> list[str]:
    """The entries of a zone at the end of the table, each in one line."""
    found = drawing.page.texts(f'[data-zone="{zone}"] li')
    return [" ".join(one.split()).replace(" ,", ",") for one in found]


# Players ----------------------------------------------------------------------------------------------------


def test_emblems_lie_with_their_owners_and_say_what_they_do(drawing: Drawing) -> None:
    drawing.draw(perspective(crowded()))
    mine = drawing.page.texts('[data-seat="0"] [data-zone="command-0"] [data-id]')
    assert mine == ["Emblem: Wings Creatures you control have flying."] * 2
    (theirs,) = drawing.page.texts('[data-seat="1"] [data-zone="command-1"] [data-id]')
    assert theirs.startswith("Emblem: Embers Whenever you cast a spell, this emblem deals 1 damage")
    (embers,) = drawing.each('[data-zone="command-1"] [data-id]', "data-id")
    assert drawing.name(embers).endswith("to any target. At the beginning of your end step, you gain 1 life.")
    assert drawing.page.all(".rest") == []


def test_the_monarch_and_who_has_the_blessing_are_marked(drawing: Drawing) -> None:
    game = crowded()
    mark = game.table.command[-1]
    drawing.draw(perspective(game))
    assert drawing.name(mark).strip() == "The Monarch"
    assert drawing.page.texts('[data-seat="0"] .designation') == ["♛ The Monarch", "City's blessing"]
    assert drawing.page.texts('[data-seat="1"] .designation') == []
    cast(game := table(side("Plains", hand="Hand Over the Crown"), side()), "Hand Over the Crown", "B")
    drawing.draw(perspective(game))
    assert drawing.page.texts('[data-seat="1"] .designation') == ["♛ The Monarch"]


def test_counters_and_all_kinds_of_mana_of_players(drawing: Drawing) -> None:
    seen = perspective(crowded())
    ada = seen["view"]["seats"][0]
    ada |= {"counters": {"energy": 3, "experience": 1}, "mana": ["R", "G"], "lasting_mana": ["R"]}
    ada |= {"kept_mana": [{"mana": "G", "text": "Spend this mana only to cast creature spells."}]}
    ada |= {"more_lands": 2}
    drawing.draw(seen)
    told = " ".join(drawing.page.text('[data-seat="0"] .place-plate').split())
    for words in ("Energy 3", "Experience 1", "only to cast creature spells", "stays until end of turn"):
        assert words in told
    assert "2 more lands may be played" in told
    assert drawing.each('[data-seat="0"] .stat-mana .symbol', "aria-label") == ["red", "green"]
    assert drawing.page.all(".rest") == []


def test_an_aura_says_which_player_it_enchants(drawing: Drawing) -> None:
    game = crowded()
    drawing.draw(perspective(game))
    curse = game.ref("Curse of Weak Arms")
    assert drawing.zone_of(curse) == "battlefield-1"
    assert drawing.name(curse) == "Curse of Weak Arms, on Ada"
    assert drawing.page.text(f'[data-id="{curse}"] .state') == "on Ada"


# Cards that lie face down -----------------------------------------------------------------------------------


def test_a_foretold_card_is_a_back_to_all_but_its_owner(drawing: Drawing) -> None:
    game = table(side(exile="Foreseen Spark(foretold)"), side(exile="Shock"))
    (spark,) = (ref for ref in game.table.exile if game.table.objects[ref].face_down)
    drawing.draw(perspective(game), concerned={spark: [0]})
    assert drawing.name(spark) == "Foreseen Spark, face down, foretell, can be used"
    assert "Foreseen Spark deals 3 damage" in drawing.page.text(f'[data-id="{spark}"] .face-text')
    drawing.draw(perspective(game, seat=1), concerned={spark: [0]})
    assert drawing.name(spark) == "Face-down card, face down, foretell, can be used"
    assert drawing.page.text(f'[data-id="{spark}"] .unseen') == drawing.page.text(f'[data-id="{spark}"]')
    assert len(drawing.page.all(f'[data-id="{spark}"] .face.back')) == 1


def test_whose_creature_lies_face_down_reads_which_it_is(drawing: Drawing) -> None:
    game = table(side("Hill Giant(manifested)"), side("Grizzly Bears(manifested)"))
    mine, other = game.table.battlefield
    drawing.draw(perspective(game))
    assert "itself Hill Giant" in drawing.name(mine)
    assert "itself" not in drawing.name(other)


# What holds for a time --------------------------------------------------------------------------------------


def test_abilities_for_a_time_are_told_with_their_texts_and_ends(drawing: Drawing) -> None:
    drawing.draw(perspective(crowded()))
    assert lines(drawing, "lasting") == [
        "Ashen Hour (Ada): If a creature would die this turn, exile it instead. until end of turn",
        (
            "Hymn for a Draw (Ada): The next time you would draw a card this turn, you gain 5 life instead. "
            "once, until end of turn"
        ),
    ]


def test_they_tell_which_creature_they_are_about(drawing: Drawing) -> None:
    game = table(side("Forest, Grizzly Bears*2", hand="Thickening Hide", **ADA), side(**GRACE))
    cast(game, "Thickening Hide", "Grizzly Bears#2")
    drawing.draw(perspective(game))
    (line,) = lines(drawing, "lasting")
    assert line.endswith("+1/+1 counters on it. Grizzly Bears until end of turn")
    assert drawing.each('[data-zone="lasting"] [data-ref]', "data-ref") == [game.ref("Grizzly Bears#2")]


def test_cards_that_may_be_played_are_told(drawing: Drawing) -> None:
    seen = perspective(crowded())
    drawing.draw(seen)
    assert lines(drawing, "permissions") == [
        "Shock may be played by Ada until end of turn",
        "Divination may be played by Ada until end of turn",
        "Forest may be cast by Ada for ever",
    ]
    shock, divination, forest = seen["view"]["permissions"]
    shock |= {"base": "", "then_exiled": True, "until": "end step of 0"}
    divination |= {"base": "{1}{U}", "mana": "any_color", "main": True, "until": "end of turn of 1"}
    forest |= {"since": 3}
    drawing.draw(seen)
    assert lines(drawing, "permissions") == [
        "Shock may be played by Ada, without paying its mana cost until Ada's next end step, then exiled",
        (
            "Divination may be played by Ada for 1 U, with mana as though it were of any color, in a main "
            "phase until the end of Grace's next turn"
        ),
        "Forest may be cast by Ada, on a later turn for ever",
    ]


def test_every_end_of_an_effect_is_told(drawing: Drawing) -> None:
    seen = standing()
    effect = {"change": "keywords", "ability": "shock/0", "source": "o1", "controller": 0, "objects": ["o2"]}
    ends = {
        "turn": "until end of turn",
        "forever": "for ever",
        "while": "for as long as its card says",
        "turn of 1": "until Grace's next turn",
        "untap step of 1": "until Grace's next untap step",
        "end step of 0": "until Ada's next end step",
        "end of turn of 0": "until the end of Ada's next turn",
    }
    seen["view"]["effects"] = [{**effect, "until": end} for end in ends]
    drawing.draw(seen)
    told = lines(drawing, "effects")
    assert [line.partition("Serra Angel ")[2] for line in told] == [*ends.values()]


def test_shields_say_whether_they_prevent_or_redirect(drawing: Drawing) -> None:
    seen = standing()
    seen["view"]["shields"] = [
        {"source": "o2", "to": "o1", "amount": 3, "until": "turn of 0"},
        {"source": "o2", "by": "o1", "deal_to": "o2", "once": True, "combat_only": True},
    ]
    drawing.draw(seen)
    assert lines(drawing, "shields") == [
        "Serra Angel prevents 3 damage to Grizzly Bears until Ada's next turn",
        (
            "Serra Angel redirects all combat damage by Grizzly Bears to everybody and everything, to be "
            "dealt to Serra Angel, the next time until end of turn"
        ),
    ]


def test_turns_and_phases_to_come_are_told_the_next_first(drawing: Drawing) -> None:
    seen = perspective(crowded())
    drawing.draw(seen)
    assert lines(drawing, "course") == [
        "Extra turns after this one: Grace, then Ada",
        "Grace skips their next draw step",
    ]
    seen["view"]["course"] = {"phases": ["main", "combat"], "resume": "main2", "combats": 2}
    seen["view"]["course"] |= {"mains": 3, "without_combat": True, "last_in_order": 1}
    drawing.draw(seen)
    assert lines(drawing, "course") == [
        "After this phase: combat phase, then main phase",
        "After that the turn goes on with: second main phase",
        "Combat phases of this turn so far: 2",
        "Main phases of this turn so far: 3",
        "No combat phase takes place this turn",
        "Then turns go on after that of Grace",
    ]


# In a window of any size ------------------------------------------------------------------------------------


def test_all_of_it_fits_and_axe_finds_nothing(page: Page) -> None:
    game = Playing(page)
    game.begin_at(crowded().state)
    game.ready()
    page.see('[data-zone="lasting"]')
    page.assert_clean()
    page.phone()
    assert_it_fits(page)
    page.click('[data-zone="command-1"] [data-id]')
    page.see("[data-menu] .face-large", "At the beginning of your end step, you gain 1 life.")
    page.assert_clean()
