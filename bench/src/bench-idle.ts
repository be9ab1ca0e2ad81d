import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, sql } from '../../server/src/platform/database/index.ts';
import { median } from './load.ts';
import { countRow, type Row } from './report.ts';
import { startShop } from './start-process.ts';

/** The wait until queues exist and the first runs of all jobs are over, in milliseconds. */
const SETTLE_MS = 45_000;
const ROUNDS = 3;
const ROUND_MS = 20_000;
const TRANSACTIONS_GOAL = 5;
const CPU_PERCENT_GOAL = 0.5;

/** Cost of an idle shop with its jobs: database transactions a second, and a share of a core. */
export async function benchIdle(databaseUrl: string, folder: string): Promise<Row[]> {
  const shop = await startShop(databaseUrl, folder, { cached: true, pages: false, background: true });
  const watcher = openDatabase({ url: databaseUrl, poolSize: 1 });
  const transactions = async () => {
    const { rows } = await sql.rows({ count: sql.int8 })`
      select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()
    `.execute(watcher.db);
    return rows[0]?.count ?? 0;
  };
  try {
    await sleep(SETTLE_MS);
    const rates: number[] = [];
    const shares: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [before, cpuBefore] = [await transactions(), await shop.cpuSeconds()];
      await sleep(ROUND_MS);
      const [after, cpuAfter] = [await transactions(), await shop.cpuSeconds()];
      rates.push(((after - before) * 1_000) / ROUND_MS);
      shares.push(((cpuAfter - cpuBefore) * 100_000) / ROUND_MS);
    }
    const tenths = (value: number) => Math.round(value * 10) / 10;
    return [
      countRow('idle: database transactions a second', tenths(median(rates)), 'at most', TRANSACTIONS_GOAL, 1),
      countRow('idle: percent of a core, the process', tenths(median(shares)), 'at most', CPU_PERCENT_GOAL, 1),
    ];
  } finally {
    await watcher.close();
    await shop.stop();
  }
}
