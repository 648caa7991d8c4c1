"""When an ability triggers: "whenever another creature you control dies"."""

from __future__ import annotations

from msgspec.structs import replace

from engine.magic.language import triggers as when
from engine.magic.language.filters import Filter, Whose

from .nouns import Noun, article, either, ordinal, possessive
from .speaker import Kind, Mention, Speaker

_ONE_PLAYER = {"you": "you", "opponent": "an opponent", "any": "a player"}
_DAMAGED = ("creature", "player", "planeswalker")
_STEPS = {
    "upkeep": "upkeep",
    "draw": "draw step",
    "end": "end step",
    "begin_combat": "combat",
    "end_combat": "end of combat",
}
_NEXT = {
    "upkeep": "next turn's upkeep",
    "draw": "next draw step",
    "end": "next end step",
    "begin_combat": "next combat",
}
"""Of any player's turn."""
_DO: dict[type, tuple[str, str]] = {
    when.Enters: ("enters", "enter"),
    when.Leaves: ("leaves the battlefield", "leave the battlefield"),
    when.IsSacrificed: ("is sacrificed", "are sacrificed"),
    when.Attacks: ("attacks", "attack"),
    when.Blocks: ("blocks", "block"),
    when.BecomesBlocked: ("becomes blocked", "become blocked"),
    when.BlocksOrBecomesBlocked: ("blocks or becomes blocked", "block or become blocked"),
    when.BecomesTapped: ("becomes tapped", "become tapped"),
    when.BecomesUntapped: ("becomes untapped", "become untapped"),
    when.GainsLife: ("gains life", "gain life"),
    when.LosesLife: ("loses life", "lose life"),
    when.Cycles: ("cycles a card", "cycle a card"),
}
"""What one does, and what several do, or "you" do."""


def trigger_text(speaker: Speaker, trigger: when.Trigger) -> str:
    """The beginning of a triggered ability, up to the comma; gives the names of the event their words."""
    if isinstance(trigger, when.Begins):
        return _begins(speaker, trigger)
    if isinstance(trigger, when.OfPlayers):
        text = _player_does(speaker, trigger)
        speaker.introduce("that_player", Mention("that player", "that player", "player"))
        return text
    if isinstance(trigger, when.IsDealtDamage) and trigger.who is not None:
        return f"whenever {_player_is_hurt(speaker, trigger, trigger.who)}{_times(trigger.nth)}"
    if isinstance(trigger, when.LosesCounters):
        return _loses_counters(speaker, trigger)
    speaker.introduce_number("number", "that many")
    if isinstance(trigger, when.IsSacrificed) and trigger.who != "any":
        return f"{_when(speaker, trigger)} {_sacrifices(speaker, trigger)}{_times(trigger.nth)}"
    who = _who(speaker, trigger)
    opening = _when(speaker, trigger)
    speaker.introduce("that_player", Mention("that player", "that player", "player"))
    return f"{opening} {who} {_happens(speaker, trigger)}{_times(trigger.nth)}"


def _loses_counters(speaker: Speaker, trigger: when.LosesCounters) -> str:
    """ "When the last time counter is removed from this creature"."""
    if isinstance(trigger.what, str):
        who = speaker.thing(trigger.what)
        speaker.introduce("that", Mention(who, who))
    else:
        noun = speaker.noun(trigger.what)
        who = noun.one()
        _introduce_that(speaker, noun, together=False)
    speaker.introduce("that_player", Mention("that player", "that player", "player"))
    opening = "when" if trigger.last and trigger.what == "self" else "whenever"
    counter = f"the last {trigger.kind} counter" if trigger.last else article(f"{trigger.kind} counter")
    return f"{opening} {counter} is removed from {who}"


def _times(nth: int | None) -> str:
    return "" if nth is None else f" for the {ordinal(nth)} time each turn"


def _when(speaker: Speaker, trigger: when.OfObjects) -> str:
    """ "When" is said of what happens to one object once."""
    ends = isinstance(trigger, when.Enters | when.Leaves | when.Dies | when.IsSacrificed | when.Becomes)
    return "when" if ends and _is_one(speaker, trigger.what) else "whenever"


def _is_one(speaker: Speaker, what: when.Who) -> bool:
    """Whether it is always the same object; an Equipment is attached to one creature after another."""
    return what == "self" or (what == "attached" and "Equipment" not in speaker.card.subtypes)


def _who(speaker: Speaker, trigger: when.OfObjects) -> str:
    """The subject, "another creature you control"; it is called "that" from here on."""
    what = trigger.what
    if isinstance(what, str):
        words = speaker.thing(what)
        later = words if what == "self" else f"that {words.rsplit(' ', 1)[-1]}"
        speaker.introduce("that", Mention(later, later))
        return words
    noun = speaker.noun(what).elsewhere() if what.zone != "battlefield" else speaker.noun(what)
    _introduce_that(speaker, noun, trigger.together)
    if trigger.together:
        return f"one or more {noun.several()}"
    if isinstance(trigger, when.Dies) and trigger.damaged_by_self:
        return f"{noun.one()} dealt damage by {speaker.me} this turn"
    return f"{speaker.me} or another {noun.bare()}" if what.or_self else noun.one()


def _keep_apart(speaker: Speaker, trigger: when.OfObjects, other: str) -> None:
    """What the source is attached to is called by that where the event has another "that creature"."""
    if trigger.what == "attached" and speaker.later("that") == other:
        words = speaker.later("attached")
        speaker.introduce("that", Mention(words, words))


def _introduce_that(speaker: Speaker, noun: Noun, together: bool) -> None:
    """What passes a filter is called "that creature", or "those creatures"."""
    head = f"those {noun.plural}" if together else f"that {noun.singular}"
    speaker.introduce("that", Mention(head, head, several=together))
    speaker.it = None


def _happens(speaker: Speaker, trigger: when.OfObjects) -> str:
    """The verb, and what stands after it."""
    several = trigger.together
    if isinstance(trigger, when.Dies):
        return _dies(speaker, trigger)
    if isinstance(trigger, when.GoesToGraveyard):
        whose = speaker.noun(trigger.what).zone
        return f"{'are' if several else 'is'} put into {whose} from anywhere"
    if isinstance(trigger, when.DealsDamage):
        return _deals_damage(speaker, trigger)
    if isinstance(trigger, when.IsDealtDamage):
        speaker.introduce("by", Mention("that source", "that source"))
        return f"{'are' if several else 'is'} dealt {damage_word(trigger.combat)}"
    if isinstance(trigger, when.BecomesTarget):
        speaker.introduce("targeting", Mention("that spell or ability", "that spell or ability"))
        of = {"opponent": " an opponent controls", "you": " you control", "any": ""}.get(trigger.of)
        of = f" {speaker.player(trigger.of)} controls" if of is None else of
        becomes = "become the targets" if several else "becomes the target"
        return f"{becomes} of a spell or ability{of}"
    if isinstance(trigger, when.Becomes):
        return f"{'become' if several else 'becomes'} {trigger.designation}"
    if isinstance(trigger, when.Fights):
        return _fights(speaker, trigger)
    if isinstance(trigger, when.Attacks):
        speaker.introduce("that_player", Mention("the defending player", "the defending player", "player"))
        attacked = f"the player or planeswalker {speaker.later('that')} is attacking"
        speaker.introduce("attacked", Mention(attacked, "that player or planeswalker", "thing"))
    verb = _DO[type(trigger)][several]
    return f"{verb} alone" if isinstance(trigger, when.Attacks) and trigger.alone else verb


def _fights(speaker: Speaker, trigger: when.Fights) -> str:
    """ "Becomes blocked by a creature": that is the one it meets."""
    defending = "the defending player"
    speaker.introduce("defending_player", Mention(defending, defending, "player"))
    verb = _DO[type(trigger)][trigger.together]
    if trigger.against is None:
        return verb
    noun = speaker.noun(trigger.against)
    head = f"that {noun.singular}"
    speaker.introduce("opposing", Mention(head, head))
    _keep_apart(speaker, trigger, head)
    by = "" if isinstance(trigger, when.Blocks) else " by"
    return f"{verb}{by} {noun.one()}"


def _dies(speaker: Speaker, trigger: when.Dies) -> str:
    what, dying = trigger.what, {"creature", "planeswalker"}
    if isinstance(what, Filter):
        dies = bool(dying.intersection(what.all_types)) or (bool(what.types) and dying.issuperset(what.types))
    else:
        dies = what != "self" or bool(dying.intersection(speaker.card.types))
    if dies:
        return "die" if trigger.together else "dies"
    return f"{'are' if trigger.together else 'is'} put into a graveyard from the battlefield"


def damage_word(combat: bool | None) -> str:
    """ "Damage", "combat damage", "noncombat damage"."""
    return {True: "combat damage", False: "noncombat damage", None: "damage"}[combat]


def _deals_damage(speaker: Speaker, trigger: when.DealsDamage) -> str:
    kinds = [hurt(speaker, kind, trigger.whom) for kind in trigger.to]
    everything = len(kinds) == len(_DAMAGED) and trigger.whom == "any"
    to = "" if everything else f" to {either(kinds).replace(' or a ', ' or ')}"
    later = f"that {trigger.to[0]}" if len(kinds) == 1 else "that permanent or player"
    kind: Kind = "player" if trigger.to == ("player",) else "thing" if "player" in trigger.to else "object"
    speaker.introduce("damaged", Mention(later, later, kind))
    _keep_apart(speaker, trigger, later)
    return f"{'deal' if trigger.together else 'deals'} {damage_word(trigger.combat)}{to}"


def hurt(speaker: Speaker, kind: str, whom: Whose) -> str:
    """ "A player", "an opponent", "a creature an opponent controls"."""
    if kind == "player":
        return one_player(speaker, whom)
    of = {"any": "", "you": " you control"}.get(whom)
    return article(kind) + (f" {one_player(speaker, whom)} controls" if of is None else of)


def _player_is_hurt(speaker: Speaker, trigger: when.IsDealtDamage, whose: Whose) -> str:
    who = one_player(speaker, whose)
    speaker.introduce("that_player", Mention(*2 * ("you" if who == "you" else "that player",), "player"))
    speaker.introduce("by", Mention("that source", "that source"))
    return f"{'you are' if who == 'you' else f'{who} is'} dealt {damage_word(trigger.combat)}"


def _sacrifices(speaker: Speaker, trigger: when.IsSacrificed) -> str:
    """ "You sacrifice another creature": of whoever sacrifices, one needs not say that they control it."""
    who = one_player(speaker, trigger.who)
    speaker.introduce("that_player", Mention(*2 * ("you" if who == "you" else "that player",), "player"))
    what = trigger.what if isinstance(trigger.what, str) else replace(trigger.what, controller="any")
    verb = "sacrifice" if who == "you" else "sacrifices"
    return f"{who} {verb} {_who(speaker, replace(trigger, what=what))}"


def _player_does(speaker: Speaker, trigger: when.OfPlayers) -> str:
    who = one_player(speaker, trigger.who)
    you = who == "you"
    speaker.introduce_number("number", "that many")
    if isinstance(trigger, when.Draws | when.Casts | when.Discards):
        verb = {when.Draws: "draw", when.Casts: "cast", when.Discards: "discard"}[type(trigger)]
        return f"whenever {who} {verb if you else verb + 's'} {_card(speaker, trigger)}"
    if isinstance(trigger, when.Cycles) and trigger.what is not None:
        speaker.introduce("self", Mention("this card", "this card"))
        return f"when you cycle {speaker.thing('self')}"
    return f"whenever {who} {_DO[type(trigger)][you]}{_times(trigger.nth)}"


def _card(speaker: Speaker, trigger: when.Draws | when.Casts | when.Discards) -> str:
    """ "A spell", "their second card each turn", "one or more cards"."""
    if isinstance(trigger, when.Draws):
        bare = "card"
    else:
        noun = speaker.noun(trigger.what).elsewhere()
        together = isinstance(trigger, when.Discards) and trigger.together
        _introduce_that(speaker, noun, together)
        if together:
            return f"one or more {noun.several()}"
        bare = noun.kind()
        if trigger.nth is None:
            return noun.one()
    if trigger.nth is None:
        return article(bare)
    return f"{'your' if trigger.who == 'you' else 'their'} {ordinal(trigger.nth)} {bare} each turn"


def one_player(speaker: Speaker, who: Whose) -> str:
    """ "You", "an opponent", "a player"."""
    return _ONE_PLAYER.get(who) or speaker.player(who)


def _begins(speaker: Speaker, trigger: when.Begins) -> str:
    step, whose = _STEPS[trigger.step], trigger.whose
    speaker.introduce("that_player", Mention(*2 * ("you" if whose == "you" else "that player",), "player"))
    if trigger.step == "end_combat":
        return _at_end_of_combat(speaker, whose)
    if whose == "any":
        asks_whose = trigger.step in ("upkeep", "draw") and speaker.speaks_of("that_player")
        owner = "each player's" if asks_whose else "each"
    else:
        owner = {"you": "your", "opponent": "each opponent's"}.get(whose, "")
        player = "" if owner else speaker.player(whose)
        if player and " of " in whose and trigger.step != "begin_combat":
            return f"at the beginning of the {step} of {player}"
        owner = owner or possessive(player)
    if trigger.step == "begin_combat":
        return f"at the beginning of combat on {owner} turn"
    return f"at the beginning of {owner} {step}"


def _at_end_of_combat(speaker: Speaker, whose: Whose) -> str:
    """ "At end of combat on your turn"."""
    owner = {"any": "", "you": "your", "opponent": "each opponent's"}.get(whose)
    if owner is None:
        owner = possessive(speaker.player(whose))
    return f"at end of combat on {owner} turn" if owner else "at end of combat"


def next_text(speaker: Speaker, trigger: when.Trigger) -> str:
    """The beginning of a delayed triggered ability."""
    if not isinstance(trigger, when.Begins):
        return trigger_text(speaker, trigger)
    step, whose = _STEPS[trigger.step], trigger.whose
    speaker.introduce("that_player", Mention(*2 * ("you" if whose == "you" else "that player",), "player"))
    if trigger.step == "end_combat":
        return _at_end_of_combat(speaker, whose)
    if whose == "any":
        return f"at the beginning of the {_NEXT[trigger.step]}"
    owner = {"you": "your next", "opponent": "the next opponent's"}.get(whose)
    if owner is None:
        owner = f"{possessive(speaker.player(whose))} next"
    if trigger.step == "begin_combat":
        return f"at the beginning of combat on {owner} turn"
    return f"at the beginning of {owner} {step}"
