import { type Subscriber, subscribe } from '../../../../platform/events/index.ts';
import { readAffiliate } from '../../../community/affiliates/index.ts';
import { provenContacts, readCustomer } from '../../../people/identity/index.ts';
import { readLetterhead } from '../../settings/index.ts';
import { affiliateMail, type MailedAffiliateEvent, mailedAffiliateEvents } from '../mails/affiliate-mail.ts';
import type { NotificationDeps } from './order-subscribers.ts';

/** The status of an affiliate after each event: a later decision is mailed by its own event. */
const standing = { approved: 'approved', rejected: 'rejected', suspended: 'suspended', restored: 'approved' } as const;

/** Mails applicants at a proved address when staff decide. */
export function affiliateMailSubscribers({ db, mailer, publicUrl }: NotificationDeps): Subscriber[] {
  const handle =
    (event: MailedAffiliateEvent) =>
    async ({ affiliateId }: { affiliateId: number }) => {
      const affiliate = await readAffiliate(db, { id: affiliateId });
      if (affiliate?.customer_id == null || affiliate.status !== standing[event]) return;
      const customer = await readCustomer(db, affiliate.customer_id);
      const { email } = await provenContacts(db, affiliate.customer_id);
      if (!customer || !email) return;
      const applicant = { name: customer.first_name, email, language: customer.language };
      await mailer.send(affiliateMail(affiliate, applicant, event, { store: await readLetterhead(db), publicUrl }));
    };
  return mailedAffiliateEvents.map((event) =>
    subscribe(`affiliate.${event}`, handle(event), { name: `mail.affiliate-${event}` }),
  );
}
