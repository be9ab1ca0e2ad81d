import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { type Database, inTransaction } from '../database/index.ts';
import { listFailures } from '../jobs/index.ts';
import { createLog } from '../log/index.ts';
import { claimUnhandled, insertUnhandled, releaseClaim } from './event-failures.store.ts';
import { publish, type Subscriber, startEvents } from './index.ts';

let database: TestDatabase;
let events: { close(): Promise<void> } | undefined;
/** Tells whether a statement fails before it is sent, or after. */
let isLost: (text: string) => 'sent' | 'unsent' | undefined;

beforeEach(async () => {
  database = await createTestDatabase();
  database.allowViolations();
  isLost = () => undefined;
});
afterEach(async () => {
  await events?.close();
  await database.close();
});

/** The database as this process reaches it. */
const reached = (): Database => ({
  ...database.db,
  async query(text, values) {
    const lost = isLost(text);
    const answer = lost === 'unsent' ? undefined : await database.db.query(text, values);
    if (lost || !answer) throw new Error('Connection terminated unexpectedly');
    return answer;
  },
});

async function run(handle: () => Promise<void>): Promise<void> {
  const subscriber: Subscriber = { name: 'test.likes', event: 'post.liked', claims: true, handle };
  const log = createLog({ level: 'silent' });
  const { url } = database;
  events = await startEvents({ url, db: reached(), subscribers: [subscriber], log, now: Date.now, counts: new Map() });
}
const like = () => inTransaction(database.db, (tx) => publish(tx, 'post.liked', { postId: 1, memberId: 1 }));
const isClaim = (text: string) => text.includes('insert into job_failures');

test('an attempt that failed while the database was away is repeated, though another reader called it interrupted', async () => {
  let attempts = 0;
  await run(async () => {
    attempts += 1;
    if (attempts > 1) return;
    isLost = () => 'unsent';
    throw new Error('the order could not be read');
  });
  await like();
  await expect.poll(() => attempts).toBe(1);
  // Another process takes over, as `takeOver` does.
  const { rows } = await database.db.query(
    `update job_failures set state = 'dead', error = 'interrupted' where state = 'claimed' returning id`,
  );
  expect(rows).toHaveLength(1);
  isLost = () => undefined;
  await expect.poll(() => attempts, { timeout: 20_000 }).toBe(2);
  await expect.poll(() => listFailures(database.db, 10)).toEqual([]);
});

test('one that may have written when the database went away is left to staff', async () => {
  let attempts = 0;
  await database.db.query('create table written (n int)');
  await run(async () => {
    attempts += 1;
    // Its own connection is cut while it writes: the answer is lost.
    await database.db.query(
      'with cut as (select pg_terminate_backend(pg_backend_pid())) insert into written select 1 from cut',
    );
  });
  await like();
  const states = async () => (await listFailures(database.db, 10)).map(({ state }) => state);
  await expect.poll(states, { timeout: 20_000 }).toEqual(['dead']);
  expect(attempts).toBe(1);
});

test('an attempt whose claim was stored without an answer is made once', async () => {
  let attempts = 0;
  let claims = 0;
  isLost = (text) => {
    if (isClaim(text)) claims += 1;
    return isClaim(text) && claims === 1 ? 'sent' : undefined;
  };
  await run(async () => {
    attempts += 1;
  });
  await like();
  await expect.poll(() => attempts, { timeout: 20_000 }).toBe(1);
  await expect.poll(() => listFailures(database.db, 10), { timeout: 20_000 }).toEqual([]);
  expect(attempts).toBe(1);
});

test('an attempt whose claim was not stored is made once', async () => {
  let attempts = 0;
  let claims = 0;
  isLost = (text) => {
    if (isClaim(text)) claims += 1;
    return isClaim(text) && claims === 1 ? 'unsent' : undefined;
  };
  await run(async () => {
    attempts += 1;
  });
  await like();
  await expect.poll(() => attempts, { timeout: 20_000 }).toBe(1);
  await expect.poll(() => listFailures(database.db, 10)).toEqual([]);
});

test('one that staff have tried again meanwhile is left to that attempt', async () => {
  const { db } = database;
  const token = '00000000-0000-4000-8000-000000000001';
  const event = { id: 7, name: 'post.liked', subject: null, payload: {} };
  const entry = { queue: 'test.likes', event, error: 'under way', attempts: 1, retryInMs: 0 } as const;
  await insertUnhandled(db, { ...entry, state: 'claimed', token });
  const release = (of = token) =>
    releaseClaim(
      db,
      { queue: 'test.likes', eventId: 7, token: of },
      { error: 'late', attempts: 1, state: 'retrying', retryInMs: 0 },
    );
  expect(await release('00000000-0000-4000-8000-000000000002')).toBe(false);
  const { rows } = await db.query(`update job_failures set state = 'requeued' returning id`);
  expect(await release()).toBe(false);
  expect(await claimUnhandled(db, Number(rows[0]?.id))).toBe(true);
  expect(await release()).toBe(false);
});
