import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { type Database, inTransaction } from '../database/index.ts';
import { openInvalidationFeed, publishInvalidation } from './invalidation-feed.ts';
import { createInvalidationReader } from './invalidation-reader.ts';
import { insertInvalidation, readPosition } from './invalidations.store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

function fail(error: unknown): never {
  throw error;
}

/** A process on the database, and the tags invalidated in it, in order. */
async function openProcess(options: { listenUrl?: string } = {}) {
  const invalidated: string[] = [];
  const onInvalidation = (tags: readonly string[]) => void invalidated.push(...tags);
  // Each process has its own database object, so that it learns of the others' invalidations only by reading them.
  const db = { ...database.db };
  const feed = await openInvalidationFeed({ db, onInvalidation, onError: fail, ...options });
  onTestFinished(() => feed.close());
  const publish = (tag: string) => inTransaction(db, (tx) => publishInvalidation(tx, [tag]));
  return { db, feed, invalidated, publish };
}

test('an invalidation is applied once in its own process, at commit, and once in every other', async () => {
  const [here, there] = [await openProcess(), await openProcess({ listenUrl: database.url })];
  for (const tag of ['one', 'two', 'three']) {
    await here.publish(tag);
    expect(here.invalidated.at(-1)).toBe(tag);
  }
  // Invalidations are read in order: once this one has arrived, all earlier ones have.
  await inTransaction(database.db, (tx) => publishInvalidation(tx, ['of a script']));
  for (const { invalidated } of [here, there])
    await expect.poll(() => invalidated.toSorted()).toEqual(['of a script', 'one', 'three', 'two']);
});

test('a transaction that is rolled back invalidates nothing anywhere', async () => {
  const [here, there] = [await openProcess(), await openProcess()];
  const undone = inTransaction(here.db, async (tx) => {
    await publishInvalidation(tx, ['undone']);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  await here.publish('done');
  await expect.poll(() => there.invalidated).toEqual(['done']);
  expect(here.invalidated).toEqual(['done']);
});

test('after a restart or change of the server everything is dropped', async () => {
  const position = await readPosition(database.db);
  const invalidated: string[] = [];
  const onInvalidation = (tags: readonly string[]) => void invalidated.push(...tags);
  const reader = createInvalidationReader(
    { db: database.db, onInvalidation, onError: fail },
    { ...position, server: 'another' },
  );
  onTestFinished(() => reader.close());
  reader.poll();
  await expect.poll(() => invalidated).toEqual(['*']);
  await inTransaction(database.db, (tx) => publishInvalidation(tx, ['after']));
  reader.poll();
  await expect.poll(() => invalidated).toEqual(['*', 'after']);
});

test('a failed poll loses nothing, and local invalidations are not applied twice', async () => {
  let isBroken = true;
  const db: Database = {
    ...database.db,
    async query(text, values) {
      if (isBroken) throw new Error('the database is away');
      return database.db.query(text, values);
    },
  };
  const errors: unknown[] = [];
  const invalidated: string[] = [];
  const reader = createInvalidationReader(
    { db, onInvalidation: (tags) => void invalidated.push(...tags), onError: (error) => errors.push(error) },
    await readPosition(database.db),
  );
  onTestFinished(() => reader.close());
  await inTransaction(database.db, (tx) => insertInvalidation(tx, ['carried out'], reader.markApplied));
  await inTransaction(database.db, (tx) => publishInvalidation(tx, ['new']));
  reader.poll();
  await expect.poll(() => errors.length).toBe(1);
  isBroken = false;
  reader.poll();
  await expect.poll(() => invalidated).toEqual(['new']);
});
