import type { EndpointKey } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { recordConsent } from '../../people/consents/index.ts';
import { optOutByToken } from '../../people/identity/index.ts';
import { hashToken } from './mail-token.ts';
import {
  claimMail,
  confirmByToken,
  isConfirmedBy,
  readSubscriber,
  requestSubscription,
  unsubscribeByToken,
} from './newsletter.store.ts';

type NewsletterKey = Extract<EndpointKey, `${string} /newsletter${string}`>;

export function newsletterRoutes({ db, now }: { db: Database; now: () => number }): Handlers<NewsletterKey> {
  return {
    // The work and the answer are the same for known and unknown addresses; only the owner of the mailbox sees a
    // difference.
    'POST /newsletter': async ({ body }, { language }) => {
      const { email, source } = body;
      await inTransaction(db, async (tx) => {
        const subscriberId = await requestSubscription(tx, email, { language, source });
        if (!(await claimMail(tx, subscriberId))) return;
        await publish(tx, 'newsletter.requested', { subscriberId, language, source });
      });
      return { requested: true as const };
    },
    'POST /newsletter/confirm': async ({ body }) => {
      const hash = hashToken(body.token);
      await inTransaction(db, async (tx) => {
        const subscriberId = await confirmByToken(tx, hash);
        if (subscriberId) {
          await recordConfirmed(tx, subscriberId, new Date(now()));
          await publish(tx, 'newsletter.confirmed', { subscriberId });
        } else if (!(await isConfirmedBy(tx, hash))) refuse('newsletter.link_invalid');
      });
      return { subscribed: true as const };
    },
    'POST /newsletter/unsubscribe': async ({ body }) => {
      const at = new Date(now());
      // The same page ends the consent of an account to advertising, which mails of the shop link to.
      const wasFound = await inTransaction(
        db,
        async (tx) => (await leaveByToken(tx, hashToken(body.token), at)) || optOutByToken(tx, body.token, at),
      );
      if (!wasFound) refuse('newsletter.link_invalid');
      return { subscribed: false as const };
    },
  };
}

async function recordConfirmed(tx: Tx, subscriberId: string, at: Date): Promise<void> {
  const subscriber = await readSubscriber(tx, subscriberId);
  if (!subscriber) return;
  const { email, language } = subscriber;
  const read = { text: 'newsletter', language } as const;
  await recordConsent(tx, { of: { email }, subject: 'newsletter', isGiven: true, way: 'form', read, at });
}

async function leaveByToken(tx: Tx, hash: Buffer, at: Date): Promise<boolean> {
  const left = await unsubscribeByToken(tx, hash);
  if (left?.was_subscribed) {
    await recordConsent(tx, {
      ...{ of: { email: left.email }, subject: 'newsletter', isGiven: false, way: 'mail_link', at },
    });
  }
  return left !== undefined;
}
