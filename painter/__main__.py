"""The command line: `python -m painter` paints the deck with its back and the track, or what is named."""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from rich.progress import track

from painter import deck, render
from painter.scene import REGISTRY

ROOT = Path(__file__).resolve().parents[1]
DECK = ROOT / "src" / "storyhare" / "decks" / "dreams"
TRACK = ROOT / "web" / "src" / "assets" / "track"
EXTRAS = (render.BACK, *render.TRACKS)
COLUMNS = 12  # of the contact sheet


def main(arguments: list[str] | None = None) -> int:
    """Paint what the arguments ask for; gives the exit status."""
    options = _options(arguments)
    render.load_scenes()
    unknown = sorted(set(options.ids) - {*REGISTRY, *EXTRAS})
    if unknown:
        sys.stderr.write(f"There is no picture with the id {', '.join(unknown)}.\n")
        return 2
    if options.retire:
        deck.retire(options.ids, options.out)
        return 0
    everything = not (options.ids or options.extras or options.manifest)
    ids = [*dict.fromkeys(options.ids), *(sorted(REGISTRY) if everything else ())]
    ids += [extra for extra in EXTRAS if (everything or options.extras) and extra not in ids]
    if options.preview:
        _paint(render.write_preview, ids, options.preview, options.jobs)
        files = [options.preview / f"{name}.png" for name in ids]
        deck.write_sheet(files, options.preview / "sheet.png", 4, (400, 600))
        return 0
    tracks = [name for name in ids if name in render.TRACKS]
    _paint(render.write_card, [name for name in ids if name not in render.TRACKS], options.out, options.jobs)
    if tracks:
        _paint(render.write_track, tracks, options.track, options.jobs)
        deck.write_stones(options.track)
    if options.manifest or everything:
        deck.write_manifest(options.out)
    if options.sheet:
        painted = [options.out / "small" / f"{card}.webp" for card in sorted(REGISTRY)]
        painted = [file for file in painted if file.exists()]
        deck.write_sheet(deck.spread(painted, COLUMNS), options.sheet, COLUMNS, (188, 282), 12)
    return 0


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m painter", description="Paint the cards of the deck Dreams.")
    parser.add_argument("ids", nargs="*", metavar="ID", help="pictures to paint (everything when none is named)")
    parser.add_argument("--extras", action="store_true", help="paint the card back and the landscapes of the track")
    parser.add_argument("--out", type=Path, default=DECK, metavar="DIR", help="folder of the deck")
    parser.add_argument("--track", type=Path, default=TRACK, metavar="DIR", help="folder of the landscapes")
    parser.add_argument("--sheet", type=Path, metavar="FILE", help="also write a contact sheet of the deck")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="processes that paint side by side (2)")
    parser.add_argument("--manifest", action="store_true", help="write deck.json; alone, paint nothing")
    parser.add_argument("--retire", action="store_true", help="keep the cards for the games that have them")
    parser.add_argument(
        "--preview", type=Path, metavar="DIR", help="write PNGs, thumbnails and a sheet into DIR instead of the deck"
    )
    return parser.parse_args(arguments)


def _paint(write: render.Write, ids: list[str], folder: Path, jobs: int) -> None:
    if not ids:
        return
    folder.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(max_workers=max(1, jobs)) as pool:
        paintings = [pool.submit(write, card, folder) for card in ids]
        for painting in track(as_completed(paintings), "Painting", total=len(ids)):
            painting.result()


if __name__ == "__main__":
    sys.exit(main())
