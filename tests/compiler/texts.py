"""Three hundred texts that no card has, each with the type line under which it is read.

They go through every production of the grammar that matters: what is right, and what has to be refused. A line
with ``#`` names what the texts after it are about. What becomes of each stands in ``corpus.json``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from compiler.printed import Printed

from .prints import printed
from .trap_texts import TRAPS

BEAR, SORCERY, INSTANT = "Creature — Bear", "Sorcery", "Instant"
AURA, EQUIPMENT, LAND = "Enchantment — Aura", "Artifact — Equipment", "Land"
ENCHANTMENT, ARTIFACT = "Enchantment", "Artifact"
LEGEND, WALKER = "Legendary Creature — Human Druid", "Legendary Planeswalker — Jace"

TEXTS: dict[str, str] = {
    SORCERY: r"""
# damage
~ deals 7 damage to target Snail.
~ deals 6 damage to any target and 3 damage to you.
~ deals 1 damage to each creature with flying and each opponent.
~ deals X damage to target creature you don't control.
~ deals 7 damage divided as you choose among one, two, or three targets.
~ deals 9 damage to target opponent or planeswalker.
~ deals damage to each other creature equal to its power.
~ deals X damage to any target, where X is the number of Snails you control.
~ deals damage to any target equal to the number of Frogs you control.
~ deals 3 damage to target creature for each Snail you control.
~ deals 13 damage to target attacking Frog creature.
~ deals 2 damage to each creature your opponents control.
# cards and life
Draw four cards, then discard three cards.
Destroy target basic snow land.
Target player draws five cards and loses 5 life.
Each opponent discards two cards at random.
Target opponent mills eleven cards.
You gain 9 life and draw a card.
You gain 1 life for each Frog you control.
Each player loses 7 life.
Target player reveals their hand. You choose a noncreature card from it. That player discards that card.
Draw cards equal to your devotion to blue.
Scry 6, then draw two cards.
You draw three cards and you lose 3 life.
# moving
Destroy target tapped Frog creature.
Destroy all nonblack creatures. They can't be regenerated.
Destroy target artifact or land. You gain 6 life.
Exile target creature with power 7 or greater.
Exile target player's graveyard. Draw a card.
Return up to three target creatures to their owners' hands.
Return target Snail card from your graveyard to the battlefield tapped.
Return all Frogs you control to their owner's hand.
Put target creature on top of its owner's library. Scry 3.
Exile target artifact you control, then return it to the battlefield under its owner's control.
Return two target creature cards from your graveyard to your hand.
Target player sacrifices two Frogs.
Each opponent sacrifices an attacking creature.
Destroy target nonartifact, nonblack creature.
Destroy target land. Its controller loses 4 life.
# creating
Create three 2/1 red and white Snail creature tokens with first strike and haste.
Create a tapped 5/5 colorless Construct artifact creature token.
Create X 1/1 green Frog creature tokens.
Create a Clue token and a Food token.
Create two Treasure tokens.
Create a 3/3 green Frog creature token with "Whenever this creature attacks, you gain 2 life."
Create a 1/1 blue Snail creature token for each Island you control.
Create a 0/4 black Wall creature token with defender. You lose 2 life.
# searching and looking
Search your library for a basic Swamp card, put it onto the battlefield tapped, then shuffle.
Search your library for a Snail card, reveal it, put it into your hand, then shuffle.
Search your library for an artifact card and put that card onto the battlefield. Then shuffle your library.
Look at the top six cards of your library. Put two of them into your hand and the rest on the bottom of your library in a random order.
Look at the top seven cards of your library. You may reveal a Frog card from among them and put it into your hand. Put the rest on the bottom of your library in any order.
# modes and choices
Choose one — • Destroy target Snail. • Draw three cards. • You gain 11 life.
Choose one or both — • Destroy target Frog. • ~ deals 6 damage to target opponent.
Choose two — • Scry 4. • You gain 6 life. • Create a 1/1 green Snail creature token.
You may sacrifice a Snail. If you do, draw four cards.
You may pay {3}. If you do, destroy target Frog.
You may discard two cards. If you don't, you lose 4 life.
# kicker and costs
As an additional cost to cast this spell, sacrifice a Frog. Draw four cards.
As an additional cost to cast ~, pay 3 life. Destroy target Snail.
Destroy target Frog. If this spell was kicked, draw two cards.
Create two 1/1 red Snail creature tokens. If this spell was kicked, create five of those tokens instead.
~ deals 1 damage to target creature. If you control a Frog, it deals 6 damage instead.
If you control three or more Snails, draw three cards.
# missing words
Draw a card, then juggle it.
Target creature gets +2/+2 until the moon is full.
Exile the top four cards of your library. You may play them this turn.
Take an extra turn after this one.
Shuffle your hand into your library, then draw that many cards.
Copy target instant spell twice.
Each player votes for Snail or Frog.
""",
    INSTANT: r"""
# countering
Counter target Snail spell.
Counter target noncreature spell unless its controller pays {5}.
Counter target spell with mana value 6 or greater. Draw a card.
Counter target artifact spell. Its controller loses 5 life.
# for a turn
Target Frog gets +5/+3 until end of turn.
Target creature gets +1/+7 and gains reach until end of turn.
Target creature gets -5/-0 until end of turn. Scry 2.
Creatures you control with flying get +3/+0 until end of turn.
Up to two target Snails each get +2/+1 until end of turn.
Until end of turn, target Frog gains double strike and lifelink.
Target creature gains protection from the color of your choice until end of turn. Scry 1.
Target creature can't block this turn. You gain 6 life.
Creatures can't attack this turn.
Target creature becomes a blue Frog with base power and toughness 1/1 until end of turn.
Target Snail gains trample and gets +X/+0 until end of turn, where X is the number of Frogs you control.
Switch target creature's power and toughness until end of turn.
Untap target Snail. It gets +4/+4 until end of turn.
Tap up to three target Frogs. Draw a card.
Target creature gets +1/+1 until end of turn for each Snail you control.
Target Snail you control fights target Frog you don't control.
Target creature you control deals damage equal to its power to target Frog.
Target creature gets -3/-3 until end of turn. If that creature would die this turn, exile it instead.
Other Snails you control get +1/+1 until end of turn.
Target land becomes a 4/4 Frog creature until end of turn. It's still a land.
# prevention
Prevent the next 6 damage that would be dealt to any target this turn.
Prevent all combat damage that would be dealt this turn. Draw a card.
Regenerate target Snail. Scry 1.
# control and counters
Gain control of target Frog until end of turn. Untap it. It gains haste until end of turn.
Put three +1/+1 counters on target Snail.
Put a +1/+1 counter on each Frog you control.
Remove all +1/+1 counters from target creature.
Proliferate, then draw a card.
Add {R}{R}{R}{G}.
Tap all Frogs target player controls.
Tap target creature. It doesn't untap during its controller's next untap step.
# refused
Target creature gets +1/+1 until end of turn for each card you've drawn since your birthday.
Target creature phases out.
Counter target spell. If you do, sing.
Flip a coin. If you win the flip, draw two cards.
The next time a red source of your choice would deal damage to you this turn, prevent that damage.
""",
    BEAR: r"""
# keywords
Flying, vigilance, reach
Trample; haste
First strike, protection from red and from artifacts
Ward {4}
Ward—Discard a card.
Bushido 3
Swampwalk, islandwalk
Cycling {1}{U}
Swampcycling {2}
Basic landcycling {1}{G}
Frogcycling {3}
When you cycle this creature, you may have it deal 1 damage to target creature.
Devoid
Changeling
Modular 2
Outlast {W}
Unearth {2}{B}
This creature can't be blocked except by Walls.
Flanking
Whenever this creature becomes blocked by a creature with flying, destroy that creature at end of combat.
Whenever this creature becomes blocked, defending player loses 2 life.
When this creature becomes monstrous, draw a card.
As long as this creature is renowned, it has flying.
When this creature enters, it explores.
{2}{U}: Target creature you control connives 2.
{3}{G}: Adapt 2.
When this creature enters, bolster 1.
When this creature enters, support 2.
Whenever this creature attacks, learn.
Kicker {3}{G}
Evoke {2}{W}
Hexproof from blue
# refused keywords
Juggling
Flying, juggling 2
Phasing
Morph {3}
Equip {2}
# triggers
When this creature enters, draw two cards, then discard a card.
When this creature enters, it deals 6 damage to target Frog.
When ~ dies, you may draw two cards.
Whenever ~ attacks, it gets +3/+1 until end of turn.
Whenever this creature attacks alone, you gain 5 life.
Whenever this creature blocks, it gains first strike until end of turn.
Whenever this creature deals combat damage to a player, that player discards two cards.
Whenever this creature deals damage to an opponent, you gain that much life.
Whenever another Snail enters, put a +1/+1 counter on this creature.
Whenever this creature or another Frog you control dies, each opponent loses 4 life.
Whenever one or more Snails you control attack, you gain 4 life.
Whenever you cast an artifact spell, scry 3.
Whenever you cast your third spell each turn, draw two cards.
Whenever an opponent draws a card, that player loses 2 life.
Whenever you gain life, put two +1/+1 counters on ~.
Whenever a player cycles a card, you gain 3 life.
Whenever you discard one or more cards, draw a card.
Whenever you sacrifice a Clue, you gain 3 life.
Whenever this creature becomes the target of a spell or ability an opponent controls, draw two cards.
Whenever this creature is dealt damage, it deals that much damage to any target.
Whenever this creature becomes tapped, scry 2.
Whenever a Frog you control dies, scry 4.
Whenever another creature enters, you gain life equal to its toughness.
At the beginning of your upkeep, sacrifice this creature unless you pay {4}{G}.
At the beginning of your end step, if you control four or more Frogs, draw two cards.
At the beginning of each opponent's upkeep, that player loses 3 life.
At the beginning of combat on your turn, target Frog you control gains flying until end of turn.
At the beginning of your end step, if a creature died this turn, create a 1/1 black Snail creature token.
When this creature enters, if it was kicked, destroy target artifact or enchantment.
When this creature enters, choose one — • Scry 5. • You gain 6 life.
When this creature enters, you may pay {5}. When you do, it deals 5 damage to any target.
When this creature enters, exile target Snail card from a graveyard.
When this creature enters, return up to one other target creature you control to its owner's hand.
When this creature enters, investigate.
When this creature dies, return it to the battlefield tapped under its owner's control.
When this creature dies, exile it. Create two 1/1 green Frog creature tokens.
When this creature enters, target opponent reveals their hand.
When this creature enters, tap target Frog an opponent controls. That creature doesn't untap during its controller's next untap step.
When this creature enters, you may search your library for a Frog card, reveal it, put it into your hand, then shuffle.
When this creature enters, create a 1/1 white Snail creature token. At the beginning of the next end step, sacrifice that token.
When this creature enters, look at the top three cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order.
Whenever this creature attacks, another target attacking Snail gains double strike until end of turn.
Whenever this creature attacks, you may tap target creature the defending player controls.
Landfall — Whenever a land you control enters, this creature gets +4/+1 until end of turn.
Raid — When this creature enters, if you attacked this turn, draw two cards.
# activated
{T}: Add {U} or {R}.
{T}: Add one mana of any color.
{2}{G}: ~ gets +3/+0 until end of turn.
{1}, {T}: Target Frog gains haste until end of turn.
{4}, {T}, Sacrifice this creature: Draw three cards.
Sacrifice another creature: Scry 3.
{T}, Discard a card: Draw two cards.
Pay 4 life: ~ gains first strike until end of turn.
Tap two untapped Frogs you control: Draw a card.
Remove three charge counters from ~: It deals 4 damage to any target.
{3}{B}, Exile ~ from your graveyard: Target creature gets -3/-1 until end of turn.
{4}{G}: Return ~ from your graveyard to your hand.
{5}: Put a +1/+1 counter on ~. Activate only as a sorcery.
{1}{W}: ~ gains vigilance until end of turn. Activate only once each turn.
{G}, Sacrifice a Snail: Put two +1/+1 counters on target creature.
{2}{R}: ~ deals damage equal to its power to target Frog.
{T}, Sacrifice a creature: You gain life equal to the sacrificed creature's power.
{T}: Target Frog can't be blocked this turn.
{3}: Regenerate ~.
{X}{R}, {T}: ~ deals X damage to target Snail.
# static
This creature gets +2/+2 as long as you control a Frog.
As long as you have four or more cards in hand, ~ has flying.
Other Snails you control get +1/+2 and have vigilance.
Creatures your opponents control get -1/-0.
This creature can't block.
This creature can't be blocked by Frogs.
~ attacks each combat if able.
This creature's power and toughness are each equal to the number of Frogs you control.
This creature gets +2/+0 for each other Snail you control.
Creatures you control have "{T}: This creature deals 1 damage to target Frog."
Frog spells you cast cost {2} less to cast.
Spells your opponents cast cost {1} more to cast.
This spell can't be countered.
Players can't gain life.
During your turn, ~ has double strike.
Each other Frog you control has haste.
Threshold — As long as seven or more cards are in your graveyard, ~ gets +3/+3.
# entering and damage
~ enters tapped.
~ enters with three +1/+1 counters on it.
~ enters with X charge counters on it.
~ enters with a +1/+1 counter on it for each other Frog you control.
If ~ was kicked, it enters with four +1/+1 counters on it.
Prevent all damage that would be dealt to ~.
If a source would deal damage to an opponent, it deals that much damage plus 3 instead.
# refused
This creature can't attack unless the defending player controls a Frog.
Whenever ~ blocks or becomes blocked, draw two cards.
When you control no Frogs, sacrifice ~.
{T}: Draw two cards. Activate only during your upkeep.
This spell costs {1} less to cast for each Frog you control.
As ~ enters, choose a color.
{T}: Add {C}{C}. Spend this mana only to cast Frog spells.
You may look at the top card of your library any time.
~ can't be blocked except by two or more creatures.
Whenever ~ attacks, it gains a random keyword until end of turn.
When ~ enters, exile target creature until ~ leaves the battlefield.
Players can't sing.
""",
    AURA: r"""
# auras
Enchanted creature gets +4/+1 and has trample.
Enchanted creature can't attack or block.
Enchanted creature doesn't untap during its controller's untap step.
You control enchanted creature.
When ~ enters, tap enchanted creature and scry 2.
Enchanted creature has "{T}: Add {G}{G}."
When enchanted creature dies, you draw three cards.
Whenever enchanted creature attacks, you gain 4 life.
Enchanted creature gets +1/+1 for each Frog you control.
When enchanted creature dies, that creature's controller loses 5 life.
Enchanted creature loses all abilities and is a blue Frog with base power and toughness 1/1.
At the beginning of the upkeep of enchanted creature's controller, that player loses 3 life.
As long as enchanted creature is a Snail, it gets +3/+3.
Enchanted creature juggles.
""",
    EQUIPMENT: r"""
As long as ~ is attached to a creature you control, your opponents can't gain life.
# equipment
Equipped creature gets +3/+2 and has menace.
Whenever equipped creature deals combat damage to a player, draw two cards.
Equipped creature has "Whenever this creature attacks, scry 2."
When ~ enters, attach it to target Frog you control.
Equip {3}
Equipped creature has juggling.
""",
    LAND: r"""
# lands
{T}: Add {W}, {U}, or {G}.
~ enters tapped unless you control two or more other lands.
{3}, {T}, Sacrifice ~: Draw two cards.
When ~ enters, you gain 4 life.
{2}{G}: ~ becomes a 5/5 Frog creature until end of turn. It's still a land.
{T}: Add {C}. If you control a Frog, add {C}{C} instead.
""",
    ENCHANTMENT: r"""
At the beginning of your end step, if you haven't lost life this turn, scry 3.
At the beginning of each opponent's end step, if you didn't gain life this turn, draw four cards.
Whenever an opponent gains or loses life, put a lore counter on this enchantment.
# enchantments
Frogs you control get +2/+1.
All Snails have islandwalk.
When ~ enters, exile target nonland permanent an opponent controls. When ~ leaves the battlefield, sing.
Creatures can't attack you unless their controller pays {3} for each creature they control that's attacking you.
Whenever a Frog enters, you may pay {2}. If you do, draw a card.
At the beginning of each end step, each player loses 2 life.
White spells you cast cost {1} less to cast.
If a red source you control would deal damage to a permanent or player, it deals double that damage instead.
Lands you control have "{T}: Add {U}{U}."
Black creatures can't block.
{3}, Sacrifice ~: Destroy target Frog.
Whenever you draw your second card each turn, create a 2/2 blue Snail creature token.
""",
    ARTIFACT: r"""
# artifacts
{1}, {T}: Add one mana of any color.
{3}, {T}: ~ deals 3 damage to target Frog.
{4}: ~ becomes a 4/4 Snail artifact creature until end of turn.
~ enters with five charge counters on it.
{T}, Remove a charge counter from ~: Draw a card.
{2}, {T}: Target player mills three cards.
When ~ is put into a graveyard from the battlefield, draw two cards.
Equip abilities you activate cost {1} less to activate.
{2}, {T}, Exile ~: Exile all graveyards.
{5}, {T}: Scry X, where X is the number of Frogs you control.
""",
    WALKER: r"""
# planeswalkers
+2: You gain 5 life.
−3: ~ deals 6 damage to target Frog.
0: Draw a card, then discard two cards.
−X: Create X 1/1 green Snail creature tokens.
−9: You get an emblem with "Snails you control have flying."
""",
}


class Text(NamedTuple):
    """An invented text under a type line."""

    kind: str
    text: str

    @property
    def card(self) -> Printed:
        """A card that says this."""
        more = {"loyalty": "4"} if "Planeswalker" in self.kind else {}
        text = self.text
        if "Aura" in self.kind:
            text = f"Enchant creature\n{text}"
        if "Equipment" in self.kind and not text.startswith("Equip {"):
            text = f"{text}\nEquip {{1}}"
        if re.search(r"\bX\b", text) and not re.search(r"where X|\{X\}|−X", text):
            more |= {"mana_cost": "{X}{R}"}
        if "power and toughness are each" in text:
            more |= {"power": "*", "toughness": "*"}
        if "kicked" in text:
            text = f"Kicker {{2}}\n{text}"
        name = "Jorra, Tide Reader" if "Legendary" in self.kind else "Mossback"
        return printed(text.replace("~", name), self.kind, name, **more)


def texts() -> Iterator[Text]:
    """All texts in their order."""
    for kind, lines in TEXTS.items():
        for line in lines.strip().splitlines():
            if not line.startswith("#"):
                yield Text(kind, line)
    yield from (Text(kind, text) for _, kind, text in TRAPS)
