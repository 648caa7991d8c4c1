"""The subtypes that a rules text can speak of (CR 205.3), and how their plurals are read."""

from __future__ import annotations

from engine.magic.language.words import SUBTYPES

_CREATURES = """
Advisor Aetherborn Alien Ally Andorian Angel Antelope Ape Archer Archon Armadillo Army Artificer
Assassin Assembly-Worker Astartes Atog Aurochs Avatar Azra Badger Balloon Barbarian Bard Basilisk
Bat Bear Beast Beaver Beeble Beholder Berserker Bird Bison Blinkmoth Boar Borg Bringer Brushwagg
C'tan Caitian Camarid Camel Capybara Caribou Carrier Cat Centaur Chimera Citizen Cleric Clown
Cockatrice Construct Coward Coyote Crab Crocodile Custodes Cyberman Cyclops Dalek Dauthi Demigod
Demon Deserter Detective Devil Dinosaur Djinn Doctor Dog Dragon Drake Dreadnought Drix Drone Druid
Dryad Dwarf Echidna Efreet Egg Elder Eldrazi Elemental Elephant Elf Elk Employee Eternal Eye Faerie
Ferret Fish Flagbearer Fox Fractal Frog Fungus Gamma Gargoyle Germ Giant Giraffe Gith Glimmer Gnoll
Gnome Goat Goblin God Golem Gorgon Gorn Graveborn Gremlin Griffin Guest Hag Halfling Hamster Harpy
Hedgehog Hellion Hero Hippo Hippogriff Homarid Homunculus Horror Horse Human Hydra Hyena Illusion
Imp Incarnation Inhuman Inkling Inquisitor Insect Jackal Jellyfish Juggernaut Kangaroo Kavu Kelpien
Kirin Kithkin Klingon Knight Kobold Kor Kraken Kree Lamia Lammasu Lanthanite Leech Lemur Leviathan
Lhurgoyf Licid Lizard Lobster Manticore Masticore Mercenary Merfolk Metathran Minion Minotaur Mite
Mole Monger Mongoose Monk Monkey Moogle Moonfolk Mount Mouse Mutant Myr Mystic Nautilus Necron
Nephilim Nightmare Nightstalker Ninja Noble Noggle Nomad Nymph Octopus Officer Ogre Ooze Orb Orc
Orgg Orion Otter Ouphe Ox Oyster Pangolin Peasant Pegasus Pentavite Performer Pest Phelddagrif
Phoenix Phyrexian Pilot Pincher Pirate Plant Platypus Porcupine Possum Praetor Primarch Prism
Processor Q Qu Rabbit Raccoon Ranger Rat Rebel Reflection Rhino Rigger Robot Rogue Sable Salamander
Samurai Sand Saproling Satyr Scarecrow Scientist Scion Scorpion Scout Sculpture Seal Serf Serpent
Servo Shade Shaman Shapeshifter Shark Sheep Shi'ar Siren Skeleton Skrull Skunk Slith Sliver Sloth
Slug Snail Snake Soldier Soltari Sorcerer Spawn Specter Spellshaper Sphinx Spider Spike Spirit
Splinter Sponge Spy Squid Squirrel Starfish Surrakar Survivor Symbiote Synth Talosian Tetravite
Thalakos Tholian Thopter Thrull Tiefling Time_Lord Tosk Toy Treefolk Trilobite Triskelavite Troll
Turtle Tyranid Unicorn Utrom Vampire Varmint Vedalken Villain Volver Vorta Vulcan Wall Walrus
Warlock Warrior Weasel Weird Werewolf Whale Wizard Wolf Wolverine Wombat Worm Wraith Wurm Xindi Yeti
Zombie Zubera
"""
"""CR 205.3m."""
_PLANESWALKERS = """
Ajani Aminatou Angrath Arlinn Arzakon Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon
Daretti Davriel Dellian Dihada Domri Dovin Dyfed Ellywick Elminster Elspeth Estrid Feroz Freyalise
Garruk Gideon Greensleeves Grist Guff Huatli Jace Jared Jaya Jeska Kaito Karn Kasmina Kaya Kiora
Koth Liliana Lolth Lukka Minsc Mordenkainen Nahiri Narset Niko Nissa Nixilis Oko Quintorius Ral
Rowan Saheeli Samut Sarkhan Serra Sivitri Sorin Szat Tamiyo Tasha Teferi Teyo Tezzeret Tibalt Tyvar
Ugin Urza Venser Vivien Vraska Vronos Will Windgrace Wrenn Xenagos Yanggu Yanling Zariel
"""
"""CR 205.3j."""
_PLURALS = {
    "Dwarf": "Dwarves",
    "Elf": "Elves",
    "Equipment": "Equipment",
    "Fish": "Fish",
    "Merfolk": "Merfolk",
    "Mouse": "Mice",
    "Myr": "Myr",
    "Ox": "Oxen",
    "Plains": "Plains",
    "Werewolf": "Werewolves",
    "Wolf": "Wolves",
}
"""Those that are not made with -s, -es or -ies."""


def _plural(name: str) -> str:
    if name in _PLURALS:
        return _PLURALS[name]
    if name.endswith("y") and name[-2] not in "aeiou":
        return f"{name[:-1]}ies"
    return f"{name}es" if name.endswith(("s", "x", "ch", "sh")) else f"{name}s"


CREATURE_TYPES: frozenset[str] = frozenset(name.replace("_", " ") for name in _CREATURES.split())
KNOWN: frozenset[str] = (
    CREATURE_TYPES | frozenset(_PLANESWALKERS.split()) | frozenset().union(*SUBTYPES.values())
)
"""All of them, as they stand in a type line."""
OF_PLURAL: dict[str, str] = {_plural(name): name for name in sorted(KNOWN)}
"""The subtype of which a word is the plural."""
