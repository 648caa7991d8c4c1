"""Creating tokens (CR 111, 701.7), also ones that enter attacking (CR 508.4)."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence

from engine.kernel.bounds import Text
from engine.kernel.closed_words import hint
from engine.kernel.documents import Fault
from engine.kernel.picks import Pick
from engine.magic import proposals
from engine.magic.evaluate import Context
from engine.magic.language.abilities import Card
from engine.magic.language.amounts import Amount
from engine.magic.language.filters import Name, Names, NewName, ObjectName, Whose
from engine.magic.language.words import COLOR_NAMES, PREDEFINED, ROLES
from engine.magic.library.creations import is_emblem_key
from engine.magic.library.definition import Writer
from engine.magic.library.unsupported import LEFT_OUT
from engine.magic.procedures.combat.attacking import defenders, whose_is_attacked
from engine.magic.rules import cr
from engine.magic.seams import format_of
from engine.magic.text import amounts
from engine.magic.text.nouns import both
from engine.magic.text.teller import Clause, Teller, player_clause

from .base import Effect, Instruction, Running

ATTACKING = cr("508.4")
_TYPES = ("enchantment", "artifact", "land", "creature")


class CreateToken(Effect, frozen=True, tag="create", rename={"name": "as"}):
    """Players create tokens of the kind with this key (CR 701.7)."""

    rule = cr("701.7")
    touches = ("attached_to",)
    token: Text
    amount: Amount = 1
    who: Whose = "you"
    """Each of these players creates so many."""
    size: Amount | None = None
    """Its power and its toughness, in the place of those that the token has (X/X)."""
    tapped: bool = False
    attacking: bool = False
    """It enters attacking a player or planeswalker that its controller chooses (CR 508.4)."""
    attached_to: ObjectName | None = None
    """What a Role enters attached to; it is not created if it cannot be (CR 303.4h)."""
    name: NewName | None = None

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if is_emblem_key(self.token):
            yield Fault(f"{path}.token", "this is an emblem, no token")
        elif self.token not in tokens:
            known = sorted(tokens) if isinstance(tokens, Iterable) else ()
            yield Fault(f"{path}.token", f"there is no token {self.token!r}{hint(self.token, known)}")
        if self.size is not None and self.token in PREDEFINED:
            yield Fault(f"{path}.size", "this token is no creature: it has no size")
        if isinstance(self.size, int):
            yield Fault(f"{path}.size", "a size that is a number belongs to the token itself")
        if self.size is not None and not isinstance(self.amount, int) and self.amount != self.size:
            yield Fault(f"{path}.size", "tokens of one size, in another number, are left out", LEFT_OUT)
        if self.attacking and not isinstance(self.amount, int):
            yield Fault(f"{path}.amount", "how many attack has to be a plain number", LEFT_OUT)
        if self.attacking and self.who != "you":
            yield Fault(f"{path}.who", "what others create does not attack for them", LEFT_OUT)
        if self.attached_to is not None and self.token not in ROLES:
            yield Fault(f"{path}.attached_to", "only Roles enter attached to something", LEFT_OUT)
        if self.attached_to is not None and self.amount != 1:
            yield Fault(f"{path}.amount", "one Role is attached to it", LEFT_OUT)

    def tell(self, teller: Teller) -> list[Clause]:
        clause = player_clause(teller.speaker, self.who, "create", "")
        words = self._tokens(teller, teller.tokens[self.token])
        if self.attached_to is not None:
            words += f" attached to {teller.speaker.thing(self.attached_to)}"
        many = self.amount != 1 or self.who in ("any", "opponent") or teller.speaker.several(self.who)
        teller.named(self.name, "those tokens" if many else "that token", many)
        teller.speaker.it = None
        teller.made = self.name
        return [clause._replace(rest=words, follows="" if clause.imperative else " and ")]

    def _tokens(self, teller: Teller, token: Card) -> str:
        """ "two 1/1 white Bird creature tokens with flying"."""
        tapped = "tapped " if self.tapped and not self.attacking else ""
        predefined = PREDEFINED.get(self.token)
        attacks = f"{'tapped and ' if self.tapped else ''}attacking"
        are = "that's" if self.amount == 1 else "that are"
        entering = f" {are} {attacks}" if self.attacking else ""
        if predefined is not None:
            tokens = amounts.several(teller.speaker, self.amount, f"{tapped}{predefined} token")
            return tokens.words + entering + tokens.where
        colors = " and ".join(COLOR_NAMES[color] for color in token.colors or ()) or "colorless"
        kinds = " ".join(kind for kind in _TYPES if kind in token.types)
        size, where = self._size(teller, token)
        noun = " ".join((*token.supertypes, f"{size}{colors}", *token.subtypes, f"{kinds} token"))
        quotes = [f'"{text}"' for text in teller.quotes(token)]
        traits = [*map(str, token.keywords), *quotes]
        after = f" with {both(traits)}" if traits else ""
        name = token.name.removesuffix(" Token")
        named, before = name != " ".join(token.subtypes), ""
        if named and "legendary" in token.supertypes:
            before = f"{name}, "
        elif named:
            after = f" named {name}{after}" if quotes else f"{after} named {name}"
        tokens = amounts.several(teller.speaker, self.amount, tapped + noun)
        return before + tokens.words + after + entering + (tokens.where or where)

    def _size(self, teller: Teller, token: Card) -> tuple[str, str]:
        """ "2/2 ", "X/X " and ", where X is its power"."""
        if self.size is None:
            return f"{token.power}/{token.toughness} " if token.power is not None else "", ""
        return "X/X ", amounts.where_x(teller.speaker, self.size)

    def write(self, program: Writer) -> None:
        """Whom they attack is chosen for each of them before they enter."""
        if self.attacking and isinstance(self.amount, int):
            for place in range(self.amount):
                program.append(ChooseAttacked(attacked(place)))
        program.append(self)

    def act(self, running: Running) -> None:
        """So many tokens at once."""
        made = self.made(running)
        if self.attacking:
            running.forget(*map(attacked, range(len(made))))
        running.happen(made)

    def made(self, running: Running) -> list[proposals.CreateToken]:
        """The tokens that are to be created."""
        size = None if self.size is None else running.amount(self.size)
        host: list[str] | None = None if self.attached_to is None else running.permanents(self.attached_to)
        if host == []:
            return []
        return [
            proposals.CreateToken(
                rule=self.rule,
                card=self.token,
                seat=seat,
                size=None if size is None else (size, size),
                tapped=self.tapped,
                attacks=attacks(running, place) if self.attacking else None,
                attach_to=None if host is None else host[0],
                named=self.name,
            )
            for seat in running.seats(self.who)
            for place in range(running.amount(self.amount))
        ]


def attacks(running: Running, place: int) -> str | None:
    """Whom the token at a place among those created enters attacking, as was chosen; None: nobody."""
    return next((str(ref) for ref in running.task.vars.get(attacked(place), ())), None)


def attacked(place: int) -> str:
    """The name of what was chosen for the token at a place."""
    return f"attacked {place}"


class ChooseAttacked(Instruction, frozen=True):
    """The controller chooses whom a creature will attack that enters attacking, if it is in its combat."""

    name: str
    of: Name | None = None
    """One player, who or whose planeswalker it attacks."""

    @property
    def gives(self) -> Names:
        """Whom it will attack."""
        return {self.name: "thing"}

    def picks(self, context: Context) -> Sequence[Pick]:
        """Any player or planeswalker that it could attack (CR 508.4)."""
        joined = format_of(context.state).combat.can_be_joined(context.state)
        if not joined or context.state.table.active != context.controller:
            return ()
        options = defenders(context.state, context.controller)
        if self.of is not None:
            seats = context.seats(self.of)
            options = [ref for ref in options if whose_is_attacked(context.state, ref) in seats]
        return (Pick(context.controller, ATTACKING, options, min(1, len(options)), 1),)

    def act(self, running: Running) -> None:
        chosen = [ref for pick in self.picks(running.context) for ref in pick.result(running.answers)]
        running.name(self.name, list(chosen))
