"""The compiler: what it makes of rules text, and what judges that."""
