"""Players: how they begin, life, mana, hands, how they lose and leave (CR 103, 104, 106, 119, 800.4)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.derived import confined
from engine.kernel.documents import Outcome
from engine.magic import events
from engine.magic.aspects import COUNTS, LIFE, POOLS
from engine.magic.continuous_effects import change_of
from engine.magic.language.changes import Control
from engine.magic.language.mana import NO_LIMITS, Limits, written
from engine.magic.language.snow import IN_POOL, SNOW_MANA, plain
from engine.magic.language.words import DoneAction
from engine.magic.library.loader import MONARCH
from engine.magic.rules import cr
from engine.magic.state import KeptMana, MagicDraft, Object, Seat

from .base import hear, machine_of, new_id, objects_of, seat_of, tell, timestamp, zone_of
from .memory import is_hidden, remember
from .permanents import drop_from_combat
from .zones import move, reveal, take_out

REVEALED = cr("708.9")

# Designations ----------------------------------------------------------------------------------------------


def become_monarch(draft: MagicDraft, seat: int, rule: str) -> None:
    """A player becomes the monarch, and whoever was it no longer is (CR 725.3)."""
    objects = draft.state.table.objects
    for ref in draft.state.table.command:
        if objects[ref].card == MONARCH:
            take_out(draft, ref, objects[ref])
    mark = new_id(draft)
    crown = Object(card=MONARCH, owner=seat, zone="command", timestamp=timestamp(draft))
    objects_of(draft)[mark] = crown
    zone_of(draft, "command", seat).append(mark)
    tell(draft, events.BecameMonarch(rule=rule, seat=seat))


def bless(draft: MagicDraft, seat: int, rule: str) -> None:
    """A player gets the city's blessing for the rest of the game (CR 702.131c)."""
    seat_of(draft, seat).blessed = True
    tell(draft, events.Blessed(rule=rule, seat=seat))


# Beginning -------------------------------------------------------------------------------------------------


def begin_game(draft: MagicDraft, names: Sequence[str], starting_seat: int, step: str, rule: str) -> None:
    """Players with these names sit at the table; one of them has the first turn, which begins with a step."""
    table = draft.table
    table.seats = [Seat(name=name) for name in names]
    table.starting_seat = table.active = starting_seat
    table.step = step
    tell(draft, events.GameBegan(rule=rule, starting_seat=starting_seat))


def choose_starting_player(draft: MagicDraft, seat: int, rule: str) -> None:
    """Another player has the first turn, because the one who had it has left."""
    table = draft.table
    table.starting_seat = table.active = seat
    tell(draft, events.GameBegan(rule=rule, starting_seat=seat))


def begin_with_life(draft: MagicDraft, life: int, rule: str) -> None:
    """Everybody has this life total (CR 103.4)."""
    for seat in range(len(draft.state.table.seats)):
        seat_of(draft, seat).life = life
    tell(draft, events.StartingLife(rule=rule, life=life))


# Playing ---------------------------------------------------------------------------------------------------


@confined(LIFE)
def gain_life(draft: MagicDraft, seat: int, number: int, rule: str) -> None:
    """CR 119.3."""
    seat_of(draft, seat).life += number
    tell(draft, events.LifeGained(rule=rule, seat=seat, amount=number))


@confined(LIFE)
def lose_life(draft: MagicDraft, seat: int, number: int, rule: str) -> None:
    """CR 119.3."""
    seat_of(draft, seat).life -= number
    tell(draft, events.LifeLost(rule=rule, seat=seat, amount=number))


def poison(draft: MagicDraft, seat: int, number: int, rule: str) -> None:
    """Poison counters on a player (CR 120.3b)."""
    seat_of(draft, seat).poison += number
    tell(draft, events.Poisoned(rule=rule, seat=seat, amount=number))


def get_counters(draft: MagicDraft, seat: int, kind: str, number: int, rule: str) -> None:
    """A player gets counters (CR 122.1)."""
    if kind == "poison":
        poison(draft, seat, number, rule)
        return
    counters = draft.writable(seat_of(draft, seat), "counters")
    counters[kind] = counters.get(kind, 0) + number
    tell(draft, events.CountersGotten(rule=rule, seat=seat, kind=kind, amount=number))


def flip_coin(draft: MagicDraft, seat: int, rule: str) -> bool:
    """A player flips a coin; whether they win the flip (CR 705.2): as likely as not, whatever is called."""
    won = draft.below(2) == 1
    tell(draft, events.CoinFlipped(rule=rule, seat=seat, won=won))
    return won


def roll(draft: MagicDraft, seat: int, sides: int, rule: str) -> int:
    """A player rolls a die with so many sides; the result (CR 706.2)."""
    result = draft.below(sides) + 1
    tell(draft, events.DieRolled(rule=rule, seat=seat, sides=sides, result=result))
    return result


def act(draft: MagicDraft, seat: int, action: DoneAction, rule: str) -> None:
    """A player is done with an action (CR 701.22d), which something watches for."""
    tell(draft, events.Acted(rule=rule, seat=seat, action=action))


def pay_energy(draft: MagicDraft, seat: int, number: int, rule: str) -> None:
    """A player pays so much energy (CR 107.14)."""
    counters = draft.writable(seat_of(draft, seat), "counters")
    counters["energy"] -= number
    if not counters["energy"]:
        del counters["energy"]
    tell(draft, events.EnergyPaid(rule=rule, seat=seat, amount=number))


@confined(POOLS)
def add_mana(
    draft: MagicDraft,
    seat: int,
    symbols: Sequence[str],
    rule: str,
    limits: Limits = NO_LIMITS,
    *,
    lasting: bool = False,
) -> None:
    """CR 106.3; with limits it may not be spent on everything (CR 106.6); ``lasting`` mana stays until the
    turn ends."""
    player = seat_of(draft, seat)
    if limits is NO_LIMITS:
        player.mana = sorted((*draft.state.table.seats[seat].mana, *symbols), key=IN_POOL.index)
        if lasting:
            player.lasting_mana = sorted((*player.lasting_mana, *symbols), key=IN_POOL.index)
    else:
        player.kept_mana = [*player.kept_mana, *(KeptMana(symbol, limits) for symbol in symbols)]
    snow = not SNOW_MANA.keys().isdisjoint(symbols)
    tell(draft, events.ManaAdded(rule=rule, seat=seat, mana=written(plain(symbols)), snow=snow))


@confined(POOLS)
def spend_mana(draft: MagicDraft, seat: int, symbol: str, rule: str, kept: KeptMana | None = None) -> None:
    """One mana leaves the pool for a payment (CR 106.4); ``kept``: this one, which may not be spent on
    everything."""
    player = seat_of(draft, seat)
    if kept is None:
        player.mana = player.mana[:]
        player.mana.remove(symbol)
        if player.lasting_mana and player.lasting_mana.count(symbol) > player.mana.count(symbol):
            player.lasting_mana = player.lasting_mana[:]
            player.lasting_mana.remove(symbol)
    else:
        player.kept_mana = player.kept_mana[:]
        player.kept_mana.remove(kept)
    snow = symbol in SNOW_MANA
    tell(draft, events.ManaSpent(rule=rule, seat=seat, mana=f"{{{symbol[-1]}}}", snow=snow))


@confined(POOLS)
def empty_pool(draft: MagicDraft, seat: int, rule: str, *, turn_ends: bool = False) -> None:
    """CR 500.5. What lasts until the turn ends stays before that; if nothing is lost, nothing is told."""
    player = seat_of(draft, seat)
    stays = [] if turn_ends else player.lasting_mana
    if player.mana == stays and not player.kept_mana:
        return
    player.mana = [*stays]
    player.kept_mana = []
    if player.lasting_mana and turn_ends:
        player.lasting_mana = []
    tell(draft, events.ManaEmptied(rule=rule, seat=seat))


def lose(draft: MagicDraft, seat: int, rule: str) -> None:
    """A player loses and leaves the game (CR 104.3, 104.5)."""
    seat_of(draft, seat).lost = True
    tell(draft, events.PlayerLost(rule=rule, seat=seat))


def end_game(draft: MagicDraft, winner: int | None, rule: str, reason: str) -> None:
    """CR 104."""
    ended = events.GameEnded(rule=rule, winner=winner, draw=winner is None)
    draft.finish(Outcome(winner, winner is None, rule, reason), ended)
    hear(draft, ended)


def forget_failed_draw(draft: MagicDraft, seat: int) -> None:
    """Forget failed draws: state-based actions have been checked since (CR 704.5b)."""
    seat_of(draft, seat).failed_draw = False


@confined(COUNTS)
def count_land(draft: MagicDraft, seat: int, rule: str, *, put: bool = False) -> None:
    """A land is played (CR 305.2), or put onto the battlefield in its place."""
    seat_of(draft, seat).lands_played += 1
    tell(draft, events.LandPlayed(rule=rule, seat=seat, put=put))


@confined(COUNTS)
def allow_lands(draft: MagicDraft, seat: int, number: int, rule: str) -> None:
    """A player may play so many lands more this turn (CR 305.2)."""
    seat_of(draft, seat).more_lands += number
    tell(draft, events.LandsAllowed(rule=rule, seat=seat, number=number))


def note_pass(draft: MagicDraft, seat: int, rule: str) -> None:
    """A player passes priority (CR 117.3d)."""
    tell(draft, events.Passed(rule=rule, seat=seat))


def take_mulligan(draft: MagicDraft, seat: int, rule: str) -> None:
    """The hand goes back into the library (CR 103.5)."""
    for ref in list(draft.state.table.seats[seat].hand):
        move(draft, ref, "library", rule)
    seat_of(draft, seat).mulligans += 1
    tell(draft, events.MulliganTaken(rule=rule, seat=seat))


def keep_hand(draft: MagicDraft, seat: int, rule: str) -> None:
    """CR 103.5."""
    tell(draft, events.HandKept(rule=rule, seat=seat))


def forget_draws(draft: MagicDraft, seat: int) -> None:
    """Opening hands are no draws of the turn (CR 103.4)."""
    seat_of(draft, seat).draws = 0


# Leaving ---------------------------------------------------------------------------------------------------


def note_leaving(draft: MagicDraft, seat: int) -> None:
    """A player leaves as soon as what is going on is finished."""
    draft.writable(machine_of(draft), "leaving").append(seat)


def forget_leaving(draft: MagicDraft) -> None:
    """All those players leave now."""
    machine_of(draft).leaving = []


def leave_with_owner(draft: MagicDraft, ref: str, rule: str) -> None:
    """A permanent leaves the game with its owner (CR 800.4a)."""
    thing = draft.state.table.objects[ref]
    remember(draft, (ref,))
    drop_from_combat(draft, ref)
    take_out(draft, ref, thing)
    tell(
        draft,
        events.Moved(
            rule=rule,
            object=ref,
            was=ref,
            from_zone="battlefield",
            to_zone="outside",
            owner=thing.owner,
            card=thing.true_card,
        ),
        ref,
    )


def remove_from_game(draft: MagicDraft, seat: int, rule: str) -> None:
    """What else a player owns leaves the game, what gives them control ends, what they announced ceases.

    CR 800.4a, d.
    """
    state = draft.state
    mine = [ref for ref, one in state.table.objects.items() if one.owner == seat]
    seen = tuple(ref for ref in mine if not is_hidden(state, state.table.objects[ref].zone))
    remember(draft, mine)
    if lying := [ref for ref in mine if state.table.objects[ref].face_down is not None]:
        reveal(draft, lying, REVEALED)
    for ref in mine:
        take_out(draft, ref, draft.state.table.objects[ref])
    controlling = [
        effect.controller == seat and isinstance(change_of(state, effect), Control)
        for effect in state.table.effects
    ]
    effects = draft.writable(draft.table, "effects")
    effects[:] = [effect for effect, ends in zip(effects, controlling, strict=True) if not ends]
    permissions = draft.writable(draft.table, "permissions")
    permissions[:] = [one for one in permissions if one.seat != seat and one.object not in mine]
    stack = draft.writable(draft.table, "stack")
    stack[:] = [item for item in stack if item.controller != seat or item.id in state.table.objects]
    for place, name in ((machine_of(draft), "waiting"), (draft.table, "delayed")):
        abilities = draft.writable(place, name)
        abilities[:] = [ability for ability in abilities if ability.controller != seat]
    tell(draft, events.LeftGame(rule=rule, seat=seat, objects=seen))
