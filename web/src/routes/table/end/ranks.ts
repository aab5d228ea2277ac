// Computes the places at the end, with those who share them, and the people below the podium.
import { sidesOf, type Scene } from '../reveal/scene';

export interface Rank {
  place: number;
  score: number;
  /** Seats that hop together; several share a place when their scores are equal. */
  sides: number[][];
}

/** All places, the best first. */
export function ranksOf(game: Pick<Scene, 'ruleset' | 'scores'>): Rank[] {
  const scoreOf = (seats: number[]): number => game.scores[seats[0]!] ?? 0;
  const ranks: Rank[] = [];
  for (const side of sidesOf(game).sort((a, b) => scoreOf(b) - scoreOf(a))) {
    const last = ranks.at(-1);
    if (last && last.score === scoreOf(side)) last.sides.push(side);
    else ranks.push({ place: ranks.length + 1, score: scoreOf(side), sides: [side] });
  }
  return ranks;
}
