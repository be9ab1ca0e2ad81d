import { type ChildProcess, spawn } from 'node:child_process';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, sql } from '../../server/src/platform/database/index.ts';
import { makeStaff } from '../../server/src/testing/factories/staff-factories.ts';
import { taxIdentity } from '../../server/src/testing/fakes/test-tax.ts';
import { placeOver, quoteTotals } from './bench-orders.ts';
import { drive, median } from './load.ts';
import { type Row, row } from './report.ts';
import { STORE_KEY, startShop } from './start-process.ts';

const ROOT = join(import.meta.dirname, '../..');
const CONCURRENCY = 8;
const ORDERS = 250;
const TO_WARM_UP = 1_000;
const ROUNDS = 5;
const LOOK_EVERY_MS = 500;
/** A unit that has not stamped all within that many looks never will. */
const MOST_LOOKS = 1_200;

/**
 * Orders a second while invoices are stamped and reported, beside the same shop whose invoices are not stamped: stamping
 * comes after the order. The two alternate in one run, and each begins when all invoices of the one before are issued.
 */
export async function benchInvoicing(databaseUrl: string, dataDir: string): Promise<Row[]> {
  const authority = await startAuthority();
  process.env[authority.setting] = authority.url;
  const totals = await quoteTotals(databaseUrl, dataDir);
  const shop = await startShop(databaseUrl, dataDir, { cached: true, pages: false, background: true });
  const { db, close } = openDatabase({ url: databaseUrl, poolSize: 2 });
  const order = async (turn: number) => void (await placeOver(shop.address, totals, turn));
  try {
    const unit = await register(shop.address, (await makeStaff(db, 'owner')).headers, authority.codes);
    const setActive = (isActive: boolean) =>
      sql`
        update tax_units set state = ${isActive ? 'active' : 'closed'}, closed_at = case when ${isActive} then null else now() end
        where id = ${unit}
      `.execute(db);
    const settled = async () => {
      for (let look = 0; look < MOST_LOOKS; look += 1) {
        const { rows } = await sql.rows({ waiting: sql.int8.neverNull })`
          select (select count(*) from orders o where not exists (select from invoices i where i.order_id = o.id))
            + (select count(*) from tax_documents where state = 'queued') as waiting
        `.execute(db);
        if (rows[0]?.waiting === 0) return;
        await sleep(LOOK_EVERY_MS);
      }
      throw new Error('invoices were not issued, or not reported');
    };
    await drive(order, CONCURRENCY, TO_WARM_UP);
    await settled();
    await sql`analyze`.execute(db);
    const rates = { plain: [] as number[], stamped: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of ['plain', 'stamped'] as const) {
        await setActive(name === 'stamped');
        rates[name].push((await drive(order, CONCURRENCY, ORDERS)).perSecond);
        await settled();
      }
    }
    const { rows } = await sql.rows({ stamped: sql.int8.neverNull, bytes: sql.numeric.neverNull })`
      select count(*) as stamped, round(pg_total_relation_size('tax_documents') / greatest(count(*), 1)) as bytes from tax_documents
    `.execute(db);
    process.stderr.write(
      `${rows[0]?.stamped} documents were stamped, of ${rows[0]?.bytes} bytes each in the database\n`,
    );
    return [row('orders while invoices are stamped', median(rates.stamped), 'not stamped', median(rates.plain), 0.9)];
  } finally {
    await close();
    await shop.stop();
    authority.stop();
  }
}

/** The authority of the extension that reports invoices, as its own program on this machine. */
async function startAuthority() {
  let main: string | undefined;
  for await (const path of glob('extensions/*/testing/fake-authority.main.ts', { cwd: ROOT })) main = path;
  if (!main) throw new Error('no extension of this shop has an authority to try it with');
  const child = spawn(process.execPath, [main], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const said = await linesOf(child, 2);
  const [, setting = '', url = ''] = /^(\w+)=(\S+)/.exec(said[0] ?? '') ?? [];
  const codes = (said[1]?.split(': ')[1] ?? '').split(' ');
  return { setting, url, codes, stop: () => void child.kill() };
}

async function linesOf({ stdout }: ChildProcess, count: number): Promise<string[]> {
  let text = '';
  for await (const chunk of stdout ?? []) {
    text += String(chunk);
    const lines = text.split('\n');
    if (lines.length > count) return lines;
  }
  throw new Error('the authority ended and said nothing');
}

/** Registers and activates a unit as an owner does. Returns its id. */
async function register(address: string, headers: Record<string, string>, codes: readonly string[]): Promise<string> {
  const call = async (method: 'GET' | 'POST', path: string, body?: unknown) => {
    const response = await fetch(`${address}/api/store/admin/e-invoicing${path}`, {
      method,
      headers: { ...headers, 'x-api-key': STORE_KEY, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text).data;
  };
  const { provider } = await call('GET', '');
  const environment = provider.environments.find((one: { is_real: boolean }) => !one.is_real).id;
  const unit = await call('POST', '/units', { environment, identity: taxIdentity });
  const enrolled = await call('POST', `/units/${unit.id}/enrol`, { code: codes[0], version: unit.version });
  let { version } = enrolled;
  for (const { id } of enrolled.checks) ({ version } = await call('POST', `/units/${unit.id}/checks/${id}`, {}));
  await call('POST', `/units/${unit.id}/activate`, { version });
  return unit.id;
}
