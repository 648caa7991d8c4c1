"""The core procedures of the game, one module per chapter of the rules.

Each defines its tasks, decisions, actions and offers, and lists them in ``TASKS``, ``MENUS``, ``ACTIONS`` and
``DECISIONS``; a format composes them.
"""
