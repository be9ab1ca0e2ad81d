import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenBy } from '../../../checks/broken-by.fixture.ts';
import { sql } from '../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  deliverOrder,
  factories,
  lineIdsOf,
  makeCustomer,
  makeSellable,
  makeStaff,
  orderBody,
  type TestDatabase,
  unstamped,
} from '../../../testing/index.ts';
import { issueReturnCreditNote } from './index.ts';
import { returnInvariants } from './returns.invariants.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let orderId: string;
let returnId: string;

/**
 * An order of two pieces, one returned, restocked and refunded as store credit; and an order of a shirt that was
 * exchanged for a larger one.
 */
beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database);
  const product = await factories(database.db).product({ priceHalalas: 1_000, stock: 10 });
  const { headers } = await makeCustomer(database.db);
  const body = orderBody([{ product_id: product.id, quantity: 2 }], 60);
  orderId = (await shop.call('POST /orders', { headers, body })).body.data.id;
  await deliverOrder(database.db, orderId);
  const [id] = await lineIdsOf(database.db, orderId);
  const wish = { order_id: orderId, lines: [{ id, quantity: 1, reason: 'other' }], refund_to: 'store_credit' };
  returnId = (await shop.call('POST /returns', { headers, body: wish })).body.data.id;
  const staff = await makeStaff(database.db, 'owner');
  const bring = async (ofReturn: string, line: number | undefined, last: 'refund' | 'exchange') => {
    for (const [step, given] of Object.entries({
      approve: {},
      receive: { lines: [{ id: line, resaleable: 1 }] },
      [last]: {},
    })) {
      await shop.call(`POST /admin/returns/${ofReturn}/${step}`, { headers: staff.headers, body: given });
    }
  };
  await bring(returnId, id, 'refund');
  await exchangeShirt(headers, bring);
  await issueReturnCreditNote(unstamped(database.db), returnId, new Date());
  await sql`delete from events where name = 'return.refunded'`.execute(database.db);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

async function exchangeShirt(
  headers: Record<string, string>,
  bring: (ofReturn: string, line: number | undefined, last: 'exchange') => Promise<void>,
): Promise<void> {
  const variants = [{ size: 'M' }, { size: 'L' }, { size: 'XL' }];
  const { id: product_id, variantIds } = await factories(database.db).product({ priceHalalas: 1_000, variants });
  const body = orderBody([{ product_id, variant_id: variantIds[0], quantity: 1 }], 50);
  const { id: order_id } = (await shop.call('POST /orders', { headers, body })).body.data;
  await deliverOrder(database.db, order_id);
  const [id] = await lineIdsOf(database.db, order_id);
  const line = { id, quantity: 1, reason: 'wrong_size', exchange_variant_id: variantIds[1] };
  const wish = { order_id, lines: [line], refund_to: 'exchange' };
  await bring((await shop.call('POST /returns', { headers, body: wish })).body.data.id, id, 'exchange');
}

const damages: Record<string, string> = {
  'no more of a line is in returns than was bought, but for what was exchanged, and only what may be returned':
    'update return_lines set quantity = 3',
  'the last event of a return is its status': "delete from return_events where status = 'refunded'",
  'a line comes back piece by piece, and the whole of it is worth what was paid for it':
    'update return_lines set quantity = 2',
  'an order that came back whole brought all that was paid for its goods':
    "with whole as (update orders set status = 'refunded') update returns set withheld_halalas = 1",
  'what a return brings is what its lines are worth less what stays here, and never more than was paid that way':
    'update returns set credit_halalas = credit_halalas + 1',
  'an order counts what was paid back of it, and no more goes back than was paid':
    'update orders set refunded_halalas = refunded_halalas + 1',
  'what a return says went back, went back: once, to the card and to store credit':
    "delete from ledger_transfers where cause = 'return'",
  'a credit note of a return is of what went back, and the notes of an order are at most its invoice':
    'delete from invoices where return_id is not null',
  'each line of an exchange names a variant of its own product, and no other line does':
    'update return_lines set exchange_variant_id = null, exchange_sku = null',
  'what is kept for an exchange, or was sent by it, left the shelf for it; of one that came to nothing it is back':
    "update returns set status = 'rejected' where status = 'exchanged'",
  'where something was exchanged as many pieces of the product are out as were bought and kept, and none came back that was not given':
    "update stock_movements set delta = 2 where reason = 'exchange_return'",
  'of an exchange that was not paid back no money moved, and no credit note speaks':
    'update return_lines set refunded_before = 0, refund_halalas = 1000 where exchange_variant_id is not null',
  'an order is what its returns make of it':
    "update returns set status = 'received', card_halalas = null, bank_halalas = null, credit_halalas = null",
};

test('nothing is broken before', async () => {
  expect(await brokenBy(database.db, 'select')).toEqual([]);
});

test('every invariant of returns has something here that breaks it', () => {
  expect(Object.keys(damages).toSorted()).toEqual(returnInvariants.map((one) => one.name).toSorted());
});

test.each(Object.entries(damages))('it is seen that not: %s', async (name, statement) => {
  expect(await brokenBy(database.db, statement)).toContain(name);
});

test('a size that came back though nobody had been given it is seen', async () => {
  const other = "update stock_movements set variant_id = variant_id + 2 where reason = 'exchange_return'";
  expect(await brokenBy(database.db, other)).toContain(
    'where something was exchanged as many pieces of the product are out as were bought and kept, and none came back that was not given',
  );
});

test('stock that came back and is not on the shelf is seen, and a note above its invoice', async () => {
  const shelf = "update stock_movements set delta = -1 where reason = 'order'";
  expect(await brokenBy(database.db, shelf)).toContain(
    'a live order holds exactly what its lines say, an undone one nothing',
  );
  const note = "update invoices set total_halalas = 100000 where kind = 'credit_note'";
  expect(await brokenBy(database.db, note)).toContain(
    'a credit note of a return is of what went back, and the notes of an order are at most its invoice',
  );
});
