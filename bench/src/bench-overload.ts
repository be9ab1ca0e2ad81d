import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { quoteTotals } from './bench-orders.ts';
import { median, percentile } from './load.ts';
import { startFlood } from './login-flood.ts';
import type { LoadReport, LoadTask } from './overload.main.ts';
import type { Load } from './overload-loads.ts';
import { latencyRow, type Row, row } from './report.ts';
import { type Measured, messageOf, STORE_KEY, startShop } from './start-process.ts';

const ROUNDS = 3;
const SECONDS = 6;
const TIMES = 4;
/** Enough concurrent requests to occupy a process, fewer than the length of its queue. */
const AT_PEAK = 16;
const REFUSED_WITHIN_MS = 100;
const HONEST = 20;
const FLOOD_PER_SECOND = 200;

const say = (line: string) => process.stderr.write(`${line}\n`);

/** Measures a shop at four times its capacity: throughput, and the time in which it refuses the excess. */
export async function benchOverload(databaseUrl: string, dataDir: string): Promise<Row[]> {
  const totals = await quoteTotals(databaseUrl, dataDir);
  const rows: Row[] = [];
  for (const load of ['pages', 'reads', 'orders'] as const) {
    const shop = await startShop(databaseUrl, dataDir, { cached: load === 'orders', pages: load === 'pages' });
    rows.push(...(await measure(shop, load, totals)));
    await shop.stop();
  }
  return [...rows, ...(await benchHonestLogins(databaseUrl, dataDir))];
}

async function measure({ address }: Measured, load: Load, totals: number[]): Promise<Row[]> {
  const measured = { peak: [] as number[], good: [] as number[], refused: [] as number[], served: [] as number[] };
  const task = { address, load, totals };
  await run({ ...task, atOnce: AT_PEAK, seconds: 3 });
  for (let round = 0; round < ROUNDS; round += 1) {
    const calm = await run({ ...task, atOnce: AT_PEAK, seconds: SECONDS });
    const peak = goodput(calm);
    const flooded = await run({
      ...task,
      perSecond: Math.ceil(peak * TIMES),
      seconds: SECONDS,
    });
    measured.peak.push(peak);
    measured.good.push(goodput(flooded));
    measured.refused.push(percentile(flooded.byStatus[503] ?? [], 0.99));
    measured.served.push(percentile(answered(flooded), 0.99));
    say(`${load}: ${describe(calm)}; ${TIMES}×: ${describe(flooded)}`);
  }
  const of = (name: keyof typeof measured) => median(measured[name]);
  return [
    row(`${load}, ${TIMES} times the peak`, of('good'), 'peak', of('peak'), 0.8),
    latencyRow(`${load} refused then, p99`, of('refused'), 'goal', REFUSED_WITHIN_MS, 1),
    latencyRow(`${load} answered then, p99`, of('served'), 'a second', 1_000, 1),
  ];
}

const isGood = ([status]: [string, number[]]) => status.startsWith('2');

function answered({ byStatus }: LoadReport): number[] {
  return Object.entries(byStatus)
    .filter(isGood)
    .flatMap(([, durations]) => durations);
}

function goodput(report: LoadReport): number {
  return answered(report).length / report.seconds;
}

function describe({ byStatus, seconds }: LoadReport): string {
  const parts = Object.entries(byStatus).map(([status, all]) => `${status} ${(all.length / seconds).toFixed(0)}/s`);
  return parts.join(', ');
}

async function run(task: LoadTask): Promise<LoadReport> {
  const child = fork(join(import.meta.dirname, 'overload.main.ts'));
  child.send(task);
  // Sent by overload.main.ts.
  return (await messageOf(child)) as LoadReport;
}

/**
 * Honest logins during attacks: on a known device, among attempts from ever new addresses; and from a new device, among
 * attempts from 110 addresses.
 */
async function benchHonestLogins(databaseUrl: string, dataDir: string): Promise<Row[]> {
  const shop = await startShop(databaseUrl, dataDir, { cached: true, pages: false, limits: true });
  const customers = await Promise.all(Array.from({ length: HONEST }, (_, index) => register(shop, index)));
  const rows: Row[] = [];
  for (const [name, addresses, isKnown] of [
    ['known devices that sign in among guesses from everywhere', 0, true],
    ['strangers who sign in among guesses from 110 addresses', 110, false],
  ] as const) {
    const stop = startFlood(shop.address, { perSecond: FLOOD_PER_SECOND, addresses });
    // Waits until more logins are queued than can be hashed.
    await sleep(3_000);
    let signedIn = 0;
    for (const [index, customer] of customers.entries()) {
      const mark = isKnown ? { device_mark: customer.mark } : {};
      const body = { login: customer.phone, password: PASSWORD, ...mark };
      const { status } = await post(shop, '/auth/login', body, `172.16.${addresses ? 1 : 0}.${index}`);
      if (status === 200) signedIn += 1;
    }
    say(await stop());
    const ratio = signedIn / HONEST;
    rows.push({
      name,
      ours: `${signedIn}`,
      yardstick: 'asked',
      theirs: `${HONEST}`,
      ratio,
      goal: '≥ 1',
      isMet: ratio >= 1,
    });
  }
  await shop.stop();
  return rows;
}

const PASSWORD = 'نخلة على ضفة النهر';

async function register(shop: Measured, index: number): Promise<{ phone: string; mark: string }> {
  const phone = `+9665${String(Date.now() % 1_000_000).padStart(6, '0')}${String(index).padStart(2, '0')}`;
  const body = { firstName: 'نورة', lastName: 'العتيبي', phone, password: PASSWORD, password_confirmation: PASSWORD };
  const { status, data } = await post(shop, '/auth/register', body, `172.17.0.${index}`);
  if (status !== 201 && status !== 200) throw new Error(`register answered ${status}`);
  return { phone, mark: data.device_mark };
}

async function post({ address }: Measured, path: string, body: object, from: string) {
  const response = await fetch(`${address}/api/store${path}`, {
    method: 'POST',
    headers: { 'x-api-key': STORE_KEY, 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
  const { data } = (await response.json()) as { data: { device_mark: string } };
  return { status: response.status, data };
}
