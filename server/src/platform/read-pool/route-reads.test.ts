import { beforeEach, expect, test, vi } from 'vitest';
import type { AnswerField, Database } from '../database/index.ts';
import { createFence } from './fence.ts';
import { asKeptRead, onPrimary } from './kept-reads.ts';
import { isReplica, routeReads } from './route-reads.ts';

type Query = Database['query'];

const IS_BOOL: AnswerField = { name: 'has_replayed', dataTypeID: 16, tableID: 0, columnID: 0 };

const fail = (fields: { code?: string; message?: string }) => () =>
  Promise.reject(Object.assign(new Error(fields.message ?? 'failed'), fields));

/** A database that answers each statement with its own name. */
function named(name: string, query: Query = async () => ({ rows: [{ name }], fields: [] })): Database {
  const database: Database = {
    isTransaction: false,
    query,
    transaction: () => Promise.reject(new Error('not here')),
    onOneConnection: (work) => work(database),
  };
  return database;
}

let nowMs: number;
let hasReplayed: () => Promise<boolean>;
let answer: Query;
let lend: () => Promise<void>;

function open() {
  const fence = createFence();
  fence.beginPoll()({ lsn: '1/0', timeline: '00000001' });
  const replica = named('replica', async (text, values) =>
    text.includes('pg_last_wal_replay_lsn')
      ? { rows: [{ has_replayed: await hasReplayed() }], fields: [IS_BOOL] }
      : answer(text, values),
  );
  const lent: Database = { ...replica, onOneConnection: async (work) => lend().then(() => work(replica)) };
  const reads = routeReads({ primary: named('primary'), replica: lent, fence, now: () => nowMs });
  const ask = async () => (await reads.db.query('who')).rows[0]?.name;
  return { ...reads, fence, ask };
}

beforeEach(() => {
  nowMs = 0;
  hasReplayed = async () => true;
  answer = async () => ({ rows: [{ name: 'replica' }], fields: [] });
  lend = async () => undefined;
});

test('only reads of kept answers go to a replica', async () => {
  const { ask, counts } = open();
  expect(await ask()).toBe('primary');
  expect(await asKeptRead(ask)).toBe('replica');
  expect(await asKeptRead(() => onPrimary(ask))).toBe('primary');
  expect(counts).toEqual({ replica: 1, behind: 0, away: 0, busy: 0 });
});

test('a timer that was set while an answer was made asks the primary', async () => {
  const { ask } = open();
  const later = Promise.withResolvers<unknown>();
  await asKeptRead(async () => void setTimeout(() => later.resolve(ask()), 5));
  expect(await later.promise).toBe('primary');
});

test('an unknown fence asks no replica', async () => {
  const { ask, fence } = open();
  fence.lose();
  expect(await asKeptRead(ask)).toBe('primary');
});

test('a replica that is behind is not asked for a moment', async () => {
  const { ask, counts } = open();
  hasReplayed = async () => false;
  expect(await asKeptRead(ask)).toBe('primary');
  hasReplayed = async () => true;
  expect(await asKeptRead(ask)).toBe('primary');
  nowMs = 100;
  expect(await asKeptRead(ask)).toBe('replica');
  expect(counts).toMatchObject({ behind: 1, replica: 1 });
});

test.each([
  ['cannot be reached', { code: 'ECONNREFUSED' }],
  ['stops', { code: '57P01' }],
  ['cancels for its recovery', { code: '40001' }],
  ['refuses a write', { code: '25006' }],
])('a replica that %s leaves the answer to the primary', async (_, error) => {
  const { ask, counts } = open();
  answer = fail(error);
  expect(await asKeptRead(ask)).toBe('primary');
  expect(counts.away).toBe(1);
});

test('a replica without a free connection is asked again at once', async () => {
  const { ask, counts } = open();
  lend = fail({ message: 'timeout exceeded when trying to connect: the connections for reads are all in use' });
  expect(await asKeptRead(ask)).toBe('primary');
  lend = async () => undefined;
  expect(await asKeptRead(ask)).toBe('replica');
  expect(counts).toMatchObject({ busy: 1, away: 0, replica: 1 });
});

test('a replica that does not answer is waited for only so long', async () => {
  vi.useFakeTimers();
  try {
    const { ask, counts } = open();
    hasReplayed = () => new Promise(() => undefined);
    const asked = asKeptRead(ask);
    await vi.advanceTimersByTimeAsync(300);
    expect(await asked).toBe('primary');
    expect(counts.away).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

test('what the work itself throws is its answer', async () => {
  const { db, counts, ask } = open();
  let runs = 0;
  const refused = asKeptRead(() =>
    db.onOneConnection(async (one) => {
      runs += 1;
      await one.query('who');
      throw new Error('no such product');
    }),
  );
  await expect(refused).rejects.toThrow('no such product');
  expect([runs, counts.away]).toEqual([1, 0]);
  expect(await asKeptRead(ask)).toBe('replica');
});

test('a connection that a replica lends is known as one', async () => {
  const { db } = open();
  const asked = () => db.onOneConnection(async (one) => one.query('who').then(() => isReplica(one)));
  expect([await asKeptRead(asked), await asked()]).toEqual([true, false]);
});
