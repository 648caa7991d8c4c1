"""What is kept from state to state is what would be found anew."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import engine
from engine.kernel import adjudicate
from engine.kernel.derived import bare
from engine.kernel.draft import Draft
from engine.magic import atoms
from engine.magic.procedures import mana_abilities, state_based_actions
from engine.magic.procedures.activating import abilities, activated
from engine.magic.procedures.affording import can_pay
from engine.magic.procedures.casting import CASTING, CastSpell
from engine.magic.procedures.mana_abilities import permanent_sources
from engine.magic.procedures.payment import means_of
from engine.magic.procedures.payment.means import Means
from engine.magic.procedures.priority import HavingPriority, Pass
from engine.magic.procedures.symbols import settlements
from engine.magic.state import MagicDraft, MagicState
from tests.magic.table import side, table
from tests.properties.random_play import choose
from tests.rulesets.tables import new_game
from tests.sides import one_sided
from tests.support.seeds import seeds

KEEPS = one_sided("what is turned round is made anew, and has nothing kept")
RULESETS = ("duel", "castle", "five_colors", "splendagic")
DECISIONS = 200


def forgetful(state: MagicState) -> MagicDraft:
    """A draft that begins as a state, and knows of nothing that was found out before."""
    draft: MagicDraft = Draft(bare(state))
    return draft


@KEEPS
@pytest.mark.seeded
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("seed", seeds(3))
def test_decisions_are_those_of_the_document(ruleset: str, seed: int) -> None:
    """Actions, consequences and events follow from the document alone."""
    state, chance = new_game(ruleset, seed), random.Random(seed)
    for _ in range(DECISIONS):
        if engine.outcome(state) is not None:
            break
        anew: Any = engine.decode(engine.encode(state))
        assert engine.legal_actions(anew) == engine.legal_actions(state)
        action = choose(state, chance)
        after, found = engine.apply(state, action), engine.apply(anew, action)
        assert found.events == after.events
        assert engine.encode(found.state) == engine.encode(after.state)
        state = after.state


@KEEPS
@pytest.mark.seeded
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("seed", seeds(2))
def test_where_nothing_is_said_to_be_due_nothing_is(
    ruleset: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whenever a check for state-based actions is left out, one that knows nothing does nothing."""
    is_settled, left_out = state_based_actions.is_settled, []
    is_kept: Any = is_settled.kept

    def checked(state: MagicState) -> bool | None:
        settled: bool | None = is_kept(state)
        if settled:
            draft = forgetful(state)
            assert not state_based_actions._is_something_due(draft)
            assert draft.writes == 0, draft.events
            left_out.append(state)
        return settled

    monkeypatch.setattr(is_settled, "kept", checked)
    state, chance = new_game(ruleset, seed), random.Random(seed)
    for _ in range(DECISIONS):
        if engine.outcome(state) is not None:
            break
        state = engine.apply(state, choose(state, chance)).state
    assert left_out


R = "CR-704.3"
SETTLED = "that nothing is due"
SOURCES = "the sources of mana"


def begin_in_combat(draft: MagicDraft, ref: str) -> None:
    atoms.declare_attacker(draft, ref, "seat:1", R)
    state_based_actions.is_settled.keep(draft.state, True)
    atoms.begin_turn(draft, 1, R)


ATOMS: dict[str, tuple[Callable[[MagicDraft, str], object], set[str]]] = {
    "a step begins": (lambda draft, _: atoms.begin_step(draft, "end", R), {SETTLED, SOURCES}),
    "a turn begins": (lambda draft, _: atoms.begin_turn(draft, 1, R), {SETTLED}),
    "a turn begins in the midst of combat": (begin_in_combat, set()),
    "tapped": (lambda draft, ref: atoms.tap(draft, ref, R), {SETTLED}),
    "untapped": (lambda draft, ref: atoms.untap(draft, ref, R), {SETTLED}),
    "mana added": (lambda draft, _: atoms.add_mana(draft, 0, ["G"], R), {SETTLED}),
    "pools emptied": (lambda draft, _: atoms.empty_pool(draft, 0, R), {SETTLED}),
    "a land played": (lambda draft, _: atoms.count_land(draft, 0, R), {SETTLED}),
    "life lost": (lambda draft, _: atoms.lose_life(draft, 0, 1, R), set()),
    "poisoned": (lambda draft, _: atoms.poison(draft, 0, 1, R), set()),
    "drawn": (lambda draft, _: atoms.draw(draft, 0, R), {SETTLED}),
    "drawn from an empty library": (lambda draft, _: atoms.draw(draft, 1, R), set()),
    "known": (lambda draft, _: atoms.know(draft, draft.state.table.seats[0].library, [1]), {SETTLED}),
    "discarded": (
        lambda draft, _: atoms.move(draft, draft.state.table.seats[0].hand[0], "graveyard", R),
        {SETTLED},
    ),
    "reanimated": (
        lambda draft, _: atoms.move(draft, draft.state.table.seats[0].hand[0], "battlefield", R),
        set(),
    ),
    "counters put": (lambda draft, ref: atoms.put_counters(draft, ref, "-1/-1", 1, R), set()),
    "healed": (lambda draft, ref: atoms.remove_damage(draft, ref, R), set()),
    "moved": (lambda draft, ref: atoms.move(draft, ref, "graveyard", R), set()),
}


@pytest.mark.parametrize("name", ATOMS)
def test_a_write_drops_what_looks_at_it(name: str) -> None:
    atom, outlasts = ATOMS[name]
    game = table(a=side(battlefield="Grizzly Bears", hand="Shock"), b=side(library=""))
    state_based_actions.is_settled.keep(game.state, True)
    mana_abilities.sources(game.state, 0)
    draft: MagicDraft = Draft(game.state)
    atom(draft, game.ref("Grizzly Bears"))
    kept = {
        SETTLED: state_based_actions.is_settled.kept(draft.state),
        SOURCES: mana_abilities.sources.kept(draft.state, 0) is not None,
    }
    assert {name for name, is_there in kept.items() if is_there} == outlasts


@pytest.mark.parametrize(("other", "settled"), [("Glorious Anthem", True), ("Castle", False)])
def test_no_check_is_left_out_where_tapping_changes_characteristics(other: str, settled: bool) -> None:
    state: Any = table(a=side(battlefield=f"Grizzly Bears, {other}"), b=side(), step="upkeep").state
    for _ in range(2):
        state = engine.apply(state, Pass()).state
    draft: MagicDraft = Draft(state)
    draft.then(state_based_actions.StateBasedActions())
    adjudicate.run(engine.ruleset_of(state), draft)
    assert (state_based_actions.is_settled.kept(draft.state) is not None) == settled


@pytest.mark.parametrize(("other", "settled"), [("Glorious Anthem", True), ("Telepathy", False)])
def test_no_check_is_left_out_where_hands_lie_open(other: str, settled: bool) -> None:
    state: Any = table(a=side(battlefield=other), b=side(hand="Shock")).state
    draft: MagicDraft = Draft(state)
    draft.then(state_based_actions.StateBasedActions())
    adjudicate.run(engine.ruleset_of(state), draft)
    assert (state_based_actions.is_settled.kept(draft.state) is not None) == settled


@KEEPS
@pytest.mark.parametrize("ruleset", RULESETS)
def test_nothing_that_a_list_passes_over_could_be_cast(ruleset: str) -> None:
    """Lands, what costs far too much, what it is not the time for: each would break a clause in every way."""
    state, chance, left_out = new_game(ruleset, 1), random.Random(1), 0
    choice = CASTING.choices[0]
    assert choice.shortlist is not None
    for _ in range(DECISIONS):
        if engine.outcome(state) is not None:
            break
        ask = adjudicate.question(engine.ruleset_of(state), state)
        if isinstance(engine.decision(state), HavingPriority):
            assert ask is not None
            promising = set(choice.shortlist(ask))
            passed_over = [card for card in choice.domain(ask) if card not in promising]
            ways = ((card, way) for card in passed_over for way in CASTING.choices[1].domain(ask, card))
            assert not [one for one in ways if engine.check(state, CastSpell(*one)).legal]
            left_out += len(passed_over)
        state = engine.apply(state, choose(state, chance)).state
    assert left_out


@KEEPS
@pytest.mark.seeded
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_price_that_takes_no_source_leaves_the_mana_as_it_is(
    ruleset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether a cost can be paid is known from its mana alone, where the rest of it takes no source of mana:
    the exact search says the same."""
    state, chance, leave = new_game(ruleset, 2), random.Random(2), Means.leave
    asked: list[bool] = []
    for _ in range(DECISIONS):
        if engine.outcome(state) is not None:
            break
        with monkeypatch.context() as patched:
            patched.setattr(Means, "leave", lambda means, claims: asked.append(leave(means, claims)))
            exact = engine.legal_actions(engine.decode(engine.encode(state)))
        assert engine.legal_actions(state) == exact
        state = engine.apply(state, choose(state, chance)).state
    assert True in asked


COSTS = (("1",), ("W",), ("G", "1"), ("U", "B"), ("3", "R"), ("R", "R"), ("W/P", "1"), ("6",))


@KEEPS
@pytest.mark.seeded
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("seed", seeds(2))
def test_what_mana_there_is_and_what_it_pays_is_found_anew(ruleset: str, seed: int) -> None:
    """Mana abilities are kept by permanent, answers about costs by what the mana comes to."""
    state: Any = new_game(ruleset, seed)
    chance, paid = random.Random(seed), {True: 0, False: 0}
    for _ in range(DECISIONS):
        if engine.outcome(state) is not None:
            break
        anew: Any = engine.decode(engine.encode(state))
        for seat, player in enumerate(state.table.seats):
            means = means_of(state, seat, "")
            assert means.sources == means_of(anew, seat, "").sources
            for source in permanent_sources(state, seat):
                ability = activated(state, source.code)
                assert source.options == mana_abilities._added(anew, source.ref, seat, ability)
                assert not (ability.cost.tap and state.table.objects[source.ref].tapped)
            for cost in COSTS:
                ways = [(mana, life) for mana, life in settlements(cost) if life <= player.life]
                pays = any(
                    can_pay(means.pool, [*means.sources], mana, life=player.life - life)
                    for mana, life in ways
                )
                assert means.pay(cost) == pays, (cost, means.pool, means.sources)
                paid[pays] += 1
        state = engine.apply(state, choose(state, chance)).state
    assert all(paid.values())


def test_what_a_permanent_makes_follows_what_is_so_now() -> None:
    """Rofellos adds {G} for each Forest; what is tapped, or new and a creature, makes nothing."""
    rofellos = "Rofellos, Llanowar Emissary"
    game = table(a=side(battlefield=f"Forest, Forest, Swamp, {rofellos}"), b=side())

    def made(state: MagicState) -> dict[str, int]:
        return {one.ref: len(one.options[0]) for one in permanent_sources(state, 0)}

    forest, creature = game.ref("Forest"), game.ref(rofellos)
    assert made(game.state)[creature] == 2
    assert not permanent_sources(game.state, 1)
    draft: MagicDraft = Draft(game.state)
    atoms.tap(draft, forest, R)
    assert forest not in made(draft.state)
    atoms.untap(draft, forest, R)
    assert forest in made(draft.state)
    atoms.move(draft, forest, "graveyard", R)
    assert forest not in made(draft.state)
    assert made(draft.state)[creature] == 1
    atoms.change_control(draft, creature, 0, R)
    assert creature not in made(draft.state)


def test_the_last_life_pays_for_mana() -> None:
    game = table(a=side(battlefield="Blood Font", life=1), b=side())
    assert [one.ref for one in permanent_sources(game.state, 0)] == [game.ref("Blood Font")]
    game.play("A tap Blood Font for {B}")
    assert not permanent_sources(game.state, 0)


def test_what_makes_mana_once_a_turn_makes_none_after_that() -> None:
    game = table(a=side(battlefield="Daily Spring"), b=side())
    assert [one.ref for one in permanent_sources(game.state, 0)] == [game.ref("Daily Spring")]
    game.play("A tap Daily Spring for {G}")
    assert game.state.table.seats[0].mana == ["G"]
    assert not permanent_sources(game.state, 0)


def test_abilities_are_those_of_whoever_controls_their_permanent() -> None:
    pinger = "Prodigal Sorcerer"
    game = table(a=side(battlefield="Island*4", hand="Control Magic"), b=side(battlefield=pinger))
    ref = game.ref(pinger)
    assert [list(abilities(game.state, seat)) for seat in (0, 1)] == [[], [ref]]
    game.play("A cast Control Magic")
    game.all_pass()
    assert [list(abilities(game.state, seat)) for seat in (0, 1)] == [[ref], []]
