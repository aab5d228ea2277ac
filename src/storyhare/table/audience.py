"""Who looks at a table: the devices here, the people on other nodes, and what each was shown.

Whoever looks is a Viewer; a viewer is shown the whole view, and only when it differs from what it
was shown before.
"""

from collections.abc import Callable, Collection, Iterable, Mapping

from storyhare.table.ports import Viewer
from storyhare.table.state import Person


class Audience:
    """The viewers of one table, and who is known to be elsewhere."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.viewers: frozenset[Viewer] = frozenset()
        # Who is connected to other nodes.
        self.elsewhere: frozenset[str] = frozenset()
        self._now = now
        self._missed_since: dict[str, float] = {}
        self._counted = (self.viewers, self.elsewhere, self.elsewhere)
        self._welcome: Mapping[str, Person] | None = None

    # -- who is here -------------------------------------------------------------------------------

    @property
    def people_here(self) -> bool:
        """Is a person connected to this node?"""
        return any(viewer.person is not None for viewer in self.viewers)

    @property
    def people_anywhere(self) -> bool:
        """Is a person connected, here or to another node?"""
        return bool(self.elsewhere) or self.people_here

    @property
    def here(self) -> frozenset[str]:
        """Who is connected, here or to another node; counted when somebody has come or gone."""
        viewers, elsewhere, before = self._counted
        if viewers is self.viewers and elsewhere is self.elsewhere:
            return before
        people = [viewer.person for viewer in self.viewers if viewer.person is not None]
        here = self.elsewhere.union(people)
        self._counted = (self.viewers, self.elsewhere, here)
        # However they went: by their own wish, to another device, or with another node.
        self._missed_since.update(dict.fromkeys(before - here, self._now()))
        return here

    def missed_since(self, person: str) -> float | None:
        """When the connection of somebody was lost; None: they are here, or have not been yet."""
        return None if person in self.here else self._missed_since.get(person)

    # -- coming and going --------------------------------------------------------------------------

    def come(self, viewer: Viewer) -> bool:
        """Take a device in; False: its owner has a newer one, and it was sent away.

        Its first word may have been long on the way, and its owner given it up meanwhile.
        """
        if viewer.person is not None:
            same = [other for other in self.viewers if other.person == viewer.person]
            if any(_newer(other, viewer) for other in same):
                viewer.dismiss("elsewhere")
                return False
            self.dismiss(same, "elsewhere")
        self.viewers |= {viewer}
        self._welcome = None  # removed perhaps, on the way from the door
        return True

    def go(self, viewer: Viewer) -> bool:
        """Let a device go; False: it was not here any more."""
        if viewer not in self.viewers:
            return False
        self.viewers -= {viewer}
        return True

    def dismiss(self, viewers: Iterable[Viewer], why: str) -> None:
        """Send some viewers away."""
        for viewer in viewers:
            self.viewers -= {viewer}
            viewer.dismiss(why)

    def dismiss_people(self, people: Collection[str], why: str) -> None:
        """Send some people's devices away."""
        if people:
            self.dismiss([viewer for viewer in self.viewers if viewer.person in people], why)

    def move_to(self, other: "Audience") -> None:
        """Everybody goes to another table."""
        other.viewers |= self.viewers
        other.elsewhere |= self.elsewhere
        self.viewers = frozenset()

    # -- what is shown -----------------------------------------------------------------------------

    def show(
        self,
        public: bytes,
        mine: Callable[[str | None], bytes],
        acknowledge: tuple[Viewer, str] | None = None,
    ) -> None:
        """Show a view to everybody who has another one; who asked for it is answered first."""
        if acknowledge is not None and acknowledge[0] in self.viewers:
            asker, cmd_id = acknowledge
            asker.shown = (public, mine(asker.person))
            asker.acknowledge(cmd_id, *asker.shown)
        for viewer in self.viewers:
            view = (public, mine(viewer.person))
            if viewer.shown != view:
                viewer.shown = view
                viewer.show(*view)

    def keep_only(self, people: Mapping[str, Person]) -> None:
        """Send viewers away who are no longer welcome; until people change, all others are."""
        if self._welcome is people:
            return
        gone = [
            viewer
            for viewer in self.viewers
            if viewer.owner is not None
            and (viewer.owner not in people or people[viewer.owner].removed)
        ]
        self.dismiss(gone, "removed")
        self._welcome = people


def _newer(other: Viewer, viewer: Viewer) -> bool:
    """Is it another device, opened later? The same one may come twice, by way of another node."""
    return other.device != viewer.device and other.opened > viewer.opened
