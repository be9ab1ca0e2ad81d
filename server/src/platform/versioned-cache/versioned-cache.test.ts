import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { inTransaction, sql, type Tx } from '../database/index.ts';
import { isTuned } from '../tuning/index.ts';
import { versionedCacheOf } from './versioned-cache.ts';

let database: TestDatabase;
let reads = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  reads = 0;
});

const set = (on: TestDatabase['db'] | Tx, value: string) =>
  sql`
    insert into store_settings (topic, value) values ('fact', to_jsonb(${value}::text))
    on conflict (topic) do update set value = excluded.value
  `.execute(on);

async function readSetting(on: TestDatabase['db'] | Tx) {
  reads += 1;
  const { rows } = await sql`select value from store_settings where topic = 'fact'`.execute(on);
  return rows[0] as { value: string } | undefined;
}
/** The value as read now through the cache. */
const cached = (on: TestDatabase['db'] | Tx = database.db) =>
  versionedCacheOf(on).read(on, 'fact', () => readSetting(on));

test.runIf(isTuned('versioned-cache'))('a value is read once and cached until it changes', async () => {
  await set(database.db, 'one');
  expect([await cached(), await cached(), await inTransaction(database.db, cached)]).toEqual(
    Array(3).fill({ value: 'one' }),
  );
  expect(reads).toBe(1);
  await set(database.db, 'two');
  expect([await cached(), await cached()]).toEqual([{ value: 'two' }, { value: 'two' }]);
  expect(reads).toBe(2);
});

test('a change is not cached for others before its commit, nor after a rollback', async () => {
  await set(database.db, 'before');
  expect(await cached()).toEqual({ value: 'before' });
  const undone = inTransaction(database.db, async (tx) => {
    await set(tx, 'undone');
    expect(await cached(tx)).toEqual({ value: 'undone' });
    expect(await cached()).toEqual({ value: 'before' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect([await cached(), await inTransaction(database.db, cached)]).toEqual([
    { value: 'before' },
    { value: 'before' },
  ]);
});

test('a transaction that changes a cached value later sees it alone', async () => {
  await set(database.db, 'before');
  const undone = inTransaction(database.db, async (tx) => {
    const cache = versionedCacheOf(tx);
    await cache.read(tx, 'another', () => readSetting(tx));
    await set(tx, 'its own');
    expect(await cache.read(tx, 'fact', () => readSetting(tx))).toEqual({ value: 'its own' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await cached()).toEqual({ value: 'before' });
});

test('a slow reader of an older version does not write into the newer one', async () => {
  await set(database.db, 'old');
  const late = Promise.withResolvers<void>();
  const slow = versionedCacheOf(database.db).read(database.db, 'fact', async () => {
    const found = await readSetting(database.db);
    await late.promise;
    return found;
  });
  await expect.poll(() => reads).toBe(1);
  await set(database.db, 'new');
  await versionedCacheOf(database.db).read(database.db, 'another', () => readSetting(database.db));
  late.resolve();
  expect([await slow, await cached()]).toEqual([{ value: 'old' }, { value: 'new' }]);
});

test('a cached value is frozen, and a missing one is not cached', async () => {
  await set(database.db, 'fixed');
  const value = await cached();
  expect(() => Object.assign(value ?? {}, { value: 'changed' })).toThrow(TypeError);
  const nothing = () =>
    versionedCacheOf(database.db).read(database.db, 'nothing', async () => {
      reads += 1;
      return undefined;
    });
  await nothing();
  await nothing();
  expect(reads).toBe(3);
});

test('two databases of one process have separate caches', async () => {
  const other = await createTestDatabase();
  await set(other.db, 'there');
  await set(database.db, 'here');
  expect([await cached(other.db), await cached()]).toEqual([{ value: 'there' }, { value: 'here' }]);
  await other.close();
});
