"""Who looks at a table: the devices here, and the people on other nodes."""

from collections.abc import Callable, Iterable, Mapping

from storyhare.live.ports import Viewer
from storyhare.table import Person, Table, holds


class Audience:
    """The viewers of one table, and who is known to be elsewhere."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.viewers: frozenset[Viewer] = frozenset()
        # Devices that were admitted, and have not said hello yet.
        self.arriving: frozenset[Viewer] = frozenset()
        # The people who are connected to other nodes.
        self.people_elsewhere: frozenset[str] = frozenset()
        # May anybody look at the table on another node, people or watchers?
        self.has_remote_viewers = True
        # Who is connected, here or to another node.
        self.here: frozenset[str] = frozenset()
        self._now = now
        self._missed_since: dict[str, float] = {}
        self._welcome: Mapping[str, Person] | None = None

    # -- who is here -------------------------------------------------------------------------------

    @property
    def people_here(self) -> bool:
        """Is a person connected to this node?"""
        return any(viewer.person is not None for viewer in self.viewers)

    @property
    def people_anywhere(self) -> bool:
        """Is a person connected, here or to another node?"""
        return bool(self.people_elsewhere) or self.people_here

    def _see_who_is_here(self) -> None:
        """The viewers have changed, or the people elsewhere."""
        before = self.here
        people = [viewer.person for viewer in self.viewers if viewer.person is not None]
        self.here = self.people_elsewhere.union(people)
        # However they went: by their own wish, to another device, or with another node.
        self._missed_since.update(dict.fromkeys(before - self.here, self._now()))

    def missed_since(self, person: str) -> float | None:
        """When the connection of somebody was lost; None: they are here, or have not been yet."""
        return None if person in self.here else self._missed_since.get(person)

    def is_looking(self, person: str) -> bool:
        """Does somebody seem to look at their page? Known of devices here only."""
        return any(viewer.looking for viewer in self.viewers if viewer.person == person)

    # -- coming and going --------------------------------------------------------------------------

    def expect(self, viewer: Viewer) -> None:
        """Admit a device: it is no viewer before it says hello, but may lose its seat."""
        self.arriving |= {viewer}
        self._welcome = None

    def give_up(self, viewer: Viewer) -> None:
        """Expect a device no longer."""
        self.arriving -= {viewer}

    def come(self, viewer: Viewer) -> bool:
        """Take a device in; False: its owner has a newer one, and it was sent away.

        Its first word may have been long on the way, and its owner given it up meanwhile.
        """
        if viewer.person is not None:
            same = [other for other in self.viewers if other.person == viewer.person]
            if any(other.opened > viewer.opened for other in same):
                viewer.dismiss("elsewhere")
                return False
            self.dismiss(same, "elsewhere")
        self.viewers |= {viewer}
        self.arriving -= {viewer}
        self._welcome = None  # removed perhaps, on the way from the door
        self._see_who_is_here()
        return True

    def go(self, viewer: Viewer) -> bool:
        """Let a device go; False: it was not here any more."""
        if viewer not in self.viewers:
            return False
        self.viewers -= {viewer}
        self._see_who_is_here()
        return True

    def dismiss(self, viewers: Iterable[Viewer], why: str) -> None:
        """Send some viewers away."""
        for viewer in viewers:
            self.viewers -= {viewer}
            self.arriving -= {viewer}
            viewer.dismiss(why)
        self._see_who_is_here()

    def dismiss_all(self, why: str) -> None:
        """Send everybody away, also devices that have not said hello."""
        self.dismiss(self.viewers | self.arriving, why)

    def others_are(self, people: frozenset[str], *, watched: bool) -> None:
        """Note who is connected to other nodes, and whether anybody watches there."""
        self.people_elsewhere, self.has_remote_viewers = people, watched
        self._see_who_is_here()

    def move_to(self, other: "Audience") -> None:
        """Everybody goes to another table; of two devices of a person the newer one stays."""
        viewers, arriving = self.viewers, self.arriving
        self.viewers = self.arriving = frozenset()
        self._see_who_is_here()
        other.others_are(
            other.people_elsewhere | self.people_elsewhere, watched=self.has_remote_viewers
        )
        for viewer in arriving:
            other.expect(viewer)
        for viewer in viewers:
            other.come(viewer)

    def keep_only(self, table: Table) -> None:
        """Send devices away that hold no seat any longer; until people change, all others do."""
        people = table.people
        if self._welcome is people:
            return
        for viewer in self.viewers | self.arriving:
            holder = viewer.holder
            known = None if holder is None else people.get(holder.person)
            if holder is not None and (known is None or known.removed):
                self.dismiss([viewer], "removed")
            elif viewer.person is not None and holder is not None and not holds(table, holder):
                self.dismiss([viewer], "elsewhere")
        self._welcome = people
