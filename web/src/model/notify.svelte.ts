// How this device’s person is notified about a table over days when they are not there.
import * as api from '../net/channels';
import type { Answer } from '../net/api';
import { keepRenewal, pushState, subscribe, subscribed } from '../net/push';
import { refuse } from '../net/refusal';
import { storage as ours, type Storage } from '../net/storage';
import type { Refusal } from '../net/types';
import { language } from '../words';

/** What this device knows of its own channel at a table. */
interface Kept {
  id?: string;
  endpoint?: string;
  /** Whether its person was asked. */
  asked?: boolean;
}

export const QUIET_BEGINS = 22 * 60;
export const QUIET_ENDS = 8 * 60;
const PLAIN = 'en';

/** The form of a webhook that its address tells of. */
export function formOf(url: string): api.Form | null {
  const [, host = '', path = ''] = /^https?:\/\/([^/?#]+)([^?#]*)/i.exec(url.trim()) ?? [];
  if (/(^|\.)discord(app)?\.com$/i.test(host) && path.startsWith('/api/webhooks')) return 'discord';
  if (/(^|\.)slack\.com$/i.test(host)) return 'slack';
  if (/(^|\.)ntfy\./i.test(host)) return 'ntfy';
  return /(^|\.)(matrix|hookshot)\./i.test(host) ? 'matrix' : null;
}

export function zoneHere(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export class Notify {
  /** What the server says; null until it has answered. */
  known = $state.raw<api.Channels | null>(null);
  /** Why the last wish was refused. */
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  /** The webhook that was just added: its secret is shown once. */
  fresh = $state.raw<api.Channel | null>(null);
  /** Whether this browser can notify; people may change that while the page is open. */
  state = $state(pushState());

  constructor(
    readonly code: string,
    private readonly storage: Storage = ours,
  ) {}

  mine: readonly api.Channel[] = $derived(
    (this.known?.channels ?? []).filter(({ kind }) => kind !== 'webhook'),
  );
  webhooks: readonly api.Channel[] = $derived(
    (this.known?.channels ?? []).filter(({ kind }) => kind === 'webhook'),
  );
  email: api.Channel | null = $derived(this.mine.find(({ kind }) => kind === 'email') ?? null);
  /** The channel of this very browser. */
  here: api.Channel | null = $derived.by(() => {
    const { id } = this.#kept();
    return this.mine.find((one) => one.id === id) ?? null;
  });
  preferences: api.Preferences = $derived(
    this.known?.preferences ?? {
      language: spoken(),
      quiet: { zone: zoneHere(), begins: QUIET_BEGINS, ends: QUIET_ENDS },
    },
  );

  /** Ask the server, and tell it of a subscription that is not what it was. */
  async load(): Promise<void> {
    const answer = await api.listChannels(this.code);
    if (!answer.ok) {
      this.refusal = answer.refusal;
      return;
    }
    this.known = answer.value;
    this.state = pushState();
    if (this.isOn && this.known.push_key !== null) await this.#renew(this.known.push_key);
    const { preferences } = this.known;
    if (preferences !== null && preferences.language !== spoken()) {
      await this.change({ ...preferences, language: spoken() });
    }
  }

  /** Notify this device from now on, after its person has agreed; false: they have not. */
  async turnOn(): Promise<boolean> {
    const key = this.known?.push_key;
    if (key == null) return false;
    this.busy = true;
    const made = await subscribe(key);
    this.state = pushState();
    const done = made !== null && (await this.#add({ push: made })) !== null;
    if (made === null && this.state === 'ready') this.refusal = refuse('no_push');
    this.busy = false;
    return done;
  }

  /** Notify this device no longer about this table. */
  async turnOff(): Promise<void> {
    if (this.here !== null) await this.remove(this.here.id);
  }

  async addEmail(address: string, digest: boolean): Promise<boolean> {
    return (await this.#add({ email: { address: address.trim(), digest } })) !== null;
  }

  async addWebhook(form: api.Form, url: string): Promise<boolean> {
    this.fresh = await this.#add({ webhook: { form, url: url.trim() } });
    return this.fresh !== null;
  }

  async remove(id: string): Promise<void> {
    if (!(await this.#done(() => api.dropChannel(this.code, id)))) return;
    if (id === this.#kept().id) {
      this.#keep({ asked: true });
      await keepRenewal(({ tables }) => void delete tables[this.code]);
    }
    if (id === this.fresh?.id) this.fresh = null;
    this.#become((all) => all.filter((one) => one.id !== id));
  }

  async setDigest(id: string, digest: boolean): Promise<void> {
    if (!(await this.#done(() => api.changeDigest(this.code, id, digest)))) return;
    this.#become((all) => all.map((one) => (one.id === id ? { ...one, digest } : one)));
  }

  /** Change language and quiet hours; without a channel they are for the first one. */
  async change(preferences: api.Preferences): Promise<void> {
    if (this.known === null) return;
    const before = this.known;
    this.known = { ...before, preferences };
    if (before.channels.length === 0) return;
    if (!(await this.#done(() => api.changePreferences(this.code, preferences)))) {
      this.known = before;
    } else if (this.here !== null) await this.#forWorker(preferences);
  }

  /** Whether this browser was subscribed here; the server forgets one that has expired. */
  get isOn(): boolean {
    return this.#kept().id !== undefined;
  }

  // -- whether to ask ----------------------------------------------------------------------------

  get wasAsked(): boolean {
    return this.#kept().asked ?? false;
  }

  /** They have answered, whatever it was: ask no more. */
  answered(): void {
    this.#keep({ ...this.#kept(), asked: true });
  }

  // -- within ------------------------------------------------------------------------------------

  async #add(wanted: Omit<api.NewChannel, 'preferences'>): Promise<api.Channel | null> {
    const { preferences } = this;
    let made: api.Channel | null = null;
    await this.#done(async () => {
      const answer = await api.addChannel(this.code, { ...wanted, preferences });
      if (answer.ok) made = answer.value;
      return answer;
    });
    const added = made as api.Channel | null;
    if (added === null) return null;
    if (wanted.push) {
      this.#keep({ id: added.id, endpoint: wanted.push.endpoint, asked: true });
      await this.#forWorker(preferences);
    }
    this.#become((all) => [...all.filter(({ id }) => id !== added.id), added], preferences);
    return added;
  }

  async #done(what: () => Promise<Answer<unknown>>): Promise<boolean> {
    [this.busy, this.refusal] = [true, null];
    const answer = await what();
    this.busy = false;
    if (!answer.ok) this.refusal = answer.refusal;
    return answer.ok;
  }

  #become(
    change: (all: api.Channel[]) => api.Channel[],
    preferences = this.known?.preferences ?? null,
  ): void {
    if (this.known === null) return;
    this.known = { ...this.known, channels: change(this.known.channels), preferences };
  }

  /** Browsers may subscribe anew at any time; not all of them tell. */
  async #renew(key: string): Promise<void> {
    const now = await subscribed(key);
    const { id, endpoint } = this.#kept();
    if (now === null || now.endpoint === endpoint) return;
    await this.#add({ push: now });
    if (id !== undefined && id !== this.#kept().id) await api.dropChannel(this.code, id);
    await this.load();
  }

  async #forWorker(preferences: api.Preferences): Promise<void> {
    await keepRenewal((renewal) => {
      renewal.key = this.known?.push_key ?? renewal.key;
      renewal.tables[this.code] = preferences;
    });
  }

  #kept(): Kept {
    return this.storage.read<Kept>(`notify.${this.code}`) ?? {};
  }

  #keep(kept: Kept): void {
    this.storage.write(`notify.${this.code}`, kept);
  }
}

/** The language of the page, where the server has it. */
function spoken(): string {
  return language() === 'qps' ? PLAIN : language();
}
