// Has a person's data deleted: on the server, and what this device knows of it.
import * as api from '../net/api';
import type { Refusal } from '../net/types';
import { router } from './router.svelte';
import { recentTables } from './tables';

/** Whether it was done while this page was open; the page about privacy says so. */
export const forgetting = $state({ done: false });

/** Delete the data of this device’s person at a table; the reason if it was refused. */
export async function forgetMe(code: string): Promise<Refusal | null> {
  const answer = await api.forget(code);
  if (!answer.ok) return answer.refusal;
  recentTables.forget(code);
  recentTables.rememberName('');
  forgetting.done = true;
  router.go('/privacy', { replace: true });
  return null;
}
