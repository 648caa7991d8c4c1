"""How long something lasts, in words: "for as long as you control this creature"."""

from __future__ import annotations

from engine.magic.language.conditions import Is
from engine.magic.language.durations import While

from .nouns import article
from .speaker import Speaker


def while_text(lasts: While, speaker: Speaker) -> str:
    """ "For as long as this artifact remains tapped"."""
    condition = lasts.condition
    assert isinstance(condition, Is), "a duration asks what something is"
    what, wanted = condition.what, condition.filter
    if wanted.counter is not None:
        return f"for as long as {speaker.subject(what)} has {article(f'{wanted.counter} counter')} on it"
    name = speaker.later(what) if what == "self" else speaker.thing(what)
    if wanted.controller == "any":
        return f"for as long as {name} remains {'tapped' if wanted.tapped else 'on the battlefield'}"
    tapped = f" and {name} remains tapped" if wanted.tapped else ""
    return f"for as long as you control {name}{tapped}"
