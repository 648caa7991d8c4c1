"""What the scenarios assert, as documents that any client or engine can be tried with."""
