// Calls for attention when it is somebody’s turn while the page is hidden: title, sound, vibration.
import { t } from '../words';
import { page } from './page.svelte';
import { speaker } from './sounds';
import type { TableModel } from './table.svelte';

const KNOCK = [60, 80, 60];
const SOFT_TAP = 30;
const LAST_SECONDS = 10;

/** Call for this person’s attention whenever the table waits for them; returns a function that stops it. */
export function callForAttention(model: TableModel): () => void {
  let hidden = $state(document.hidden);
  const look = (): void => void (hidden = document.hidden);
  document.addEventListener('visibilitychange', look);
  const stop = $effect.root(() => {
    // Each turn is called once: not again after every view, nor after a move is replaced.
    let called = '';
    $effect(() => {
      const moment = `${model.table?.game_id} ${model.round} ${model.phase}`;
      if (!model.isMyTurn || moment === called) return;
      called = moment;
      speaker.play('turn');
      if (document.hidden) tap(KNOCK);
    });
    $effect(() => {
      page.sign = hidden && model.isMyTurn ? t('shell-your-turn') : '';
    });
    // The last seconds of the clock: one short vibration.
    const hurries = $derived(model.isMyTurn && model.secondsLeft === LAST_SECONDS);
    $effect(() => {
      if (hurries) tap(SOFT_TAP);
    });
  });
  return () => {
    document.removeEventListener('visibilitychange', look);
    stop();
    page.sign = '';
  };
}

function tap(pattern: number | number[]): void {
  // Before the first touch browsers forbid it, and log an error.
  if ('vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(pattern);
}
