// Animations that screens start themselves: a given card, and the times of a reveal.
import { calm } from './motion';

/** The card turns to its back and flies to the top edge. Resolves when it has left. */
export async function flyAway(card: HTMLElement): Promise<void> {
  if (calm()) return;
  const up = card.getBoundingClientRect().bottom + 40;
  await card
    .animate(
      [
        { transform: 'none' },
        { transform: 'translateY(6px) rotateY(90deg)', offset: 0.3 },
        { transform: `translateY(${-up}px) rotateY(180deg) rotate(-8deg) scale(.8)`, opacity: 0.6 },
      ],
      { duration: 480, easing: 'cubic-bezier(.6,0,.9,.4)' },
    )
    .finished.catch(() => undefined);
}

/** When each part of a reveal begins, in ms after its start; the whole stays under six seconds. */
export type RevealTimes = {
  glow: number;
  owner: (index: number) => number;
  tokens: (index: number) => number;
  points: number;
  end: number;
};

export function revealTimes(cards: number, players: number): RevealTimes {
  if (cards < 1) return { glow: 0, owner: () => 0, tokens: () => 0, points: 0, end: 0 };
  const glow = 640;
  const owners = glow + 700;
  const tokens = owners + cards * 70 + 240;
  const points = tokens + Math.min(cards * 180, 1400) + 240;
  return {
    glow,
    owner: (index) => owners + index * 70,
    tokens: (index) => tokens + index * Math.min(180, 1400 / cards),
    points,
    end: Math.min(6000, points + players * 120 + 400),
  };
}
