import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestCluster, type TestCluster } from '../../testing/index.ts';
import { claimKeys } from '../bind/idempotency-keys.store.ts';
import { isUnavailable } from './database-errors.ts';
import { inTransaction } from './in-transaction.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { sql } from './sql.ts';

const KEY = Buffer.alloc(32, 7);
let cluster: TestCluster;
/** Each commit waits for a synchronous standby, and there is none: a leader that is cut off. */
let cutOff: OpenDatabase;
/** The same server; nothing waits. */
let local: OpenDatabase;

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
const write = (n: number) => sql`insert into written (n) values (${n})`;
const written = async () => {
  const { rows } = await sql.rows({ n: sql.int4 })`select n from written order by n`.execute(local.db);
  return rows.map(({ n }) => n);
};

beforeAll(async () => {
  cluster = await startTestCluster({
    wal_level: 'replica',
    max_wal_senders: '2',
    synchronous_standby_names: '*',
    synchronous_commit: 'on',
  });
  cutOff = openDatabase({ url: cluster.url, poolSize: 2 });
  const url = new URL(cluster.url);
  url.searchParams.set('options', '-c synchronous_commit=local');
  local = openDatabase({ url: url.href, poolSize: 1 });
  await sql`create table written (n int)`.execute(local.db);
  await sql`
    create table idempotency_keys (key_hash bytea primary key, request_hash bytea, reply jsonb, visitor text)
  `.execute(local.db);
  await sql`insert into idempotency_keys values (${KEY}, ${KEY}, '{"data": 1}', 'a')`.execute(local.db);
});
afterAll(async () => {
  await Promise.all([cutOff.close(), local.close()]);
  await cluster.stop();
});

test('a commit that no standby confirms is no success, and nobody sees it', async () => {
  await inTransaction(local.db, (tx) => write(1).execute(tx));
  expect(isUnavailable(await failureOf(inTransaction(cutOff.db, (tx) => write(2).execute(tx))))).toBe(true);
  expect(await written()).toEqual([1]);
});

test('a stored reply is given again only once a standby has it', async () => {
  const replay = (db: OpenDatabase['db']) => inTransaction(db, (tx) => claimKeys(tx, [KEY]));
  expect(await replay(local.db)).toMatchObject([{ locked: true, reply: { data: 1 } }]);
  expect(isUnavailable(await failureOf(replay(cutOff.db)))).toBe(true);
  // A key that nobody used was only looked for: there is nothing to wait for.
  const unused = inTransaction(cutOff.db, (tx) => claimKeys(tx, [Buffer.alloc(32, 8)]));
  expect(await unused).toMatchObject([{ locked: true, reply: null }]);
});
