import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import pg from 'pg';
import { countRow, type Row, row } from './report.ts';
import { type Shop, startShop } from './start-process.ts';

const READERS = 100;
const SECONDS = 10;
const PURGES_PER_SECOND = 500;
/** How long after one purge of the page's own tags the next one comes. */
const OWN_PURGE_EVERY_MS = 1_000;
const TICK_MS = 10;
const PRODUCT_ID = 1;
/** None of the catalogue's, so that nothing which is kept was made from it. */
const UNRELATED_FROM = 1_000_000_000;

const say = (line: string) => process.stderr.write(`${line}\n`);

/** A hundred readers of one page while another process purges unrelated things, and now and then what it was made from. */
export async function benchPurges(databaseUrl: string, dataDir: string): Promise<Row[]> {
  const shop = await startShop(databaseUrl, dataDir, { cached: true, pages: true });
  const calm = await read(shop);
  const before = await shop.countRenders();
  const purger = startPurging(databaseUrl);
  const purged = await read(shop);
  const { own, unrelated } = await purger.stop();
  const renders = (await shop.countRenders()) - before;
  await shop.stop();
  say(`${unrelated} unrelated purges in ${SECONDS} s`);
  return [
    countRow('renderings of a page, 500 purges a second', renders, 'purges of its own tags', own, 1),
    row('its readers, 500 purges a second', purged, 'without purges', calm, 0.5),
  ];
}

/** Requests for the page a second. */
async function read({ address }: Shop): Promise<number> {
  const url = `${address}/product/${PRODUCT_ID}/product-${PRODUCT_ID}`;
  await (await fetch(url)).arrayBuffer();
  const result = await autocannon({
    url,
    headers: { 'accept-encoding': 'br' },
    connections: READERS,
    duration: SECONDS,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
}

/** Every purge is a transaction of its own, as one process of a shop announces those of another. */
function startPurging(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  pool.on('error', () => undefined);
  const purge = (tag: string) => pool.query('insert into cache_purges (tags) values (array[$1])', [tag]);
  const counts = { own: 0, unrelated: 0 };
  const startedAt = performance.now();
  let isStopped = false;
  async function work(): Promise<void> {
    while (!isStopped) {
      const elapsedMs = performance.now() - startedAt;
      const due = Math.floor((elapsedMs / 1_000) * PURGES_PER_SECOND) - counts.unrelated;
      await Promise.all(Array.from({ length: due }, () => purge(`product:${UNRELATED_FROM + counts.unrelated++}`)));
      if (elapsedMs > (counts.own + 1) * OWN_PURGE_EVERY_MS) {
        counts.own += 1;
        await purge(`product:${PRODUCT_ID}`);
      }
      await pool.query(`select pg_notify('waha_cache_purge', 'bench')`);
      await sleep(TICK_MS);
    }
  }
  const working = work();
  return {
    async stop() {
      isStopped = true;
      await working;
      await pool.end();
      return counts;
    },
  };
}
