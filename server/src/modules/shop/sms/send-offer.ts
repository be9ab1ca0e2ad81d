import { randomUUID } from 'node:crypto';
import { MessageFault } from '@waha/extend';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { type ApprovedWords, countParts, type OfferChannels } from '../../../platform/sms/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { loggedNumber } from './allow-sms.ts';
import { markRefused, markTaken, openMessage } from './phone-messages.store.ts';
import { readSmsLimits } from './sms-limits.store.ts';

/** Advertising for one phone. */
export interface Offer {
  /** The same when it is sent again. */
  key: string;
  channel: 'sms' | 'whatsapp';
  to: string;
  language: Language;
  template: string;
  values: Readonly<Record<string, string>>;
  text: string;
  approved: ApprovedWords | undefined;
  customerId: string;
  batch: string;
}

interface OfferDeps {
  db: Database;
  channels: OfferChannels;
  now: () => number;
}

/** Whether advertising may go to a number: messages to phones are on, and its country is served. */
export async function isServed(where: Database | Tx, phone: string): Promise<boolean> {
  const { isOn, countries } = await readSmsLimits(where);
  return isOn && countries.includes(loggedNumber(phone).country);
}

/**
 * Sends advertising by its channel alone: nothing is kept for another, and it takes nothing of the budgets of codes and news. Throws where
 * the channel did not take it; `verdictOf` tells why.
 */
export async function sendOffer({ db, channels, now }: OfferDeps, offer: Offer): Promise<void> {
  const { key, channel, template, language, customerId, batch, to } = offer;
  const numberHash = loggedNumber(to).hash;
  const opened = { key, channel, template, language, orderId: undefined, customerId, numberHash, batch };
  const row = { ...opened, id: randomUUID(), kept: null, keptUntil: null };
  const id = await openMessage(db, row, new Date(now()));
  // It was taken, or a process was lost between sending and noting so.
  if (id === undefined) return;
  let sent: { extension: string; reference: string | null };
  try {
    sent = await channels.send(channel, { ...offer, key: id });
  } catch (error) {
    // A message that may have been sent stays open: it is not sent again, and a receipt may yet tell of it.
    if (wasNotSent(error)) await markRefused(db, id, verdictOf(error), new Date(now()));
    throw error;
  }
  const parts = channel === 'sms' ? countParts(offer.text).parts : 0;
  await markTaken(db, { id, ...sent, parts }, new Date(now()));
}

/** The reason why a message was not sent. The fault is the cause of what the guard of extensions throws. */
export function verdictOf(error: unknown): 'unreachable' | 'unfit' | 'later' {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof MessageFault ? cause.verdict : 'later';
}

/** Errors of a connection that was never made. */
const UNCONNECTED: ReadonlySet<unknown> = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'],
]);
const DEEPEST = 5;

/** Whether a message that failed certainly did not leave: its channel said so, or was never reached. An answer that is late or odd says neither. */
export function wasNotSent(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; depth < DEEPEST && cause instanceof Error; depth += 1) {
    if (cause instanceof MessageFault || ('code' in cause && UNCONNECTED.has(cause.code))) return true;
    cause = cause.cause;
  }
  return false;
}
