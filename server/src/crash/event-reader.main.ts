import { openDatabase } from '../platform/database/index.ts';
import { type Subscriber, startEvents } from '../platform/events/index.ts';
import { createLog } from '../platform/log/index.ts';

/** A process that reads the event log, and writes down what it handled in the order in which it did. */
const url = process.env.DATABASE_URL ?? '';
const { db } = openDatabase({ url, poolSize: 4 });

const subscriber = (name: string, claims: boolean): Subscriber => ({
  name,
  event: 'post.liked',
  claims,
  handle: async ({ postId, memberId }) => {
    await db.query('insert into handled (subscriber, post, member) values ($1, $2, $3)', [name, postId, memberId]);
  },
});

await startEvents({
  ...{ url, db, log: createLog({ level: 'silent' }), now: Date.now, counts: new Map() },
  subscribers: [subscriber('crash.plain', false), subscriber('crash.claims', true)],
});
process.send?.('reads');
process.on('disconnect', () => process.exit(0));
