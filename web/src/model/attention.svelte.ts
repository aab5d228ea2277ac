// A sign when it is somebody’s turn though they look elsewhere: the title, a sound when on, the phone.
import { t } from '../words';
import { page } from './page.svelte';
import { speaker } from './sounds';
import type { TableModel } from './table.svelte';

const KNOCK = [60, 80, 60];
const SOFT_TAP = 30;
const LAST_SECONDS = 10;

/** Call for this person’s attention when the table waits for them; the answer ends it. */
export function callForAttention(model: TableModel): () => void {
  let hidden = $state(document.hidden);
  const look = (): void => void (hidden = document.hidden);
  document.addEventListener('visibilitychange', look);
  const stop = $effect.root(() => {
    // A turn is called once, by its moment: not again after every view, nor after a change of mind.
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
    // The clock’s last seconds: one soft tap of the phone, no blinking.
    const hurries = $derived(model.isMyTurn && model.secondsLeft === LAST_SECONDS);
    $effect(() => {
      if (hurries) tap(SOFT_TAP);
    });
    let clue = model.game?.clue ?? null;
    $effect(() => {
      const now = model.game?.clue ?? null;
      if (now !== null && clue === null && !model.isStoryteller) speaker.play('told');
      clue = now;
    });
  });
  return () => {
    document.removeEventListener('visibilitychange', look);
    stop();
    page.sign = '';
  };
}

function tap(pattern: number | number[]): void {
  // Before the first touch a browser forbids it, and says so in the console.
  if ('vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(pattern);
}
