// The tables of this device: whose turn it is at each of them, and how many wait for this person.
import * as api from '../net/api';
import { recentTables, type RecentTable } from './tables';

export interface MyTable extends RecentTable {
  /** What the server said last; null: not asked yet, or no answer. */
  brief: api.Brief | null;
}

/** Tables that are played together are offered only for a while: two of them. */
const MOST_TOGETHER = 2;
const AGAIN_MS = 60_000;

/** First those that wait for this person, soonest first, then the others as they were opened. */
export function inOrder(tables: readonly MyTable[]): MyTable[] {
  const due = ({ brief }: MyTable): number =>
    brief?.asked == null ? Infinity : (brief.deadline ?? Number.MAX_SAFE_INTEGER);
  const together = tables.filter(({ days }) => !days).slice(0, MOST_TOGETHER);
  return tables
    .filter((one) => (one.days ? one.brief?.stage !== 'over' : together.includes(one)))
    .sort((a, b) => (due(a) === due(b) ? 0 : due(a) - due(b)));
}

class MyTables {
  #all = $state.raw<MyTable[]>([]);
  list: MyTable[] = $derived(inOrder(this.#all));
  /** How many tables wait for this person. */
  asked: number = $derived(this.#all.filter(({ brief }) => brief?.asked != null).length);

  /** Ask now and every minute while the page is in sight; returns a function that stops it. */
  watch(): () => void {
    const look = (): void => {
      if (!document.hidden) void this.refresh();
    };
    look();
    const timer = setInterval(look, AGAIN_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  async refresh(): Promise<void> {
    const known = recentTables.list();
    const before = new Map(this.#all.map((one) => [one.code, one.brief]));
    this.#all = known.map((one) => ({ ...one, brief: before.get(one.code) ?? null }));
    await Promise.all(known.map(({ code }) => this.#ask(code)));
  }

  async #ask(code: string): Promise<void> {
    const answer = await api.lookUp(code);
    // Do not offer a table that no longer exists, or that the person was removed from.
    const gone = answer.ok ? answer.value.person === null : answer.refusal.code === 'no_such_table';
    if (gone) {
      recentTables.forget(code);
      this.#all = this.#all.filter((one) => one.code !== code);
    } else if (answer.ok) {
      const brief = answer.value.brief ?? null;
      this.#all = this.#all.map((one) => (one.code === code ? { ...one, brief } : one));
    }
  }
}

export const myTables = new MyTables();

/** A number on the icon of the installed app, where there is one. */
export function badge(count: number): void {
  const { navigator: browser } = window as { navigator: Partial<Navigator> };
  const set = count > 0 ? browser.setAppBadge?.(count) : browser.clearAppBadge?.();
  void set?.catch(() => {}); // not installed, or not allowed: the title says it too
}
