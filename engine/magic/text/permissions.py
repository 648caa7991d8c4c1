"""What rules let players play from elsewhere, and with what mana, in words (CR 305.1, 601.3, 609.4b)."""

from __future__ import annotations

from engine.magic.language.changes import PlayFrom, SpendAs

from .speaker import Speaker

_ONCE = {"turn": "once each turn", "your_turn": "once during each of your turns"}


def permission_text(speaker: Speaker, rule: PlayFrom | SpendAs) -> str:
    """ "You may play lands and cast creature spells from the top of your library", "once each turn, you may
    play a land from your graveyard", "you may spend mana as though it were mana of any color to cast creature
    spells"."""
    if isinstance(rule, SpendAs):
        as_what = "color" if rule.mana == "any_color" else "type"
        spells = speaker.noun(rule.spells, "and").several()
        return f"you may spend mana as though it were mana of any {as_what} to cast {spells}"
    where = "your graveyard" if rule.zone == "graveyard" else "the top of your library"
    if rule.once is not None:
        may = ["play a land"] if rule.lands else []
        may += [] if rule.spells is None else [f"cast {speaker.noun(rule.spells).one()}"]
        return f"{_ONCE[rule.once]}, you may {' or '.join(may)} from {where}"
    may = ["play lands"] if rule.lands else []
    may += [] if rule.spells is None else [f"cast {speaker.noun(rule.spells, 'and').several()}"]
    return f"you may {' and '.join(may)} from {where}"
