import { type Subscriber, subscribe } from '../../../../platform/events/index.ts';
import { readJoinRequest } from '../../../community/members/index.ts';
import { provenContacts, readCustomer } from '../../../people/identity/index.ts';
import { readLetterhead } from '../../settings/index.ts';
import { type MailedMembershipEvent, mailedMembershipEvents, membershipMail } from '../mails/membership-mail.ts';
import type { NotificationDeps } from './order-subscribers.ts';

/** Mails membership applicants at a proved address when staff decide or write. */
export function membershipMailSubscribers({ db, mailer, publicUrl }: NotificationDeps): Subscriber[] {
  const handle =
    (event: MailedMembershipEvent) =>
    async ({ requestId }: { requestId: string }) => {
      const request = await readJoinRequest(db, requestId);
      const customer = request && (await readCustomer(db, request.customer_id));
      if (!request || !customer) return;
      const { email } = await provenContacts(db, customer.id);
      if (!email) return;
      const asker = { name: customer.first_name, email, language: customer.language };
      await mailer.send(membershipMail(request, asker, event, { store: await readLetterhead(db), publicUrl }));
    };
  return mailedMembershipEvents.map((event) =>
    subscribe(`membership.${event}`, handle(event), { name: `mail.membership-${event}` }),
  );
}
