import type { Subscriber } from '../../../../platform/events/index.ts';
import { readExpiry } from '../../../community/points/index.ts';
import { provenContacts, readCustomer } from '../../../people/identity/index.ts';
import { readLetterhead } from '../../settings/index.ts';
import { pointsMail } from '../mails/points-mail.ts';
import type { NotificationDeps } from './order-subscribers.ts';

/** Mails customers at a proved address, once for each announced expiry of points. */
export function pointsMailSubscribers({ db, mailer, publicUrl }: NotificationDeps): Subscriber[] {
  return [
    {
      name: 'mail.points-expiring',
      event: 'points.expiring',
      async handle(payload) {
        const expiry = await readExpiry(db, payload.expiryId);
        const customer = expiry && (await readCustomer(db, expiry.customer_id));
        if (!expiry || !customer || expiry.expired_at !== null) return;
        const { email } = await provenContacts(db, customer.id);
        if (!email) return;
        const reader = { name: customer.first_name, email, language: customer.language };
        const what = { points: expiry.announced, dueAt: expiry.due_at };
        await mailer.send(pointsMail(what, reader, { store: await readLetterhead(db), publicUrl }));
      },
    },
  ];
}
