import { type Database, inTransaction } from '../../../platform/database/index.ts';
import type { Subscriber } from '../../../platform/events/index.ts';
import { publishEach } from '../../../platform/events/index.ts';
import { layOutMail, type Mailer, type MailSection } from '../../../platform/mail/index.ts';
import { type Language, pagePath } from '../../../platform/text/index.ts';
import { provenContacts, readCustomer } from '../../people/identity/index.ts';
import { readLetterhead } from '../../shop/settings/index.ts';
import { readMembers } from '../members/index.ts';
import { countUnread, listNotifications } from './notifications.store.ts';
import { presentNotifications } from './present-notification.ts';
import { claimDigests } from './settings.store.ts';
import { notificationTexts as texts } from './texts.ts';

const AT_ONCE = 200;
/** Less than a day, so that a job that runs slightly early does not delay the mail by a day. */
const QUARANTINE_MS = 20 * 60 * 60 * 1_000;
const MOST_NAMED = 8;

/** Publishes an event for each due daily mail; its subscriber sends it. */
export async function announceDailyMails(db: Database, at: Date): Promise<void> {
  const notSince = new Date(at.getTime() - QUARANTINE_MS);
  for (let claimed = AT_ONCE; claimed === AT_ONCE; ) {
    claimed = await inTransaction(db, async (tx) => {
      const ids = await claimDigests(tx, { at, notSince, most: AT_ONCE });
      await publishEach(
        tx,
        'notifications.mail-due',
        ids.map((memberId) => ({ memberId })),
      );
      return ids.length;
    });
  }
}

export interface DailyMailDeps {
  db: Database;
  mailer: Mailer;
  publicUrl: string;
}

/** Mails a member their unread notifications, at a verified address, in both languages, the member's first. */
export function dailyMailSubscriber({ db, mailer, publicUrl }: DailyMailDeps): Subscriber {
  return {
    name: 'member-notifications.mail',
    event: 'notifications.mail-due',
    claims: true,
    async handle(payload) {
      const [member] = await readMembers(db, [payload.memberId]);
      const customer = member?.customer_id && (await readCustomer(db, member.customer_id));
      if (member?.status !== 'active' || !customer) return;
      const { email } = await provenContacts(db, customer.id);
      const count = await countUnread(db, member.id, 99);
      if (!email || count === 0) return;
      const store = await readLetterhead(db);
      const rows = await listNotifications(db, {
        memberId: member.id,
        before: null,
        limit: MOST_NAMED,
        isUnread: true,
      });
      const languages = store.languagesFor(customer.language);
      const [first] = languages;
      const subjectIn = (language: Language) =>
        texts.say(language, 'mail_subject', { count, shop: store.name[language] });
      const sections = await Promise.all(
        languages.map(async (language): Promise<MailSection> => {
          const told = await presentNotifications(db, rows, { readerId: member.id, language });
          const path = pagePath(language, '/community/notifications');
          const says = (key: 'mail_hello' | 'mail_more' | 'mail_stop') =>
            ({ kind: 'text', text: texts.say(language, key, { name: member.name }) }) as const;
          return {
            language,
            heading: subjectIn(language),
            parts: [
              says('mail_hello'),
              ...told.map(({ text }) => ({ kind: 'text', text }) as const),
              { kind: 'link', label: texts.say(language, 'mail_link'), url: `${publicUrl}${path}` },
              says(count > told.length ? 'mail_more' : 'mail_stop'),
            ],
          };
        }),
      );
      const { html, text } = layOutMail(store.senderIn(first), sections);
      await mailer.send({ to: email, subject: subjectIn(first), html, text });
    },
  };
}
