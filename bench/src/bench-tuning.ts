import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TuningName } from '../../server/src/platform/tuning/index.ts';
import { type Tuning, tuning } from '../../server/src/tuning.ts';
import { placeOver, quoteTotals } from './bench-orders.ts';
import { ask, read } from './http-client.ts';
import { drive, median, percentile } from './load.ts';
import type { Row } from './report.ts';
import { type Shop, STORE_KEY, startShop } from './start-process.ts';

const ROUNDS = 3;
const AT_ONCE = 8;
/** Below this gain a piece of tuning is deleted. */
const WORTH = 1.03;
const NEW_CONNECTIONS = 400;
const BURSTS = 3;
/** The wait until cached pages are recompressed and idle memory is collected. */
const SETTLE_MS = 15_000;
const REST_MS = 100_000;

const headers = { 'x-api-key': STORE_KEY, 'accept-language': 'ar', 'content-type': 'application/json' };

interface Measurement {
  unit: string;
  /** True where a larger figure is better. */
  isRate: boolean;
  rounds: number;
  needsPages?: true;
  cached: boolean;
  measure(shop: Shop, totals: readonly number[]): Promise<number>;
}

const measurements: Readonly<Record<Tuning['bench'], Measurement>> = {
  'orders at once': {
    ...{ unit: '/s', isRate: true, rounds: ROUNDS, cached: true },
    measure: async (shop, totals) => {
      const order = async (turn: number) => void (await placeOver(shop.address, totals, turn));
      return (await drive(order, AT_ONCE, 800)).perSecond;
    },
  },
  'one order': {
    ...{ unit: ' ms', isRate: false, rounds: ROUNDS, cached: true },
    measure: async (shop, totals) => {
      const order = async (turn: number) => void (await placeOver(shop.address, totals, turn));
      return percentile((await drive(order, 1, 300)).durations, 0.5);
    },
  },
  quotes: {
    ...{ unit: '/s', isRate: true, rounds: ROUNDS, cached: true },
    measure: async (shop) => (await drive((turn) => quote(shop.address, turn), AT_ONCE, 800)).perSecond,
  },
  'uncached list': {
    ...{ unit: '/s', isRate: true, rounds: ROUNDS, cached: false },
    measure: async (shop) => {
      const list = (turn: number) => read(`${shop.address}/api/store/products?page=${(turn % 16) + 2}`, headers);
      return (await drive(list, AT_ONCE, 600)).perSecond;
    },
  },
  'bytes of home': {
    ...{ unit: ' bytes', isRate: false, rounds: 1, needsPages: true, cached: true },
    measure: async (shop) => {
      await bytesOf(shop.address);
      await sleep(SETTLE_MS);
      return bytesOf(shop.address);
    },
  },
  'new connections': {
    ...{ unit: ' ms p99', isRate: false, rounds: ROUNDS, needsPages: true, cached: false },
    measure: async (shop) => {
      // Pages are rendered meanwhile: a turn of the event loop takes as long as a page does.
      const isDone = new AbortController();
      const render = async () => {
        if (!isDone.signal.aborted) await ask(`${shop.address}/`, { headers: { 'accept-encoding': 'br' } });
      };
      const busy = drive(render, AT_ONCE, 20_000);
      const durations: number[] = [];
      for (let burst = 0; burst < BURSTS; burst += 1) {
        const connections = Array.from({ length: NEW_CONNECTIONS }, () => connectMs(shop.address));
        durations.push(...(await Promise.all(connections)));
      }
      isDone.abort();
      await busy;
      return percentile(durations, 0.99);
    },
  },
  'memory at rest': {
    ...{ unit: ' MB', isRate: false, rounds: 1, cached: false },
    measure: async (shop) => {
      const list = (turn: number) => read(`${shop.address}/api/store/products?page=${(turn % 16) + 2}`, headers);
      await drive(list, AT_ONCE, 3_000);
      await sleep(REST_MS);
      return ((await shop.residentBytes()) ?? 0) / 1024 ** 2;
    },
  },
};

/** Each piece of tuning on and off, on two shops in alternation: tuning with a gain below 3 % is to be deleted. */
export async function benchTuning(databaseUrl: string, dataDir: string): Promise<Row[]> {
  const totals = await quoteTotals(databaseUrl, dataDir);
  const only = process.env.BENCH_TUNING?.split(',');
  const rows: Row[] = [];
  for (const [name, { bench }] of Object.entries(tuning)) {
    if (only && !only.includes(name)) continue;
    rows.push(await compare(name as TuningName, bench, { databaseUrl, dataDir, totals }));
  }
  return rows;
}

async function compare(
  name: TuningName,
  bench: Tuning['bench'],
  { databaseUrl, dataDir, totals }: { databaseUrl: string; dataDir: string; totals: readonly number[] },
): Promise<Row> {
  const { unit, isRate, rounds, measure, ...needs } = measurements[bench];
  const options = { cached: needs.cached, pages: needs.needsPages === true };
  const on = await startShop(databaseUrl, dataDir, { ...options, tuning: '' });
  const off = await startShop(databaseUrl, dataDir, { ...options, tuning: `-${name}` });
  const figures = { on: [] as number[], off: [] as number[] };
  // The first round is a warm-up, in which V8 compiles.
  for (let round = 0; round <= rounds; round += 1) {
    const [first, second] = [await measure(off, totals), await measure(on, totals)];
    if (round === 0 && rounds > 1) continue;
    figures.off.push(first);
    figures.on.push(second);
    if (rounds === 1) break;
  }
  await on.stop();
  await off.stop();
  const [ours, theirs] = [median(figures.on), median(figures.off)];
  const ratio = isRate ? ours / theirs : theirs / ours;
  const say = (value: number) => `${value < 100 ? value.toFixed(2) : Math.round(value).toLocaleString('en')}${unit}`;
  return {
    ...{ name: `${name}: ${bench}`, ours: say(ours), yardstick: 'without it', theirs: say(theirs) },
    ...{ ratio, goal: `≥ ${WORTH}`, isMet: ratio >= WORTH },
  };
}

async function quote(address: string, turn: number): Promise<void> {
  const body = {
    lines: [{ product_id: (turn % 200) + 1, quantity: 1 }],
    ...{ city_id: 1, shipping_method: 'standard', payment_method: 'cash_on_delivery' },
  };
  const options = { method: 'POST', headers, body: JSON.stringify(body) };
  const { status, text } = await ask(`${address}/api/store/orders/quote`, options);
  if (status !== 200) throw new Error(`quote refused: ${status} ${text}`);
}

/** Bytes of home's document on the wire. */
async function bytesOf(address: string): Promise<number> {
  const response = await fetch(`${address}/`, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  if (response.status !== 200) throw new Error(`home answered ${response.status}`);
  return Number(response.headers.get('content-length'));
}

/** Milliseconds until a fresh connection is answered. */
function connectMs(address: string): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(`${address}/health`, { agent: false }, (response) => {
      response.resume();
      response.on('end', () => resolve(performance.now() - begun));
    });
    asked.on('error', reject);
    asked.end();
  });
}
