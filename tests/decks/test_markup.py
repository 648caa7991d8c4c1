"""Deck lists in XML."""

from __future__ import annotations

import pytest

from decks.lines import ASIDE, MAIN, MOST_LINES, SIDEBOARD, Line, ListFault, Unread
from decks.reading import read_list

COD = """<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
    <deckname>Burn &amp; more</deckname>
    <comments>4 Opt</comments>
    <zone name="main">
        <card number="4" name="Lightning Bolt"/>
        <card number="2" name="Fire // Ice" setShortName="APC"/>
    </zone>
    <zone name="side">
        <card number="3" name="Shatter"/>
    </zone>
    <zone name="tokens">
        <card number="1" name="Goblin"/>
    </zone>
</cockatrice_deck>
"""
DEK = """<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <NetDeckID>0</NetDeckID>
  <PreconstructedDeckID>0</PreconstructedDeckID>
  <Cards CatID="1234" Quantity="4" Sideboard="false" Name="Lim-D&#251;l's Vault" Annotation="0" />
  <Cards CatID="1235" Quantity="2" Sideboard="true" Name="Shatter" Annotation="0" />
</Deck>
"""
BOMB = """<?xml version="1.0"?>
<!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
<!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]>
<Deck><Cards Quantity="4" Name="&c;"/></Deck>
"""


def test_cockatrice() -> None:
    assert read_list(COD).lines == (
        Line(6, MAIN, 4, "Lightning Bolt"),
        Line(7, MAIN, 2, "Fire // Ice"),
        Line(10, SIDEBOARD, 3, "Shatter"),
        Line(13, ASIDE, 1, "Goblin"),
    )


def test_magic_online() -> None:
    assert read_list("\ufeff" + DEK).lines == (
        Line(5, MAIN, 4, "Lim-Dûl's Vault"),
        Line(6, SIDEBOARD, 2, "Shatter"),
    )


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (BOMB, "line 2: a deck list has no document type"),
        ('<!DOCTYPE Deck SYSTEM "file:///etc/passwd"><Deck/>', "line 1: a deck list has no document type"),
        ("<Deck>\n<Cards", "line 2: this is no sound XML"),
        ("<Deck>\n&nothing;</Deck>", "line 2: this is no sound XML"),
        ("<html>\n</html>", "line 1: this is no deck list of Cockatrice or Magic Online"),
        ("<", "line 1: this is no sound XML"),
        ("<Deck>" + "<a>" * 20, "line 1: elements lie more than 10 deep inside each other"),
        (
            "<Deck>" + '<Cards Name="a"/>' * (MOST_LINES + 1) + "</Deck>",
            "line 1: a list has at most 2,000 cards",
        ),
    ],
)
def test_what_is_no_list_is_refused_with_its_line(text: str, why: str) -> None:
    with pytest.raises(ListFault) as refused:
        read_list(text)
    assert str(refused.value) == why


def test_half_a_letter_is_none() -> None:
    """A string of JSON may hold half of a pair of surrogates, which nothing can encode."""
    assert read_list("<Deck>\ud800</Deck>").lines == ()
    (found,) = read_list("4 \ud800Opt").lines
    assert isinstance(found, Unread)


@pytest.mark.parametrize(
    ("attributes", "why"),
    [
        ('Quantity="x" Name="Opt"', "'x' is no number of copies"),
        ('Quantity="-1" Name="Opt"', "'-1' is no number of copies"),
        ('Quantity="٣" Name="Opt"', "'٣' is no number of copies"),
        ('Quantity="0" Name="Opt"', "a line has 1 to 250 copies of a card"),
        ('Quantity="4"', "there is no name of a card"),
        ('Quantity="4" Name="O&#x202E;pt"', "a name has no control characters"),
    ],
)
def test_a_card_that_cannot_be_read_is_told(attributes: str, why: str) -> None:
    (found,) = read_list(f"<Deck>\n<Cards {attributes}/></Deck>").lines
    assert isinstance(found, Unread)
    assert (found.number, found.why) == (2, why)
    assert found.text.isprintable()
