"""Creatures are assigned to provinces, and battles are fought: the record of the Battle phase is written."""

from __future__ import annotations

from collections.abc import Sequence

from engine.magic import events
from engine.magic.state import Id, MagicDraft
from engine.rulesets.five_colors import battle_facts as facts
from engine.rulesets.five_colors.battle_record import Battles, Protection, armies, battles, is_assigned
from engine.rulesets.five_colors.totals import counting, totals

from .reach import _assigned, _battles, _of_battles, _shields


def come_to_stage(draft: MagicDraft, stage: int) -> None:
    """It is this step of assignment (L5C-14.1); if anybody can be assigned in it, that is the event."""
    _battles(draft).stage = stage


def begin_assignment(draft: MagicDraft, seat: int, rule: str, *, flying: bool) -> None:
    """A player begins to assign creatures on the ground, or those that fly (L5C-14.1)."""
    draft.emit(facts.AssignmentBegan(rule=rule, stage=battles(draft.state).stage, seat=seat, flying=flying))


def assign(draft: MagicDraft, ref: Id, number: int, rule: str, *, attacks: bool) -> None:
    """A creature is assigned to a province (L5C-14.1)."""
    if attacks:
        _assigned(draft, "attackers")[ref] = number
        draft.emit(facts.AttackerAssigned(rule=rule, creature=ref, province=number))
    else:
        _assigned(draft, "defenders")[ref] = number
        draft.emit(facts.DefenderAssigned(rule=rule, creature=ref, province=number))


def declare_attacker(draft: MagicDraft, ref: Id, defender: Id, rule: str) -> None:
    """A creature attacks, as what triggers on attacks sees it once its step is over (L5C-14.7)."""
    draft.emit(events.AttackerDeclared(rule=rule, creature=ref, defender=defender))


def complete_attack(draft: MagicDraft) -> None:
    """No creature is assigned as an attacker any more; what triggers on it is told by itself (L5C-R56)."""
    _battles(draft).complete = True


def attack_alone(draft: MagicDraft, ref: Id, defender: Id, rule: str) -> None:
    """A creature attacks alone in all provinces together (L5C-R56)."""
    draft.emit(events.AttackedAlone(rule=rule, creature=ref, defender=defender))


def end_assignment(draft: MagicDraft) -> None:
    """No creature is assigned any more; what comes next is the event."""
    record = _battles(draft)
    record.stage, record.complete = 0, False


def choose_battle(draft: MagicDraft, number: int, rule: str) -> None:
    """The battle of a province is the next one (L5C-15.1)."""
    _battles(draft).current = number
    draft.emit(facts.BattleChosen(rule=rule, province=number))


def note_battle_action(draft: MagicDraft, seat: int, source: Id, rule: str) -> None:
    """A player acts in a battle (L5C-15.2)."""
    draft.emit(facts.BattleAction(rule=rule, seat=seat, source=source))


def note_protection(draft: MagicDraft, ref: Id, quality: str, against: Id, rule: str) -> None:
    """A creature uses a protection in a battle (L5C-15.6)."""
    used = Protection(ref, quality)
    if used not in battles(draft.state).protections:
        _of_battles(draft, "protections").append(used)
    draft.emit(facts.ProtectionUsed(rule=rule, creature=ref, quality=quality, against=against))


def hold_action(draft: MagicDraft, item: Id, creatures: Sequence[Id], rule: str) -> None:
    """An action that would harm creatures is held (L5C-16.1)."""
    draft.emit(facts.ActionHeld(rule=rule, id=item, creatures=tuple(creatures)))


def note_save(draft: MagicDraft, item: Id, seat: int, rule: str) -> None:
    """A save has been carried out (L5C-16.2)."""
    draft.emit(facts.Saved(rule=rule, id=item, seat=seat))


def note_totals(draft: MagicDraft, rule: str) -> None:
    """Power and toughness of both sides of the running battle are added up (L5C-17.1)."""
    state = draft.state
    here = armies(state, battles(state).current)
    attackers, defenders = totals(state, here.attackers), totals(state, here.defenders)
    told = facts.BattleTotals(
        rule=rule,
        province=battles(state).current,
        attackers_power=attackers.power,
        attackers_toughness=attackers.toughness,
        defenders_power=defenders.power,
        defenders_toughness=defenders.toughness,
        toughness_only=counting(state, here.all, "with toughness"),
        not_counted=counting(state, here.all, "not at all"),
    )
    draft.emit(told)


def note_destruction(draft: MagicDraft, seat: int, creatures: Sequence[Id], rule: str) -> None:
    """An army is destroyed: what becomes of each creature is an event of its own (L5C-17.3)."""
    draft.emit(facts.ArmyDestroyed(rule=rule, seat=seat, creatures=tuple(creatures)))


def end_battle(draft: MagicDraft, rule: str) -> None:
    """The running battle is over: its creatures go home, and what actions in it have made for everybody ends
    with it (L5C-17.7, R53)."""
    record = _battles(draft)
    number, over = record.current, frozenset(record.shields)
    if over:
        shields = _shields(draft)
        shields[:] = [
            one for one in shields if not (one.to is None and one.by is None and one.source in over)
        ]
    for name in ("attackers", "defenders"):
        assigned = _assigned(draft, name)
        for ref in [ref for ref, at in assigned.items() if at == number]:
            del assigned[ref]
    record.paying = [ref for ref in record.paying if is_assigned(draft.state, ref)]
    record.current, record.protections, record.shields = 0, [], []
    draft.emit(facts.BattleEnded(rule=rule, province=number))


def go_home(draft: MagicDraft, rule: str) -> None:
    """There is nothing more to fight for: everybody goes home (L5C-15.5)."""
    _unassign_all(draft)
    draft.emit(events.CombatEnded(rule=rule))


def fight_nothing(draft: MagicDraft, rule: str) -> None:
    """Nobody attacks: there is no battle, and the defenders go home (L5C-14.8)."""
    _unassign_all(draft)
    draft.emit(facts.NobodyAttacked(rule=rule))


def _unassign_all(draft: MagicDraft) -> None:
    record = _battles(draft)
    for name in Battles.__struct_fields__:
        setattr(record, name, getattr(Battles(), name))


# What the core tells: its events are those ------------------------------------------------------------------


def drop(draft: MagicDraft, ref: Id | None) -> None:
    """A creature has left, changed control, or is removed from combat (L5C-15.5)."""
    if ref is not None and is_assigned(draft.state, ref):
        for name in ("attackers", "defenders"):
            _assigned(draft, name).pop(ref, None)
        forget_payment(draft, ref)


def note_payment(draft: MagicDraft, ref: Id) -> None:
    """An assigned creature was tapped to pay a cost (L5C-17.2)."""
    _of_battles(draft, "paying").append(ref)


def forget_payment(draft: MagicDraft, ref: Id) -> None:
    """It has untapped; or it has regenerated, which counts as tapped by an effect (L5C-R37)."""
    if ref in battles(draft.state).paying:
        _of_battles(draft, "paying").remove(ref)


def note_shield(draft: MagicDraft, source: Id) -> None:
    """An action of the running battle has made a prevention effect for everybody (L5C-R53)."""
    if source not in battles(draft.state).shields:
        _of_battles(draft, "shields").append(source)


def _close_up(draft: MagicDraft, gone: int) -> None:
    """The defending player has one province less: the record follows those that move up (L5C-18.3)."""
    for name in ("attackers", "defenders"):
        assigned: dict[Id, int] = getattr(battles(draft.state), name)
        for ref in [ref for ref, number in assigned.items() if number > gone]:
            _assigned(draft, name)[ref] -= 1
