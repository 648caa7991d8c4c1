"""The layers of continuous effects (CR 613)."""
