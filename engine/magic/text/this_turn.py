"""What has happened this turn: "you gained 3 or more life this turn", "the number of creatures that died"."""

from __future__ import annotations

from typing import Any, cast

from msgspec.structs import replace

from engine.magic.language import triggers as when
from engine.magic.language.amounts import HappenedThisTurn
from engine.magic.language.asking import is_about_players
from engine.magic.language.conditions import ThisTurn
from engine.magic.language.filters import Filter

from .nouns import article, number_word
from .parties import cast_from, damage_word, hurt, one_player
from .qualities import either
from .speaker import Speaker

_DID: dict[Any, tuple[str, str]] = {
    when.Enters: ("entered", "enter"),
    when.Leaves: ("left the battlefield", "leave the battlefield"),
    when.Dies: ("died", "die"),
    when.IsSacrificed: ("{was} sacrificed", "be sacrificed"),
    when.GoesToGraveyard: ("{was} put into {zone} from anywhere", "be put into {zone} from anywhere"),
    when.Attacks: ("attacked", "attack"),
    when.Blocks: ("blocked", "block"),
    when.BecomesBlocked: ("became blocked", "become blocked"),
    when.BlocksOrBecomesBlocked: ("blocked or became blocked", "block or become blocked"),
    when.Becomes: ("became {designation}", "become {designation}"),
    when.BecomesTapped: ("became tapped", "become tapped"),
    when.BecomesUntapped: ("became untapped", "become untapped"),
    when.TurnedFaceUp: ("{was} turned face up", "be turned face up"),
    when.DealsDamage: ("dealt {damage}", "deal {damage}"),
    when.IsDealtDamage: ("{was} dealt {damage}", "be dealt {damage}"),
    when.BecomesTarget: ("became the target of {by}", "become the target of {by}"),
}
"""What objects have done, and what "did" or "didn't" stands before, if nothing is negated otherwise."""
YOUR_CREATURES = Filter(types=("creature",), controller="you")
_WITH_THINGS: dict[type, tuple[str, str]] = {
    when.Casts: ("cast", "cast"),
    when.Draws: ("drew", "drawn"),
    when.Discards: ("discarded", "discard"),
    when.Cycles: ("cycled", "cycle"),
    when.IsSacrificed: ("sacrificed", "sacrifice"),
}
"""What players have done with cards."""
_LIFE: dict[type, tuple[str, str]] = {when.GainsLife: ("gained", "gain"), when.LosesLife: ("lost", "lose")}


def happened(speaker: Speaker, asked: ThisTurn, negated: bool) -> str:
    """The condition that something has happened this turn."""
    if not is_about_players(asked.event) and not _is_player_hurt(asked.event):
        return f"{_objects_did(speaker, asked, negated)} this turn"
    who = one_player(speaker, getattr(asked.event, "who", "any"))
    if negated and who != "you":
        who, negated = f"no {who.partition(' ')[2]}", False
    return f"{who}{_player_did(speaker, asked, negated, who == 'you')} this turn"


def _is_player_hurt(event: when.Trigger) -> bool:
    return isinstance(event, when.IsDealtDamage) and event.who is not None


def _objects_did(speaker: Speaker, asked: ThisTurn, negated: bool) -> str:
    event, number = asked.event, asked.at_least
    what = getattr(event, "what", None)
    if not isinstance(what, Filter):
        did, base = _verbs(speaker, event, several=False)
        times = "" if number == 1 else f" {number_word(number)} or more times"
        subject = speaker.subject(str(what))
        return f"{subject} didn't {base}{times}" if negated else f"{subject} {did}{times}"
    noun = speaker.noun(replace(what, controller="any")).elsewhere()
    owner = {"you": " you controlled", "any": ""}.get(what.controller)
    owner = f" {one_player(speaker, what.controller)} controlled" if owner is None else owner
    if isinstance(event, when.GoesToGraveyard):
        owner = ""
    under = ""
    if owner and isinstance(event, when.Enters):
        under, owner = f" under {'your' if what.controller == 'you' else 'their'} control", ""
        if what.controller not in ("you", "any"):
            under = f" under {one_player(speaker, what.controller)}'s control"
    if (
        isinstance(event, when.Attacks)
        and what == Filter(types=("creature",), controller="you")
        and number == 1
    ):
        return "you didn't attack" if negated else "you attacked"
    if number == 1:
        did, _ = _verbs(speaker, event, several=negated)
        subject = f"no {noun.several()}" if negated else noun.one()
        return f"{subject}{owner} {did}{under}"
    did, _ = _verbs(speaker, event, several=True)
    bound = f"{number_word(number - 1)} or fewer" if negated else f"{number_word(number)} or more"
    return f"{bound} {noun.several()}{owner} {did}{under}"


def _verbs(speaker: Speaker, event: when.Trigger, several: bool) -> tuple[str, str]:
    """What it did, or they did; and what stands after "didn't"."""
    did, base = _DID[type(event)]
    zone = speaker.noun(event.what).zone if isinstance(event, when.GoesToGraveyard) else ""
    words = {"was": "were" if several else "was", "zone": zone, "damage": _damage(speaker, event)}
    words |= {"by": "a spell or ability", "designation": getattr(event, "designation", "")}
    return did.format(**words), base.format(**words)


def _damage(speaker: Speaker, event: when.Trigger) -> str:
    if isinstance(event, when.DealsDamage):
        kinds = [hurt(speaker, kind, "any") for kind in event.to]
        to = "" if len(kinds) == len(when.DealsDamage().to) else f" to {either(kinds)}"
        return damage_word(event.combat) + to
    return damage_word(event.combat) if isinstance(event, when.IsDealtDamage) else ""


def _player_did(speaker: Speaker, asked: ThisTurn, negated: bool, you: bool) -> str:
    """After "you", "an opponent" or "no opponent", with what stands between."""
    event, number = asked.event, asked.at_least
    if type(event) in _WITH_THINGS:
        did, base = _WITH_THINGS[type(event)]
        things = _things(speaker, event, number)
        if not isinstance(event, when.Casts | when.Draws):
            return f" didn't {base} {things}" if negated else f" {did} {things}"
        has = " haven't" if negated else "'ve" if you else " has"
        place = cast_from(event, "your" if you else "their") if isinstance(event, when.Casts) else ""
        return f"{has} {base} {things}{place}"
    acted = _acted(event)
    if acted is not None:
        has = " haven't" if negated else "'ve" if you else " has"
        return f"{has} {acted}{'' if number == 1 else f' {number_word(number)} or more times'}"
    much = f"{number} or more " if asked.of == "amount" and number > 1 else ""
    often = f" {number_word(number)} or more times" if asked.of == "times" and number > 1 else ""
    if isinstance(event, when.GainsLife | when.LosesLife):
        did, base = _LIFE[type(event)]
        verb = f"didn't {base}" if negated else did
        return f" {verb} {much}life{often}"
    be = ("weren't" if negated else "were") if you else "was"
    return f" {be} dealt {much}{damage_word(cast('when.IsDealtDamage', event).combat)}{often}"


_ACTED = {
    "scry": "scried",
    "surveil": "surveilled",
    "proliferate": "proliferated",
    "roll": "rolled one or more dice",
    "win_flip": "won a coin flip",
    "lose_flip": "lost a coin flip",
}


def _acted(event: when.Trigger) -> str | None:
    """ "Scried or surveilled", of what players do as a whole."""
    if isinstance(event, when.CommitsCrime):
        return "committed a crime"
    if isinstance(event, when.BecomesMonarch):
        return "become the monarch"
    return either([_ACTED[action] for action in event.action]) if isinstance(event, when.Does) else None


def _things(speaker: Speaker, event: Any, number: int) -> str:
    what = getattr(event, "what", None)
    if not isinstance(what, Filter):
        return article("card") if number == 1 else f"{number_word(number)} or more cards"
    noun = speaker.noun(replace(what, controller="any")).elsewhere()
    return noun.one() if number == 1 else f"{number_word(number)} or more {noun.several()}"


def number_happened(speaker: Speaker, asked: HappenedThisTurn) -> str:
    """ "The amount of life you gained this turn", "the number of creatures that died this turn"."""
    event: Any = asked.event
    if isinstance(event, when.GainsLife | when.LosesLife):
        who, did = _they(speaker, event.who), _LIFE[type(event)][0]
        if asked.of == "amount":
            return f"the amount of life {who} {did} this turn"
        return f"the number of times {who} {did} life this turn"
    if asked.of == "amount":
        return f"the {damage_word(getattr(event, 'combat', None))} {_dealt(speaker, event)} this turn"
    if _is_player_hurt(event):
        return f"the number of times damage was {_dealt(speaker, event)} this turn"
    acted = _acted(event)
    if acted is not None:
        who = _they(speaker, event.who)
        have = "'ve" if who == "you" else " have"
        return f"the number of times {who}{have} {acted} this turn"
    if is_about_players(event):
        things = _things(speaker, event, 2).removeprefix("two or more ")
        who, (did, base) = _they(speaker, event.who), _WITH_THINGS[type(event)]
        done = f" {did}"
        if isinstance(event, when.Casts | when.Draws):
            done = f"'ve {base}" if who == "you" else f" have {base}"
            if isinstance(event, when.Casts):
                done += cast_from(event, "your" if who == "you" else "their")
        return f"the number of {things} {who}{done} this turn"
    return f"the number of {_that_did(speaker, event)} this turn"


def _that_did(speaker: Speaker, event: Any) -> str:
    """ "Creatures you controlled that died", "times this creature attacked"."""
    what = event.what
    did, _ = _verbs(speaker, event, several=isinstance(what, Filter))
    if not isinstance(what, Filter):
        return f"times {speaker.subject(what)} {did}"
    noun = speaker.noun(replace(what, controller="any")).elsewhere()
    owner = "" if what.controller == "any" else f" {_they(speaker, what.controller)} controlled"
    if isinstance(event, when.GoesToGraveyard):
        owner = ""
    if isinstance(event, when.Enters) and what.controller == "you":
        return f"{noun.several()} that {did} under your control"
    return f"{noun.several()}{owner} that {did}"


def _they(speaker: Speaker, who: str) -> str:
    return {"opponent": "your opponents", "any": "players"}.get(who) or speaker.player(who)


def _dealt(speaker: Speaker, event: Any) -> str:
    """ "Dealt to you", "dealt by this creature"."""
    if isinstance(event, when.DealsDamage):
        return f"dealt by {speaker.what(event.what)}"
    return f"dealt to {speaker.what(event.what) if event.who is None else _they(speaker, event.who)}"
