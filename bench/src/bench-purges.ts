import { fork } from 'node:child_process';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { countRow, type Row, row } from './report.ts';
import { messageOf, type Shop, startShop } from './start-process.ts';

const READERS = 100;
const SECONDS = 10;
const PURGES_PER_SECOND = 500;
/** The pause between two purges of the page's own tags. */
const OWN_PURGE_EVERY_MS = 500;
const PRODUCT_ID = 1;

const say = (line: string) => process.stderr.write(`${line}\n`);

/** A hundred readers of one page while another process purges unrelated tags, and sometimes the page's own tags. */
export async function benchPurges(databaseUrl: string, dataDir: string): Promise<Row[]> {
  const shop = await startShop(databaseUrl, dataDir, { cached: true, pages: true });
  const calm = await read(shop);
  const before = await shop.countRenders();
  const stopPurging = startPurging(databaseUrl);
  const purged = await read(shop);
  const { own, perSecond } = await stopPurging();
  const renders = (await shop.countRenders()) - before;
  await shop.stop();
  say(`${perSecond.toFixed(0)} unrelated purges a second, ${own} of the page's own`);
  return [
    countRow(`renderings of a page, ${PURGES_PER_SECOND} purges a second`, renders, 'purges of its own tags', own, 1),
    row(`its readers, ${PURGES_PER_SECOND} purges a second`, purged, 'without purges', calm, 0.5),
  ];
}

/** Requests for the page a second. */
async function read({ address }: Shop): Promise<number> {
  const url = `${address}/product/${PRODUCT_ID}/product-${PRODUCT_ID}`;
  await (await fetch(url)).arrayBuffer();
  const headers = { 'accept-encoding': 'br' };
  const result = await autocannon({ url, headers, connections: READERS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
}

/** Starts a flood of purges. The returned function stops it and returns the number of purges. */
function startPurging(databaseUrl: string): () => Promise<{ own: number; perSecond: number }> {
  const given = [databaseUrl, `product:${PRODUCT_ID}`, String(PURGES_PER_SECOND), String(OWN_PURGE_EVERY_MS)];
  const child = fork(join(import.meta.dirname, 'purge-flood.main.ts'), given);
  return async () => {
    child.send('stop');
    // Sent by purge-flood.main.ts.
    const { counts, seconds } = (await messageOf(child)) as {
      counts: { own: number; unrelated: number };
      seconds: number;
    };
    child.disconnect();
    return { own: counts.own, perSecond: counts.unrelated / seconds };
  };
}
