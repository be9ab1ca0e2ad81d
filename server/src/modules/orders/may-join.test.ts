import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql, type Tx } from '../../platform/database/index.ts';
import {
  createTestDatabase,
  factories,
  makeCoupon,
  makePromotion,
  makeSellable,
  orderBody,
  type TestDatabase,
} from '../../testing/index.ts';
import type { PlaceOrderRequest } from './order-request.ts';
import { mayJoin, prepareOrder } from './prepare-order.ts';
import { writeOrders } from './write-orders.ts';

let database: TestDatabase;
let plain: number;
let capped: number;

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  const a = factories(database.db);
  plain = (await a.product({ priceHalalas: 10_000, stock: 50 })).id;
  capped = (await a.product({ priceHalalas: 10_000, stock: 50 })).id;
  await makePromotion(database.db, { type: 'flash', productIds: [capped], priceHalalas: 6_000, cap: 7 });
  await makeCoupon(database.db, { code: 'OASIS10' });
});
afterAll(() => database.close());

const transfer = { payment_method: 'bank_transfer' };
const from = (visitor: string, phone: string) => ({
  by: { actor: { kind: 'guest' }, language: 'ar', visitor } as const,
  contact: { first_name: 'س', last_name: 'ص', phone },
});
const noura = from('noura', '0512345678');

function prepare(tx: Tx, { by, contact }: typeof noura, total: number, more: object = {}, productId = plain) {
  // As a client sends it: what the contract makes of it is the same.
  const body = orderBody([{ product_id: productId, quantity: 1 }], total, { contact, ...more }) as PlaceOrderRequest;
  return prepareOrder(tx, body, by, { now: Date.now, cards: [] });
}

test('plain orders are written along with any others, what counts others by itself', async () => {
  await inTransaction(database.db, async (tx) => {
    const atTheDoor = await prepare(tx, noura, 140);
    expect(mayJoin(atTheDoor, [])).toBe(true);
    expect(mayJoin(atTheDoor, [atTheDoor, await prepare(tx, noura, 125, transfer)])).toBe(true);
    expect(mayJoin(await prepare(tx, noura, 130, { coupon_code: 'OASIS10' }), [])).toBe(false);
    expect(mayJoin(await prepare(tx, noura, 100, {}, capped), [])).toBe(false);
  });
});

test('of one buyer or visitor only one that waits for its payment is written at a time', async () => {
  await inTransaction(database.db, async (tx) => {
    const first = await prepare(tx, noura, 125, transfer);
    const others = {
      buyer: from('sara', '0512345678'),
      visitor: from('noura', '0587654321'),
      nobody: from('sara', '0587654321'),
    };
    expect(mayJoin(await prepare(tx, others.buyer, 125, transfer), [first])).toBe(false);
    expect(mayJoin(await prepare(tx, others.visitor, 125, transfer), [first])).toBe(false);
    expect(mayJoin(await prepare(tx, others.nobody, 125, transfer), [first])).toBe(true);
  });
});

test('control: written together they do not see each other, and more wait than may', async () => {
  const limits = {
    buyerOrders: 3,
    buyerPieces: 99,
    visitorOrders: 99,
    visitorPieces: 99,
    stockPercent: 100,
    stockPieces: 99,
  };
  await sql`update store_settings set value = ${JSON.stringify(limits)}::jsonb where topic = 'holds'`.execute(
    database.db,
  );
  const placed = await inTransaction(database.db, async (tx) => {
    const five = await Promise.all(Array.from({ length: 5 }, () => prepare(tx, noura, 125, transfer)));
    return writeOrders(tx, five);
  });
  expect(placed).toHaveLength(5);
  const sixth = inTransaction(database.db, async (tx) => writeOrders(tx, [await prepare(tx, noura, 125, transfer)]));
  await expect(sixth).rejects.toMatchObject({ code: 'orders.unpaid_orders' });
});
