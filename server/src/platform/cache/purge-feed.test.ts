import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { type Database, inTransaction } from '../database/index.ts';
import { openPurgeFeed, publishPurge } from './purge-feed.ts';
import { createPurgeReader } from './purge-reader.ts';
import { insertPurge, readPosition } from './purges.store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

function fail(error: unknown): never {
  throw error;
}

/** A process on the database and what was purged in it, in order. */
async function openProcess(options: { listenUrl?: string } = {}) {
  const purged: string[] = [];
  const onPurge = (tags: readonly string[]) => void purged.push(...tags);
  // Each process has a database of its own in its hands: what one of them does, the others only read of.
  const db = { ...database.db };
  const feed = await openPurgeFeed({ db, onPurge, onError: fail, ...options });
  onTestFinished(() => feed.close());
  const publish = (tag: string) => inTransaction(db, (tx) => publishPurge(tx, [tag]));
  return { db, feed, purged, publish };
}

test('a purge is carried out here once, at its commit, and once in every other process', async () => {
  const [here, there] = [await openProcess(), await openProcess({ listenUrl: database.url })];
  for (const tag of ['one', 'two', 'three']) {
    await here.publish(tag);
    expect(here.purged.at(-1)).toBe(tag);
  }
  // When it has been read here, everything before it has.
  await inTransaction(database.db, (tx) => publishPurge(tx, ['of a script']));
  for (const { purged } of [here, there])
    await expect.poll(() => purged.toSorted()).toEqual(['of a script', 'one', 'three', 'two']);
});

test('what is rolled back purges nothing anywhere', async () => {
  const [here, there] = [await openProcess(), await openProcess()];
  const undone = inTransaction(here.db, async (tx) => {
    await publishPurge(tx, ['undone']);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  await here.publish('done');
  await expect.poll(() => there.purged).toEqual(['done']);
  expect(here.purged).toEqual(['done']);
});

test('where the server is another one, or started again, everything is dropped', async () => {
  const position = await readPosition(database.db);
  const purged: string[] = [];
  const onPurge = (tags: readonly string[]) => void purged.push(...tags);
  const reader = createPurgeReader({ db: database.db, onPurge, onError: fail }, { ...position, server: 'another' });
  onTestFinished(() => reader.close());
  reader.look();
  await expect.poll(() => purged).toEqual(['*']);
  await inTransaction(database.db, (tx) => publishPurge(tx, ['after']));
  reader.look();
  await expect.poll(() => purged).toEqual(['*', 'after']);
});

test('a look that fails loses nothing, and what was carried out at its commit stays so', async () => {
  let isBroken = true;
  const db: Database = {
    ...database.db,
    async query(text, values) {
      if (isBroken) throw new Error('the database is away');
      return database.db.query(text, values);
    },
  };
  const errors: unknown[] = [];
  const purged: string[] = [];
  const reader = createPurgeReader(
    { db, onPurge: (tags) => void purged.push(...tags), onError: (error) => errors.push(error) },
    await readPosition(database.db),
  );
  onTestFinished(() => reader.close());
  await inTransaction(database.db, (tx) => insertPurge(tx, ['carried out'], reader.passOver));
  await inTransaction(database.db, (tx) => publishPurge(tx, ['new']));
  reader.look();
  await expect.poll(() => errors.length).toBe(1);
  isBroken = false;
  reader.look();
  await expect.poll(() => purged).toEqual(['new']);
});
