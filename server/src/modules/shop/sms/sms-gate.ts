import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { createCoalescer, type Log } from '../../../platform/log/index.ts';
import type { Seal } from '../../../platform/seal/index.ts';
import type { SmsSender, TextChannels } from '../../../platform/sms/index.ts';
import { denySms, loggedNumber, type SmsDenial, stateOfBudget } from './allow-sms.ts';
import { sendByChannels } from './send-by-channels.ts';
import { readSmsLimits } from './sms-limits.store.ts';
import { countSent, insertSent, lockSmsLog } from './sms-log.store.ts';

/** Messages of this process, counted by outcome. */
export const smsOutcomes: Record<'sent' | SmsDenial, number> = {
  sent: 0,
  off: 0,
  country: 0,
  number: 0,
  block: 0,
  shop: 0,
};

export interface SmsGateOptions {
  db: Database;
  channels: TextChannels;
  /** Seals what is kept for the next channel. */
  seal: Seal;
  log: Log;
  now: () => number;
}

const COALESCED_MS = 60_000;

/**
 * Limits the messages to phones, over all channels. A message within all budgets is counted and sent by the channels of its row, in
 * their order. Another one is dropped, since it is useless later, counted by its reason and logged, without the number, which is personal.
 */
export function createSmsGate({ db, channels, seal, log, now }: SmsGateOptions): SmsSender {
  const coalescer = createCoalescer({ everyMs: COALESCED_MS, now });

  function say(level: 'warn' | 'error', message: string, about: Record<string, unknown>): void {
    const more = coalescer.due(`${message} ${JSON.stringify(about)}`);
    if (more !== undefined) log[level]({ ...about, more }, message);
  }

  /** Counts a message, or returns the reason why it may not be sent. */
  async function claim(phone: string): Promise<SmsDenial | null> {
    const number = loggedNumber(phone);
    const at = new Date(now());
    return inTransaction(db, async (tx) => {
      await lockSmsLog(tx);
      const limits = await readSmsLimits(tx);
      const sent = await countSent(tx, number, at);
      const denial = denySms(number, sent, limits);
      if (denial !== null) return denial;
      await insertSent(tx, number, at);
      const state = stateOfBudget({ hour: sent.shop_hour + 1, day: sent.shop_day + 1 }, limits);
      if (state !== 'ok') say('error', 'the budget of text messages runs out', { state });
      return null;
    });
  }

  return {
    async send(sms) {
      const denial = await claim(sms.to);
      smsOutcomes[denial ?? 'sent'] += 1;
      if (denial !== null) return say('warn', 'a text message was not sent', { reason: denial });
      const outcome = await sendByChannels({ db, channels, seal, now }, sms);
      if (outcome === 'no-channel') say('error', 'a text message was not sent: no extension sends text messages', {});
      if (outcome === 'refused') say('warn', 'a text message was not sent', { reason: 'refused by every channel' });
    },
  };
}
