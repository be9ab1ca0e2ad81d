import type { SmsState } from '@waha/contract';
import type { Handlers } from '../../platform/bind/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { stateOfBudget } from './allow-sms.ts';
import { readSmsLimits } from './sms-limits.store.ts';
import { readUsage } from './sms-log.store.ts';

const MOST_COUNTRIES = 20;

export function smsRoutes({ db, now }: { db: Database; now: () => number }): Handlers<'GET /admin/sms'> {
  return {
    'GET /admin/sms': async (): Promise<SmsState> => {
      const [limits, usage] = await Promise.all([readSmsLimits(db), readUsage(db, new Date(now()))]);
      const sum = (of: 'hour' | 'day') => usage.reduce((total, row) => total + row[of], 0);
      const sent = { hour: sum('hour'), day: sum('day') };
      return {
        state: stateOfBudget(sent, limits),
        hour: { sent: sent.hour, most: limits.shopPerHour },
        day: { sent: sent.day, most: limits.shopPerDay },
        countries: usage.slice(0, MOST_COUNTRIES).map(({ country, day }) => ({ country, sent: day })),
      };
    },
  };
}
