import type { Subscriber } from '../../../../platform/events/index.ts';
import type { SmsSender } from '../../../../platform/sms/index.ts';
import { pageUrl } from '../../../../platform/text/index.ts';
import { readExpiry } from '../../../community/points/index.ts';
import { provenContacts, readCustomer } from '../../../people/identity/index.ts';
import { languageFor, readLetterhead, readStoreIdentity } from '../../settings/index.ts';
import { readPhoneSettings } from '../../sms/index.ts';
import { pointsMail } from '../mails/points-mail.ts';
import { lastDay, phoneTexts } from '../phone/phone-texts.ts';
import type { NotificationDeps } from './order-subscribers.ts';

/** Tells customers at a proved address and by phone, once for each announced expiry of points. */
export function pointsMailSubscribers({
  db,
  mailer,
  sms,
  publicUrl,
}: NotificationDeps & { sms: SmsSender }): Subscriber[] {
  const readDue = async (expiryId: number) => {
    const expiry = await readExpiry(db, expiryId);
    const customer = expiry && (await readCustomer(db, expiry.customer_id));
    if (!expiry || !customer || expiry.expired_at !== null) return undefined;
    return { expiry, customer, contacts: await provenContacts(db, customer.id) };
  };
  return [
    {
      name: 'mail.points-expiring',
      event: 'points.expiring',
      async handle(payload) {
        const due = await readDue(payload.expiryId);
        const email = due?.contacts.email;
        if (!due || !email) return;
        const { expiry, customer } = due;
        const reader = { name: customer.first_name, email, language: customer.language };
        const what = { points: expiry.announced, dueAt: expiry.due_at };
        await mailer.send(pointsMail(what, reader, { store: await readLetterhead(db), publicUrl }));
      },
    },
    {
      name: 'sms.points-expiring',
      event: 'points.expiring',
      async handle({ expiryId }) {
        const { rule } = (await readPhoneSettings(db)).routes.points_expiring;
        const due = rule === 'never' ? undefined : await readDue(expiryId);
        const to = due?.contacts.phone;
        if (!due || !to || (rule === 'without_email' && due.contacts.email !== null)) return;
        const { expiry, customer } = due;
        const { id: customerId } = customer;
        const language = await languageFor(db, customer.language);
        const template = 'points_expiring';
        const values = {
          shop: (await readStoreIdentity(db)).name[language],
          points: String(expiry.announced),
          date: lastDay(expiry.due_at, language),
          url: pageUrl(publicUrl, language, '/account/points'),
        };
        const text = phoneTexts.say(language, template, values);
        await sms.send({ to, language, template, values, text, customerId, key: `${template}:${expiryId}` });
      },
    },
  ];
}
