import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, inTransaction, sql } from '../../../platform/database/index.ts';
import {
  createTestDatabase,
  deliverEvents,
  makeSubscribers,
  type TestDatabase,
  withoutGuardOf,
} from '../../../testing/index.ts';
import { issueSubscribers } from './issue-subscribers.ts';
import { readIssue, startIssue } from './issues.store.ts';
import { resumeStalledIssues, sendBatch } from './send-issue.ts';
import { createIssue } from './write-issue.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

const words = { ar: 'كلمات', en: 'Words' };
const READERS = 40;

async function aLetterOnItsWay(): Promise<number> {
  await makeSubscribers(database.db, READERS);
  return inTransaction(database.db, async (tx) => {
    const id = await createIssue(tx, { subject: words, body: words });
    await startIssue(tx, id, new Date(Date.now() + 1_000));
    return id;
  });
}

/** Two processes send one issue concurrently. Returns the largest number of mails that one reader received. */
async function carryTwice(db: Database): Promise<number> {
  const id = await aLetterOnItsWay();
  const got = new Map<string, number>();
  const mailer = {
    async send({ to }: { to: string }) {
      got.set(to, (got.get(to) ?? 0) + 1);
    },
    close: () => undefined,
  };
  const carry = () => sendBatch({ db, mailer, publicUrl: 'https://shop.example', now: Date.now }, id);
  await Promise.all([carry(), carry(), carry()]);
  expect(got.size).toBe(READERS);
  return Math.max(...got.values());
}

test('of several that carry a letter at once nobody sends it to a reader who has it', async () => {
  expect(await carryTwice(database.db)).toBe(1);
});

test('control: where nobody claims a reader, they get it more than once', async () => {
  const without = withoutGuardOf(database.db, /where d\.state = 'waiting'\s+returning/, 'where true returning');
  expect(await carryTwice(without.db)).toBeGreaterThan(1);
  expect(without.timesTaken()).toBeGreaterThan(0);
});

/**
 * The sending process crashes while a mail is being sent: the mail was delivered, and the process does nothing
 * afterwards. Then another process resumes. Returns the number of mails of each reader.
 */
async function crashAndContinue(db: Database): Promise<number[]> {
  const id = await aLetterOnItsWay();
  const got = new Map<string, number>();
  const deps = (send: () => Promise<void>) => ({
    db,
    mailer: {
      send: ({ to }: { to: string }) => {
        got.set(to, (got.get(to) ?? 0) + 1);
        return send();
      },
      close: () => undefined,
    },
    publicUrl: 'https://shop.example',
    now: Date.now,
  });
  const { promise: crashed, resolve: crash } = Promise.withResolvers<void>();
  void sendBatch(
    deps(async () => {
      if (got.size < 15) return;
      crash();
      await new Promise(() => undefined);
    }),
    id,
  );
  await crashed;
  // Some minutes later.
  await resumeStalledIssues({ db, now: () => Date.now() + 6 * 60_000 });
  const subscribers = issueSubscribers(deps(() => Promise.resolve()));
  for (let round = 0; (await readIssue(db, id))?.status === 'sending' && round < 9; round += 1) {
    await deliverEvents(db, subscribers);
  }
  expect((await readIssue(db, id))?.status).toBe('sent');
  return [...got.values()];
}

test('after a crash a letter goes on to the others, and nobody has it twice', async () => {
  expect(await crashAndContinue(database.db)).toEqual(Array.from({ length: READERS }, () => 1));
  const { rows } = await sql.rows({ sent: sql.int4 })`select sent from newsletter_letters`.execute(database.db);
  expect(rows[0]?.sent).toBe(READERS);
});

test('control: where nobody claims a reader, a crash sends it to them again', async () => {
  const unasked = withoutGuardOf(database.db, /and d\.state <> 'waiting'/, "and d.state = 'failed'");
  const without = withoutGuardOf(unasked.db, /where d\.state = 'waiting'\s+returning/, 'where true returning');
  const id = await aLetterOnItsWay();
  const got: string[] = [];
  const mailer = { send: async ({ to }: { to: string }) => void got.push(to), close: () => undefined };
  const deps = { db: without.db, mailer, publicUrl: 'https://shop.example', now: Date.now };
  // A restart after a crash finds the issue where the crash left it.
  await sendBatch(deps, id);
  await sql`update newsletter_letters set reached = null`.execute(database.db);
  await sendBatch(deps, id);
  expect([got.length, new Set(got).size]).toEqual([2 * READERS, READERS]);
  expect(without.timesTaken()).toBeGreaterThan(0);
});
