import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestCluster, type TestCluster } from '../../testing/index.ts';
import { isUnavailable } from './database-errors.ts';
import { inTransaction } from './in-transaction.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { sql } from './sql.ts';

let cluster: TestCluster;
let database: OpenDatabase;

// A server of its own, so that pausing it does not affect the other tests.
beforeAll(async () => {
  cluster = await startTestCluster();
  database = openDatabase({ url: cluster.url, poolSize: 2 });
});
afterAll(async () => {
  await database.close();
  await cluster.stop();
});

function signalAll(name: NodeJS.Signals): void {
  const children = execFileSync('pgrep', ['-P', String(cluster.pid)], { encoding: 'utf8' })
    .trim()
    .split('\n');
  for (const pid of [cluster.pid, ...children.map(Number)]) process.kill(pid, name);
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (reason: unknown) => reason,
  );

it.skipIf(process.platform === 'win32')('gives up on a server that is paused, and works when it goes on', async () => {
  await sql`select 1`.execute(database.db);
  const paused = inTransaction(database.db, async (tx) => {
    await sql`select 1`.execute(tx);
    signalAll('SIGSTOP');
    await sql`select 2`.execute(tx);
  });
  // Both fail while the server is still paused, so only the client's own timeout can end them.
  const underWay = await failureOf(paused);
  const fresh = await failureOf(sql`select 3`.execute(database.db));
  signalAll('SIGCONT');
  expect([underWay, fresh].map(isUnavailable)).toEqual([true, true]);
  const { rows } = await sql`select 4 as four`.execute(database.db);
  expect(rows).toEqual([{ four: 4 }]);
});
