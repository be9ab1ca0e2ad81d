import { type Subscriber, subscribe } from '../../../../platform/events/index.ts';
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
        const { customerId, points, orders } = payload;
        return send(customerId, 'posted', { points, orders });
      },
    },
    ...mailedWithdrawalEvents.map((event) =>
      subscribe(`withdrawal.${event}`, ({ withdrawalId }) => tellOfWithdrawal(withdrawalId, event), {
        name: `mail.withdrawal-${event}`,
      }),
    ),
  ];

  async function tellOfWithdrawal(id: string, event: (typeof mailedWithdrawalEvents)[number]): Promise<void> {
    const row = await readWithdrawal(db, id);
    if (!row || row.customer_id === null) return;
    await send(row.customer_id, event, {
      amount: amountOf(row.amount_halalas),
      destination: maskDestination(row.destination) ?? '',
      reason: sentence(row.reason ?? ''),
      reference: row.reference ?? '',
    });
  }
}
