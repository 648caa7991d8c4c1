"""The card language and the library: facts, form, faults, programs, rules text."""
