import type { SmsState } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { readSmsBudget } from './read-budget.ts';

const MOST_COUNTRIES = 20;

export function smsRoutes({ db, now }: { db: Database; now: () => number }): Handlers<'GET /admin/sms'> {
  return {
    'GET /admin/sms': async (): Promise<SmsState> => {
      const { usage, ...budget } = await readSmsBudget(db, new Date(now()));
      return {
        ...budget,
        countries: usage.slice(0, MOST_COUNTRIES).map(({ country, day }) => ({ country, sent: day })),
      };
    },
  };
}
