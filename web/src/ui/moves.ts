// Movements that screens start themselves: a card given away.
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
