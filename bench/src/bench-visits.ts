import { writeSums } from '../../server/src/modules/selling/visits/count-visits.ts';
import { simulatedDay } from '../../server/src/modules/selling/visits/simulated-day.fixture.ts';
import { BACKGROUND_TIMEOUTS, openDatabase, sql } from '../../server/src/platform/database/index.ts';
import { drive } from './load.ts';
import { countRow, latencyRow, type Row } from './report.ts';
import { STORE_KEY, startShop } from './start-process.ts';

const BEACONS = 10_000;
const WARM_UP = 1_000;
const GOAL_MS = 0.3;
const DAYS = 365;
const GOAL_MB = 50;

/** Processor time of the shop for each beacon, the writing of its sums included, and the bytes of a year of 2,000 visits a day. */
export async function benchVisits(databaseUrl: string, folder: string): Promise<Row[]> {
  const shop = await startShop(databaseUrl, folder, { cached: true, pages: false });
  const send = async (turn: number) => {
    const response = await fetch(`${shop.address}/api/store/visits`, {
      method: 'POST',
      headers: {
        'x-api-key': STORE_KEY,
        'content-type': 'application/json',
        'user-agent': `Mozilla/5.0 (iPhone; CPU iPhone OS 18_${turn % 500} like Mac OS X) Mobile Safari/604.1`,
      },
      body: JSON.stringify({ path: `/product/${(turn % 900) + 1}`, is_first: turn % 3 === 0, source: 'google' }),
    });
    if (!response.ok) throw new Error(`a beacon was answered ${response.status}`);
    await response.arrayBuffer();
  };
  await drive(send, 3, WARM_UP);
  const before = await shop.cpuSeconds();
  await drive(send, 3, BEACONS);
  const beaconMs = (((await shop.cpuSeconds()) - before) * 1_000) / BEACONS;
  await shop.stop();
  const megabytes = await yearOf(databaseUrl);
  return [
    latencyRow('a beacon of a visit, processor time', beaconMs, 'goal', GOAL_MS, 1),
    countRow(`${DAYS} days of 2,000 visits, MB`, megabytes, 'at most', GOAL_MB, 1),
  ];
}

async function yearOf(databaseUrl: string): Promise<number> {
  const database = openDatabase({ url: databaseUrl, poolSize: 1, timeouts: BACKGROUND_TIMEOUTS });
  try {
    const ids = Array.from({ length: 400 }, (_, at) => at + 1);
    for (let at = 0; at < DAYS; at += 1) {
      const day = new Date(Date.parse('2024-01-01') + at * 86_400_000).toISOString().slice(0, 10);
      await writeSums(database.db, simulatedDay(day, ids, at));
    }
    const { rows } = await sql.rows({ bytes: sql.int8.neverNull })`
      select sum(pg_total_relation_size(relid))::bigint as bytes from pg_stat_user_tables
      where relname in ('visit_hours', 'visit_sources', 'visit_products', 'visit_terms', 'visit_orders')
    `.execute(database.db);
    return Math.round((rows[0]?.bytes ?? 0) / 100_000) / 10;
  } finally {
    await database.close();
  }
}
