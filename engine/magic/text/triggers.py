"""When an ability triggers, and whether: "whenever another creature you control dies", "if it was kicked"."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from engine.magic.language import triggers as when
from engine.magic.language.amounts import Cast, Compare, Condition, Count, Exists, Is, Kicked, Not, YourTurn
from engine.magic.language.filters import Filter, Whose

from .amounts import counted, described
from .nouns import Noun, article, either, number_word
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
_HOW = {
    "evoked": "{}'s evoke cost {} paid",
    "flashback": "{} {} cast from a graveyard",
    "buyback": "{}'s buyback cost {} paid",
}


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


def condition_text(speaker: Speaker, condition: Condition, negated: bool = False) -> str:
    """What follows "if" or "as long as"."""
    if isinstance(condition, Not):
        return condition_text(speaker, condition.condition, not negated)
    if isinstance(condition, Exists):
        return _exists(speaker, condition, negated)
    if isinstance(condition, Is):
        return _is(speaker, condition, negated)
    if isinstance(condition, Compare):
        return _compare(speaker, condition, negated)
    if isinstance(condition, YourTurn):
        return f"it's {'not ' if negated else ''}your turn"
    spell = "this spell" if {"instant", "sorcery"}.intersection(speaker.card.types) else "it"
    was = "wasn't" if negated else "was"
    if isinstance(condition, Cast):
        return _HOW[condition.how].format(spell, was).replace("it's", "its")
    if isinstance(condition, Kicked):
        return f"{spell} {was} kicked"
    assert_never(condition)


def _exists(speaker: Speaker, condition: Exists, negated: bool) -> str:
    noun = speaker.noun(condition.what)
    number = condition.at_least
    if condition.what.controller == "you" and condition.what.zone == "battlefield":
        bare = _yours(speaker, condition.what)
        if number == 1:
            return f"you control {'no ' + bare.several() if negated else bare.one()}"
        return f"you control {_bound(number, negated)} {bare.several()}"
    place = " on the battlefield" if condition.what.zone == "battlefield" else ""
    if number == 1:
        return f"no {noun.several()} are{place}" if negated else f"{noun.one()} is{place}"
    return f"there are {_bound(number, negated)} {noun.several()}{place}"


def _yours(speaker: Speaker, what: Filter) -> Noun:
    """The noun after "you control"."""
    return speaker.noun(replace(what, controller="any"))


def _bound(number: int, negated: bool) -> str:
    return f"{number_word(number - 1)} or fewer" if negated else f"{number_word(number)} or more"


def _is(speaker: Speaker, condition: Is, negated: bool) -> str:
    wanted = condition.filter
    subject = speaker.subject(condition.what)
    if wanted == Filter(counter=wanted.counter) and wanted.counter is not None:
        counters = f"no {wanted.counter} counters" if negated else article(f"{wanted.counter} counter")
        return f"{subject} has {counters} on it"
    noun = speaker.noun(wanted)._replace(zone="")
    words = noun.one()
    if wanted.power is not None and noun.before == "" and not wanted.types and not wanted.subtypes:
        words = noun.after.replace("with power ", "")
        return f"{speaker.possessive(condition.what)} power is {'not ' if negated else ''}{words}"
    if not wanted.types and not wanted.subtypes and noun.before:
        words = noun.before
    return f"{subject} isn't {words}" if negated else f"{subject} is {words}"


def _compare(speaker: Speaker, condition: Compare, negated: bool) -> str:
    least, most = condition.at_least, condition.at_most
    if negated:
        least, most = (None if most is None else most + 1), (None if least is None else least - 1)
    bounds = f"{number_word(least)} or more" if least is not None else f"{number_word(most or 0)} or fewer"
    if least is not None and most is not None:
        bounds = f"from {number_word(least)} to {number_word(most)}"
    amount = condition.amount
    if isinstance(amount, Count) and isinstance(amount.what, Filter) and amount.times == 1:
        if amount.what.zone == "hand":
            who = speaker.player(amount.what.controller)
            return f"{who} {'have' if who == 'you' else 'has'} {bounds} cards in hand"
        if amount.what.controller == "you" and amount.what.zone == "battlefield":
            return f"you control {bounds} {_yours(speaker, amount.what).several()}"
        return f"there are {bounds} {counted(speaker, amount)}"
    return f"{described(speaker, amount)} is {bounds}"
