import type { Database } from '../../../platform/database/index.ts';
import type { Subscriber as EventSubscriber } from '../../../platform/events/index.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import { readLetterhead } from '../../shop/settings/index.ts';
import { makeToken } from './mail-token.ts';
import { type Request, readSubscriber, type Subscriber } from './newsletter.store.ts';
import { type NewsletterMail, newsletterMail } from './newsletter-mail.ts';

export interface NewsletterMailDeps {
  db: Database;
  mailer: Mailer;
  publicUrl: string;
  now: () => number;
}

/**
 * Mails about subscriptions. Tokens are created here, when the mail is sent, so that they exist in the mail only; a
 * mail that is sent twice after a crash contains two valid tokens.
 */
export function newsletterMailSubscribers({ db, mailer, publicUrl, now }: NewsletterMailDeps): EventSubscriber[] {
  async function send(kind: NewsletterMail, subscriber: Subscriber, request: Request): Promise<void> {
    const purpose = kind === 'confirm' ? 'confirm' : 'unsubscribe';
    const token = await makeToken({ db, now }, { subscriberId: subscriber.id, purpose, ...request });
    const store = await readLetterhead(db);
    const { email } = subscriber;
    await mailer.send(newsletterMail({ kind, email, language: request.language, token, store, publicUrl }));
  }
  return [
    {
      name: 'mail.newsletter-requested',
      event: 'newsletter.requested',
      async handle(payload) {
        const { subscriberId, ...request } = payload;
        const subscriber = await readSubscriber(db, subscriberId);
        if (subscriber) await send(subscriber.status === 'subscribed' ? 'already' : 'confirm', subscriber, request);
      },
    },
    {
      name: 'mail.newsletter-confirmed',
      event: 'newsletter.confirmed',
      async handle(payload) {
        const subscriber = await readSubscriber(db, payload.subscriberId);
        if (subscriber?.status !== 'subscribed') return;
        await send('welcome', subscriber, { language: subscriber.language, source: 'mail' });
      },
    },
  ];
}
