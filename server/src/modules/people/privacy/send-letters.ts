import type { BackgroundDeps } from '../../../manifest/index.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { publish, type Subscriber } from '../../../platform/events/index.ts';
import { readLetterhead } from '../../shop/settings/index.ts';
import { letterMail } from './breach-letter.ts';
import { claimPersons, markPerson } from './breach-persons.store.ts';
import { readBreach } from './breaches.store.ts';

const BATCH = 50;

/**
 * Sends the letters of a breach in batches, each by an event of its own. A person is claimed before their mail leaves, so that a
 * repeated event writes to nobody twice; the one whose mail was under way in a crash is counted as failed, for a second look.
 */
export function letterSubscriber({
  db,
  mailer,
  onError,
}: Pick<BackgroundDeps, 'db' | 'mailer' | 'onError'>): Subscriber {
  return {
    name: 'mail.breach-letters',
    event: 'privacy.letters_due',
    async handle({ breachId }) {
      const breach = await readBreach(db, breachId);
      if (!breach?.letters_at) return;
      const readers = await claimPersons(db, breachId, BATCH);
      const store = await readLetterhead(db);
      for (const reader of readers) {
        const state = await mailer.send(letterMail(reader, breach, store)).then(
          () => 'sent' as const,
          (error: unknown) => {
            onError(error);
            return 'failed' as const;
          },
        );
        await markPerson(db, breachId, reader.customer_id, state);
      }
      if (readers.length > 0) await inTransaction(db, (tx) => publish(tx, 'privacy.letters_due', { breachId }));
    },
  };
}
