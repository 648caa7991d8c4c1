"""Texts of events, decisions and actions, written from the templates that stand beside their types.

The notation is that of :mod:`.templates`. Texts say of hidden things no more than their reader knows: an
object that lies hidden is "a card". Where two things in sight share a name, the id is added: "Forest (o12)".
"""

from __future__ import annotations

import types
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, get_args

from msgspec import Struct, field

from .documents import Action, Concede, Decision, Event, Private, State, Waiting
from .naming import ANYTHING, Kind, Names, display_names, is_absent, kinds
from .seats import seat_of
from .templates import Condition, Hole, Part, Parts, Verb, parsed

if TYPE_CHECKING:
    from .clauses import Ask, Offer
    from .ruleset import Ruleset

DECISION = "decision"
"""The name by which the template of an action speaks of the decision: ``{decision.symbol}``."""
LEFT_OPEN = "…"
"""What stands for a parameter that is still to be chosen."""
YOURSELF = "yourself"
"""What the reader is called after having been named, and in actions."""
NOTHING: Mapping[str, Any] = types.MappingProxyType({})

# Filling in -------------------------------------------------------------------------------------------------


class Text:
    """One text in the making: of an event, a decision, or an action with what is told beside its fields."""

    __slots__ = ("_about", "_names", "_subject", "_told", "proper")

    def __init__(self, names: Names, about: Struct, told: Mapping[str, Any] = NOTHING) -> None:
        self._names = names
        self._about = about
        self._told = told
        self._subject: int | None = None
        self.proper = False
        """Whether it begins with a name that a player has chosen, and that stays as it is."""

    def sentence(self, template: str) -> str:
        """The template filled in, as a sentence."""
        text = self.filled(template)
        return text if self.proper or not text else text[0].upper() + text[1:]

    def filled(self, template: str) -> str:
        """The template filled in."""
        out: list[str] = []
        self._fill(parsed(template), out)
        return "".join(out)

    def _fill(self, parts: Parts, out: list[str]) -> None:
        article = False
        for part in parts:
            if type(part) is str:
                out.append(part)
                continue
            at = len(out)
            if type(part) is Hole:
                out.append(self._hole(part, first=not out))
            elif type(part) is Verb:
                yours = self._subject is not None and self._subject == self._names.reader
                out.append(part.reader if yours else part.others)
            elif type(part) is Part:
                if self._stands(part):
                    self._fill(part.parts, out)
            else:
                article = True
                out.append("a")
                continue
            if article and len(out) > at:
                article = False
                if out[at][:1] in "aeiouAEIOU":
                    out[at - 2] += "n"

    def _value(self, path: tuple[str, ...]) -> tuple[Any, Kind, Struct]:
        """The value of a field, what it holds, and in what it lies."""
        name, *inner = path
        about: Any = self._about
        told = name in self._told
        value = self._told[name] if told else getattr(about, name)
        kind = ANYTHING if told else kinds(type(about))[name]
        for further in inner:
            about = value
            value, kind = getattr(about, further), kinds(type(about))[further]
        return value, kind, about

    def _is_absent(self, path: tuple[str, ...]) -> bool:
        value, kind, _ = self._value(path)
        return is_absent(value, kind.default)

    def _stands(self, part: Part) -> bool:
        if not part.conditions:
            return not any(type(one) is Hole and self._is_absent(one.path) for one in part.parts)
        return all(self._holds(condition) for condition in part.conditions)

    def _holds(self, condition: Condition) -> bool:
        if not condition.values:
            return self._is_absent(condition.path) is condition.negated
        value, _, _ = self._value(condition.path)
        return (str(value) in condition.values) is not condition.negated

    def _hole(self, hole: Hole, *, first: bool) -> str:
        value, kind, about = self._value(hole.path)
        if is_absent(value, kind.default):
            stands_for: Mapping[str, str] = getattr(type(about), "absent", {})
            instead = stands_for.get(hole.path[-1], LEFT_OPEN if isinstance(about, Action) else "")
            return Text(self._names, about).filled(instead) if instead else ""
        if hole.noun is not None:
            return self._counted(value, hole.noun)
        if hole.words:
            kind = kind._replace(named=hole.words)
        said = self._said(value, kind, first=first)
        if not hole.possessive:
            return said
        return "your" if said in (self._names.you, YOURSELF) else f"{said}'s"

    def _counted(self, value: Any, noun: Parts) -> str:
        number = value if isinstance(value, int) else len(value)
        inner: list[str] = []
        self._fill(noun, inner)
        one = "".join(inner)
        return f"{number} {one if number == 1 else plural(one)}"

    def _said(self, value: Any, kind: Kind, *, first: bool = False) -> str:
        if isinstance(value, str):
            return self._word(value, kind, first=first)
        if isinstance(value, int):
            return self._seat(value, first=first) if kind.seat else str(value)
        if isinstance(value, Private):
            return listed([self._names.of(card) for card in value.cards])
        if isinstance(value, Struct):
            text = Text(self._names, value)
            said = text.filled(type(value).text)  # type: ignore[attr-defined]  # what is named has a template
            self._subject = text._subject if self._subject is None else self._subject
            return said
        if kind.score:
            return "–".join(map(str, value))
        return listed([self._said(one, kind) for one in value])

    def _word(self, value: str, kind: Kind, *, first: bool) -> str:
        if kind.words is not None or kind.named:
            return display_names(self._names.ruleset, kind.named, kind.words)[value]
        seat = seat_of(value)
        return self._names.of(value) if seat is None else self._seat(seat, first=first)

    def _seat(self, seat: int, *, first: bool) -> str:
        if self._subject is None:
            self._subject = seat
        elif seat == self._subject == self._names.reader:
            return YOURSELF
        if first and seat != self._names.reader:
            self.proper = self._names.has_chosen(seat)
        return self._names.seat(seat)


def listed(things: Sequence[str]) -> str:
    """``A``, ``A and B``, ``A, B and C``; there has to be one."""
    *others, last = things
    return f"{', '.join(others)} and {last}" if others else last


def plural(noun: str) -> str:
    """The plural of a noun that forms it by the rules."""
    if noun.endswith(("s", "x", "ch", "sh")):
        return f"{noun}es"
    if noun.endswith("y") and noun[-2:-1] not in "aeiou":
        return f"{noun[:-1]}ies"
    return f"{noun}s"


# Texts ------------------------------------------------------------------------------------------------------


def name_of(ruleset: Ruleset[Any], state: State, sight: int, named: Any) -> Any:
    """What a seat calls something that an action names; numbers stay what they are."""
    return Names(ruleset, (state,), sight=sight, reader=None).of(named) if isinstance(named, str) else named


def decision_text(ruleset: Ruleset[Any], state: State, decision: Decision, seat: int | None) -> str:
    """The prompt to the seat that decides; to another one, for whom it waits."""
    if seat is not None and seat != decision.seat:
        decision = Waiting(seat=decision.seat, rule=decision.rule)
    names = Names(ruleset, (state,), sight=decision.seat if seat is None else seat, reader=seat)
    return Text(names, decision).sentence(type(decision).text)


def action_texts(
    ruleset: Ruleset[Any], ask: Ask, actions: Iterable[Action], seat: int | None
) -> Iterator[str]:
    """The texts of legal actions, as whoever decides would read them on buttons; ``seat`` is None or that
    seat, which is called "yourself" then."""
    names = Names(ruleset, (ask.state,), sight=ask.seat, reader=seat, you=YOURSELF)
    by_action = ruleset.menu[type(ask.decision)].by_action
    for action in actions:
        if isinstance(action, Concede):
            yield Concede.text
            continue
        offer = by_action[type(action)]
        told = {**offer.tell(ask, action), DECISION: ask.decision}
        yield Text(names, action, told).sentence(offer.label)


def offered_text(
    ruleset: Ruleset[Any], ask: Ask, offer: Offer, action: Action, left_open: Iterable[str]
) -> str:
    """The text of an action of an offer, legal or not, as the seat asked would read it on a button; without
    the parameters that are ``left_open``. Of one whose parameters are no candidates it has those alone."""
    names = Names(ruleset, (ask.state,), sight=ask.seat, reader=ask.seat, you=YOURSELF)
    told = offer.tell(ask, action) if offer.has_candidates(ask, action) else dict.fromkeys(offer.told)
    said = {**told, **dict.fromkeys(left_open), DECISION: ask.decision}
    return Text(names, action, said).sentence(offer.label)


def _filled(names: Names, event: Event, template: str) -> str:
    return Text(names, event).filled(template)


def event_texts(
    ruleset: Ruleset[Any], events: Sequence[Event], before: State | None, after: State, seat: int | None
) -> tuple[str, ...]:
    """One text for each event, which are those that the seat may see; None: all that happened."""
    states = (after,) if before is None else (after, before)
    names = Names(ruleset, states, sight=seat, reader=seat, events=events, filled=_filled)
    return tuple(Text(names, event).sentence(type(event).text) for event in events)


# Templates, for those who translate them --------------------------------------------------------------------


class Template(Struct, frozen=True, omit_defaults=True):
    """The template of a type of event or decision."""

    text: str
    absent: dict[str, str] = field(default_factory=dict)
    """What stands for fields that are absent, by their names; templates, too."""


class ActionTemplate(Struct, frozen=True):
    """A template of a type of action, with the decisions at which an action of the type reads like that."""

    text: str
    decisions: tuple[str, ...]
    """Their types; none: any."""


class Templates(Struct, frozen=True):
    """All templates of a ruleset by type, and the display names of words by their sets."""

    events: dict[str, Template]
    decisions: dict[str, Template]
    actions: dict[str, tuple[ActionTemplate, ...]]
    words: dict[str, dict[str, str]]


def templates(ruleset: Ruleset[Any]) -> Templates:
    """What the texts of a ruleset are written from."""
    decisions = {_tag(menu.decision): _template(ruleset, menu.decision) for menu in ruleset.menus}
    told: dict[str, dict[str, list[str]]] = {_tag(Concede): {Concede.text: []}}
    for menu in ruleset.menus:
        for offer in menu.offers:
            reading = told.setdefault(_tag(offer.action), {})
            reading.setdefault(offer.label, []).append(_tag(menu.decision))
    sets = {**dict.fromkeys(ruleset.displays, ()), **ruleset.words}
    return Templates(
        events={_tag(event): _template(ruleset, event) for event in get_args(ruleset.event)},
        decisions={**decisions, _tag(Waiting): _template(ruleset, Waiting)},
        actions={
            action: tuple(ActionTemplate(text, tuple(of)) for text, of in reading.items())
            for action, reading in told.items()
        },
        words={name: _displayed(ruleset, name, words) for name, words in sets.items()},
    )


def _tag(kind: type[Struct]) -> str:
    return str(kind.__struct_config__.tag)


def _template(ruleset: Ruleset[Any], kind: type[Event | Decision]) -> Template:
    """With what is left out of a document because it is the default, a word, say."""
    defaults = {
        name: display_names(ruleset, held.named, held.words)[held.default]
        for name, held in kinds(kind).items()
        if isinstance(held.default, str) and held.default and (held.named or held.words)
    }
    return Template(kind.text, {**defaults, **kind.absent})


def _displayed(ruleset: Ruleset[Any], name: str, words: Iterable[str]) -> dict[str, str]:
    known = display_names(ruleset, name, None)
    return {word: known[word] for word in (*words, *(word for word in known if word not in words))}
