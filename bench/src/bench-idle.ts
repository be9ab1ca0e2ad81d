import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, sql } from '../../server/src/platform/database/index.ts';
import { median } from './load.ts';
import { countRow, type Row } from './report.ts';
import { startIdler, startShop } from './start-process.ts';

/** The wait until queues exist and the first runs of all jobs are over, in milliseconds. */
const SETTLE_MS = 45_000;
const ROUNDS = 3;
const ROUND_MS = 20_000;
const TRANSACTIONS_GOAL = 5;
const CPU_PERCENT_GOAL = 0.5;
/** Beside a process that only sends as many statements. */
const CPU_TIMES_IDLER = 1.5;

/** Cost of an idle shop with its jobs: database transactions a second, and a share of a core. */
export async function benchIdle(databaseUrl: string, folder: string): Promise<Row[]> {
  const shop = await startShop(databaseUrl, folder, { cached: true, pages: false, background: true });
  const idler = await startIdler(databaseUrl);
  const watcher = openDatabase({ url: databaseUrl, poolSize: 1 });
  const transactions = async () => {
    const { rows } = await sql.rows({ count: sql.int8 })`
      select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()
    `.execute(watcher.db);
    return rows[0]?.count ?? 0;
  };
  try {
    // Else autovacuum would take up what the filling of the catalogue left, and be counted as the shop's.
    await sql`vacuum (analyze)`.execute(watcher.db);
    await sleep(SETTLE_MS);
    const rates: number[] = [];
    const shares: number[] = [];
    const idlerShares: number[] = [];
    const percent = (seconds: number) => (seconds * 100_000) / ROUND_MS;
    for (let round = 0; round < ROUNDS; round += 1) {
      const [before, cpuBefore, idlerBefore] = [
        await transactions(),
        await shop.cpuSeconds(),
        await idler.cpuSeconds(),
      ];
      await sleep(ROUND_MS);
      const [after, cpuAfter, idlerAfter] = [await transactions(), await shop.cpuSeconds(), await idler.cpuSeconds()];
      idlerShares.push(percent(idlerAfter - idlerBefore));
      // PostgreSQL does not count those of the idler, which read no table.
      rates.push(((after - before) * 1_000) / ROUND_MS);
      shares.push(percent(cpuAfter - cpuBefore));
    }
    const tenths = (value: number) => Math.round(value * 10) / 10;
    return [
      countRow('idle: database transactions a second', tenths(median(rates)), 'at most', TRANSACTIONS_GOAL, 1),
      countRow('idle: percent of a core, the process', tenths(median(shares)), 'at most', CPU_PERCENT_GOAL, 1),
      countRow(
        'idle: percent of a core, beside five statements a second',
        tenths(median(shares)),
        'bare',
        tenths(median(idlerShares)),
        CPU_TIMES_IDLER,
      ),
    ];
  } finally {
    await watcher.close();
    await idler.stop();
    await shop.stop();
  }
}
