import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { inTransaction } from '../database/index.ts';
import { countFailures, listFailures, requestRetry } from '../jobs/index.ts';
import { createLog } from '../log/index.ts';
import {
  adoptLog,
  publish,
  publishEach,
  readEventBacklog,
  rewind,
  type Subscriber,
  startEvents,
  wakeAfterCommit,
} from './index.ts';

let database: TestDatabase;
let lines: Record<string, unknown>[] = [];
const running: { close(): Promise<void> }[] = [];
const log = createLog({ level: 'info', destination: { write: (line) => lines.push(JSON.parse(line)) } });

beforeEach(async () => {
  database = await createTestDatabase();
  database.allowViolations();
  lines = [];
});
afterEach(async () => {
  for (const one of running.splice(0)) await one.close();
  await database.close();
});

async function run(...subscribers: Subscriber[]) {
  const { url, db } = database;
  const started = await startEvents({ url, db, subscribers, log, now: Date.now, counts: new Map() });
  running.push(started);
  return started;
}
const like = (postId: number, memberId: number) =>
  inTransaction(database.db, (tx) => publish(tx, 'post.liked', { postId, memberId }));

/** A subscriber that notes what it handled, as `post/member`, and fails as `fails` says. */
function noting(fails: (what: string) => boolean = () => false, more: { claims?: boolean; name?: string } = {}) {
  const handled: string[] = [];
  const attempts: string[] = [];
  const subscriber: Subscriber = {
    name: 'test.likes',
    event: 'post.liked',
    async handle({ postId, memberId }) {
      const what = `${postId}/${memberId}`;
      attempts.push(what);
      if (fails(what)) throw new Error('not this time');
      handled.push(what);
    },
    ...more,
  };
  return { handled, attempts, subscriber };
}

test('each committed event is handled once, those of a subject in their order; what is rolled back is not', async () => {
  const { handled, subscriber } = noting();
  await run(subscriber);
  for (let n = 0; n < 40; n += 1) await like(n % 4, n);
  const fail = inTransaction(database.db, async (tx) => {
    await publish(tx, 'post.liked', { postId: 1, memberId: 999 });
    throw new Error('rolled back');
  });
  await expect(fail).rejects.toThrow('rolled back');
  await expect.poll(() => handled.length).toBe(40);
  const members = handled.filter((one) => one.startsWith('2/')).map((one) => Number(one.slice(2)));
  expect(members).toEqual([2, 6, 10, 14, 18, 22, 26, 30, 34, 38]);
});

test('an event that is committed late, behind newer ones, is not lost', async () => {
  const { handled, subscriber } = noting();
  await run(subscriber);
  const gate = Promise.withResolvers<void>();
  const late = inTransaction(database.db, async (tx) => {
    // The row, with its number, before the commit of the others.
    await tx.query(
      `insert into events (name, subject, payload) values ('post.liked', 'postId:1', '{"postId":1,"memberId":1}')`,
    );
    await gate.promise;
  });
  await like(2, 2);
  await expect.poll(() => handled).toEqual(['2/2']);
  gate.resolve();
  await late;
  await like(3, 3);
  await expect.poll(() => handled.toSorted()).toEqual(['1/1', '2/2', '3/3']);
});

test('a backlog is read in pages, in order, and once', async () => {
  const payloads = Array.from({ length: 1_300 }, (_, n) => ({ postId: 7, memberId: n + 1 }));
  await inTransaction(database.db, (tx) => publishEach(tx, 'post.liked', payloads));
  const { handled, subscriber } = noting();
  await run(subscriber);
  await expect.poll(() => handled.length, { timeout: 30_000 }).toBe(1_300);
  expect(handled).toEqual(payloads.map(({ memberId }) => `7/${memberId}`));
  await expect.poll(() => readEventBacklog(database.db)).toEqual([]);
});

test('a backlog that another reader began is finished, and then what came since', async () => {
  const payloads = Array.from({ length: 700 }, (_, n) => ({ postId: 7, memberId: n + 1 }));
  const { handled, subscriber } = noting();
  const first = await run(subscriber);
  await like(1, 1);
  await expect.poll(() => handled.length).toBe(1);
  await first.close();
  await inTransaction(database.db, (tx) => publishEach(tx, 'post.liked', payloads));
  // The former reader had handled a page of it.
  await database.db.query(`update event_positions set reading = pg_current_snapshot(),
    after_id = (select id from events where subject = 'postId:7' order by id offset 499 limit 1)`);
  await like(8, 1);
  await run(subscriber);
  await expect.poll(() => handled.length).toBe(202);
  expect(handled.at(-1)).toBe('8/1');
  await expect.poll(() => readEventBacklog(database.db)).toEqual([]);
});

describe('one that fails', () => {
  test('is tried again; later ones of its subject wait, others go on', async () => {
    let left = 1;
    const { handled, attempts, subscriber } = noting((what) => what === '1/1' && left-- > 0);
    const other = noting(undefined, { name: 'test.other' });
    await run(subscriber, other.subscriber);
    await like(1, 1);
    await expect.poll(() => attempts).toEqual(['1/1']);
    await like(1, 2);
    await like(2, 1);
    await expect.poll(() => handled).toEqual(['2/1']);
    // The other subject may be handled before it is stored that this one waits.
    await expect.poll(() => countFailures(database.db)).toEqual({ dead: 0, retrying: 2 });
    await expect.poll(() => handled, { timeout: 20_000 }).toEqual(['2/1', '1/1', '1/2']);
    await expect.poll(() => countFailures(database.db)).toEqual({ dead: 0, retrying: 0 });
    expect(other.handled.toSorted()).toEqual(['1/1', '1/2', '2/1']);
    expect(lines.filter(({ msg }) => msg === 'job failed')).toMatchObject([{ queue: 'test.likes', attempt: 1 }]);
  });

  test('is dead after its last attempt, which ends the waiting, and is tried again when staff ask', async () => {
    let isDown = true;
    const { handled, subscriber } = noting((what) => isDown && what === '1/1');
    await run(subscriber);
    await like(1, 1);
    await expect.poll(() => countFailures(database.db)).toEqual({ dead: 0, retrying: 1 });
    await like(1, 2);
    await expect.poll(() => countFailures(database.db)).toEqual({ dead: 0, retrying: 2 });
    await database.db.query(
      `update job_failures set attempts = 13, next_at = now() - interval '1 second' where state = 'retrying'`,
    );
    const wake = () => inTransaction(database.db, async (tx) => wakeAfterCommit(tx));
    await wake();
    await expect.poll(() => handled, { timeout: 20_000 }).toEqual(['1/2']);
    const [dead] = await listFailures(database.db, 10);
    expect(dead).toMatchObject({ queue: 'test.likes', state: 'dead', attempts: 14, error: 'not this time' });
    expect(lines.some(({ msg }) => msg === 'job is dead')).toBe(true);
    isDown = false;
    await inTransaction(database.db, (tx) => requestRetry(tx, dead?.id ?? 0));
    await wake();
    await expect.poll(() => handled).toEqual(['1/2', '1/1']);
    expect(await listFailures(database.db, 10)).toEqual([]);
  });

  test('is told of where its payload is not the declared one', async () => {
    const { attempts, subscriber } = noting();
    await run(subscriber);
    await database.db.query(`insert into events (name, payload) values ('post.liked', '{"postId":"x"}')`);
    await expect.poll(async () => (await listFailures(database.db, 1))[0]?.error).toContain('postId');
    expect(attempts).toEqual([]);
  });

  test('is not waited for beyond its limit', async () => {
    const subscriber: Subscriber = {
      ...noting().subscriber,
      limitMs: 50,
      handle: () => new Promise(() => undefined),
    } as Subscriber;
    await run(subscriber);
    await like(1, 1);
    await expect.poll(async () => (await listFailures(database.db, 1))[0]?.error).toContain('0.05 s');
  });
});

describe('one that claims its events', () => {
  test('repeats a failure, and leaves nothing behind when it succeeds', async () => {
    let left = 1;
    const { handled, subscriber } = noting(() => left-- > 0, { claims: true });
    await run(subscriber);
    await like(1, 1);
    await like(1, 2);
    await expect.poll(() => handled, { timeout: 20_000 }).toEqual(['1/1', '1/2']);
    await expect.poll(() => listFailures(database.db, 10)).toEqual([]);
  });

  test('never repeats what was under way when its process ended: it is dead, and the rest goes on', async () => {
    await like(1, 1);
    await like(1, 2);
    // The claim that a killed process leaves; server/src/crash kills real ones.
    await database.db.query(`
      insert into job_failures (queue, event_id, event_name, subject, payload, error, attempts, state, next_at,
        first_failed_at, last_failed_at)
      select 'test.likes', min(id), 'post.liked', 'postId:1', '{}', 'under way', 1, 'claimed', now(), now(), now() from events`);
    const { handled, subscriber } = noting(undefined, { claims: true });
    await run(subscriber);
    await expect.poll(() => handled, { timeout: 20_000 }).toEqual(['1/2']);
    const [entry] = await listFailures(database.db, 10);
    expect(entry).toMatchObject({ state: 'dead', error: expect.stringContaining('may have had its effect') });
  });
});

describe('of two processes', () => {
  test('one reads the log, the other tells it, and takes over when it is gone', async () => {
    const one = noting();
    const two = noting();
    const first = await run(one.subscriber);
    await like(1, 1);
    await expect.poll(() => one.handled).toEqual(['1/1']);
    await run(two.subscriber);
    await like(1, 2);
    await expect.poll(() => one.handled).toEqual(['1/1', '1/2']);
    running.splice(running.indexOf(first), 1);
    await first.close();
    await like(1, 3);
    await expect.poll(() => two.handled, { timeout: 20_000 }).toEqual(['1/3']);
    expect(one.handled).toEqual(['1/1', '1/2']);
  });

  test('a leader whose connection is gone leads again, and loses nothing', async () => {
    const { handled, subscriber } = noting();
    await run(subscriber);
    await like(1, 1);
    await expect.poll(() => handled).toEqual(['1/1']);
    await database.db.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'waha-listen' and datname = current_database()`);
    await like(1, 2);
    await expect.poll(() => handled, { timeout: 20_000 }).toEqual(['1/1', '1/2']);
  });
});

test('a subscriber that comes later begins at the end; it can be moved back by hand', async () => {
  await run(noting().subscriber);
  await like(1, 1);
  await expect.poll(async () => readEventBacklog(database.db)).toEqual([]);
  for (const one of running.splice(0)) await one.close();
  const later = noting(undefined, { name: 'test.later' });
  await run(noting().subscriber, later.subscriber);
  const known = () => database.db.query(`select subscriber from event_positions where subscriber = 'test.later'`);
  await expect.poll(async () => (await known()).rows.length).toBe(1);
  await like(1, 2);
  await expect.poll(() => later.handled).toEqual(['1/2']);
  const rewound = await inTransaction(database.db, async (tx) => {
    wakeAfterCommit(tx);
    return rewind(tx, 'test.later', new Date(0));
  });
  expect(rewound).toBe(2);
  await like(1, 3);
  await expect.poll(() => later.handled, { timeout: 20_000 }).toEqual(['1/2', '1/1', '1/2', '1/3']);
  expect(await inTransaction(database.db, (tx) => rewind(tx, 'test.nobody', new Date(0)))).toBeUndefined();
});

test('a log that was restored on another server goes on where it was', async () => {
  const before = noting();
  const first = await run(before.subscriber);
  await like(1, 1);
  await expect.poll(() => before.handled).toEqual(['1/1']);
  running.splice(running.indexOf(first), 1);
  await first.close();
  await like(1, 2);
  // As on a server whose transactions have much higher numbers.
  await database.db.query(`update events set xid = (xid::text::int8 + 1000000000)::text::xid8`);
  await database.db.query(`update event_positions set server = 1, seen = (
    (pg_snapshot_xmin(seen)::text::int8 + 1000000000) || ':' || (pg_snapshot_xmax(seen)::text::int8 + 1000000000) || ':')::pg_snapshot`);
  expect(await inTransaction(database.db, adoptLog)).toBe(1);
  const { handled, subscriber } = noting();
  await run(subscriber);
  await like(1, 3);
  await expect.poll(() => handled, { timeout: 20_000 }).toEqual(['1/2', '1/3']);
  expect(await inTransaction(database.db, adoptLog)).toBe(0);
});
