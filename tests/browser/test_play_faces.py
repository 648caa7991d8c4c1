"""The faces of cards: what they are and do, how they lie, and how they became so."""

from __future__ import annotations

from typing import Any

from tests.browser.support.drawing import Drawing
from tests.browser.support.page import Page
from tests.browser.support.playing import Playing
from tests.browser.support.standing import ANGEL, standing

LOSES, BY_RULE = "It loses all abilities until end of turn. by o22", "by a rule of the game"


def test_a_card_says_what_it_is_and_how_it_lies(drawing: Drawing) -> None:
    drawing.draw(standing(), concerned={"o1": [0]})
    assert drawing.name("o1") == (
        "Grizzly Bears, 2/2, tapped, summoning sick, 1 damage, attacks Grace, blocked, can be used"
    )
    assert drawing.name("o2") == "Serra Angel, 4/1 (changed), 2 +1/+1 counters, blocks Grizzly Bears"
    assert drawing.name("o3") == "Holy Strength, attached to Serra Angel"
    assert drawing.name("o7") == "Island"
    assert drawing.name("o9") == "Serra Angel, ability: Deals 1 damage."
    assert drawing.name("o10") == "Shock"
    assert drawing.name("seat:1") == "Grace"


def test_what_has_changed_is_marked(drawing: Drawing) -> None:
    drawing.draw(standing())
    marked = '[data-id="{}"] .size.changed'
    assert drawing.page.text(marked.format("o2")) == "4/1"
    assert drawing.page.all(marked.format("o1")) == []
    turned = drawing.each('[data-tapped="true"]', "data-tapped")
    assert len(turned) == 1


def test_what_is_attached_lies_with_what_carries_it(drawing: Drawing) -> None:
    drawing.draw(standing())
    carried = drawing.each('.with-attached:has([data-id="o2"]) [data-id]', "data-id")
    assert carried == ["o2", "o3", "o4"]
    assert drawing.zone_of("o3") == "battlefield-1"
    assert drawing.each('.with-attached:has([data-id="o5"]) [data-id]', "data-id") == ["o5", "o6"]


def test_the_large_face_tells_how_it_became_so(drawing: Drawing) -> None:
    angel = standing()["view"]["battlefield"][1]
    told = drawing.face(ANGEL, angel, "large")
    steps = [each.text for each in drawing.page.all(".changes li")]
    assert len(steps) == 1 + 2
    assert steps[0] == "Printed Keywords flying, vigilance, subtypes Angel, toughness 4"
    assert steps[1] == f"Layer 6 {LOSES}\nNo keywords"
    assert BY_RULE in steps[2]
    assert steps[2].endswith("\nToughness 1")
    assert "Flying, vigilance" in told
    assert [each.text for each in drawing.page.all(".face-keywords s")] == ["flying", "vigilance"]


def test_a_picked_card_is_shown_as_one_reads_it(page: Page) -> None:
    Playing(page).begin("duel", ["person", "random"], seed=3)
    page.click('[data-zone="hand-0"] [data-id]', "Firebreathing")
    assert "Enchanted creature gets +1/+0 until end of turn." in page.text("[data-menu] [data-details]")
    page.click('[data-id="seat:1"]')
    page.gone("[data-details]")


def test_a_small_face_tells_its_keywords_once(drawing: Drawing) -> None:
    angel = standing()["view"]["battlefield"][1]
    drawing.face(ANGEL, angel, "small")
    written = drawing.page.run("return document.querySelector('.face').textContent")
    assert written.lower().count("vigilance") == 1, "in sight as far as there is room"


def test_symbols_are_drawn_and_spoken(drawing: Drawing) -> None:
    face = {"name": "Odd", "type": "Artifact", "cost": "{X}{2}{W/U}{G/P}{2/B}", "text": "{T}, {Q}: Add {C}."}
    drawing.face(face, {}, "medium")
    spoken = drawing.each(".cost .symbol", "aria-label")
    assert spoken == ["X", "2", "white or blue", "green or 2 life", "2 or black"]
    assert drawing.each(".face-text .symbol", "aria-label") == ["tap", "untap", "colorless"]
    assert drawing.each(".cost .symbol", "class")[2:4] == [
        "symbol symbol-two half-w other-u",
        "symbol symbol-two half-g other-p",
    ]


def test_frames_have_the_colors_of_cards(drawing: Drawing) -> None:
    def frame(**more: Any) -> str:
        face = {"name": "Any", "type": "Creature", "text": "", **more}
        drawing.face(face, {}, "small")
        return " ".join(drawing.each(".face", "class")[0].split()[2:])

    assert frame(colors=["R"]) == "frame-r"
    assert frame(colors=["W", "U"]) == "frame-wu frame-two first-w second-u"
    assert frame(colors=["W", "U", "B"]) == "frame-many"
    assert frame(colors=["C"]) == "frame-c"
    assert frame(colors=["C"], types=["land"], text="({T}: Add {G}.)") == "frame-g land"


def test_a_playing_card_has_rank_and_suit(drawing: Drawing) -> None:
    shown = drawing.face(
        {"name": "Ten of Hearts", "type": "Damage", "text": "Deals 5."}, {"card": "10H"}, "medium"
    )
    assert shown.split("\n")[:4] == ["10♥", "Ten of Hearts", "Damage", "Deals 5."]
    assert "red" in drawing.each(".face", "class")[0].split()
