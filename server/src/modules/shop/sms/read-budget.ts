import type { Database } from '../../../platform/database/index.ts';
import { stateOfBudget } from './allow-sms.ts';
import { readSmsLimits } from './sms-limits.store.ts';
import { readUsage } from './sms-log.store.ts';

/** The use of the shop's budgets of text messages at `at`, and the countries of the last day's messages. */
export async function readSmsBudget(db: Database, at: Date) {
  const [limits, usage] = await Promise.all([readSmsLimits(db), readUsage(db, at)]);
  const sum = (of: 'hour' | 'day') => usage.reduce((total, row) => total + row[of], 0);
  const sent = { hour: sum('hour'), day: sum('day') };
  return {
    state: stateOfBudget(sent, limits),
    hour: { sent: sent.hour, most: limits.shopPerHour },
    day: { sent: sent.day, most: limits.shopPerDay },
    usage,
  };
}
