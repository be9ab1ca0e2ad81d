import type { EndpointKey } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { optOutByToken } from '../../people/identity/index.ts';
import { hashToken } from './mail-token.ts';
import {
  claimMail,
  confirmByToken,
  isConfirmedBy,
  requestSubscription,
  unsubscribeByToken,
} from './newsletter.store.ts';

type NewsletterKey = Extract<EndpointKey, `${string} /newsletter${string}`>;

export function newsletterRoutes({ db }: { db: Database }): Handlers<NewsletterKey> {
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
        if (subscriberId) await publish(tx, 'newsletter.confirmed', { subscriberId });
        else if (!(await isConfirmedBy(tx, hash))) refuse('newsletter.link_invalid');
      });
      return { subscribed: true as const };
    },
    'POST /newsletter/unsubscribe': async ({ body }) => {
      // The same page ends the consent of an account to advertising, which mails of the shop link to.
      const wasFound = await inTransaction(
        db,
        async (tx) => (await unsubscribeByToken(tx, hashToken(body.token))) || optOutByToken(tx, body.token),
      );
      if (!wasFound) refuse('newsletter.link_invalid');
      return { subscribed: false as const };
    },
  };
}
