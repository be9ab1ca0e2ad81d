import type { PhoneChannel, PhoneSendingOutcome } from '@waha/contract';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import type { Seal } from '../../../platform/seal/index.ts';
import type { Sms, TextChannels } from '../../../platform/sms/index.ts';
import { denySms, loggedNumber } from './allow-sms.ts';
import { sendByChannels } from './send-by-channels.ts';
import { readSmsLimits } from './sms-limits.store.ts';
import { countSent, insertSent, lockSmsLog } from './sms-log.store.ts';

export interface PhoneTest {
  outcome: PhoneSendingOutcome;
  /** The channel that took it. */
  channel: PhoneChannel | null;
}

interface TestDeps {
  db: Database;
  channels: TextChannels;
  seal: Seal;
  now: () => number;
}

/** Sends a message now, as a test of staff, and says what became of it. It counts in the budgets as every other message. */
export async function sendTest(deps: TestDeps, sms: Sms): Promise<PhoneTest> {
  const { db, now } = deps;
  const number = loggedNumber(sms.to);
  const isAllowed = await inTransaction(db, async (tx) => {
    await lockSmsLog(tx);
    if (denySms(number, await countSent(tx, number, new Date(now())), await readSmsLimits(tx)) !== null) return false;
    await insertSent(tx, number, new Date(now()));
    return true;
  });
  if (!isAllowed) return { outcome: 'budget', channel: null };
  let channel: PhoneChannel | null = null;
  const watched: TextChannels = {
    available: () => deps.channels.available(),
    async send(by, message) {
      const sent = await deps.channels.send(by, message);
      channel = by;
      return sent;
    },
  };
  // A failure that may pass is told at once: the tester is waiting for it.
  const outcome = await sendByChannels({ ...deps, channels: watched }, sms).catch(() => 'failed' as const);
  return { outcome: outcome === 'no-channel' ? 'no_channel' : outcome, channel };
}
