import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { denySms, loggedNumber, type SmsDenial, stateOfBudget } from './allow-sms.ts';
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

export type ClaimedBudget = { denial: SmsDenial } | { denial: null; state: ReturnType<typeof stateOfBudget> };

/** Counts a message to a number within all budgets, or says why it may not be sent. `state` is that of the shop's budget with it. */
export async function claimBudget(db: Database, phone: string, at: Date): Promise<ClaimedBudget> {
  const number = loggedNumber(phone);
  const claimed = await inTransaction(db, async (tx): Promise<ClaimedBudget> => {
    await lockSmsLog(tx);
    const limits = await readSmsLimits(tx);
    const sent = await countSent(tx, number, at);
    const denial = denySms(number, sent, limits);
    if (denial !== null) return { denial };
    await insertSent(tx, number, at);
    return { denial, state: stateOfBudget({ hour: sent.shop_hour + 1, day: sent.shop_day + 1 }, limits) };
  });
  smsOutcomes[claimed.denial ?? 'sent'] += 1;
  return claimed;
}
