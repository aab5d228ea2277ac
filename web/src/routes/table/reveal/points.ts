// Who got how many points and why: one line for each rabbit, each reason as a message with its points.
import type { Reason } from '../../../net/types';
import { sidesOf, votersIn, type Line, type Scene } from './scene';

export interface Why extends Line {
  points: number;
  /** Seats whose names belong into the message, as the fact `names`. */
  seats?: number[];
}

export interface PointLine {
  /** One seat, in team two. */
  seats: number[];
  why: Why[];
  points: number;
  score: number;
}

/** One’s own line first, then the best first. */
export function pointLines(scene: Scene, me: number | null): PointLine[] {
  const isMine = ({ seats }: PointLine): number => (me !== null && seats.includes(me) ? 0 : 1);
  return sidesOf(scene)
    .map((seats) => line(scene, seats))
    .sort((a, b) => isMine(a) - isMine(b) || b.points - a.points || a.seats[0]! - b.seats[0]!);
}

function line(scene: Scene, seats: number[]): PointLine {
  const [seat] = seats as [number];
  const reasons = scene.result.why[seat] ?? [];
  const why = reasons.flatMap((reason) => {
    const said = inWords(scene, seats, reason, reasons);
    return said === null ? [] : [said];
  });
  const points = scene.result.points[seat] ?? 0;
  return {
    seats,
    why: why.length > 0 ? why : fooled(scene, seats),
    points,
    score: scene.scores[seat] ?? 0,
  };
}

function inWords(
  scene: Scene,
  seats: number[],
  reason: Reason,
  all: readonly Reason[],
): Why | null {
  // What is one is not written down.
  const { points, count = 1 } = reason;
  const isTeller = seats.includes(scene.storyteller);
  const finders = scene.result.finders;
  // A cap is shown together with the points that it limits.
  const capped = all.find((other) => other.reason === 'capped');
  const within = capped ? { cap: capped.count ?? 1 } : null;
  switch (reason.reason) {
    case 'found': {
      const finder = finders.filter((seat) => seats.includes(seat));
      if (seats.length === 1) return { key: 'reveal-why-found', facts: {}, points };
      return { key: 'reveal-why-found-by', facts: {}, points, seats: finder };
    }
    case 'told_well':
      return {
        key: 'reveal-why-told',
        facts: { found: finders.length, of: votersIn(scene) },
        points,
      };
    case 'everyone_or_no_one':
      return {
        key: finders.length === 0 ? 'reveal-why-no-one' : 'reveal-why-everyone',
        facts: {},
        points,
      };
    case 'lone_finder':
      return { key: isTeller ? 'reveal-why-lone-teller' : 'reveal-why-lone', facts: {}, points };
    case 'sure_vote':
      return { key: 'reveal-why-sure', facts: {}, points };
    case 'votes_on_card': {
      const sum = points + (capped?.points ?? 0);
      const facts = { count, ...within };
      if (seats.length === 1) {
        const key = within ? 'reveal-why-votes-capped' : 'reveal-why-votes';
        return { key, facts, points: sum };
      }
      // A team hears whose card it was: at the storyteller’s side only the teammate’s counts.
      const owners = seats.filter(
        (seat) => seat !== scene.storyteller && scene.cards.some((card) => card.owner === seat),
      );
      const key = within ? 'reveal-why-votes-capped-of' : 'reveal-why-votes-of';
      return { key, facts, points: sum, seats: owners };
    }
    case 'crowd':
      return within
        ? {
            key: 'reveal-why-crowd-capped',
            facts: { count, ...within },
            points: points + (capped?.points ?? 0),
          }
        : { key: 'reveal-why-crowd', facts: { count }, points };
    case 'vetoed':
      return { key: 'reveal-why-red', facts: {}, points };
    case 'alone':
      return { key: 'reveal-why-alone', facts: {}, points };
    case 'capped':
      return null;
  }
}

/** Nothing won: whose cards led astray, in team perhaps the own one. */
function fooled(scene: Scene, seats: number[]): Why[] {
  const votedFor = scene.cards.filter((card) => card.green.some((seat) => seats.includes(seat)));
  const others = [...new Set(votedFor.map((card) => card.owner))].filter(
    (owner) => !seats.includes(owner),
  );
  if (others.length > 0) {
    return [{ key: 'reveal-why-fooled', facts: {}, points: 0, seats: others }];
  }
  return votedFor.length > 0 ? [{ key: 'reveal-why-own', facts: {}, points: 0 }] : [];
}
