"""All times of a node among others, in seconds, and how they depend on each other.

A node sends a heartbeat every HEARTBEAT_EVERY. Without an answer for CUT_OFF_AFTER it disconnects
its clients, so that they reconnect to other nodes, and only after ALIVE_FOR do those count it as
dead: so no table is served by two nodes that do not know of each other. Two heartbeats may be lost
before either happens. If another node moved a table last, this one plays its bots and clocks only
TAKES_OVER_AFTER they were due. By then the other node has moved, or the people at the table have
noticed that it is gone and are connected here.
"""

HEARTBEAT_EVERY = 1.0
# Polling finds what a lost notification should have said.
POLL_EVERY = 2.0
CUT_OFF_AFTER = 3.0
CHECK_CUT_OFF_EVERY = 0.25
# An answer that took longer does not tell the time precisely enough.
CLOCK_ANSWER_WITHIN = 0.5
ALIVE_FOR = 4.0
TAKES_OVER_AFTER = 3.0
# Notifications gather for so long before they travel together: messages cost, and nobody at a
# table notices the delay. A lost channel is opened again faster than POLL_EVERY finds the rest.
GATHER_FOR = 0.01
RETRY_EVERY = 0.5
# How long a node that stops waits for a database that does not answer.
STOP_TIMEOUT = 2.0
