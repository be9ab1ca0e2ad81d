import { openDatabase } from '../../server/src/platform/database/index.ts';
import { type Subscriber, startEvents } from '../../server/src/platform/events/index.ts';
import { createLog } from '../../server/src/platform/log/index.ts';

/** The process that reads the event log, with ten subscribers of one event. */
const url = process.env.DATABASE_URL ?? '';
const SUBSCRIBERS = 10;
let latencies: number[] = [];

const subscribers = Array.from(
  { length: SUBSCRIBERS },
  (_, n): Subscriber => ({
    name: `bench.${n}`,
    event: 'post.liked',
    async handle(_payload, { happenedAt }) {
      latencies.push(Date.now() - happenedAt.getTime());
    },
  }),
);
const { db } = openDatabase({ url, poolSize: 12 });
await startEvents({ url, db, subscribers, log: createLog({ level: 'fatal' }), now: Date.now, counts: new Map() });
process.on('message', (message) => {
  process.send?.(message === 'count' ? latencies.length : latencies);
  if (message === 'take') latencies = [];
});
process.on('disconnect', () => process.exit(0));
process.send?.([]);
