"""The service on many hosts: a cluster of caches, several services and a proxy, each with its own network."""
