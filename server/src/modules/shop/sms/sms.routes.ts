import type { OrderMessage, SmsState } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { listMessagesOf, type ShownMessage } from './phone-messages.store.ts';
import { readSmsBudget } from './read-budget.ts';

const MOST_COUNTRIES = 20;

export function smsRoutes({
  db,
  now,
}: {
  db: Database;
  now: () => number;
}): Handlers<'GET /admin/sms' | 'GET /admin/sms/orders/{id}'> {
  return {
    'GET /admin/sms': async (): Promise<SmsState> => {
      const { usage, ...budget } = await readSmsBudget(db, new Date(now()));
      return {
        ...budget,
        countries: usage.slice(0, MOST_COUNTRIES).map(({ country, day }) => ({ country, sent: day })),
      };
    },
    'GET /admin/sms/orders/{id}': async ({ params }) => (await listMessagesOf(db, params.id)).map(present),
  };
}

const present = ({ created_at: sentAt, state_at: stateAt, ...message }: ShownMessage): OrderMessage => ({
  ...message,
  sent_at: sentAt.toISOString(),
  state_at: stateAt.toISOString(),
});
