// Announces to screen readers what happens at a table.
import { list, t } from '../words';
import { announce, type Scene } from './announcements';
import { page } from './page.svelte';
import type { TableModel } from './table.svelte';

/** Announce the table from now on; returns a function that stops it. */
export function announceTable(model: TableModel): () => void {
  let before: Scene | null = null;
  const stop = $effect.root(() => {
    $effect(() => {
      const now = sceneOf(model);
      if (now === null) return;
      for (const { key, kind, facts, names } of announce(before, now)) {
        page.announcer.say(t(key, names ? { ...facts, names: list(names) } : facts), kind);
      }
      before = now;
    });
  });
  return () => {
    stop();
    page.announcer.hush();
  };
}

function sceneOf(model: TableModel): Scene | null {
  const { table, game } = model;
  const seat = model.passed.reader;
  if (table === null) return null;
  const votes = new Set(game?.table.flatMap((card) => card.green ?? []));
  return {
    game: table.game_id,
    stage: table.stage,
    party: model.ruleset === 'party',
    box: model.isBox,
    phase: model.phase,
    round: model.round,
    me: seat,
    mine: model.mayGive !== null || model.mayVote !== null,
    storyteller: game?.storyteller ?? null,
    clue: game?.clue ?? null,
    awaited: model.awaited,
    cards: game?.table.length ?? 0,
    finders: game?.result?.finders ?? [],
    voters: votes.size,
    points: seat === null ? null : (game?.result?.points[seat] ?? null),
    revealed: model.phase === 'reveal' && model.reveal.reached('points'),
    winners: table.winners,
    teams: model.teams,
    paused: model.paused !== null,
    secondsLeft: model.secondsLeft,
    names: model.seats.map((person) => person.name),
  };
}
