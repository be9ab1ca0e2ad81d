import { z } from 'zod';
import type { Subscriber } from '../../../../platform/jobs/index.ts';
import { maskDestination, readWithdrawal } from '../../../community/payouts/index.ts';
import { provenContacts, readCustomer } from '../../../people/identity/index.ts';
import { readLetterhead } from '../../settings/index.ts';
import {
  amountOf,
  earningsMail,
  type MailedEarningsEvent,
  mailedWithdrawalEvents,
  sentence,
} from '../mails/earnings-mail.ts';
import type { NotificationDeps } from './order-subscribers.ts';

const posted = z.object({ customerId: z.uuid(), points: z.int(), orders: z.int() });
const ofWithdrawal = z.object({ withdrawalId: z.uuid() });

/** Mails affiliates, at an address they proved, when points can be used and when a withdrawal was decided or paid. */
export function earningsMailSubscribers({ db, mailer, publicUrl }: NotificationDeps): Subscriber[] {
  async function send(
    customerId: string,
    event: MailedEarningsEvent,
    facts: Readonly<Record<string, string | number>>,
  ): Promise<void> {
    const customer = await readCustomer(db, customerId);
    if (!customer) return;
    const { email } = await provenContacts(db, customer.id);
    if (!email) return;
    const affiliate = { name: customer.first_name, email, language: customer.language };
    await mailer.send(earningsMail(event, facts, affiliate, { store: await readLetterhead(db), publicUrl }));
  }

  return [
    {
      name: 'mail.commissions-posted',
      event: 'commissions.posted',
      handle(payload) {
        const { customerId, points, orders } = posted.parse(payload);
        return send(customerId, 'posted', { points, orders });
      },
    },
    ...mailedWithdrawalEvents.map((event) => ({
      name: `mail.withdrawal-${event}`,
      event: `withdrawal.${event}`,
      async handle(payload: Record<string, unknown>) {
        const row = await readWithdrawal(db, ofWithdrawal.parse(payload).withdrawalId);
        if (!row || row.customer_id === null) return;
        await send(row.customer_id, event, {
          amount: amountOf(row.amount_halalas),
          destination: maskDestination(row.destination) ?? '',
          reason: sentence(row.reason ?? ''),
          reference: row.reference ?? '',
        });
      },
    })),
  ];
}
