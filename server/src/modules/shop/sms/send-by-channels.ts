import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/database/index.ts';
import type { Seal } from '../../../platform/seal/index.ts';
import { countParts, type Sms, type TextChannels } from '../../../platform/sms/index.ts';
import { loggedNumber } from './allow-sms.ts';
import { approvedText } from './approved-texts.ts';
import { isUnreachable, markRefused, markTaken, openMessage } from './phone-messages.store.ts';
import { channelsIn, isSecret, rowOf } from './phone-routes.ts';
import { readPhoneSettings } from './phone-settings.store.ts';
import { verdictOf } from './send-offer.ts';

export interface SendingDeps {
  db: Database;
  channels: TextChannels;
  seal: Seal;
  now: () => number;
}

type Channel = 'sms' | 'whatsapp';

/** News of an order are of no use after that, and no second channel brings them. */
const KEPT_MS = 6 * 3_600_000;

/** `refused`: every channel said that it will never take this message. */
export type Sending = { outcome: 'sent'; channel: Channel } | { outcome: 'no_channel' | 'refused'; channel: null };

/**
 * Sends a message by the first channel of its row that takes it. Throws where none did and one may later: a job then sends it again, and
 * channels that took it before do not take it twice.
 */
export async function sendByChannels(deps: SendingDeps, sms: Sms): Promise<Sending> {
  const order = await channelsOf(deps, sms);
  if (order.length === 0) return { outcome: 'no_channel', channel: null };
  const key = sms.key ?? randomUUID();
  let later: unknown;
  for (const [at, channel] of order.entries()) {
    const tried = await trySending(deps, { ...sms, key }, { channel, isLast: at === order.length - 1 });
    if (tried === 'taken') return { outcome: 'sent', channel };
    if (tried.verdict === 'later') later = tried.error;
  }
  if (later !== undefined) throw later;
  return { outcome: 'refused', channel: null };
}

/** The channels to try: set up, not tried before, and WhatsApp only where the number was reached of late or nothing else is left. */
async function channelsOf({ db, channels, now }: SendingDeps, { to, template, tried = [] }: Sms): Promise<Channel[]> {
  const { routes } = await readPhoneSettings(db);
  const available = channels.available();
  const wanted = channelsIn(routes[rowOf(template)].channels);
  const left = wanted.filter((channel) => available.includes(channel) && !tried.includes(channel));
  if (left.length < 2 || left[0] !== 'whatsapp') return left;
  const isLost = await isUnreachable(db, loggedNumber(to).hash, new Date(now()));
  return isLost ? left.filter((channel) => channel !== 'whatsapp') : left;
}

type Tried = 'taken' | { verdict: 'unreachable' | 'unfit' | 'later'; error: unknown };

async function trySending(
  deps: SendingDeps,
  sms: Sms & { key: string },
  { channel, isLast }: { channel: Channel; isLast: boolean },
): Promise<Tried> {
  const { db, channels, now } = deps;
  const id = await open(deps, sms, { channel, isKept: !isLast && !isSecret(sms.template) });
  // The process was lost between sending and telling the job so.
  if (id === undefined) return 'taken';
  const approved = approvedText(sms.template, sms.language);
  const sent = await channels.send(channel, { ...sms, key: id, approved }).catch((error: unknown) => ({ error }));
  if ('error' in sent) {
    const verdict = verdictOf(sent.error);
    await markRefused(db, id, verdict, new Date(now()));
    return { verdict, error: sent.error };
  }
  const parts = channel === 'sms' ? countParts(sms.text).parts : 0;
  // Outside the handling of refusals: a message that was taken must not go to the next channel where this cannot be stored.
  await markTaken(db, { id, ...sent, parts }, new Date(now()));
  return 'taken';
}

async function open(
  { db, seal, now }: SendingDeps,
  sms: Sms & { key: string },
  { channel, isKept }: { channel: Channel; isKept: boolean },
): Promise<string | undefined> {
  const { key, template, language, orderId, customerId } = sms;
  const id = randomUUID();
  const kept = isKept ? await seal.seal(JSON.stringify(sms), `phone_messages ${key}`) : null;
  const keptUntil = isKept ? new Date(now() + KEPT_MS) : null;
  const numberHash = loggedNumber(sms.to).hash;
  const opened = { id, key, channel, template, language, orderId, customerId, numberHash, kept, keptUntil };
  return openMessage(db, opened, new Date(now()));
}
