"""Evenings with the printed box: phones, a device that is passed round, and what lies on the table.

The people know where their cards lie; the pages ask them. Taps are counted by person.
"""

import asyncio
import random
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress

from playwright.async_api import Error, Locator, expect

from storyhare.rules import Sheet
from storyhare.words import say
from tests.browser.people import PATIENCE, Person
from tests.browser.play import Hare
from tests.browser.tables import Table


class Device:
    """A phone, or a device that is passed round, and the names of those who play on it."""

    def __init__(self, person: Person, names: Sequence[str]) -> None:
        self.hare = Hare(person)
        self.names = tuple(names)
        self.taps: Counter[str] = Counter()

    @property
    def is_shared(self) -> bool:
        """Whether it is passed round."""
        return self.names != (self.hare.name,)

    async def tap(self, name: str, what: Locator) -> None:
        """Somebody taps something."""
        await what.click()
        self.taps[name] += 1

    async def bring(self, names: Sequence[str]) -> None:
        """People without a phone sit down, in the sheet that is open or opened by its button."""
        sheet = self.hare.sheet("box-bring")
        if not await sheet.count():
            await self.hare.press("box-bring")
        for name in names:
            await sheet.get_by_label(say("box-bring-name")).fill(name)
            await sheet.get_by_role("button", name=say("box-bring-yes")).click()
            note = say("box-on-device", name=self.hare.name)
            seated = self.hare.page.get_by_text(note, exact=False)
            await expect(seated).to_have_count(names.index(name) + 1, timeout=PATIENCE)
        done = sheet.get_by_role("button", name=say("box-bring-done"))
        if await done.count():  # with twelve at the table it has closed by itself
            await done.click()
        await sheet.wait_for(state="hidden")

    async def asked(self, row: str, names: Sequence[str]) -> str:
        """Which of these people the device asks now: by itself, once the curtain has lifted."""
        if not self.is_shared:
            return names[0]
        await self.hare.page.get_by_role("list", name=say(row), exact=True).wait_for()
        anybody = "|".join(map(re.escape, names))
        held = self.hare.page.get_by_text(re.compile(rf"^({anybody}) · ")).first
        return (await held.inner_text()).partition(" · ")[0]

    async def take(self, name: str, row: str = "box-row") -> None:
        """Somebody takes the device, if it is passed round and they are not asked already."""
        if not self.is_shared or await self.asked(row, self.names) == name:
            return
        await self.tap(name, self.hare.button("box-pass-me", name=name).first)

    async def tell(self, name: str) -> None:
        """The clue was said aloud; after a round this ends the reveal."""
        told = self.hare.button("box-told").or_(self.hare.button("box-pass-said", name=name))
        await self.tap(name, told)

    def card(self, row: str, number: int) -> Locator:
        """A card of the row, when numbers are asked for or votes."""
        cards = self.hare.page.get_by_role("list", name=say(row), exact=True)
        return cards.get_by_role("button", name=re.compile(rf"^Card {number}( of|\.|$)"))

    async def say(self, name: str, numbers: Sequence[int]) -> None:
        """Somebody says which numbers are theirs."""
        await self.take(name)
        for number in numbers:
            await self.tap(name, self.card("box-row", number))
        await self._handed_on(name)

    async def vote(self, name: str, numbers: Sequence[int], most: int, red: int | None) -> None:
        """Somebody votes; a single vote where two are allowed is confirmed."""
        await self.take(name, "round-vote-cards")
        for number in [*numbers, *([] if red is None else [red])]:
            await self.tap(name, self.card("round-vote-cards", number))
        if len(numbers) < most:
            await self.tap(name, self.hare.button("round-vote-for", numbers=numbers[0]))
        await self._handed_on(name)

    async def _handed_on(self, name: str) -> None:
        """A device that is passed round has taken somebody's choice, and shows it no longer."""
        if self.is_shared:
            held = self.hare.page.get_by_text(re.compile(rf"^{name} · ")).first
            await held.wait_for(state="hidden")

    async def show_all(self) -> None:
        """The host ends the steps of the reveal; the cards stay, as the track is on the table."""
        skip, end = self.hare.button("reveal-skip"), self.hare.button("reveal-see-track")
        await skip.or_(end).first.wait_for()
        with suppress(Error):  # it may just have come to its end by itself
            if await skip.count():
                await skip.click(timeout=2_000)
        await end.wait_for()

    async def go_on(self, name: str) -> None:
        """Somebody has seen enough: one tap for everybody at the table."""
        onward = self.hare.button("reveal-go-on")
        await self.tap(name, onward.and_(self.hare.page.locator(":not([aria-disabled])")))


class Row(dict[str, tuple[int, ...]]):
    """What people see on the real table: whose cards lie under which numbers."""

    @classmethod
    def laid(cls, table: Table, luck: random.Random) -> "Row":
        """A row for the round that was just told; in team one of each other pair gave a card."""
        names, game = table.names, table.game
        assert game.storyteller is not None
        players, teller = len(names), game.storyteller
        half = players // 2
        row = cls()
        givers = list(range(players))
        if game.rules.ruleset == "team":
            pairs = [(seat, seat + half) for seat in range(half) if seat != teller % half]
            givers = [teller, (teller + half) % players, *map(luck.choice, pairs)]
        each = {seat: 2 if players == 3 and seat != teller else 1 for seat in givers}
        numbers = luck.sample(range(1, sum(each.values()) + 1), sum(each.values()))
        for seat, count in each.items():
            row[names[seat]] = tuple(sorted(numbers.pop() for _ in range(count)))
        return row

    @property
    def owners(self) -> dict[int, str]:
        """Whose card lies under each number."""
        return {number: name for name, numbers in self.items() for number in numbers}


class BoxTable:
    """All devices at a table with the box, and a spectator who knows what the server says."""

    def __init__(self, table: Table, devices: Sequence[Device], seed: int = 1) -> None:
        self.table = table
        self.devices = list(devices)
        self.luck = random.Random(seed)

    def device_of(self, name: str) -> Device:
        """The device that speaks for somebody."""
        return next(device for device in self.devices if name in device.names)

    @property
    def taps(self) -> Counter[str]:
        """How often everybody has tapped."""
        return sum((device.taps for device in self.devices), Counter())

    async def tell(self) -> str:
        """Whoever is to tell does; in the race the first seat. Answers their name."""
        game = await self.table.reaches("tell", "reveal")
        teller = game.next_storyteller if game.phase == "reveal" else game.storyteller
        name = self.table.names[teller or 0]
        await self.device_of(name).tell(name)
        await self.table.reaches("give")
        return name

    async def say(self, row: Mapping[str, Sequence[int]], until: str = "vote") -> None:
        """Everybody says their numbers, the devices all at once.

        In party the storyteller need not: theirs is the number that is left over.
        """
        game = self.table.game
        party = game.rules.ruleset == "party"
        silent = self.table.names[game.storyteller or 0] if party else None

        async def on(device: Device) -> None:
            waiting = [name for name in device.names if name in row and name != silent]
            while waiting:
                asked = await device.asked("box-row", device.names)
                # In team it may ask the partner of whoever gave a card.
                name = asked if asked in waiting else waiting[0]
                await device.say(name, row[name])
                await self._done(name, "give")
                waiting.remove(name)

        await asyncio.gather(*map(on, self.devices))
        await self.table.reaches(until)

    async def vote(self, ballots: Mapping[str, Sequence[int]], red: int | None = None) -> None:
        """Everybody who votes does so, the devices all at once."""
        game = self.table.game
        most = 2 if game.rules.double_vote and len(self.table.names) >= 7 else 1
        teller = self.table.names[game.storyteller or 0]

        async def on(device: Device) -> None:
            waiting = [name for name in device.names if name in ballots]
            while waiting:
                name = await device.asked("round-vote-cards", waiting)
                await device.vote(name, ballots[name], most, red if name == teller else None)
                await self._done(name, "vote")
                waiting.remove(name)

        await asyncio.gather(*map(on, self.devices))
        await self.table.reaches("reveal")

    def ballots(self, row: Row, teller: str) -> dict[str, tuple[int, ...]]:
        """Votes at random that the rules allow."""
        names, rules = self.table.names, self.table.game.rules
        numbers = sorted(row.owners)
        if rules.ruleset == "party":
            return {name: (self.luck.choice(numbers),) for name in names}
        voters = [name for name in names if name != teller]
        if rules.ruleset == "team":
            return {name: (self.luck.choice(numbers),) for name in voters if name not in row}
        most = 2 if rules.double_vote and len(names) >= 7 else 1
        found = {}
        for name in voters:
            free = [number for number in numbers if number not in row[name]]
            found[name] = tuple(self.luck.sample(free, self.luck.randint(1, most)))
        return found

    async def show_all(self) -> None:
        """The host ends the steps of the reveal."""
        await self.device_of(self._host).show_all()

    async def end(self, before: Counter[str] | None = None) -> None:
        """After the last round one person goes on for all: whoever has tapped least in it."""
        taps = self.taps - (before or Counter())
        name = min(self.table.names, key=lambda name: taps[name])
        await self.device_of(name).go_on(name)
        await self.table.until(lambda view: view.stage == "over")

    @property
    def is_last(self) -> bool:
        """Whether nobody tells after the round that is being revealed."""
        return self.table.now.last_round or self.table.game.next_storyteller is None

    async def round(self) -> Sheet:
        """A whole round up to the reveal; answers what people would write down of it."""
        teller = await self.tell()
        row = Row.laid(self.table, self.luck)
        await self.say(row)
        ballots = self.ballots(row, teller)
        red = None
        if self.table.game.rules.ruleset == "party":
            red = self.luck.choice(sorted(row.owners))
        await self.vote(ballots, red)
        await self.show_all()
        return Sheet(
            rules=self.table.game.rules.ruleset,
            players=tuple(self.table.names),
            storyteller=teller,
            cards=row.owners,
            votes=ballots,
            red=red,
        )

    @property
    def _host(self) -> str:
        view = self.table.now
        host = self.table.names[view.seats.index(view.host)] if view.host in view.seats else ""
        return host or self.devices[0].names[0]

    async def _done(self, name: str, phase: str) -> None:
        """The server has somebody's move; or two have said the same number, and both wait."""
        seat = self.table.names.index(name)
        await self.table.until(
            lambda view: view.game is None or view.game.phase != phase or seat not in view.awaited
        )
