// Computes the places of the podium from scores.

export interface Place {
  place: 1 | 2 | 3;
  seats: number[];
  score: number;
}

/** The three best scores and who has them; `rabbits` are seats, in team one a pair. */
export function places(rabbits: readonly number[], scores: readonly number[]): Place[] {
  const best = [...new Set(rabbits.map((seat) => scores[seat]!))].sort((a, b) => b - a);
  return best.slice(0, 3).map((score, index) => ({
    place: (index + 1) as Place['place'],
    seats: rabbits.filter((seat) => scores[seat] === score),
    score,
  }));
}
