"""All times of a node among others, in seconds, and how they depend on each other.

A node gives a sign of life every BEAT_EVERY. After LOST_AFTER without one it sends its devices to
the others, and only after ALIVE_FOR do these count it as dead: so nobody is served by two nodes
that do not know of each other. Two beats may be lost before either happens. A node plays the bots
and clocks of a table that another one moved last only GRACE after they were due, by when that other
node has moved, or has been noticed to be gone by the people at the table, who are here then.
"""

BEAT_EVERY = 1.0
# Behind the hints, of which some may be lost.
LOOK_EVERY = 2.0
LOST_AFTER = 3.0
PART_EVERY = 0.25
# An answer that took longer than this does not tell what time it is.
TOO_LATE_TO_TELL = 0.5
ALIVE_FOR = 4.0
GRACE = 3.0
# So long a node that stops waits for what it has asked of a database that says nothing.
PARTING_TAKES = 2.0
