"""The verbs of the notation in which games are played, and the actions that they stand for."""

from __future__ import annotations

NUMBERS = {
    "x": ("choose_x", "x"),
    "times": ("choose_times", "times"),
    "mode": ("choose_mode", "mode"),
    "price": ("choose_price", "price"),
    "pay_x": ("pay_x", "x"),
    "divide": ("divide", "amount"),
    "prevent": ("prevent_damage", "amount"),
    "place": ("place_trigger", "index"),
}
"""Verbs with a number: the type of the action and the name of its parameter."""
WORDS = {
    "color": ("choose_color", "color"),
    "land_type": ("choose_land_type", "land_type"),
    "half": ("choose_half", "half"),
    "spend": ("spend_mana", "mana"),
    "replace": ("replace", "effect"),
    "choose_value": ("choose_value", "choice"),
    "choose_mana": ("choose_mana", "mana"),
}
"""Verbs with a word that is taken as it is."""
NAMES = {
    "play_land": ("play_land", "card"),
    "discard": ("discard", "card"),
    "target": ("choose_target", "target"),
    "stay_out": ("stay_out", "creature"),
    "tap_for_less": ("tap_for_less", "creature"),
    "untap": ("untap", "permanent"),
    "keep_tapped": ("keep_tapped", "permanent"),
    "enlist": ("enlist", "object"),
    "exert": ("exert", "creature"),
    "spare": ("spare", "creature"),
    "choose": ("choose", "object"),
    "keep": ("keep", "object"),
    "pay_with": ("pay_with", "object"),
    "place_next": ("place_next", "object"),
    "copy": ("enter_as_copy", "of"),
    "enter_attached": ("enter_attached", "to"),
    "take": ("enter_taking", "object"),
    "enter_revealing": ("enter_revealing", "card"),
    "enter_next": ("enter_next", "object"),
}
"""Verbs with the name of a card or player."""
