"""Passing for a seat: the conditions, until when, what is of use, in each game; and over HTTP."""
