"""What effects say about attacks and blocks: "can't attack alone", "must be blocked if able"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.magic.language.changes import Can, Cant, Must
from engine.magic.language.filters import DEFENDING, Whose

from .conditions import are_all_negated, condition_text
from .nouns import number_word
from .qualities import either
from .speaker import Mention, Speaker

if TYPE_CHECKING:
    from .changes import Changed


def barred_from_combat(speaker: Speaker, change: Cant) -> Iterator[str]:
    """What something cannot do, or suffer, in combat, after "can't"."""
    unless = _unless(speaker, change)
    acts = [word for word, banned in (("attack", change.attack), ("block", change.block)) if banned]
    alone = [word for word in ("attack", "block") if getattr(change, f"{word}_alone")]
    if acts:
        yield either(acts) + (unless if change.attack else "")
    if alone:
        yield f"{either(alone)} alone"
    if change.attack_player is not None:
        yield f"attack {_players(speaker, change.attack_player, walkers=change.or_planeswalkers)}"
    if change.block_source:
        yield f"block {speaker.me}"
    if change.block_those is not None:
        yield f"block {speaker.noun(change.block_those).several()}"
    if change.be_blocked:
        yield f"be blocked{unless}"
    if change.be_blocked_by is not None:
        yield f"be blocked by {speaker.noun(change.be_blocked_by).several()}"
    if change.be_blocked_except is not None:
        yield f"be blocked except by {speaker.noun(change.be_blocked_except).several()}"
    if change.be_blocked_by_more_than is not None:
        number = change.be_blocked_by_more_than
        yield f"be blocked by more than {number_word(number)} creature{'s' if number > 1 else ''}"
    if change.be_blocked_by_fewer_than is not None:
        yield f"be blocked except by {number_word(change.be_blocked_by_fewer_than)} or more creatures"


def _unless(speaker: Speaker, change: Cant) -> str:
    """ " unless the defending player controls a Swamp", " if the defending player controls an artifact"."""
    asked = change.unless
    if asked is None:
        return ""
    speaker.introduce(DEFENDING, Mention(*2 * ("the defending player",), "player"))
    if are_all_negated(asked):
        return f" if {condition_text(speaker, asked, negated=True)}"
    return f" unless {condition_text(speaker, asked)}"


def _players(speaker: Speaker, who: Whose, *, walkers: bool) -> str:
    """ "You", "your opponents or planeswalkers your opponents control"."""
    words = {"you": "you", "opponent": "your opponents"}.get(who) or speaker.player(who)
    control = "controls" if words.startswith(("that ", "target ", "its ")) else "control"
    return f"{words} or planeswalkers {words} {control}" if walkers else words


def must_clauses(changed: Changed, change: Must) -> Iterator[str]:
    """What something has to do, or to suffer."""
    now = changed.this_turn == " this turn"
    ending = "this turn if able" if now else f"each combat{changed.until} if able"
    acts = [("attacks", "attack")] if change.attack else []
    acts += [("blocks", "block")] if change.block else []
    if acts:
        subject = changed.subject(all_of_them=False)
        yield f"{subject} {either([changed.verb(*act) for act in acts])} {ending}"
    if change.block_source:
        subject, blocks = changed.subject(all_of_them=False), changed.verb("blocks", "block")
        yield f"{subject} {blocks} {changed.speaker.me} {ending}"
    if change.be_blocked:
        yield f"{changed.subject(all_of_them=False)} must be blocked{changed.this_turn} if able"
    if change.be_blocked_by_all:
        yield f"all creatures able to block {changed.subject()}{changed.this_turn} do so"


def allowed_in_combat(changed: Changed, change: Can) -> Iterator[str]:
    """What something can do, after "can"."""
    each = " each combat" if changed.lasts is None else changed.this_turn
    if change.attack_despite is not None:
        despite = f"as though {changed.verb('it', 'they')} didn't have {change.attack_despite}"
        yield f"attack{changed.this_turn} {despite}"
    if change.block_more:
        more = "an additional creature"
        if change.block_more > 1:
            more = f"{number_word(change.block_more)} additional creatures"
        yield f"block {more}{each}"
    if change.block_despite is not None:
        those = "landwalk abilities" if change.block_despite == "landwalk" else change.block_despite
        them = "those abilities" if change.block_despite == "landwalk" else change.block_despite
        yield f"block creatures with {those}{changed.this_turn} as though they didn't have {them}"
    if change.be_blocked_despite is not None:
        despite = f"as though {changed.verb('it', 'they')} didn't have {change.be_blocked_despite}"
        yield f"be blocked{changed.this_turn} {despite}"
    if change.block_any_number:
        yield f"block any number of creatures{changed.this_turn}"


def passing_by(changed: Changed) -> str:
    """ "You may have this creature assign its combat damage as though it weren't blocked"."""
    may = "you may" if changed.what == "self" else f"{changed.subject(all_of_them=False)}'s controller may"
    whom = changed.subject() if changed.what == "self" else "it"
    return f"{may} have {whom} assign its combat damage{changed.this_turn} as though it weren't blocked"
