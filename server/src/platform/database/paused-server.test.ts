import { execFileSync } from 'node:child_process';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestCluster, type TestCluster } from '../../testing/index.ts';
import { isUnavailable } from './database-errors.ts';
import { inTransaction } from './in-transaction.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';

let cluster: TestCluster;
let database: OpenDatabase;

// Its own server: the others' tests go on meanwhile.
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

async function failureOf(work: Promise<unknown>): Promise<{ error: unknown; durationMs: number }> {
  const from = performance.now();
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { error, durationMs: performance.now() - from };
}

it.skipIf(process.platform === 'win32')(
  'fails within two seconds while the server is paused and works after',
  async () => {
    await sql`select 1`.execute(database.db);
    const paused = inTransaction(database.db, async (tx) => {
      await sql`select 1`.execute(tx);
      signalAll('SIGSTOP');
      await sql`select 2`.execute(tx);
    });
    const underWay = await failureOf(paused);
    const fresh = await failureOf(sql`select 3`.execute(database.db));
    signalAll('SIGCONT');
    for (const { error, durationMs } of [underWay, fresh]) {
      expect(isUnavailable(error)).toBe(true);
      expect(durationMs).toBeLessThan(2_300);
    }
    const { rows } = await sql`select 4 as four`.execute(database.db);
    expect(rows).toEqual([{ four: 4 }]);
  },
);
