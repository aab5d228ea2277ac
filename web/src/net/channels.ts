// The HTTP API of notifications: the channels of this device’s person at a table.
import { call, safe, type Answer } from './api';
import type { Subscription } from './push';

export type Form = 'discord' | 'slack' | 'matrix' | 'ntfy' | 'json';

export interface Quiet {
  zone: string;
  /** Minutes of the day. */
  begins: number;
  ends: number;
}

export interface Preferences {
  language: string;
  quiet: Quiet | null;
}

export interface Channel {
  id: string;
  kind: 'push' | 'webhook' | 'email';
  /** A hint: of an address what is enough to know it again, of a webhook its form. */
  to: string;
  confirmed: boolean;
  digest: boolean;
  /** Of a webhook that was just added. */
  secret: string;
}

export interface Channels {
  channels: Channel[];
  preferences: Preferences | null;
  /** Null where this server sends no pushes. */
  push_key: string | null;
  email: boolean;
  webhooks: boolean;
}

export interface NewChannel {
  push?: Subscription;
  webhook?: { form: Form; url: string };
  email?: { address: string; digest: boolean };
  preferences: Preferences;
}

const path = (code: string, rest = ''): string => `/api/tables/${safe(code)}/${rest}`;

export const listChannels = (code: string): Promise<Answer<Channels>> =>
  call('GET', path(code, 'channels'));

export const addChannel = (code: string, wanted: NewChannel): Promise<Answer<Channel>> =>
  call('POST', path(code, 'channels'), wanted);

export const changeDigest = (code: string, id: string, digest: boolean): Promise<Answer<null>> =>
  call('PUT', path(code, `channels/${safe(id)}`), { digest });

export const dropChannel = (code: string, id: string): Promise<Answer<null>> =>
  call('DELETE', path(code, `channels/${safe(id)}`));

export const changePreferences = (code: string, to: Preferences): Promise<Answer<null>> =>
  call('PUT', path(code, 'preferences'), to);

/** Answer an e-mail by its link: turn the e-mails about a table on or off. */
export const answerEmail = (
  link: { code: string; channel: string; secret: string },
  answer: 'on' | 'off',
): Promise<Answer<null>> =>
  call(
    'POST',
    `/api/email/${safe(link.code)}/${safe(link.channel)}/${safe(link.secret)}/${answer}`,
  );
