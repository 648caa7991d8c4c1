"""What can be done with a thing: which kinds of action concern it, and which one stands for each."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from msgspec.structs import replace

import engine
from engine.kernel import about, inquiries
from engine.kernel.clauses import Offer
from tests.harness import plain
from tests.magic.table import Play, side, table
from tests.rulesets.castle.table import castles
from tests.rulesets.magic54 import table as magic54

Told = tuple[str, bool, list[str]]


def told(state: engine.State, named: engine.Named, seat: int | None = None) -> list[Told]:
    """For each verdict the kind of action, whether it is legal, and the rules broken."""
    return [
        (type(one.action).__struct_config__.tag, one.legal, [broken.rule for broken in one.violations])  # type: ignore[misc]  # tags are strings here
        for one in engine.about(state, named, seat)
    ]


def actions(state: engine.State, named: engine.Named, seat: int | None = None) -> list[dict[str, Any]]:
    """The actions of the verdicts."""
    return [plain(one.action) for one in engine.about(state, named, seat)]


def main_phase() -> Play:
    """A's main phase: an attacker that came this turn, one at rest, three lands, and cards for more."""
    return table(
        side("Mountain*3, Hill Giant(sick), Raging Goblin", hand="Shock, Fire Elemental, Forest, Lava Spike"),
        side("Grizzly Bears, Plains", hand="Counterspell", graveyard="Shock"),
    )


def test_a_card_that_is_too_dear_says_what_is_missing() -> None:
    game = main_phase()
    assert told(game.state, game.ref("Fire Elemental")) == [("cast", False, ["CR-118.3"])]


def test_what_can_be_done_stands_first_each_action_for_itself() -> None:
    game = main_phase()
    assert told(game.state, game.ref("Shock")) == [("cast", True, [])]
    assert told(game.state, game.ref("Forest")) == [("play_land", True, [])]
    bears = table(side("Mountain*2", hand="Shock"), side("Grizzly Bears"))
    bears.play("A cast Shock")
    assert told(bears.state, bears.ref("Grizzly Bears"))[0] == ("choose_target", True, [])


def test_a_permanent_is_told_what_it_could_do_at_another_time() -> None:
    game = main_phase()
    assert told(game.state, game.ref("Hill Giant")) == [
        ("block", False, ["CR-117.1"]),
        ("attack", False, ["CR-117.1", "CR-302.6"]),
    ]
    goblin = told(game.state, game.ref("Raging Goblin"))
    assert ("attack", False, ["CR-117.1"]) in goblin


def test_a_land_is_neither_cast_nor_does_it_attack() -> None:
    """What it is says that these kinds are not about it."""
    game = main_phase()
    assert {kind for kind, _, _ in told(game.state, game.ref("Mountain"))} == {"tap_for_mana"}


def test_the_decision_that_asks_for_a_thing_says_why_it_is_not_this_one() -> None:
    game = table(side("Mountain*2", hand="Forest, Shock"), side("Black Knight"))
    game.play("A cast Shock")
    (target, land) = told(game.state, game.ref("Forest"))
    assert (target[:2], land[:2]) == (("choose_target", False), ("play_land", False))
    discarding = table(side("Hill Giant", hand="Forest*8"), step="end")
    discarding.play("A pass; B pass")
    assert told(discarding.state, discarding.ref("Forest"))[0] == ("discard", True, [])
    assert told(discarding.state, discarding.ref("Hill Giant"))[0][:2] == ("discard", False)


def test_what_concerns_nothing_is_told_by_the_kinds_that_come_nearest() -> None:
    game = main_phase()
    dead = next(ref for ref, one in game.table.objects.items() if one.zone == "graveyard")
    assert told(game.state, dead)
    assert all(kind not in ("attack", "block") for kind, _, _ in told(game.state, dead))
    hidden = game.ref("Counterspell")
    assert {kind for kind, _, _ in told(game.state, hidden)} <= {
        "cast",
        "activate",
        "tap_for_mana",
        "play_land",
        "set_aside",
        "turn_face_up",
    }
    theirs = game.ref("Grizzly Bears")  # it may block later in this turn, and not attack (CR 508.1a)
    assert [kind for kind, _, _ in told(game.state, theirs)] == ["block"]


def test_a_kind_does_not_speak_of_what_its_later_parameters_refuse() -> None:
    """Kinds whose target it cannot be are none that it is asked about for."""
    state = engine.new_game("magic54", seed=0)
    assert [kind for kind, _, _ in told(state, "KH")] == ["play_mana", "summon", "activate_special"]


def test_an_action_tells_of_what_its_label_takes_from_the_decision() -> None:
    game = table(side("Island", hand="Opt", library="Hill Giant, Forest*3"))
    game.play("A cast Opt; A pass; B pass")
    giant = game.ref("Hill Giant")
    legal = [one.text for one in engine.about(game.state, giant) if one.legal]
    assert legal == ["Keep Hill Giant on top", "Put Hill Giant on the bottom"]


def test_a_player_is_no_card() -> None:
    game = main_phase()
    assert told(game.state, "seat:0") == []
    assert [kind for kind, _, _ in told(game.state, "seat:1")] == ["attack"]


def blocking() -> Play:
    """B is asked whether the Giant blocks the Goblin; three Bears are tapped."""
    game = table(side("Raging Goblin"), side("Grizzly Bears*3(tapped), Hill Giant"))
    game.pass_to("declare_attackers")
    game.play("A attack Raging Goblin → B")
    game.pass_to("declare_blockers")
    assert game.asked() == "declare_blockers"
    return game


def test_the_other_parameters_are_those_that_break_least() -> None:
    game = table(side("Raging Goblin(sick), Grizzly Bears(tapped), Hill Giant(tapped, sick)"))
    (attack,) = engine.about(game.state, "seat:1")
    assert plain(attack.action) == {
        "type": "attack",
        "creature": game.ref("Raging Goblin"),
        "defender": "seat:1",
    }
    asked = blocking()
    bears, goblin = asked.ref("Grizzly Bears"), asked.ref("Raging Goblin")
    assert {"type": "block", "creature": bears, "attacker": goblin} in actions(asked.state, bears)


def seen_by(game: Play, named: str, hidden: str) -> list[dict[str, Any]]:
    """The actions of the verdicts, where one thing lies hidden from everybody."""
    ruleset = dataclasses.replace(engine.ruleset("duel"), hides=lambda state, seat, ref: ref == hidden)
    return [plain(one.action) for one in inquiries.about(ruleset, replace(game.state), named)]


def test_the_other_parameters_hold_nothing_that_lies_hidden() -> None:
    game = table(side("Raging Goblin(sick), Grizzly Bears(tapped, sick)"))
    goblin, bears = game.ref("Raging Goblin"), game.ref("Grizzly Bears")
    assert [one["creature"] for one in seen_by(game, "seat:1", "")] == [goblin]
    assert [one["creature"] for one in seen_by(game, "seat:1", goblin)] == [bears]


def test_what_there_is_no_candidate_for_is_left_empty() -> None:
    game = main_phase()
    goblin = game.ref("Raging Goblin")
    block = next(one for one in engine.about(game.state, goblin) if plain(one.action)["type"] == "block")
    assert plain(block.action) == {"type": "block", "creature": goblin, "attacker": ""}
    assert block.left_open == ("attacker",)
    tapped = table(side("Mountain(tapped)"), side())
    (verdict,) = engine.about(tapped.state, tapped.ref("Mountain"))
    assert plain(verdict.action) == {
        "type": "tap_for_mana",
        "source": tapped.ref("Mountain"),
        "ability": "",
        "mana": "",
    }
    assert verdict.left_open == ("ability", "mana")
    assert [broken.rule for broken in verdict.violations] == ["CR-107.5"]


def test_what_has_candidates_is_not_open() -> None:
    """A creature that attacks nobody may be told with whoever could be attacked."""
    game = main_phase()
    verdicts = engine.about(game.state, game.ref("Raging Goblin"))
    attack = next(one for one in verdicts if plain(one.action)["type"] == "attack")
    assert plain(attack.action)["defender"] == "seat:1"
    assert attack.left_open == ()
    assert all(one.left_open == () for one in engine.about(game.state, game.ref("Forest")))


def test_each_action_is_told_in_words() -> None:
    """Another Shock lies in a graveyard."""
    game = main_phase()
    told_of = {
        name: [one.text for one in engine.about(game.state, game.ref(name))] for name in ("Forest", "Shock")
    }
    assert told_of == {"Forest": ["Play Forest"], "Shock": ["Cast Shock (o1)"]}
    goblin = engine.about(game.state, game.ref("Raging Goblin"))
    assert "Attack Player 2 with Raging Goblin" in [one.text for one in goblin]


def test_words_leave_open_what_is_not_chosen() -> None:
    """What is told beside the parameters is told of candidates: a mana ability of a tapped land is none."""
    game = main_phase()
    assert "Block … with Raging Goblin" in [
        one.text for one in engine.about(game.state, game.ref("Raging Goblin"))
    ]
    tapped = table(side("Mountain(tapped)"), side())
    assert [one.text for one in engine.about(tapped.state, tapped.ref("Mountain"))] == ["Add … with Mountain"]
    column = castles(side(battlefield="Serra Angel"))
    column.pass_to("declare_attackers")
    assert [one.text for one in engine.about(column.state, {"column": 9})][:1] == ["Attack column 9 (vacant)"]


def test_another_seat_hears_who_decides_and_what_else_forbids_it() -> None:
    game = main_phase()
    counterspell = game.ref("Counterspell")
    (verdict,) = engine.about(game.state, counterspell, 1)
    assert (verdict.legal, verdict.rule) == (False, "CR-117.1")
    assert verdict.reason == "it is Player 1 who decides now"
    assert verdict.violations[0].facts == {"decides": 0}
    assert [broken.rule for broken in verdict.violations[1:]] == ["CR-601.2c", "CR-118.3"]
    assert told(game.state, counterspell) != told(game.state, counterspell, 1)


def test_asking_for_another_seat_changes_nothing_for_the_one_that_decides() -> None:
    """Red can pay, Black cannot: what is worked out for Black is not kept for Red."""
    game = magic54.table(
        "RED's turn 7, pre-attack",
        red=magic54.side(hand="2H", mana="3H"),
        black=magic54.side(hand="2S", mana="3S(tapped)"),
    )
    listed = engine.legal_actions(game.state)
    fresh = engine.decode(engine.encode(game.state))
    assert not engine.about(fresh, "2S", 1)[0].legal
    assert ("play_card", True, []) in told(fresh, "2H")
    assert engine.legal_actions(fresh) == listed


def test_a_place_goes_by_its_parameters() -> None:
    market = engine.new_game("splendagic", seed=3)
    while engine.decision(market) is None or plain(engine.decision(market)).get("step") != "main1":
        market = engine.apply(market, engine.legal_actions(market)[0]).state
    first = market.table.middle.market[0][0]
    by_card = [one for one in actions(market, first) if one["type"] == "reserve"]
    assert by_card == [{"type": "reserve", "level": 1, "slot": 1}]
    assert by_card == actions(market, {"level": 1, "slot": 1})
    assert {one["level"] for one in actions(market, {"level": 2})} == {2}


def test_a_place_that_is_none_is_refused_by_the_rules_of_the_kind() -> None:
    game = castles(side(battlefield="Serra Angel"))
    game.pass_to("declare_attackers")
    assert told(game.state, {"column": 2}) == [("column", True, [])]
    assert [kind for kind, legal, _ in told(game.state, {"column": 9}) if not legal] == ["column"]


@pytest.mark.parametrize(
    ("named", "says"),
    [
        ("o99", "nothing at the table goes by 'o99', and no action could name it now"),
        ("seat:2", "nothing at the table goes by 'seat:2'"),
        ("lightning_bolt", "nothing at the table goes by 'lightning_bolt'"),
        ("", "nothing at the table goes by ''"),
        ({"province": 1}, "no action could name province 1 now"),
        ({}, "no action could name no parameter now"),
        ({"card": 1}, "no action could name card 1 now"),
        ({"card": "o1", "slot": 2}, "no action could name card 'o1', slot 2 now"),
    ],
)
def test_what_is_not_there_is_refused(named: engine.Named, says: str) -> None:
    with pytest.raises(engine.UnknownThing, match=f"^{says}"):
        engine.about(main_phase().state, named)


def test_nothing_can_be_done_once_the_game_is_over() -> None:
    game = main_phase()
    over = engine.apply(game.state, engine.Concede(seat=0)).state
    with pytest.raises(engine.GameOver):
        engine.about(over, game.ref("Shock"))
    with pytest.raises(IndexError):
        engine.about(game.state, game.ref("Shock"), 2)


def test_work_ends_when_the_caller_gives_up() -> None:
    class Enough(Exception):
        pass

    def enough() -> None:
        raise Enough

    game = main_phase()
    with pytest.raises(Enough):
        engine.about(game.state, game.ref("Shock"), between=enough)


def test_of_many_candidates_the_first_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """A creature that came this turn is nearer to an attack than one that is tapped as well."""
    game = table(side("Hill Giant(tapped, sick), Gray Ogre(sick, tapped), Grizzly Bears(sick)"))
    (attack,) = engine.about(game.state, "seat:1")
    assert plain(attack.action)["creature"] == game.ref("Grizzly Bears")
    monkeypatch.setattr(about, "MOST_CANDIDATES", 1)
    (attack,) = engine.about(game.state, "seat:1")
    assert plain(attack.action)["creature"] == game.ref("Hill Giant")


def test_of_many_actions_the_first_are_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    judged: list[Any] = []
    judge = Offer.violations

    def counting(offer: Offer, *args: Any, **more: Any) -> Any:
        judged.append(offer)
        return judge(offer, *args, **more)

    monkeypatch.setattr(Offer, "violations", counting)
    engine.about(table(side("Hill Giant*9(sick)")).state, "seat:1")
    many = len(judged)
    judged.clear()
    monkeypatch.setattr(about, "MOST_ACTIONS", 3)
    engine.about(table(side("Hill Giant*9(sick)")).state, "seat:1")
    assert len(judged) < many
