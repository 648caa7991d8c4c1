"""Printed wordings of what is done with the cards of a library, and how they are told.

The numbered list goes on here; :mod:`.rewrites` says what a row is.
"""

from __future__ import annotations

import re

from .wordings import Row

_NUMBER = r"(?:one|two|three|four|five|X|any number|up to \w+)"
_CARD = r"(?:it|that card|the card)"
_CARDS = r"(?:it|them|that card|those cards|the card|the cards)"
_SHUFFLES = (
    r"(?:\. (?:Then|If you do,|If they do,|If that player does,) (?:that player |they )?shuffles?"
    r"|,? (?:and |then |and then )(?:that player )?shuffles?|, shuffles?)(?: (?:your|their) library)?"
)


def _many(cards: str) -> bool:
    return re.match(r"an? |another ", cards) is None


def _search(found: re.Match[str]) -> str:
    third, whose, cards, shown, verb, place = (found[number] or "" for number in range(1, 7))
    them = "them" if _many(cards) else "it"
    reveal = f"reveal{'s' if third else ''} {them}, " if shown else ""
    s = "s" if third else ""
    return (
        f"earch{third} {whose} library for {cards}, {reveal}{verb.removesuffix('s')}{s} {them}{place},"
        f" then shuffle{s}"
    )


def _search_and_part(found: re.Match[str]) -> str:
    cards, shown, first, second = (found[number] or "" for number in range(1, 5))
    reveal = "reveal those cards, " if shown else ""
    return f"earch your library for {cards}, {reveal}put one {first} and the other {second}, then shuffle"


def _to_the_top(found: re.Match[str]) -> str:
    reveal = "reveal it, " if found[2] else ""
    return f"earch your library for {found[1]}, {reveal}then shuffle and put that card on top"


def _in_zones(found: re.Match[str]) -> str:
    zones = "graveyard, hand, and/or library" if ", hand" in found[0] else "library and/or graveyard"
    put = f", reveal it, and put it {found[3]}" if found[2] else f" and put it {found[3]}"
    return f"your {zones} for {found[1]}{put}. If you search your library this way, shuffle"


LIBRARY: tuple[Row, ...] = (
    (
        700,
        rf"\b([Pp]ut|[Ee]xile) ({_NUMBER}) of those cards\b",
        r"\1 \2 of them",
        "those that were looked at are they",
        ("Put one of those cards into your hand.", "Put one of them into your hand."),
    ),
    (
        701,
        rf"(library)(?:, then| and|,) put ({_NUMBER}) of them\b",
        r"\1. Put \2 of them",
        "one sentence or two",
        (
            "Look at the top two cards of your library, then put one of them into your hand.",
            "Look at the top two cards of your library. Put one of them into your hand.",
        ),
    ),
    (
        702,
        r"(library\. Put (?:one|two|three)) (?=into |on )",
        r"\1 of them ",
        "of the cards that were looked at",
        (
            "Look at the top two cards of your library. Put one into your hand.",
            "Look at the top two cards of your library. Put one of them into your hand.",
        ),
    ),
    (
        703,
        r"\b(?:the rest of (?:the|those) (?:revealed )?cards|all other (?:revealed )?cards|the other cards|the others"
        r"|the rest of them|the remaining cards|all other cards)(?: revealed this way)?(?= on| in|\.)",
        "the rest",
        "what is left of them",
        ("Put the rest of the revealed cards on top.", "Put the rest on top."),
    ),
    (
        704,
        r"(?:\. Then put|, then put|, and put) (the rest)\b",
        r". Put \1",
        "one sentence or two",
        (
            "You may put that card into your hand, then put the rest on top.",
            "You may put that card into your hand. Put the rest on top.",
        ),
    ),
    (
        705,
        rf"((?:library|card)\. Put (?:{_NUMBER} of them|that card|those cards|all [^.,]*?cards (?:revealed this way|from among them))"
        r" (?:into|onto|on) [^.,]*?)(?:\. Put|, and put| and put) (the (?:rest|other))\b",
        r"\1 and \2",
        "what is put where can be said at once",
        (
            "Look at the top two cards of your library. Put one of them into your hand. Put the rest on top.",
            "Look at the top two cards of your library. Put one of them into your hand and the rest on top.",
        ),
    ),
    (
        706,
        r"\b(put (?:them|those|those cards)) back on top of (?:your|their) library (in any order)",
        r"\1 back \2",
        "they lay there",
        ("then put them back on top of your library in any order", "then put them back in any order"),
    ),
    (
        707,
        r"(\b[Ll]ook at the top \w+ cards of [^.,]*?library)(?: and|\. Then|, and then|\.) [Pp]ut (?:them|those cards) back\b",
        r"\1, then put them back",
        "one sentence or two",
        (
            "Look at the top three cards of your library. Then put them back in any order.",
            "Look at the top three cards of your library, then put them back in any order.",
        ),
    ),
    (
        708,
        r"\buntil (?:an? ([^.,]*?card) is|((?:two|three|X) [^.,]*?cards) are) revealed\b",
        lambda found: f"until you reveal {found[2] or _with_article(found[1])}",
        "who reveals cards reveals it",
        (
            "Reveal cards from the top of your library until a Goblin card is revealed.",
            "Reveal cards from the top of your library until you reveal a Goblin card.",
        ),
    ),
    (
        709,
        r"(from among them and put) (?:that card|the revealed card) ",
        r"\1 it ",
        "the card that is revealed",
        (
            "reveal a Goblin card from among them and put that card into your hand",
            "reveal a Goblin card from among them and put it into your hand",
        ),
    ),
    (
        710,
        r"(from among them and put) (?:those cards|the revealed cards|those revealed cards) ",
        r"\1 them ",
        "the cards that are revealed",
        (
            "reveal two Goblin cards from among them and put those cards into your hand",
            "reveal two Goblin cards from among them and put them into your hand",
        ),
    ),
    (
        711,
        r"\bYou may put ((?:up to (?!one\b)\w+|any number of) [^.]*? from among them)\b",
        r"Put \1",
        "to put none is possible anyway",
        ("You may put up to two Goblin cards from among them", "Put up to two Goblin cards from among them"),
    ),
    (
        712,
        r"(top (?:\w+ )?cards? of your library\. Put all [^.]*?cards(?: with [^.]*?)?) from among them\b",
        r"\1 revealed this way",
        "they were revealed",
        (
            "Reveal the top two cards of your library. Put all Goblin cards from among them into your hand.",
            "Reveal the top two cards of your library. Put all Goblin cards revealed this way into your hand.",
        ),
    ),
    (
        713,
        r"(rest|other) on the bottom(?= in (?:any|a random) order)",
        r"\1 on the bottom of your library",
        "a library has a bottom",
        ("Put the rest on the bottom in any order.", "Put the rest on the bottom of your library in any order."),
    ),
    (
        714,
        r"(\b[Ll]ook at the top card of [^.]*?library\. You may put) it\b",
        r"\1 that card",
        "there is one",
        (
            "Look at the top card of your library. You may put it into your graveyard.",
            "Look at the top card of your library. You may put that card into your graveyard.",
        ),
    ),
    (
        715,
        r"(\b[Rr]eveal the top card of your library)(?: and|, then|\. Then|\.) ([Pp])ut (?:it|that card) into",
        r"\1 and put that card into",
        "one sentence or two",
        (
            "Reveal the top card of your library. Put it into your hand.",
            "Reveal the top card of your library and put that card into your hand.",
        ),
    ),
    (
        716,
        r"(\bthe top card of [^.]*?library\. )If (?:that card|the revealed card) is (an? [^.,]*?card)\b",
        r"\1If it is \2",
        "the card that was revealed",
        (
            "Reveal the top card of your library. If that card is a land card, scry 1.",
            "Reveal the top card of your library. If it is a land card, scry 1.",
        ),
    ),
    (
        717,
        r"(\bthe top card of [^.]*?library\. )If (an? [^.,]*?card) is revealed this way\b",
        r"\1If it is \2",
        "the card that was revealed",
        (
            "Reveal the top card of your library. If a land card is revealed this way, scry 1.",
            "Reveal the top card of your library. If it is a land card, scry 1.",
        ),
    ),
    (
        718,
        r"\b([Ii]f it is an? [^.,]*?card, (?:you may )?(?:put|reveal)) that card\b",
        r"\1 it",
        "the card that was revealed",
        ("If it is a land card, put that card into your hand.", "If it is a land card, put it into your hand."),
    ),
    (
        719,
        r"(\bIf it is an? [^.,]*?card, (?:you may )?(?:put|reveal) it[^.]*?\. Otherwise, (?:you may )?put) that card\b",
        r"\1 it",
        "the card that was revealed",
        (
            "If it is a land card, put it into your hand. Otherwise, put that card into your graveyard.",
            "If it is a land card, put it into your hand. Otherwise, put it into your graveyard.",
        ),
    ),
    (
        720,
        rf"earch(es)? (your|their) library for ((?:an?|another|any number of|up to \w+|two|three|X) [^.]*?cards?(?:,? (?:named|with|where) [^.]*?)?)"
        rf"(,? (?:and )?reveals? {_CARDS})?(?:,? and| ?,) (puts?|exiles?) {_CARDS}"
        rf"( into (?:your|their) (?:hand|graveyard)| onto the battlefield(?: tapped)?|){_SHUFFLES}(?=[.,]| and)",
        _search,
        "who searches shuffles when that is done (CR 701.23)",
        (
            "Search your library for up to two Goblin cards and put them into your graveyard. Then shuffle your library.",
            "Search your library for up to two Goblin cards, put them into your graveyard, then shuffle.",
        ),
    ),
    (
        721,
        rf"earch your library for ((?:up to )?two [^.]*?cards?)(,? (?:and )?reveal {_CARDS})?(?:\.|,? and|,)"
        r" [Pp]ut one (into your hand|onto the battlefield(?: tapped)?|into your graveyard)"
        r" and the (?:other|rest) (into your hand|onto the battlefield(?: tapped)?|into your graveyard)"
        rf"{_SHUFFLES}(?=[.,])",
        _search_and_part,
        "who searches shuffles when that is done (CR 701.23)",
        (
            "Search your library for two cards. Put one into your hand and the other into your graveyard. Then shuffle your library.",
            "Search your library for two cards, put one into your hand and the other into your graveyard, then shuffle.",
        ),
    ),
    (
        722,
        rf"earch your library for (an? [^.]*?card)(,? (?:and )?reveal {_CARD})?"
        rf"(?:,|,? and|\.)(?: [Tt]hen)? ?[Ss]huffle(?: your library)?(?:,| and|, then|, and)(?: then)? put {_CARD} on top"
        r"(?: of (?:it|your library))?(?=[.,])",
        _to_the_top,
        "who searches shuffles when that is done (CR 701.23)",
        (
            "Search your library for a Goblin card and reveal it. Shuffle your library, then put the card on top of it.",
            "Search your library for a Goblin card, reveal it, then shuffle and put that card on top.",
        ),
    ),
    (
        725,
        r"\b[Ll]ook at the top [^.]*? of target (?:player|opponent)'s library[.,].*?\btheir (?:graveyard|library|hand)\b",
        lambda found: re.sub(r"\btheir (?=graveyard|library|hand)", "that player's ", found[0]),
        "the player whose cards they are",
        (
            "Look at the top card of target player's library. You may put that card into their graveyard.",
            "Look at the top card of target player's library. You may put that card into that player's graveyard.",
        ),
    ),
    (
        726,
        r"\b(the (?:rest|other)) on top of(?= (?:your|that player's) library)",
        r"\1 back on top of",
        "they lay there",
        ("and the rest on top of your library in any order", "and the rest back on top of your library in any order"),
    ),
    (
        727,
        r"\b(You may put one of them) back on top of",
        r"\1 on top of",
        "it lay there",
        ("You may put one of them back on top of your library.", "You may put one of them on top of your library."),
    ),
    (
        728,
        r"\b(Put (?:up to \w+|any number of) [^.]*? from among them (?:into|onto) [^.]*?) and the rest (?=into|on)",
        r"\1. Put the rest ",
        "one sentence or two",
        (
            "Put up to two Goblin cards from among them into your hand and the rest into your graveyard.",
            "Put up to two Goblin cards from among them into your hand. Put the rest into your graveyard.",
        ),
    ),
    (
        729,
        r"\b(You may) reveal (an? [^.]*? from among them) and put it (onto the battlefield)",
        r"\1 put \2 \3",
        "what enters is seen by all",
        (
            "You may reveal a Goblin card from among them and put it onto the battlefield.",
            "You may put a Goblin card from among them onto the battlefield.",
        ),
    ),
    (
        733,
        r"\byour (?:library or graveyard|graveyard or library|graveyard, hand,? or library) for (an? [^.]*?)"
        r"(?:,? (?:and )?(reveal) it,?)?(?:,? and(?: then)?|,? then) put (?:it|that card) ([^.]*?)\."
        r" If you search(?:ed)? your library this way, shuffle(?: it| your library)?(?=\.)",
        _in_zones,
        "some or all of these zones are searched (CR 701.23)",
        (
            "Search your graveyard or library for a Goblin card, reveal it, and put it into your hand. If you search your library this way, shuffle it.",
            "Search your library and/or graveyard for a Goblin card, reveal it, and put it into your hand. If you search your library this way, shuffle.",
        ),
    ),
    (
        734,
        r"^You may cast (?:this spell|~) as though it had flash if (?!it targets|you pay|X )([^.]+)\.$",
        r"As long as \1, you may cast this spell as though it had flash.",
        "a condition can be said first or last",
        (
            "You may cast ~ as though it had flash if you control a Goblin.",
            "As long as you control a Goblin, you may cast this spell as though it had flash.",
        ),
    ),
    (
        735,
        r"^If ([^.,]+), you may cast (?:this spell|~) as though it had flash\.$",
        r"As long as \1, you may cast this spell as though it had flash.",
        "what is so of the spell is so as long as its condition holds",
        (
            "If you control a Goblin, you may cast ~ as though it had flash.",
            "As long as you control a Goblin, you may cast this spell as though it had flash.",
        ),
    ),
    (
        736,
        r"\byou may cast ~ as though it had flash\b",
        "you may cast this spell as though it had flash",
        "a spell that is cast is named or pointed at",
        (
            "As long as you control a Goblin, you may cast ~ as though it had flash.",
            "As long as you control a Goblin, you may cast this spell as though it had flash.",
        ),
    ),
    (
        737,
        r"\bduring each of (your|their) turns(?=\.)",
        r"on each of \1 turns",
        "at any time in them",
        ("You may play an additional land during each of your turns.", "You may play an additional land on each of your turns."),
    ),
    (
        730,
        r"\b([Yy]ou may (?:play|cast) (?:it|them|that card|those cards)) until end of turn\b",
        r"\1 this turn",
        "a turn lasts until its end (CR 611.2a)",
        ("You may play that card until end of turn.", "You may play that card this turn."),
    ),
    (
        731,
        r"\b([Yy])ou may (play|cast) (it|them|that card|those cards) until (?:the )?end of your next turn\b",
        lambda found: f"{'U' if found[1] == 'Y' else 'u'}ntil the end of your next turn, you may {found[2]} {found[3]}",
        "a duration can be said first or last (CR 611.2a)",
        (
            "You may play that card until the end of your next turn.",
            "Until the end of your next turn, you may play that card.",
        ),
    ),
    (
        732,
        r"\b([Yy]ou may (?:play|cast)) the exiled card(s?)(?= this turn\.| for as long|\.)",
        lambda found: f"{found[1]} {'those cards' if found[2] else 'that card'}",
        "what was exiled",
        ("You may play the exiled card this turn.", "You may play that card this turn."),
    ),
    (
        723,
        r"\b[Tt]he owner of ((?:another )?(?:up to \w+ )?target [^.]*?|~) shuffles it into their library\b",
        r"Shuffle \1 into its owner's library",
        "only its owner can shuffle it in (CR 400.3)",
        (
            "The owner of target Goblin shuffles it into their library.",
            "Shuffle target Goblin into its owner's library.",
        ),
    ),
    (
        724,
        r"(^|[.,:] )(?:[Cc]hoose (target [^.]*?)\. Its|(~)'s) owner shuffles (?:it|~) into their library\b",
        lambda found: f"{found[1]}{'S' if found[2] or found[1] in ('', '. ') else 's'}huffle"
        f" {found[2] or found[3]} into its owner's library",
        "only its owner can shuffle it in (CR 400.3)",
        (
            "Choose target Goblin. Its owner shuffles it into their library.",
            "Shuffle target Goblin into its owner's library.",
        ),
    ),
)  # fmt: skip


def _with_article(card: str) -> str:
    return f"an {card}" if card[0].lower() in "aeiou" else f"a {card}"
