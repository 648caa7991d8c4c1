"""When an ability triggers: "whenever another creature you control dies"."""

from __future__ import annotations

from typing import assert_never

from engine.magic.language import triggers as when
from engine.magic.language.filters import Filter, Whose

from .nouns import article, either
from .speaker import Mention, Speaker

_ONE_PLAYER = {"you": "you", "opponent": "an opponent", "any": "a player"}
_OfObjects = (
    when.Enters
    | when.Leaves
    | when.Dies
    | when.Attacks
    | when.Blocks
    | when.BecomesBlocked
    | when.DealsDamage
    | when.BecomesTarget
)
"""Triggers on what an object does, and not a player or the game."""
_DAMAGED = ("creature", "player", "planeswalker")
_STEPS = {"upkeep": "upkeep", "end": "end step", "begin_combat": "combat"}


def trigger_text(speaker: Speaker, trigger: when.Trigger) -> str:
    """The beginning of a triggered ability, up to the comma; gives the names of the event their words."""
    if isinstance(trigger, when.Begins):
        return _begins(speaker, trigger)
    if isinstance(trigger, when.Draws | when.Casts):
        text = _player_does(speaker, trigger)
        speaker.introduce("that_player", Mention("that player", "that player", "player"))
        return text
    who = _who(speaker, trigger)
    once = isinstance(trigger, when.Enters | when.Leaves | when.Dies) and _is_one(speaker, trigger.what)
    speaker.introduce("that_player", Mention("that player", "that player", "player"))
    return f"{'when' if once else 'whenever'} {who} {_happens(speaker, trigger)}"


def _is_one(speaker: Speaker, what: when.Who) -> bool:
    """Whether it is always the same object; an Equipment is attached to one creature after another."""
    return what == "self" or (what == "attached" and "Equipment" not in speaker.card.subtypes)


def _who(speaker: Speaker, trigger: _OfObjects) -> str:
    """The subject, "another creature you control"; it is called "that" from here on."""
    what = trigger.what
    if isinstance(what, str):
        words = speaker.thing(what)
        speaker.introduce("that", Mention(words, words))
        return words
    noun = speaker.noun(what)
    head = f"that {noun.singular}"
    speaker.introduce("that", Mention(head, head))
    speaker.it = None
    if isinstance(trigger, when.Dies) and trigger.damaged_by_self:
        return f"{noun.one()} dealt damage by {speaker.me} this turn"
    return f"{speaker.me} or another {noun.bare()}" if what.or_self else noun.one()


def _happens(speaker: Speaker, trigger: _OfObjects) -> str:
    if isinstance(trigger, when.Dies):
        return _dies(speaker, trigger)
    if isinstance(trigger, when.Attacks):
        speaker.introduce("that_player", Mention("the defending player", "the defending player", "player"))
        attacked = f"the player or planeswalker {speaker.later('that')} is attacking"
        speaker.introduce("attacked", Mention(attacked, "that player or planeswalker", "thing"))
        return "attacks alone" if trigger.alone else "attacks"
    if isinstance(trigger, when.DealsDamage):
        return _deals_damage(speaker, trigger)
    if isinstance(trigger, when.BecomesTarget):
        speaker.introduce("targeting", Mention("that spell or ability", "that spell or ability"))
        of = {"opponent": " an opponent controls", "you": " you control"}.get(trigger.of, "")
        return f"becomes the target of a spell or ability{of}"
    if isinstance(trigger, when.Enters):
        return "enters"
    if isinstance(trigger, when.Leaves):
        return "leaves the battlefield"
    if isinstance(trigger, when.Blocks):
        return "blocks"
    if isinstance(trigger, when.BecomesBlocked):
        return "becomes blocked"
    assert_never(trigger)


def _dies(speaker: Speaker, trigger: when.Dies) -> str:
    own = speaker.card.types if trigger.what == "self" else ("creature",)
    types = trigger.what.types if isinstance(trigger.what, Filter) else own
    dies = {"creature", "planeswalker"}.intersection(types)
    return "dies" if dies else "is put into a graveyard from the battlefield"


def _deals_damage(speaker: Speaker, trigger: when.DealsDamage) -> str:
    combat = {True: "combat damage", False: "noncombat damage", None: "damage"}[trigger.combat]
    kinds = [article(kind) for kind in trigger.to]
    to = "" if len(kinds) == len(_DAMAGED) else f" to {either(kinds).replace(' or a ', ' or ')}"
    later = f"that {trigger.to[0]}" if len(kinds) == 1 else "that permanent or player"
    speaker.introduce("damaged", Mention(later, later, "player" if trigger.to == ("player",) else "thing"))
    return f"deals {combat}{to}"


def _player_does(speaker: Speaker, trigger: when.Draws | when.Casts) -> str:
    who = _one_player(speaker, trigger.who)
    if isinstance(trigger, when.Draws):
        return f"whenever {who} {'draw' if who == 'you' else 'draws'} a card"
    spell = speaker.noun(trigger.what)
    speaker.introduce("that", Mention("that spell", "that spell"))
    return f"whenever {who} {'cast' if who == 'you' else 'casts'} {spell.one()}"


def _one_player(speaker: Speaker, who: Whose) -> str:
    return _ONE_PLAYER.get(who) or speaker.player(who)


def _begins(speaker: Speaker, trigger: when.Begins) -> str:
    step = _STEPS[trigger.step]
    yours = trigger.whose == "you"
    speaker.introduce("that_player", Mention(*2 * ("you" if yours else "that player",), "player"))
    if trigger.step == "begin_combat":
        turns = {"you": "your turn", "any": "each turn", "opponent": "each opponent's turn"}
        return f"at the beginning of combat on {turns.get(trigger.whose, 'that turn')}"
    if trigger.whose == "any":
        each = "end step" if trigger.step == "end" else "player's upkeep"
        return f"at the beginning of each {each}"
    whose = {"you": "your", "opponent": "each opponent's"}.get(trigger.whose)
    if whose is None:
        return f"at the beginning of the {step} of {speaker.player(trigger.whose)}"
    return f"at the beginning of {whose} {step}"


def next_text(speaker: Speaker, trigger: when.Trigger) -> str:
    """The beginning of a delayed triggered ability."""
    text = trigger_text(speaker, trigger)
    if isinstance(trigger, when.Begins):
        return text.replace("of each ", "of the next ").replace("of your ", "of your next ")
    return text
