import type { Database } from '../../../platform/database/index.ts';
import { createCoalescer, type Log } from '../../../platform/log/index.ts';
import type { Seal } from '../../../platform/seal/index.ts';
import type { SmsSender, TextChannels } from '../../../platform/sms/index.ts';
import { claimBudget } from './claim-budget.ts';
import { sendByChannels } from './send-by-channels.ts';

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

  return {
    async send(sms) {
      const claimed = await claimBudget(db, sms.to, new Date(now()));
      if (claimed.denial !== null) return say('warn', 'a text message was not sent', { reason: claimed.denial });
      const { state } = claimed;
      if (state !== 'ok') say('error', 'the budget of text messages runs out', { state });
      const { outcome } = await sendByChannels({ db, channels, seal, now }, sms);
      if (outcome === 'no_channel') say('error', 'a text message was not sent: no extension sends text messages', {});
      if (outcome === 'refused') say('warn', 'a text message was not sent', { reason: 'refused by every channel' });
    },
  };
}
