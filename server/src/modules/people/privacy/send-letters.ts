import type { BackgroundDeps } from '../../../manifest/index.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { publish, type Subscriber } from '../../../platform/events/index.ts';
import { readLetterhead } from '../../shop/settings/index.ts';
import { letterMail } from './breach-letter.ts';
import { claimPersons, listNextRegistered, markPerson, releasePersons } from './breach-persons.store.ts';
import { type BreachRow, readBreach } from './breaches.store.ts';

const BATCH = 50;
const LISTED_AT_ONCE = 2_000;
/** Failures in a row after which the mail server itself counts as away. */
const MOST_FAILURES = 5;

type Deps = Pick<BackgroundDeps, 'db' | 'mailer' | 'now' | 'onError'>;

/**
 * Sends the letters of a breach in batches, each by an event of its own. A person is claimed before their mail leaves, so that a
 * repeated event writes to nobody twice; the one whose mail was under way in a crash is counted as failed, for a second look.
 */
export function letterSubscriber(deps: Deps): Subscriber {
  const { db, now } = deps;
  return {
    name: 'mail.breach-letters',
    event: 'privacy.letters_due',
    async handle({ breachId }) {
      const breach = await readBreach(db, breachId);
      if (!breach?.letters_at) return;
      const readers = await claimPersons(db, breachId, { most: BATCH, at: new Date(now()) });
      await sendToAll(deps, breach, readers);
      if (readers.length > 0) await inTransaction(db, (tx) => publish(tx, 'privacy.letters_due', { breachId }));
    },
  };
}

type Reader = Awaited<ReturnType<typeof claimPersons>>[number];

/**
 * Writes to claimed persons. While the mail server is away nobody's letter has failed: their claims are taken back, and the event
 * is attempted again.
 */
async function sendToAll({ db, mailer, onError }: Deps, breach: BreachRow, readers: readonly Reader[]): Promise<void> {
  const store = await readLetterhead(db);
  const most = Math.min(MOST_FAILURES, readers.length);
  let failedInARow: Reader[] = [];
  for (const [index, reader] of readers.entries()) {
    try {
      await mailer.send(letterMail(reader, breach, store));
    } catch (error) {
      failedInARow.push(reader);
      if (failedInARow.length < most) {
        onError(error);
        continue;
      }
      const unsent = [...failedInARow, ...readers.slice(index + 1)];
      await releasePersons(
        db,
        breach.id,
        unsent.map(({ customer_id: id }) => id),
      );
      throw error;
    }
    await markPerson(db, breach.id, reader.customer_id, 'sent');
    // The server works, so that it refused those before.
    for (const { customer_id: id } of failedInARow) await markPerson(db, breach.id, id, 'failed');
    failedInARow = [];
  }
  for (const { customer_id: id } of failedInARow) await markPerson(db, breach.id, id, 'failed');
}

/** Lists accounts of a breach in batches, each by an event of its own. */
export function listingSubscriber({ db }: Pick<Deps, 'db'>): Subscriber {
  return {
    name: 'privacy.breach-listing',
    event: 'privacy.persons_due',
    handle: ({ breachId }) =>
      inTransaction(db, async (tx) => {
        const isMore = await listNextRegistered(tx, breachId, LISTED_AT_ONCE);
        if (isMore) await publish(tx, 'privacy.persons_due', { breachId });
      }),
  };
}
