// The recent tables of this device, to return to a running one.
import { KeptView } from '../net/kept';
import { storage as ours, type Storage } from '../net/storage';

export interface RecentTable {
  code: string;
  /** The person's name there. */
  name: string;
  at: number;
  /** It is played over days: it may go on for weeks. */
  days?: boolean;
}

const KEY = 'tables';
const NAME_KEY = 'name';
const MOST = 20;
/** A seat's cookie lasts 400 days, but a table that was not opened for two is not running. */
const RECENT_MS = 2 * 24 * 3600_000;
const OVER_DAYS_MS = 400 * 24 * 3600_000;

export class RecentTables {
  constructor(
    private readonly storage: Storage = ours,
    private readonly now: () => number = Date.now,
  ) {}

  /** The recent tables, the newest first. */
  list(): RecentTable[] {
    const kept = this.storage.read<RecentTable[]>(KEY);
    if (!Array.isArray(kept)) return [];
    const isKept = ({ at, days }: RecentTable): boolean =>
      this.now() - at < (days ? OVER_DAYS_MS : RECENT_MS);
    return kept.filter(isKept).sort((a, b) => b.at - a.at);
  }

  remember(code: string, name: string, days = false): void {
    const others = this.list().filter((one) => one.code !== code);
    this.storage.write(KEY, [{ code, name, at: this.now(), days }, ...others].slice(0, MOST));
  }

  /** Keep nothing of a table on this device: it has no person there any more. */
  forget(code: string): void {
    this.storage.write(
      KEY,
      this.list().filter((one) => one.code !== code),
    );
    for (const kept of ['kept', 'pending', 'notify']) this.storage.remove(`${kept}.${code}`);
  }

  /** Keep a name as the person wrote it: a table may add a number to tell two people apart. */
  rememberName(name: string): void {
    this.storage.write(NAME_KEY, name);
  }

  /** The last name that the person wrote, as a default. */
  lastName(): string {
    return this.storage.read<string>(NAME_KEY) ?? '';
  }
}

/** Whether the last view of a table over days is kept on this device. */
export function hasKept(code: string): boolean {
  return new KeptView(ours, code).read() !== null;
}

/** The tables of this device. */
export const recentTables = new RecentTables();
