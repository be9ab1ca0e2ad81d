import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inTransaction, openDatabase } from '../../server/src/platform/database/index.ts';
import { publish, startEvents } from '../../server/src/platform/events/index.ts';
import { createLog } from '../../server/src/platform/log/index.ts';
import { percentile } from './load.ts';
import { countRow, type Row, row } from './report.ts';
import { messageOf } from './start-process.ts';

const SUBSCRIBERS = 10;
const BURST = 10_000;
const PUBLISHERS = 32;
const CALM_MS = 10_000;
const CALM_PAUSE_MS = 10;
const EVENTS_GOAL = 1_000;
const P99_GOAL_MS = 100;

/** The event log: events a second through ten subscribers of one process, and the time from publishing to handling. */
export async function benchEvents(databaseUrl: string): Promise<Row[]> {
  const child = fork(join(import.meta.dirname, 'events.main.ts'), {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  await messageOf(child);
  child.setMaxListeners(0);
  const database = openDatabase({ url: databaseUrl, poolSize: PUBLISHERS });
  // This process publishes as one that does not read the log: it tells the other.
  const common = { url: databaseUrl, db: database.db, now: Date.now, counts: new Map() };
  const follower = await startEvents({ ...common, subscribers: [], log: createLog({ level: 'fatal' }) });
  const count = async () => {
    child.send('count');
    return Number(await messageOf(child));
  };
  const takeLatencies = async () => {
    child.send('take');
    // Sent by events.main.ts.
    return (await messageOf(child)) as number[];
  };
  let serial = 0;
  const publishOne = () => {
    serial += 1;
    const payload = { postId: serial % 97, memberId: serial };
    return inTransaction(database.db, (tx) => publish(tx, 'post.liked', payload));
  };
  const all = async (events: number) => {
    while ((await count()) < events * SUBSCRIBERS) await sleep(20);
  };
  try {
    await sleep(3_000);
    const begun = performance.now();
    const publishers = Array.from({ length: PUBLISHERS }, async () => {
      while (serial < BURST) await publishOne();
    });
    await Promise.all(publishers);
    await all(serial);
    const rate = (serial * 1_000) / (performance.now() - begun);
    await takeLatencies();
    const [from, until] = [serial, performance.now() + CALM_MS];
    while (performance.now() < until) {
      await publishOne();
      await sleep(CALM_PAUSE_MS);
    }
    await all(serial - from);
    const p99 = percentile(await takeLatencies(), 0.99);
    return [
      row('events through ten subscribers', rate, 'goal', EVENTS_GOAL, 1),
      countRow('events: from publishing to handling, p99 in ms', Math.round(p99), 'at most', P99_GOAL_MS, 1),
    ];
  } finally {
    await follower.close();
    await database.close();
    child.kill();
    await once(child, 'exit');
  }
}
