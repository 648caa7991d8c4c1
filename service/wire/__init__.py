"""The wire: connections, requests as they come in, answers as they go out.

One thread of a worker looks after all its connections and waits for none; requests go to the threads that
adjudicate when they are complete, and answers come back from there as bytes. So a client that sends or reads
slowly costs memory, which is bounded, and never a thread. ``docs/serving.md`` follows a request through these
modules, and has the states of a connection as a table.
"""
