"""When an ability triggers: "whenever another creature you control dies"."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.magic.language import triggers as when
from engine.magic.language.conditions import IsDesignated
from engine.magic.language.filters import Filter, Whose
from engine.magic.language.words import DoneAction

from .conditions import condition_text
from .nouns import Noun, article, both, number_word, ordinal, possessive
from .parties import cast_from, damage_word, hurt, one_player
from .qualities import either
from .speaker import Kind, Mention, Speaker

_DAMAGED = ("creature", "player", "planeswalker")
_STEPS = {
    "upkeep": "upkeep",
    "draw": "draw step",
    "main1": "first main phase",
    "main2": "second main phase",
    "end": "end step",
    "begin_combat": "combat",
    "end_combat": "end of combat",
}
_NEXT = {
    "upkeep": "next turn's upkeep",
    "draw": "next draw step",
    "main1": "next first main phase",
    "main2": "next second main phase",
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
    when.BecomesUnblocked: ("attacks and isn't blocked", "attack and aren't blocked"),
    when.Enlists: ("enlists a creature", "enlist a creature"),
    when.Exploits: ("exploits a creature", "exploit a creature"),
    when.Explores: ("explores", "explore"),
    when.BecomesMonarch: ("becomes the monarch", "become the monarch"),
    when.CommitsCrime: ("commits a crime", "commit a crime"),
    when.BecomesTapped: ("becomes tapped", "become tapped"),
    when.BecomesUntapped: ("becomes untapped", "become untapped"),
    when.TurnedFaceUp: ("is turned face up", "are turned face up"),
    when.GainsLife: ("gains life", "gain life"),
    when.LosesLife: ("loses life", "lose life"),
    when.Cycles: ("cycles a card", "cycle a card"),
}
"""What one does, and what several do, or "you" do."""


_DURING = {"you": " during your turn", "opponent": " during an opponent's turn", None: ""}


def trigger_text(speaker: Speaker, trigger: when.Trigger) -> str:
    """The beginning of a triggered ability, up to the comma; gives the names of the event their words."""
    return _event_text(speaker, trigger) + _DURING[getattr(trigger, "during", None)]


def _event_text(speaker: Speaker, trigger: when.Trigger) -> str:
    if isinstance(trigger, when.AnyOfEvents):
        return _any_of(speaker, trigger)
    if isinstance(trigger, when.Begins):
        return _begins(speaker, trigger)
    if isinstance(trigger, when.IsSo):
        assert trigger.condition is not None, "the check has refused it"
        return f"when {condition_text(speaker, trigger.condition)}"
    if isinstance(trigger, when.OfPlayers):
        text = _player_does(speaker, trigger)
        speaker.introduce("that_player", Mention("that player", "that player", "player"))
        return text
    if isinstance(trigger, when.IsDealtDamage) and trigger.who is not None:
        return f"whenever {_player_is_hurt(speaker, trigger, trigger.who)}{_times(trigger.nth)}"
    if isinstance(trigger, when.LosesCounters):
        return _loses_counters(speaker, trigger)
    if isinstance(trigger, when.GetsCounters):
        return _gets_counters(speaker, trigger)
    if isinstance(trigger, when.Exerts):
        return _exerts(speaker, trigger)
    speaker.introduce_number("number", "that many")
    if isinstance(trigger, when.IsSacrificed) and trigger.who != "any":
        return f"{_when(speaker, trigger)} {_sacrifices(speaker, trigger)}{_times(trigger.nth)}"
    who = _who(speaker, trigger)
    opening = _when(speaker, trigger)
    speaker.introduce("that_player", Mention("that player", "that player", "player"))
    if isinstance(trigger, when.Enlists):
        speaker.introduce("enlisted", Mention("the enlisted creature", "the enlisted creature"))
    times = _times(getattr(trigger, "nth", None))
    return f"{opening} {who} {_happens(speaker, trigger)}{times}"


def _exerts(speaker: Speaker, trigger: when.Exerts) -> str:
    """ "You may exert this creature as it attacks. When you do", "whenever you exert a creature"."""
    speaker.introduce("that_player", Mention("you", "you", "player"))
    who = _who(speaker, trigger)
    return (
        f"you may exert {who} as it attacks. When you do" if trigger.offers else f"whenever you exert {who}"
    )


def _any_of(speaker: Speaker, trigger: when.AnyOfEvents) -> str:
    """ "Whenever this creature enters or attacks", "when this creature dies and whenever you scry"."""
    events = trigger.events
    of_objects = [one for one in events if isinstance(one, when.OfObjects)]
    if _is_of_both(events):
        speaker.introduce("that_player", Mention("that player", "that player", "player"))
        both_of_them = f"{_who(speaker, of_objects[0])} or {speaker.thing('attached')}"
        return f"{_when(speaker, of_objects[0])} {both_of_them} {_happens(speaker, of_objects[0])}"
    apart = any(_is_told_of_player(one) or getattr(one, "while_", None) is not None for one in of_objects)
    if trigger.what is None or len(of_objects) < len(events) or apart:
        return both([trigger_text(speaker, one) for one in events])
    speaker.introduce_number("number", "that many")
    who = _who(speaker, of_objects[0])
    opening = max(_when(speaker, one) for one in of_objects)
    speaker.introduce("that_player", Mention("that player", "that player", "player"))
    return f"{opening} {who} {either([_happens(speaker, one) for one in of_objects])}"


def _is_of_both(events: Sequence[when.Trigger]) -> bool:
    """Whether the same happens to the source, or to what it is attached to."""
    first = events[0]
    if not isinstance(first, when.OfObjects) or first.what != "self" or _is_told_of_player(first):
        return False
    return [*events[1:]] == [replace(first, what="attached")]


def _is_told_of_player(trigger: when.OfObjects) -> bool:
    """Whether its subject is a player: "you sacrifice a creature"."""
    return getattr(trigger, "who", None) not in (None, "any")


def _loses_counters(speaker: Speaker, trigger: when.LosesCounters) -> str:
    """ "When the last time counter is removed from this creature"."""
    who = _counted_on(speaker, trigger.what)
    opening = "when" if trigger.last and trigger.what == "self" else "whenever"
    counter = f"the last {trigger.kind} counter" if trigger.last else article(f"{trigger.kind} counter")
    return f"{opening} {counter} is removed from {who}"


def _gets_counters(speaker: Speaker, trigger: when.GetsCounters) -> str:
    """ "Whenever one or more +1/+1 counters are put on this creature"."""
    who = _counted_on(speaker, trigger.what)
    kind = f"{trigger.kind} counter" if trigger.kind is not None else "counter"
    counters = f"{article(kind)} is" if trigger.each else f"one or more {kind}s are"
    return f"whenever {counters} put on {who}"


def _counted_on(speaker: Speaker, what: when.Who) -> str:
    """What gets or loses counters: "this creature", "a creature you control"."""
    if isinstance(what, str):
        who = speaker.thing(what)
        speaker.introduce("that", Mention(who, who))
    else:
        noun = speaker.noun(what)
        who = f"{speaker.me} or another {noun.bare()}" if what.or_self else noun.one()
        _introduce_that(speaker, noun, together=False)
    speaker.introduce("that_player", Mention("that player", "that player", "player"))
    return who


def _times(nth: int | None) -> str:
    return "" if nth is None else f" for the {ordinal(nth)} time each turn"


_ENDING = when.Enters | when.Exploits | when.Leaves | when.Dies | when.IsSacrificed | when.Becomes


def _when(speaker: Speaker, trigger: when.OfObjects) -> str:
    """ "When" is said of what happens to one object once."""
    return "when" if isinstance(trigger, _ENDING) and _is_one(speaker, trigger.what) else "whenever"


def _named(what: object) -> str | None:
    """The name of what was spoken of, where a delayed ability waits for just that."""
    if not isinstance(what, Filter) or what.among is None:
        return None
    return what.among if what == Filter(among=what.among) else None


def _is_one(speaker: Speaker, what: when.Who) -> bool:
    """Whether it is always the same object; an Equipment is attached to one creature after another."""
    name = _named(what)
    if name is not None:
        return not speaker.several(name)
    return what == "self" or (what == "attached" and "Equipment" not in speaker.card.subtypes)


def _who(speaker: Speaker, trigger: when.OfObjects) -> str:
    """The subject, "another creature you control"; it is called "that" from here on."""
    what = trigger.what
    if (name := _named(what)) is not None:
        words = speaker.thing(name) if speaker.is_new(name) else speaker.later(name)
        later = speaker.later(name)
        speaker.introduce("that", Mention(later, later, several=speaker.several(name)))
        return words
    if isinstance(what, str):
        words = speaker.thing(what)
        later = words if what == "self" else f"that {words.rsplit(' ', 1)[-1]}"
        speaker.introduce("that", Mention(later, later, named=what))
        if what == "attached":
            speaker.mentioned("that")
        return words
    if isinstance(trigger, when.Dies) and _buried_with(what):
        what = replace(what, owner="any")
    noun = speaker.noun(what).elsewhere() if what.zone != "battlefield" else speaker.noun(what)
    together = _is_together(trigger)
    _introduce_that(speaker, noun, together)
    if together:
        least = getattr(trigger, "at_least", 1)
        return f"{number_word(least)} or more {noun.several()}"
    if isinstance(trigger, when.Dies) and trigger.damaged_by_self:
        return f"{noun.one()} dealt damage by {speaker.me} this turn"
    return f"{speaker.me} or another {noun.bare()}" if what.or_self else noun.one()


def _is_together(trigger: when.OfObjects) -> bool:
    """Whether it is told of all that do it at once."""
    return getattr(trigger, "together", False)


def _keep_apart(speaker: Speaker, trigger: when.Fights | when.DealsDamage, other: str) -> None:
    """Two objects of one event that would both be "that creature" are called the first and the other; what
    the source is attached to is called by that, for a Goblin that it meets may be "that creature" as well."""
    words = speaker.later(other)
    alike = speaker.later("that") == words
    if trigger.what == "attached" and (alike or trigger.against is not None):
        speaker.rename("that", speaker.later("attached"))
    elif alike:
        noun = words.removeprefix("that ")
        speaker.rename("that", f"the first {noun}")
        speaker.rename(other, f"the other {noun}")


def _introduce_that(speaker: Speaker, noun: Noun, together: bool) -> None:
    """What passes a filter is called "that creature", or "those creatures"."""
    head = f"those {noun.plural}" if together else f"that {noun.singular}"
    speaker.introduce("that", Mention(head, head, several=together))
    speaker.it = None


def _happens(speaker: Speaker, trigger: when.OfObjects) -> str:
    """The verb, and what stands after it."""
    several = _is_together(trigger)
    if isinstance(trigger, when.Dies):
        return _dies(speaker, trigger)
    if isinstance(trigger, when.GoesToGraveyard):
        whose = speaker.noun(trigger.what).zone
        return f"{'are' if several else 'is'} put into {whose} from anywhere"
    if isinstance(trigger, when.LeavesGraveyard):
        return f"{'leave' if several else 'leaves'} {speaker.noun(trigger.what).zone}"
    if isinstance(trigger, when.DealsDamage):
        return _deals_damage(speaker, trigger)
    if isinstance(trigger, when.IsDealtDamage):
        speaker.introduce("by", Mention("that source", "that source"))
        return f"{'are' if several else 'is'} dealt {damage_word(trigger.combat)}"
    if isinstance(trigger, when.BecomesTarget):
        what = "a spell or ability" if trigger.by is None else speaker.noun(trigger.by).one()
        later = "that spell or ability" if trigger.by is None else "that spell"
        speaker.introduce("targeting", Mention(later, later))
        of = {"opponent": " an opponent controls", "you": " you control", "any": ""}.get(trigger.of)
        of = f" {speaker.player(trigger.of)} controls" if of is None else of
        becomes = "become the targets" if several else "becomes the target"
        return f"{becomes} of {what}{of}"
    if isinstance(trigger, when.Becomes):
        return f"{'become' if several else 'becomes'} {trigger.designation}"
    if isinstance(trigger, when.Fights):
        return _fights(speaker, trigger)
    if isinstance(trigger, when.BecomesUnblocked):
        _introduce_defending(speaker)
    if isinstance(trigger, when.Attacks):
        speaker.introduce("that_player", Mention("the defending player", "the defending player", "player"))
        attacked = f"the player or planeswalker {speaker.later('that')} is attacking"
        speaker.introduce("attacked", Mention(attacked, "that player or planeswalker", "thing"))
        return _attack(speaker, trigger)
    verb = _DO[type(trigger)][several]
    if isinstance(trigger, when.Enters) and trigger.tapped is not None:
        return f"{verb} {'tapped' if trigger.tapped else 'untapped'}"
    return verb


def _attack(speaker: Speaker, trigger: when.Attacks) -> str:
    """ "Attacks alone", "attack a player": whom they attack is spoken of later."""
    verb = _DO[when.Attacks][trigger.together]
    if trigger.beside is not None:
        count = trigger.beside_count
        noun = speaker.noun(trigger.beside)
        others = f"{number_word(count)} other {noun.bare() if count == 1 else noun.several()}"
        verb = f"and at least {others} attack"
    elif trigger.is_on_some:
        verb = f"{verb} {_attacked(speaker, trigger)}"
    elif trigger.alone:
        verb = f"{verb} alone"
    if trigger.while_ is None:
        return verb
    if trigger.while_ == IsDesignated("saddled") and trigger.what == "self":
        return f"{verb} while saddled"
    return f"{verb} while {condition_text(speaker, trigger.while_)}"


def _attacked(speaker: Speaker, trigger: when.Attacks) -> str:
    """ "You or a planeswalker you control", "a player": somebody who is not "you" is "that player" then."""
    player = one_player(speaker, trigger.whom)
    if trigger.whom != "you":
        speaker.introduce("that_player", Mention("that player", "that player", "player"))
    if len(trigger.to) == 1:
        return player
    return f"{player} or a planeswalker {player} {'control' if player == 'you' else 'controls'}"


def _fights(speaker: Speaker, trigger: when.Fights) -> str:
    """ "Becomes blocked by a creature": that is the one it meets."""
    _introduce_defending(speaker)
    verb = _DO[type(trigger)][trigger.together]
    if trigger.against is None:
        return verb
    noun = speaker.noun(trigger.against)
    head = f"that {noun.singular}"
    speaker.introduce("opposing", Mention(head, head))
    _keep_apart(speaker, trigger, "opposing")
    by = "" if isinstance(trigger, when.Blocks) else " by"
    return f"{verb}{by} {noun.one()}"


def _introduce_defending(speaker: Speaker) -> None:
    """Words for the player who is attacked."""
    speaker.introduce("defending_player", Mention(*2 * ("the defending player",), "player"))


def _dies(speaker: Speaker, trigger: when.Dies) -> str:
    what, dying = trigger.what, {"creature", "planeswalker"}
    name = _named(what)
    if name is not None:
        dies = speaker.later(name).rpartition(" ")[2].removesuffix("s") in dying
    elif isinstance(what, Filter):
        dies = bool(dying.intersection(what.all_types)) or (bool(what.types) and dying.issuperset(what.types))
    else:
        dies = what != "self" or bool(dying.intersection(speaker.card.types))
    whose = _buried_with(what)
    if dies and not whose:
        return "die" if trigger.together else "dies"
    return f"{'are' if trigger.together else 'is'} put into {whose or 'a'} graveyard from the battlefield"


def _buried_with(what: when.Who) -> str:
    """Whose graveyard something goes to: its owner's, if a filter asks for one (CR 404.1)."""
    owner = what.owner if isinstance(what, Filter) else "any"
    return {"you": "your", "opponent": "an opponent's"}.get(owner, "")


def _deals_damage(speaker: Speaker, trigger: when.DealsDamage) -> str:
    deals = f"{'deal' if trigger.together else 'deals'} {damage_word(trigger.combat)}"
    if trigger.against is not None:
        noun = speaker.noun(trigger.against)
        head = f"that {noun.singular}"
        speaker.introduce("damaged", Mention(head, head))
        _keep_apart(speaker, trigger, "damaged")
        return f"{deals} to {noun.one()}"
    kinds = [hurt(speaker, kind, trigger.whom) for kind in trigger.to]
    everything = len(kinds) == len(_DAMAGED) and trigger.whom == "any"
    to = "" if everything else f" to {either(kinds).replace(' or a ', ' or ')}"
    later = f"that {trigger.to[0]}" if len(kinds) == 1 else "that permanent or player"
    kind: Kind = "player" if trigger.to == ("player",) else "thing" if "player" in trigger.to else "object"
    speaker.introduce("damaged", Mention(later, later, kind))
    _keep_apart(speaker, trigger, "damaged")
    return deals + to


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
    if isinstance(trigger, when.Casts | when.Discards) and trigger.what == "self":
        speaker.introduce("that", Mention("this spell", "it"))
        return "when you cast this spell"
    if isinstance(trigger, when.Draws | when.Casts | when.Discards):
        verb = {when.Draws: "draw", when.Casts: "cast", when.Discards: "discard"}[type(trigger)]
        verb = verb if you else f"{verb}s"
        place = ""
        if isinstance(trigger, when.Casts):
            verb += f" or {'copy' if you else 'copies'}" if trigger.copied else ""
            place = cast_from(trigger, "your" if you else "their")
        return f"whenever {who} {verb} {_card(speaker, trigger)}{place}"
    if isinstance(trigger, when.Cycles) and trigger.what is not None:
        speaker.introduce("self", Mention("this card", "this card"))
        return f"when you cycle {speaker.thing('self')}"
    if isinstance(trigger, when.Does):
        return (
            f"whenever {who} {either([_ACTS[action][you] for action in trigger.action])}{_times(trigger.nth)}"
        )
    return f"whenever {who} {_DO[type(trigger)][you]}{_times(trigger.nth)}"


_ACTS: dict[DoneAction, tuple[str, str]] = {
    "scry": ("scries", "scry"),
    "surveil": ("surveils", "surveil"),
    "proliferate": ("proliferates", "proliferate"),
    "roll": ("rolls one or more dice", "roll one or more dice"),
    "win_flip": ("wins a coin flip", "win a coin flip"),
    "lose_flip": ("loses a coin flip", "lose a coin flip"),
}
"""What a player does, and what you do."""


def _card(speaker: Speaker, trigger: when.Draws | when.Casts | when.Discards) -> str:
    """ "A spell", "their second card each turn", "one or more cards"."""
    if isinstance(trigger, when.Draws):
        bare = "card"
    else:
        assert not isinstance(trigger.what, str), "the card itself is told by itself"
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


def next_text(speaker: Speaker, trigger: when.Trigger, *, once: bool = False) -> str:
    """The beginning of a delayed triggered ability; ``once``: of the next spell that you cast."""
    if once and isinstance(trigger, when.Casts) and not isinstance(trigger.what, str):
        noun = speaker.noun(trigger.what).elsewhere()
        _introduce_that(speaker, noun, together=False)
        return f"when you cast your next {noun.kind()}{cast_from(trigger, 'your')}"
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
