"""The benchmarks: each module measures one kind of figure, `python -m bench` prints them all."""
