import { afterEach, beforeEach, expect, test } from 'vitest';
import { openExtensions } from '../../../extensions/index.ts';
import { type Database, sql } from '../../../platform/database/index.ts';
import { createLog } from '../../../platform/log/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makeSellable,
  makeTaxUnit,
  openPaperAuthority,
  orderBody,
  type TestDatabase,
  testTaxOf,
  untilLost,
  withoutGuardOf,
} from '../../../testing/index.ts';
import { issueCreditNote, issueInvoice } from '../invoices/index.ts';
import { type StampTaxDocument, stampDocument } from './stamp-document.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let productId: number;
beforeEach(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database, { extensions: [testTaxOf(openPaperAuthority())] });
  productId = (await factories(database.db).product({ priceHalalas: 9_999, stock: 1_000 })).id;
  await makeTaxUnit(database.db, { state: 'active', dataDir: shop.config.dataDir });
});
afterEach(async () => {
  await shop.close();
  await database.close();
});

async function placeOrder(): Promise<string> {
  const { body } = await shop.call('POST /orders', {
    body: orderBody([{ product_id: productId, quantity: 1 }], 139.99),
  });
  return body.data.id;
}

function issuing(db: Database) {
  const host = { config: shop.config, db, log: createLog({ level: 'error' }), now: Date.now };
  const extensions = openExtensions([testTaxOf(openPaperAuthority())], host);
  const deps = { extensions, seal: extensions.seal, wakeReports: () => undefined };
  const stampTaxDocument: StampTaxDocument = (tx, of) => stampDocument(tx, deps, of);
  return { db, stampTaxDocument };
}

/**
 * An invoice and a credit note at once: each has a series of its own, and both one chain. Returns how many documents of two
 * were lost.
 */
async function stampAtOnce(db: Database): Promise<number> {
  const deps = issuing(db);
  const [first, second] = [await placeOrder(), await placeOrder()];
  await issueInvoice(issuing(database.db), first, new Date());
  const made = await Promise.allSettled([
    issueCreditNote(deps, first, new Date()),
    issueInvoice(deps, second, new Date()),
  ]);
  return made.filter(({ status }) => status === 'rejected').length;
}

async function isChainWhole(): Promise<boolean> {
  const { rows } = await sql.rows({ whole: sql.bool.neverNull })`
    select coalesce(bool_and(d.counter = d.place and (d.place = 1 or d.previous_hash = d.hash_before)), true) as whole
    from (select counter, previous_hash, row_number() over w as place, lag(hash) over w as hash_before
      from tax_documents window w as (partition by unit_id order by counter)) d
  `.execute(database.db);
  return rows[0]?.whole === true;
}

test('documents of two series that are stamped at once stand one behind the other in the chain', async () => {
  for (let time = 0; time < 10; time += 1) expect(await stampAtOnce(database.db)).toBe(0);
  expect(await isChainWhole()).toBe(true);
});

test('control: without the lock of the unit one of them finds its place taken', async () => {
  const { db, timesTaken } = withoutGuardOf(database.db, /(?<=state = 'active') for update/, '');
  expect(await untilLost(() => stampAtOnce(db), 0)).toBeGreaterThan(0);
  expect(timesTaken()).toBeGreaterThan(0);
});
