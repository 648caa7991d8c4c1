"""Who an event is about, in words: "an opponent", "a creature you control"; and which damage."""

from __future__ import annotations

from engine.magic.language.filters import Whose
from engine.magic.language.triggers import Casts

from .nouns import article
from .speaker import Speaker

_ONE_PLAYER = {"you": "you", "opponent": "an opponent", "any": "a player"}


def damage_word(combat: bool | None) -> str:
    """ "Damage", "combat damage", "noncombat damage"."""
    return {True: "combat damage", False: "noncombat damage", None: "damage"}[combat]


def hurt(speaker: Speaker, kind: str, whom: Whose) -> str:
    """ "A player", "an opponent", "a creature an opponent controls"."""
    if kind == "player":
        return one_player(speaker, whom)
    of = {"any": "", "you": " you control"}.get(whom)
    return article(kind) + (f" {one_player(speaker, whom)} controls" if of is None else of)


def one_player(speaker: Speaker, who: Whose) -> str:
    """ "You", "an opponent", "a player"."""
    return _ONE_PLAYER.get(who) or speaker.player(who)


def cast_from(trigger: Casts, whose: str) -> str:
    """ "From your hand", "from anywhere other than their hand", "from exile"."""
    if trigger.not_from is not None:
        return f" from anywhere other than {whose} {trigger.not_from}"
    if trigger.from_ is None:
        return ""
    return f" from {'' if trigger.from_ == 'exile' else f'{whose} '}{trigger.from_}"
