"""Tests of Splendagic."""
