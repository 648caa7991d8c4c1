"""The tests of headjudge. Where to find what: tests/README.md."""
