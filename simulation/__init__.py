"""Whole games by the thousand: played by policies, spread over workers, written as rows.

This package stands on the engine's public face. What it needs beside that (Dask, Arrow, rich) is the extra
``simulate``, and no module loads it before it is used.
"""
