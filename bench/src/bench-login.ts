import { setTimeout as sleep } from 'node:timers/promises';
import { drive, median, percentile } from './load.ts';
import { startFlood } from './login-flood.ts';
import { latencyRow, type Row } from './report.ts';
import { type Measured, STORE_KEY, startShop } from './start-process.ts';

const ROUNDS = 5;
const LISTS_A_ROUND = 1_000;
/** More logins than can be hashed: a hash takes some 30 ms of a core, and at most half of the cores hash. */
const LOGINS_PER_SECOND = 200;
const SETTLE_MS = 1_000;

const say = (line: string) => process.stderr.write(`${line}\n`);

/** The product list, cached and uncached, during a login flood, against the same without it. */
export async function benchLogin(databaseUrl: string, dataDir: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const cached of [true, false]) {
    const shop = await startShop(databaseUrl, dataDir, { cached, pages: false, limits: true });
    const name = `${cached ? 'kept' : 'uncached'} product list in a login flood, p99`;
    const { calm, flooded } = await measureInTurns(shop);
    await shop.stop();
    rows.push(latencyRow(name, median(flooded), 'without it', median(calm), 2));
  }
  return rows;
}

/** Rounds with and without the flood alternate, so that noise of the machine affects both. */
async function measureInTurns(shop: Measured): Promise<{ calm: number[]; flooded: number[] }> {
  const calm: number[] = [];
  const flooded: number[] = [];
  await p99OfLists(shop);
  for (let round = 0; round < ROUNDS; round += 1) {
    calm.push(await p99OfLists(shop));
    const stop = startFlood(shop.address, { perSecond: LOGINS_PER_SECOND, addresses: 0 });
    await sleep(SETTLE_MS);
    flooded.push(await p99OfLists(shop));
    say(await stop());
  }
  return { calm, flooded };
}

async function p99OfLists({ address }: Measured): Promise<number> {
  const headers = { 'x-api-key': STORE_KEY, 'accept-language': 'ar', 'accept-encoding': 'br' };
  const list = async (turn: number) => {
    // Each request is from another visitor, as in the flood: requests of one visitor are limited.
    const visitor = `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;
    const response = await fetch(`${address}/api/store/products?page=${1 + (turn % 5)}`, {
      headers: { ...headers, 'x-forwarded-for': visitor },
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`the product list answered ${response.status} in the flood`);
  };
  return percentile((await drive(list, 1, LISTS_A_ROUND)).durations, 0.99);
}
