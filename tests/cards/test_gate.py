"""The gate of the cards in play: what cards do is noted, and what they were not seen to do is told."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from engine.magic.library.loader import CARDS, TOKENS, definition_of
from tests.cards import deeds, plugin
from tests.cards.deeds import Recorder, demanded, library
from tests.cards.plays import plays
from tests.magic import made_up
from tests.magic.table import Side, side, table
from tests.traceability.test_gate import configured


def seen(key: str, a: Side, b: Side, script: str, **where: Any) -> set[str]:
    """What a card was seen to do in a game, without its key."""
    recorder, definition = Recorder(), definition_of(key)
    with pytest.MonkeyPatch.context() as patch:
        recorder.watch([key], patch)
        table(a, b, **where).play(script)
    return {deed.removeprefix(f"{key}/") for deed in recorder.seen & demanded(definition).keys()}


LEAKED = "A cast Lightning Bolt; A target Grizzly Bears; A pass; B cast Mana Leak; B pass; A pass"
TARGETED = "A cast Lightning Bolt; A target Grizzly Bears; A cast Shock; A target Grizzly Bears"
BOTH_PASS = "; A pass; B pass"
BEARS = side("Grizzly Bears")
LEAK = side("Island*2, Grizzly Bears", hand="Mana Leak")
RED = "Mountain*5"
BURST = "A cast Burst Lightning"
JUSTICE = side("Swamp*7", hand="Evincar's Justice")


@pytest.mark.parametrize(
    ("key", "a", "b", "script", "deeds"),
    [
        ("lightning_bolt", side(RED, hand="Lightning Bolt"), BEARS, f"{LEAKED[:45]}{BOTH_PASS}", "0 0"),
        (
            "lightning_bolt",
            side(RED, hand="Lightning Bolt, Shock"),
            BEARS,
            TARGETED + 2 * BOTH_PASS,
            "0 fizzled",
        ),
        ("mana_leak", side(RED, hand="Lightning Bolt"), LEAK, f"{LEAKED}; A accept", "0 0 yes"),
        ("mana_leak", side(RED, hand="Lightning Bolt"), LEAK, f"{LEAKED}; A decline", "0 0 no, 0 2"),
        ("mana_leak", side("Mountain", hand="Lightning Bolt"), LEAK, LEAKED, "0 2"),
        (
            "burst_lightning",
            side(RED, hand="Burst Lightning"),
            BEARS,
            f"{BURST}; A target B{BOTH_PASS}",
            "0 0 off, 0 3",
        ),
        (
            "burst_lightning",
            side(RED, hand="Burst Lightning"),
            BEARS,
            f"{BURST} with kicker; A target B{BOTH_PASS}",
            "0 0 on, 0 1",
        ),
        ("bad_moon", side("Bad Moon"), BEARS, "A pass", ""),
        ("bad_moon", side("Bad Moon"), side("Scathe Zombies"), "A pass", "0 applied"),
        ("tarmogoyf", side("Tarmogoyf"), side(), "A pass", "0 applied"),
        ("viridian_longbow", side("Viridian Longbow"), BEARS, "A pass", ""),
        ("propaganda", side("Propaganda"), side(), "A pass", "0 in force"),
        (
            "clone",
            side("Island*4", hand="Clone"),
            BEARS,
            "A cast Clone; A pass; B pass; A copy Grizzly Bears",
            "0 applied",
        ),
        (
            "clone",
            side("Island*4", hand="Clone"),
            BEARS,
            "A cast Clone; A pass; B pass; A enter_plain",
            "0 declined",
        ),
        (
            "furnace_of_rath",
            side(f"{RED}, Furnace of Rath", hand="Shock"),
            side(),
            f"A cast Shock; A target B{BOTH_PASS}",
            "0 applied",
        ),
        ("evincars_justice", JUSTICE, side(), f"A cast Evincar's Justice{BOTH_PASS}", "0 0"),
        (
            "evincars_justice",
            JUSTICE,
            side(),
            f"A cast Evincar's Justice with buyback{BOTH_PASS}",
            "0 0, buyback paid",
        ),
        (
            "arrest",
            side("Plains*3", hand="Arrest"),
            BEARS,
            f"A cast Arrest{BOTH_PASS}",
            "0 applied, enchant entered",
        ),
        (
            "branching_bolt",
            side("Mountain*3, Forest", hand="Branching Bolt"),
            BEARS,
            f"A cast Branching Bolt{BOTH_PASS}",
            "0/m1 0",
        ),
        ("forest", side("Forest", hand="Young Wolf"), side(), "A cast Young Wolf", "mana 0"),
    ],
)
def test_what_a_card_does_is_noted(key: str, a: Side, b: Side, script: str, deeds: str) -> None:
    assert seen(key, a, b, script) == set(filter(None, deeds.split(", ")))


def test_an_ability_whose_condition_fails_does_not_trigger() -> None:
    script = "A pass; B pass"
    assert seen("pestilence", side("Pestilence"), BEARS, script, step="main2") == {"0 unmet"}
    assert seen("pestilence", side("Pestilence"), side(), script, step="main2") == set()


UNLEASHED, TETHERED = side("Spawn of Rix Maadi(1 +1/+1)"), side("Spawn of Rix Maadi")


def test_a_static_ability_whose_condition_fails_changes_nothing() -> None:
    assert seen("spawn_of_rix_maadi", UNLEASHED, BEARS, "A pass") == {"unleash_2 applied"}
    assert seen("spawn_of_rix_maadi", TETHERED, BEARS, "A pass") == {"unleash_2 unmet"}


def test_a_rule_whose_condition_fails_is_not_in_force() -> None:
    nahiri = "Nahiri, Storm of Stone(6 loyalty), Bonesplitter, Forest"
    mine, theirs = side(f"{nahiri}, Grizzly Bears"), side("Grizzly Bears")
    assert {"1 in force", "1 unmet"} & seen("nahiri_storm_of_stone", mine, theirs, "A pass") == {"1 in force"}
    assert {"1 in force", "1 unmet"} & seen("nahiri_storm_of_stone", theirs, mine, "A pass") == {"1 unmet"}


@pytest.mark.parametrize(
    ("script", "deed"), [("A cast Kicked Cub", "unmet"), ("A cast Kicked Cub with kicker", "applied")]
)
def test_how_something_enters_can_depend_on_a_condition(script: str, deed: str) -> None:
    recorder = Recorder()
    with pytest.MonkeyPatch.context() as patch:
        recorder.watch([made_up.key("Kicked Cub")], patch)
        table(side("Forest*6", hand="Kicked Cub")).play(f"{script}{BOTH_PASS}")
    entering = f"{made_up.key('Kicked Cub')}/0"
    assert {found for found in recorder.seen if found.startswith(entering)} == {f"{entering} {deed}"}


def test_a_condition_that_fails_as_the_ability_would_resolve() -> None:
    mine = side("Pestilence, Forest*2", hand="Ambush Viper")
    script = f"A pass; B pass; A cast Ambush Viper{BOTH_PASS}"
    assert seen("pestilence", mine, side(), script, step="main2") == set()
    assert seen("pestilence", mine, side(), script + BOTH_PASS, step="main2") == {"0 unmet"}


def test_what_other_cards_do_is_not_noted() -> None:
    recorder = Recorder()
    with pytest.MonkeyPatch.context() as patch:
        recorder.watch(["shock"], patch)
        table(side(RED, hand="Lightning Bolt")).play("A cast Lightning Bolt; A target B; A pass; B pass")
    assert recorder.seen == set()


# What is told of it ----------------------------------------------------------------------------------------


def test_a_mark_names_cards_of_the_library() -> None:
    assert plays("Shock", "Terror").args == ("Shock", "Terror")
    with pytest.raises(ValueError, match="Shokc"):
        plays("Shock", "Shokc")
    with pytest.raises(ValueError, match="name a card"):
        plays()


def test_what_is_missing_is_told_with_its_place() -> None:
    leak = {"mana_leak/0 0 yes", "mana_leak/0 2"}
    untested, declined, fizzled = plugin.told(["mana_leak", "shock"], {"mana_leak"}, leak)
    assert untested == "no test is about Shock"
    paying = '{"who":"controller of target","pay":{"mana":"{3}"},'
    assert declined.startswith(f"Mana Leak: mana_leak/0 0 no: never declined: MayBranch {paying}")
    assert fizzled == "Mana Leak: mana_leak/0 fizzled: its targets never all became illegal"
    whole = {*leak, "mana_leak/0 0 no", "mana_leak/0 fizzled"}
    assert plugin.told(["mana_leak"], {"mana_leak"}, whole) == []


def test_modes_become_illegal_together() -> None:
    done = {"branching_bolt/0/m0 0", "branching_bolt/0/m1 0"}
    assert plugin.told(["branching_bolt"], {"branching_bolt"}, done) == [
        "Branching Bolt: branching_bolt/0 fizzled: its targets never all became illegal"
    ]


def test_every_card_is_asked_about_and_every_token_with_abilities() -> None:
    assert set(library()) >= set(CARDS)
    assert {key for key in library() if key in TOKENS} == {
        key for key, one in TOKENS.items() if one.abilities
    }


def finish(config: Any, *workers: dict[str, list[str]], named: str = "", status: int = 0) -> plugin.Gate:
    """The gate at the end of a session in which a file with tests of these cards was collected."""
    gate = plugin.Gate(config)
    gate.named = set(named.split())
    for output in workers:
        gate.pytest_testnodedown(SimpleNamespace(workeroutput={plugin.OUTPUT_KEY: output}))
    session: Any = SimpleNamespace(exitstatus=status, shouldfail=False, shouldstop=False)
    gate.pytest_sessionfinish(session, status)
    config.ended = session.exitstatus
    return gate


def test_a_run_of_some_files_is_told_about_the_cards_named_there() -> None:
    config = configured("tests/cards/played/test_sorceries.py")
    assert {line.split(":")[0] for line in finish(config, named="shock").told} == {"Shock"}
    assert config.ended == pytest.ExitCode.OK
    assert finish(config).told == []


@pytest.mark.parametrize("place", ["tests", "tests/cards", "tests/cards/played", str(plugin.PLAYED)])
def test_a_run_of_all_files_is_told_about_all_cards(place: str) -> None:
    config = configured(place)
    told = finish(config, named="shock").told
    assert config.ended == pytest.ExitCode.TESTS_FAILED
    assert told[0].startswith("no test is about Act of Treason, ")
    assert "Shock" not in told[0]


SHOCKED = {"seen": ["shock/0 0", "shock/0 fizzled"], "named": ["shock"]}


def test_a_run_of_all_files_passes_when_nothing_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deeds, "library", lambda: ["shock"])
    config = configured("tests")
    assert finish(config, SHOCKED).told == []
    assert config.ended == pytest.ExitCode.OK


def test_what_workers_have_seen_is_put_together() -> None:
    parts = SHOCKED, {"seen": [], "named": ["shock", "mana_leak"]}
    told = finish(configured("tests/cards/played/test_spells.py"), *parts).told
    assert {line.split(":")[0] for line in told} == {"Mana Leak"}


def test_a_worker_hands_on_what_it_has_seen() -> None:
    config = configured("tests")
    config.workeroutput = {}
    assert finish(config, named="shock").told == []
    assert config.workeroutput == {plugin.OUTPUT_KEY: {"seen": [], "named": ["shock"]}}


@pytest.mark.parametrize(
    "config", [configured("tests", keyword="bolt"), configured("tests/cards/played/test_spells.py::test_one")]
)
def test_nothing_is_told_of_tests_selected_one_by_one(config: Any) -> None:
    assert finish(config, named="shock").told == []


def test_a_test_among_the_played_says_which_cards_it_is_about() -> None:
    path = plugin.PLAYED / "test_made_up.py"
    item: Any = SimpleNamespace(path=path, nodeid="test_made_up.py::test", iter_markers=lambda name: [])
    with pytest.raises(pytest.UsageError, match="test_made_up"):
        plugin.Gate(configured("tests")).pytest_collection_modifyitems([item])
    item.iter_markers = lambda name: [plays("Shock").mark]
    gate = plugin.Gate(configured("tests"))
    gate.pytest_collection_modifyitems([item])
    assert gate.named == {"shock"}
    elsewhere: Any = SimpleNamespace(
        path=Path("tests/magic/test_stack.py"), nodeid="", iter_markers=lambda name: [plays("Terror").mark]
    )
    gate.pytest_collection_modifyitems([elsewhere])
    assert gate.named == {"shock"}
