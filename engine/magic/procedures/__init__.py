"""The core procedures of the game, one module per chapter of the rules.

Each defines its tasks, decisions, actions and offers, and lists them in ``TASKS`` and ``MENUS``; a format
composes them.
"""
