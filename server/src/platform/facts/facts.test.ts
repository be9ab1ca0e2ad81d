import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { inTransaction, sql, type Tx } from '../database/index.ts';
import { factsOf } from './facts.ts';

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
/** What somebody is told who asks now. */
const told = (on: TestDatabase['db'] | Tx = database.db) => factsOf(on).read(on, 'fact', () => readSetting(on));

test('a fact is read once and told from memory until it changes', async () => {
  await set(database.db, 'one');
  expect([await told(), await told(), await inTransaction(database.db, told)]).toEqual(Array(3).fill({ value: 'one' }));
  expect(reads).toBe(1);
  await set(database.db, 'two');
  expect([await told(), await told()]).toEqual([{ value: 'two' }, { value: 'two' }]);
  expect(reads).toBe(2);
});

test('nobody hears of a change before it is committed, nor of one that never was', async () => {
  await set(database.db, 'before');
  expect(await told()).toEqual({ value: 'before' });
  const undone = inTransaction(database.db, async (tx) => {
    await set(tx, 'undone');
    expect(await told(tx)).toEqual({ value: 'undone' });
    expect(await told()).toEqual({ value: 'before' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect([await told(), await inTransaction(database.db, told)]).toEqual([{ value: 'before' }, { value: 'before' }]);
});

test('what a transaction changes after it began to remember is for itself alone', async () => {
  await set(database.db, 'before');
  const undone = inTransaction(database.db, async (tx) => {
    const facts = factsOf(tx);
    await facts.read(tx, 'another', () => readSetting(tx));
    await set(tx, 'its own');
    expect(await facts.read(tx, 'fact', () => readSetting(tx))).toEqual({ value: 'its own' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await told()).toEqual({ value: 'before' });
});

test('who still reads for an older version does not write into the memory of the newer one', async () => {
  await set(database.db, 'old');
  const late = Promise.withResolvers<void>();
  const slow = factsOf(database.db).read(database.db, 'fact', async () => {
    const found = await readSetting(database.db);
    await late.promise;
    return found;
  });
  await expect.poll(() => reads).toBe(1);
  await set(database.db, 'new');
  await factsOf(database.db).read(database.db, 'another', () => readSetting(database.db));
  late.resolve();
  expect([await slow, await told()]).toEqual([{ value: 'old' }, { value: 'new' }]);
});

test('what is remembered is everybody’s: nobody changes it, and what is not there is not remembered', async () => {
  await set(database.db, 'fixed');
  const fact = await told();
  expect(() => Object.assign(fact ?? {}, { value: 'changed' })).toThrow(TypeError);
  const nothing = () =>
    factsOf(database.db).read(database.db, 'nothing', async () => {
      reads += 1;
      return undefined;
    });
  await nothing();
  await nothing();
  expect(reads).toBe(3);
});

test('two databases of one process are remembered apart', async () => {
  const other = await createTestDatabase();
  await set(other.db, 'there');
  await set(database.db, 'here');
  expect([await told(other.db), await told()]).toEqual([{ value: 'there' }, { value: 'here' }]);
  await other.close();
});
