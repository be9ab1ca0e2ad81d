import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { type Database, inTransaction } from '../database/index.ts';
import { listFailures } from '../jobs/index.ts';
import { createLog } from '../log/index.ts';
import { publish, publishEach, type Subscriber, startEvents } from './index.ts';
import { takeOver } from './positions.store.ts';

let database: TestDatabase;
let events: { close(): Promise<void> } | undefined;
/** Tells whether a statement of the process fails before it is sent, or after, or is cancelled. */
let isLost: (text: string) => 'sent' | 'unsent' | 'cancelled' | undefined;

beforeEach(async () => {
  database = await createTestDatabase();
  database.allowViolations();
  isLost = () => undefined;
});
afterEach(async () => {
  isLost = () => undefined;
  await events?.close();
  await database.close();
});

const NAME = 'test.likes';
/** A new reader takes over some seconds after the connection is lost. */
const SOON = { timeout: 30_000 };

/** The database as the process reaches it. */
function reached({ db }: TestDatabase): Database {
  return {
    ...db,
    async query(text, values) {
      const lost = isLost(text);
      if (lost === 'cancelled') throw Object.assign(new Error('canceling statement'), { code: '57014' });
      const answer = lost === 'unsent' ? undefined : await db.query(text, values);
      if (lost || !answer) throw new Error('Connection terminated unexpectedly');
      return answer;
    },
    async transaction(work, options) {
      if (isLost('begin')) throw new Error('Connection terminated unexpectedly');
      return db.transaction(work, options);
    },
  };
}

async function run(
  handle: (payload: { postId: number; memberId: number }) => Promise<void>,
  { claims = true } = {},
): Promise<void> {
  const subscriber: Subscriber = { name: NAME, event: 'post.liked', claims, handle };
  const log = createLog({ level: 'silent' });
  const { url } = database;
  events = await startEvents({
    url,
    db: reached(database),
    subscribers: [subscriber],
    log,
    now: Date.now,
    counts: new Map(),
  });
}
const like = (memberId = 1) => inTransaction(database.db, (tx) => publish(tx, 'post.liked', { postId: 1, memberId }));
const states = async () => (await listFailures(database.db, 10)).map(({ state }) => state);

/** Takes the lead from the process, as the loss of its listening connection does. */
const cutListener = () =>
  database.db.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'waha-listen' and datname = current_database()`);
const outage = async () => {
  isLost = () => 'unsent';
  await cutListener();
};

describe('an attempt of a reader that another has superseded', () => {
  const supersede = () => takeOver(database.db, [{ name: NAME, events: ['post.liked'] }]);

  test('changes nothing when it fails: it stays with staff', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await run(async () => {
      await supersede();
      resolve();
      throw new Error('failed late');
    });
    await like();
    await promise;
    await events?.close();
    expect(await states()).toEqual(['dead']);
  });

  test('is not repeated by the new reader when it succeeds', async () => {
    let attempts = 0;
    const handle = async () => {
      attempts += 1;
      if (attempts === 1) await supersede();
    };
    await run(handle);
    await like(1);
    await expect.poll(() => attempts).toBe(1);
    await events?.close();
    await run(handle);
    await like(2);
    await expect.poll(() => attempts).toBe(2);
    await expect.poll(states).toEqual(['dead']);
    expect(attempts).toBe(2);
  });

  test('is not repeated where its page is read again after an entry was handled', async () => {
    const attempts: number[] = [];
    const gate = Promise.withResolvers<void>();
    await run(async ({ memberId }) => {
      attempts.push(memberId);
      // Its page stays open.
      if (memberId === 2) await gate.promise;
      if (memberId === 1 && attempts.filter((one) => one === 1).length === 1) throw new Error('not this time');
    });
    await inTransaction(database.db, (tx) =>
      publishEach(
        tx,
        'post.liked',
        [1, 2].map((id) => ({ postId: id, memberId: id })),
      ),
    );
    await expect.poll(() => attempts.toSorted(), SOON).toEqual([1, 1, 2]);
    await expect.poll(states).toEqual([]);
    await cutListener();
    await like(3);
    await expect.poll(() => attempts, SOON).toContain(3);
    gate.resolve();
    expect(attempts.toSorted()).toEqual([1, 1, 2, 3]);
  });

  test('holds up no later event of its subject', async () => {
    const handled: number[] = [];
    const gate = Promise.withResolvers<void>();
    let attempts = 0;
    await run(async ({ memberId }) => {
      if (memberId === 1) {
        attempts += 1;
        if (attempts === 1) throw new Error('not this time');
        await gate.promise;
      }
      handled.push(memberId);
    });
    await like(1);
    await expect.poll(() => attempts, SOON).toBe(2);
    const generation = async () =>
      (await database.db.query('select max(generation) as at from event_positions')).rows[0]?.at;
    const before = Number(await generation());
    await cutListener();
    await expect.poll(async () => Number(await generation()), SOON).toBeGreaterThan(before);
    gate.resolve();
    await like(2);
    await expect.poll(() => handled, SOON).toEqual([1, 2]);
  });
});

describe('while the database is away', () => {
  test('an attempt that failed is repeated when it is back', async () => {
    let attempts = 0;
    await run(async () => {
      attempts += 1;
      if (attempts > 1) return;
      await outage();
      throw new Error('the order could not be read');
    });
    await like();
    await expect.poll(() => attempts).toBe(1);
    isLost = () => undefined;
    await expect.poll(() => attempts, SOON).toBe(2);
    await expect.poll(states, SOON).toEqual([]);
  });

  test('one that succeeded is not repeated, and staff are not asked', async () => {
    let attempts = 0;
    await run(async () => {
      attempts += 1;
      if (attempts === 1) await outage();
    });
    await like(1);
    await expect.poll(() => attempts).toBe(1);
    isLost = () => undefined;
    await like(2);
    await expect.poll(() => attempts, SOON).toBe(2);
    await expect.poll(states, SOON).toEqual([]);
    expect(attempts).toBe(2);
  });

  test('one that failed is left to staff where another process has led meanwhile', async () => {
    let attempts = 0;
    await run(async () => {
      attempts += 1;
      await outage();
      throw new Error('the order could not be read');
    });
    await like();
    await expect.poll(() => attempts).toBe(1);
    await takeOver(database.db, [{ name: NAME, events: ['post.liked'] }]);
    isLost = () => undefined;
    await cutListener();
    await expect.poll(states, SOON).toEqual(['dead']);
    expect(attempts).toBe(1);
  });

  test('one that may have written is left to staff', async () => {
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
    await expect.poll(states, SOON).toEqual(['dead']);
    expect(attempts).toBe(1);
  });

  test.each(['sent', 'unsent'] as const)('one whose claim was %s without an answer is made once', async (how) => {
    let attempts = 0;
    let claims = 0;
    isLost = (text) => {
      if (!text.includes('under way')) return undefined;
      claims += 1;
      return claims === 1 ? how : undefined;
    };
    await run(async () => {
      attempts += 1;
    });
    await like();
    await expect.poll(() => attempts, SOON).toBe(1);
    await expect.poll(states, SOON).toEqual([]);
    expect(attempts).toBe(1);
  });

  test.each([
    { claims: false, how: 'sent', statement: /delete from job_failures/ },
    { claims: true, how: 'cancelled', statement: /delete from job_failures/ },
    { claims: true, how: 'cancelled', statement: /insert into job_failures .* do update/s },
  ] as const)('an outcome whose statement was $how is stored again, and blocks no later event', async (one) => {
    const handled: number[] = [];
    let attempts = 0;
    let losses = 0;
    isLost = (text) => {
      if (losses > 0 || !one.statement.test(text)) return undefined;
      losses += 1;
      return one.how;
    };
    const handle = async ({ memberId }: { memberId: number }) => {
      attempts += 1;
      if (attempts === 1) throw new Error('not this time');
      handled.push(memberId);
    };
    await run(handle, one);
    await like(1);
    await expect.poll(() => handled, SOON).toEqual([1]);
    await like(2);
    await expect.poll(() => handled, SOON).toEqual([1, 2]);
    await expect.poll(states, SOON).toEqual([]);
    expect(losses).toBe(1);
  });
});
