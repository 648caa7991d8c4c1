"""Steps in which players choose: discard, sacrifice, choose, put back (CR 608.2d, 701)."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from typing import ClassVar, Literal

from msgspec.structs import replace

from engine.kernel.documents import Fault
from engine.kernel.picks import Pick
from engine.kernel.seats import seat_ref
from engine.magic import atoms, evaluate, proposals
from engine.magic.characteristics import speaks_for
from engine.magic.evaluate import Context, matches, reached
from engine.magic.language.amounts import Amount
from engine.magic.language.filters import Filter, Names, NewName, NewNumber, ObjectName, Permanents, Whose
from engine.magic.language.plurals import plural
from engine.magic.library.definition import YOUR_CREATURE
from engine.magic.objects import characteristics, controller_of
from engine.magic.procedures import triggers
from engine.magic.rules import cr
from engine.magic.text import amounts
from engine.magic.text.nouns import Noun, number_word
from engine.magic.text.speaker import Mention, Speaker
from engine.magic.text.teller import Clause, Teller, instruct, player_clause, raw

from .base import Effect, Running
from .counters import PutCounters
from .permanents import Tap, Untap
from .picking import fits, has_no_quality, in_order
from .zones import Destroy, Move


class Discard(Effect, frozen=True, tag="discard", rename={"name": "as"}):
    """Players discard cards that they choose, unless ``how`` or ``what`` says otherwise (CR 701.9)."""

    rule = cr("701.9")
    touches = ()
    picks_to = "discard"
    amount: Amount = 1
    who: Whose = "you"
    what: ObjectName | None = None
    """This card, which was chosen before."""
    how: Literal["own choice", "at random"] = "own choice"
    all: bool = False
    """Their whole hands."""
    name: NewName | None = None
    """The cards where they were put, though something else happened than going to a graveyard (CR 701.9c)."""
    number_as: NewNumber | None = None
    """How many cards one player's hand was."""

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.all and (self.amount != 1 or self.what is not None or self.how != "own choice"):
            yield Fault(f"{path}.all", "a whole hand is discarded; give no amount, no what and no how")
        if self.what is not None and (self.amount != 1 or self.how != "own choice"):
            yield Fault(f"{path}.what", "what was chosen before is discarded; give no amount and no how")
        if self.number_as is not None and (not self.all or self.who in ("any", "opponent")):
            yield Fault(f"{path}.number_as", "it is the number of the cards of one hand", "CORE-28.1")
        if self.number_as is not None and self.number_as == self.name:
            yield Fault(f"{path}.number_as", f"{self.name!r} is the name of something else already")

    def tell(self, teller: Teller) -> list[Clause]:
        speaker = teller.speaker
        clause = player_clause(speaker, self.who, "discard", "")
        one = self.amount == 1 and self.who not in ("any", "opponent") and not self.all
        if self.what is not None:
            clause = clause._replace(rest=speaker.thing(self.what))
            one = not speaker.several(self.what)
        teller.named(self.name, "that card" if one else "those cards", not one, how="discarded", cards=True)
        if self.what is not None:
            return [clause]
        if self.number_as is not None:
            speaker.introduce_number(self.number_as, "that many")
        if self.all:
            return [clause._replace(rest=f"{'your' if clause.imperative else 'their'} hand")]
        at_random = " at random" if self.how == "at random" else ""
        cards = amounts.several(speaker, self.amount, "card")
        return [clause._replace(rest=cards.words + at_random + cards.where)]

    def is_price(self, who: Whose) -> bool:
        """Whether a player can pay this (CR 118.3): so many cards of their own."""
        chosen = self.what is None and self.how == "own choice" and not self.all
        return self.who == who and chosen and isinstance(self.amount, int)

    def _picks(self, context: Context) -> list[Pick]:
        number = max(0, evaluate.amount(context, self.amount))
        wanted = []
        for seat in evaluate.whose(context, self.who):
            hand = in_order(context.state.table.seats[seat].hand)
            needed = min(number, len(hand))
            wanted.append(Pick(seat, self.rule, hand, needed, needed, hidden=True))
        return wanted

    def picks(self, context: Context) -> Sequence[Pick]:
        """The player chooses, unless at random, or unless the card was chosen before."""
        own_choice = self.how == "own choice" and self.what is None and not self.all
        return self._picks(context) if own_choice else ()

    def act(self, running: Running) -> None:
        """All players at once."""
        chosen: list[str] = []
        if self.what is not None:
            hands = {ref for seat in running.state.table.seats for ref in seat.hand}
            chosen = [ref for ref in running.objects(self.what) if ref in hands]
        elif self.all:
            seats = running.state.table.seats
            chosen = [ref for seat in running.seats(self.who) for ref in in_order(seats[seat].hand)]
        else:
            for wanted in self._picks(running.context):
                if self.how == "at random":
                    cards = list(wanted.options)
                    chosen += [cards.pop(running.draft.below(len(cards))) for _ in range(wanted.least)]
                else:
                    chosen += wanted.result(running.answers)
        running.name(self.name, [])
        running.name(self.number_as, [len(chosen)])
        running.happen(
            [
                proposals.Move(
                    rule=self.rule,
                    object=ref,
                    to="graveyard",
                    discarded=True,
                    by=running.seat,
                    named=self.name,
                )
                for ref in chosen
            ]
        )


class Sacrifice(Effect, frozen=True, tag="sacrifice", rename={"name": "as"}):
    """Sacrifice something named, or players sacrifice permanents that they choose (CR 701.21)."""

    rule = cr("701.21")
    touches = ("what",)
    picks_to = "sacrifice"
    what: Permanents
    who: Whose = "you"
    amount: Amount = 1
    name: NewName | None = None

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if isinstance(self.what, str):
            if self.who != "you" or self.amount != 1:
                yield Fault(f"{path}.what", "what has a name is sacrificed; give no who and no amount")
        elif self.what.controller == "opponent":
            yield Fault(f"{path}.what.controller", "players sacrifice what they control", "CR-701.21")

    def tell(self, teller: Teller) -> list[Clause]:
        speaker = teller.speaker
        if isinstance(self.what, str):
            several = speaker.several(self.what)
            words = speaker.thing(self.what)
            teller.named(self.name, "those cards" if several else "that card", several, how="sacrificed")
            return instruct("sacrifice", words)
        clause = player_clause(speaker, self.who, "sacrifice", "")
        noun = speaker.noun(self.what)
        what = _so_many(speaker, self.amount, noun)
        many = self.amount != 1 or self.who in ("any", "opponent")
        words = f"the sacrificed {noun.plural if many else noun.singular}"
        teller.named(self.name, words, many, how="sacrificed")
        speaker.met(self.what)
        choice = "" if clause.imperative else " of their choice"
        return [clause._replace(rest=what.words + choice + what.where)]

    def is_price(self, who: Whose) -> bool:
        """Whether a player can pay this (CR 118.3): the source, or one of their permanents."""
        return self.who == who and self.amount == 1 and (self.what == "self" or isinstance(self.what, Filter))

    def picks(self, context: Context) -> Sequence[Pick]:
        """Players sacrifice what they choose; a named permanent is not chosen."""
        if isinstance(self.what, str):
            return ()
        number = max(0, evaluate.amount(context, self.amount))
        wanted = []
        for seat in evaluate.whose(context, self.who):
            point = context._replace(controller=seat)
            options = [
                ref
                for ref in context.state.table.battlefield
                if controller_of(context.state, ref) == seat and matches(point, ref, self.what)
            ]
            options = list(reached(context, options, "sacrifice"))
            needed = min(number, len(options))
            wanted.append(Pick(seat, self.rule, options, needed, needed))
        return wanted

    def act(self, running: Running) -> None:
        """All at once; only what its controller controls can be sacrificed, by whoever is "you" in its own
        abilities. It is the player who does it: what abilities do not concern otherwise may be sacrificed."""
        if isinstance(self.what, str):
            chosen = [ref for ref in running.select(self.what) if _can_be_sacrificed(running, ref)]
        else:
            chosen = [ref for wanted in self.picks(running.context) for ref in wanted.result(running.answers)]
        running.name(self.name, list(chosen))
        running.happen(
            [proposals.Move(rule=self.rule, object=ref, to="graveyard", sacrificed=True) for ref in chosen]
        )


def _so_many(speaker: Speaker, amount: Amount, noun: Noun) -> amounts.Told:
    """ "a creature", "two other creatures", "X creatures" and ", where X is …"."""
    if amount == 1:
        return amounts.Told(noun.one())
    number = amounts.word_of(speaker, amount)
    return number._replace(words=f"{number.words} {noun.several()}")


def _can_be_sacrificed(running: Running, ref: str) -> bool:
    found = characteristics(running.state).get(ref)
    if found is None:
        return False
    own = ref == running.source
    return (
        speaks_for(running.state, ref, found.controller, running.seat)
        if own
        else found.controller == running.seat
    )


class Exploit(Effect, frozen=True, tag="exploit"):
    """One may sacrifice a creature: the source exploits it (CR 702.110)."""

    rule = cr("702.110")
    touches = ()
    picks_to = "sacrifice"
    speaks_of_you = True

    def tell(self, teller: Teller) -> list[Clause]:
        return instruct("exploit", "a creature")

    def picks(self, context: Context) -> Sequence[Pick]:
        """One creature, or none."""
        options = reached(context, evaluate.select(context, YOUR_CREATURE), "sacrifice")
        return (Pick(context.controller, self.rule, list(options), 0, min(1, len(options))),)

    def act(self, running: Running) -> None:
        """What exploits itself sees that it does (CR 603.10a)."""
        (wanted,) = self.picks(running.context)
        for ref in wanted.result(running.answers):
            with triggers.Noticing(running.draft):
                atoms.exploit(running.draft, running.source, ref, self.rule)
            running.happen([proposals.Move(rule=self.rule, object=ref, to="graveyard", sacrificed=True)])


class Choose(Effect, frozen=True, tag="choose", rename={"name": "as"}):
    """Players choose objects on resolution, without targeting; ``chooser`` in ``what`` is who chooses."""

    rule = cr("608.2d")
    touches = ()
    knows: ClassVar[Names] = {"chooser": "player"}
    name: NewName
    what: Filter
    who: Whose = "you"
    min: int = 1
    max: int = 1
    hand_of: Whose | None = None
    """Choose among the cards in this player's hand: those that who chooses knows (CORE-26.1)."""

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if (self.what.zone == "hand") != (self.hand_of is not None):
            yield Fault(f"{path}.hand_of", "give hand_of for a choice of cards in a hand, and for no other")
        if self.hand_of is not None and self.who in ("any", "opponent"):
            yield Fault(
                f"{path}.who", "only one player can choose cards in a hand; use each for several players"
            )
        if self.hand_of is not None and (self.what.controller != "any" or self.what.not_controller):
            yield Fault(f"{path}.what.controller", "hand_of says whose hand it is")
        for field, who in (("who", self.who), ("hand_of", self.hand_of)):
            if who == "chooser":
                yield Fault(f"{path}.{field}", "chooser is a word for whoever who names")
        if not 0 <= self.min <= self.max or self.max < 1:
            yield Fault(path, "min is at least 0, max is at least 1 and not less than min")

    def tell(self, teller: Teller) -> list[Clause]:
        speaker = teller.speaker
        hand = self.what.zone == "hand"
        theirs = self.who == self.what.controller and self.who not in ("any", "opponent", "you")
        noun = speaker.noun(replace(self.what, controller="chooser") if theirs else self.what)
        zone = noun.zone
        if hand:
            noun = noun.elsewhere()
            zone = "your hand" if self.hand_of == "you" else "a hand"
        what = noun.one() if self.max == 1 else f"{self._number()} {noun.several()}"
        verb = "may choose" if (self.min, self.max) == (0, 1) else "choose"
        clause = player_clause(speaker, self.who, verb, "", imperative=not hand and verb == "choose")
        if self.hand_of is not None:
            what += f" from {self._hand(teller, self.hand_of, clause.subject)}"
        head = "card" if self.what.zone not in ("battlefield", "stack") else noun.singular
        several_things = self.max > 1 or self.who in ("any", "opponent")
        words = f"those {plural(head)}" if several_things else f"that {head}"
        teller.named(self.name, words, several_things, lies_in=zone if hand else "")
        return [clause._replace(rest=what, follows="")]

    def _number(self) -> str:
        """How many, more than one: "two", "up to two", "one or two", "two to four"."""
        least, most = number_word(self.min), number_word(self.max)
        if self.min == self.max:
            return most
        if self.min == 0:
            return f"up to {most}"
        return f"{least} or {most}" if self.min + 1 == self.max else f"{least} to {most}"

    def _hand(self, teller: Teller, hand_of: Whose, chooser: str) -> str:
        """The hand that is chosen from, "it" if it has just been revealed."""
        if hand_of in teller.revealed:
            return "it"
        if hand_of == self.who:
            return "your hand" if chooser == "you" else "their hand"
        return f"{teller.speaker.possessive(hand_of)} hand"

    def tell_with(self, teller: Teller, following: Effect) -> list[Clause] | None:
        """ "Put a creature card from your hand onto the battlefield", "exile a card from your graveyard"."""
        done = self._tell_of_done(teller, following)
        if done is not None or not isinstance(following, Move) or following.what != self.name:
            return done
        if following.also is not None:
            return None
        if self.what.among is not None:
            return self._tell_among(teller, following)
        if self.what.zone == "graveyard":
            return self._tell_of_graveyard(teller, following)
        if self.what.zone == "battlefield" and following.to == "hand":
            return self._tell_of_return(teller, following)
        if self.hand_of != self.who or self.hand_of in teller.revealed:
            return None
        speaker = teller.speaker
        subject = speaker.player(self.who)
        mine = "your" if subject == "you" else "their"
        where = onward(following, mine)
        if where is None:
            return None
        noun = speaker.noun(replace(self.what, controller="any")).elsewhere()
        cards = noun.one() if self.max == 1 else f"{self._number()} {noun.several()}"
        verb = "exile" if following.to == "exile" else "put"
        several_cards = self.max > 1
        teller.named(self.name, "those cards" if several_cards else "that card", several_cards)
        if following.name is not None:
            words, entered = _what_they_became(noun, following, several_cards), following.to == "battlefield"
            teller.named(following.name, words, several_cards, entered=entered)
        rest = f"{cards} from {mine} hand{where}"
        if self.min == 0 and self.max == 1:
            return [raw(f"{subject} may {verb} {rest}")]
        return [Clause(rest, verb, subject, self.who, imperative=subject == "you", follows=", then ")]

    def _tell_of_done(self, teller: Teller, following: Effect) -> list[Clause] | None:
        """ "Untap up to three lands", "put a +1/+1 counter on a creature you control"."""
        field = _DONE.get(type(following))
        if field is None or getattr(following, field) != self.name:
            return None
        if (
            self.who != "you"
            or self.what.zone != "battlefield"
            or getattr(following, "to", "exile") != "exile"
        ):
            return None
        noun, several_things = teller.speaker.noun(self.what), self.max > 1
        words = f"{self._number()} {noun.several()}" if several_things else noun.one()
        if (self.min, self.max) == (0, 1):
            words = f"up to one {noun.kind()}"
        later = f"those {plural(noun.singular)}" if several_things else f"that {noun.singular}"
        teller.speaker.introduce(self.name, Mention(words, later, several=several_things))
        return following.tell(teller)

    def _tell_among(self, teller: Teller, following: Move) -> list[Clause] | None:
        """ "You may put a land card from among them into your hand"."""
        where = {"hand": " into your hand"}.get(following.to) or onward(following, "your")
        if self.max > 1 or self.who != "you" or following.to not in ("hand", "battlefield") or where is None:
            return None
        if following.controller is not None:
            return None
        how = teller.speaker.how(str(self.what.among))
        card = teller.speaker.noun(self.what).one().removesuffix(f" {how} this way")
        for name in (self.name, following.name):
            teller.named(name, "that card", entered=following.to == "battlefield", cards=True)
        if self.min == 0:
            return [raw(f"you may put {card} from among them{where}")]
        return instruct("put", f"{card} from among them{where}")

    def _tell_of_return(self, teller: Teller, following: Move) -> list[Clause] | None:
        """ "Return a permanent you control to its owner's hand"."""
        if (self.min, self.max) == (0, 1) or following.also is not None:
            return None
        clause = player_clause(teller.speaker, self.who, "return", "")
        noun = teller.speaker.noun(self.what)
        several_things = self.max > 1 or self.who in ("any", "opponent")
        for name in (self.name, following.name):
            teller.named(name, "those cards" if several_things else "that card", several_things)
        teller.speaker.met(self.what)
        if self.max > 1:
            return [clause._replace(rest=f"{self._number()} {noun.several()} to their owners' hands")]
        return [clause._replace(rest=f"{noun.one()} to its owner's hand")]

    def _tell_of_graveyard(self, teller: Teller, following: Move) -> list[Clause] | None:
        """ "Each player puts a creature card from their graveyard onto the battlefield"."""
        own = self.what.controller == "chooser" or (
            self.what.controller == self.who and self.who not in ("any", "opponent")
        )
        if not own or self.max > 1 or self.min != 1 or following.controller is not None:
            return None
        verb = {"exile": "exile", "hand": "return"}.get(following.to, "put")
        clause = player_clause(teller.speaker, self.who, verb, "")
        mine = "your" if clause.imperative else "their"
        where = f" to {mine} hand" if following.to == "hand" else onward(following, mine)
        if where is None:
            return None
        noun = teller.speaker.noun(replace(self.what, controller="any")).elsewhere()
        several_things = self.who in ("any", "opponent")
        for name in (self.name, following.name):
            teller.named(name, "those cards" if several_things else "that card", several_things)
        return [clause._replace(rest=f"{noun.one()} from {mine} graveyard{where}")]

    def picks(self, context: Context) -> Sequence[Pick]:
        """What passes the filter, seen by who chooses."""
        wanted = []
        for seat in evaluate.whose(context, self.who):
            point = context._replace(vars={**context.vars, "chooser": [seat_ref(seat)]})
            hand = self._cards(point)
            if hand is None:
                options = evaluate.select(point, self.what)
                hidden = self.what.zone == "library"
            else:
                known = context.state.machine.known
                options = [ref for ref in hand if seat in known.get(ref, ()) and fits(point, ref, self.what)]
                hidden = len(_who_knows(context, hand)) < len(context.state.table.seats)
            if hidden:
                options = in_order(options)
            least = min(self.min, len(options))
            counted = has_no_quality(self.what)
            pick = Pick(seat, self.rule, options, least, self.max, hidden=hidden, counted=counted)
            wanted.append(pick)
        return wanted

    def _cards(self, context: Context) -> list[str] | None:
        """The hand that is chosen from, in ascending order; None: the choice is among something else."""
        if self.hand_of is None:
            return None
        seats = evaluate.whose(context, self.hand_of)
        return in_order(context.state.table.seats[seats[0]].hand) if seats else []

    def _seeing(self, context: Context, chooser: int) -> Sequence[int] | None:
        """The seats that see what the player chooses; None: it lies face up.

        Of a hand it is those who know every card of it, so that whether they are told gives away none.
        """
        hand = self._cards(context)
        if hand is None:
            return (chooser,) if atoms.is_hidden(context.state, self.what.zone) else None
        return sorted({chooser, *_who_knows(context, hand)})

    def act(self, running: Running) -> None:
        """What was chosen has a name from now on."""
        chosen: list[str] = []
        for wanted in self.picks(running.context):
            seeing = self._seeing(running.context, wanted.seat)
            refs = wanted.result(running.answers)
            draft, source = running.draft, running.source
            if seeing is not None:
                atoms.note_secret_choice(draft, wanted.seat, source, refs, seeing, self.rule)
            else:
                atoms.note_choice(draft, wanted.seat, source, "objects", self.rule, objects=refs)
            chosen += refs
        running.name(self.name, list(chosen))


def _what_they_became(cards: Noun, move: Move, many: bool) -> str:
    """ "that creature", "those cards"."""
    head = "card"
    if move.to == "battlefield":
        head = cards.singular.removesuffix("card").strip() or "permanent"
        head = "permanent" if " or " in head else head
    return f"those {plural(head)}" if many else f"that {head}"


def onward(move: Move, mine: str) -> str | None:
    if move.to == "library":
        return f" on {'top' if move.position == 'top' else 'the bottom'} of {mine} library"
    if move.to == "battlefield" and move.controller in (None, "you"):
        under = " under your control" if move.controller == "you" and mine != "your" else ""
        counters = f" with a {move.counters} counter on it" if move.counters else ""
        return f" onto the battlefield{' tapped' if move.tapped else ''}{under}{counters}"
    return {"exile": "", "graveyard": f" into {mine} graveyard"}.get(move.to)


def _who_knows(context: Context, hand: Sequence[str]) -> list[int]:
    """The seats that know every card of a hand."""
    known = context.state.machine.known
    seats = range(len(context.state.table.seats))
    return [seat for seat in seats if all(seat in known.get(ref, ()) for ref in hand)]


_DONE: dict[type[Effect], str] = {
    Destroy: "what",
    Move: "what",
    PutCounters: "on",
    Tap: "what",
    Untap: "what",
}
"""What is done to what has just been chosen, told together with the choice."""


class HandToLibrary(Effect, frozen=True, tag="hand_to_library"):
    """A player puts cards from the hand on top of the library, in any order."""

    rule = cr("401.4")
    touches = ()
    picks_to = "put_back"
    amount: int = 1
    who: Whose = "you"

    def tell(self, teller: Teller) -> list[Clause]:
        cards = amounts.several(teller.speaker, self.amount, "card").words
        clause = player_clause(teller.speaker, self.who, "put", "")
        mine = "your" if clause.imperative else "their"
        order = " in any order" if self.amount > 1 else ""
        return [clause._replace(rest=f"{cards} from {mine} hand on top of {mine} library{order}")]

    def picks(self, context: Context) -> Sequence[Pick]:
        """From the top down (CORE-R15)."""
        wanted = []
        for seat in evaluate.whose(context, self.who):
            hand = in_order(context.state.table.seats[seat].hand)
            needed = min(self.amount, len(hand))
            wanted.append(Pick(seat, self.rule, hand, needed, needed, ordered=True, hidden=True))
        return wanted

    def act(self, running: Running) -> None:
        """On top of the libraries, all of them at once."""
        batch = []
        for wanted in self.picks(running.context):
            if len(wanted.options) > 1:
                atoms.blur(running.draft, wanted.options, wanted.seat)
            chosen = reversed(wanted.result(running.answers))
            batch += [proposals.Move(rule=self.rule, object=ref, to="library") for ref in chosen]
        running.happen(batch)
