import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, type Tx } from '../../../../platform/database/index.ts';
import {
  createTestDatabase,
  factories,
  makeCoupon,
  makePromotion,
  makeSellable,
  orderBody,
  type TestDatabase,
} from '../../../../testing/index.ts';
import { type ReservationLimits, saveReservationLimits } from '../reservations/reservation-limits.store.ts';
import type { PlaceOrderRequest } from './order-request.ts';
import { canJoin, prepareOrder } from './prepare-order.ts';
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
  // A raw request body is valid here: the contract parses it to the same value.
  const body = orderBody([{ product_id: productId, quantity: 1 }], total, { contact, ...more }) as PlaceOrderRequest;
  return prepareOrder(tx, body, by, {
    now: Date.now,
    onlineMethods: new Map(),
    carrierRates: { pointCarriers: () => [] },
  });
}

test('plain orders are written along with any others, what counts others by itself', async () => {
  await inTransaction(database.db, async (tx) => {
    expect(canJoin(await prepare(tx, noura, 140))).toBe(true);
    expect(canJoin(await prepare(tx, noura, 125, transfer))).toBe(true);
    expect(canJoin(await prepare(tx, noura, 130, { coupon_code: 'OASIS10' }))).toBe(false);
    expect(canJoin(await prepare(tx, noura, 100, {}, capped))).toBe(false);
  });
});

const LIMITS: ReservationLimits = {
  buyerOrders: 2,
  buyerPieces: 99,
  doorOrders: 3,
  doorPieces: 99,
  visitorOrders: 4,
  visitorPieces: 99,
  stockPercent: 100,
  stockPieces: 99,
  provedTimes: 5,
  codeOrders: 1,
  codeMinutes: 30,
};

/** Statuses of orders written in one transaction, in the order given. */
async function writeTogether(orders: readonly { who: typeof noura; street: string }[]): Promise<string[]> {
  await inTransaction(database.db, (tx) => saveReservationLimits(tx, LIMITS));
  return inTransaction(database.db, async (tx) => {
    const prepared = await Promise.all(
      orders.map(({ who, street }) => prepare(tx, who, 140, { address: { city_id: 1, district: 'الملقا', street } })),
    );
    return (await writeOrders(tx, prepared)).map(({ placed }) => placed.status);
  });
}
const free = 'confirmed';
const waits = 'pending_payment';
const times = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, at) => make(at));

test('orders that are written together count each other: those of one buyer', async () => {
  const orders = times(3, (at) => ({ who: from(`n${at}`, '0511111111'), street: `شارع التمر ${at}` }));
  expect(await writeTogether(orders)).toEqual([free, free, waits]);
});

test('those of one network, whatever phones were given', async () => {
  const orders = times(5, (at) => ({ who: from('one network', `051222220${at}`), street: `شارع الرطب ${at}` }));
  expect(await writeTogether(orders)).toEqual([free, free, free, free, waits]);
});

test('those of one door, however it is written', async () => {
  const doors = ['شارع النخل 7', 'ش النخل ٧', '7 النخل', 'النخل 7 بجانب المسجد'];
  const orders = doors.map((street, at) => ({ who: from(`door ${at}`, `051333330${at}`), street }));
  expect(await writeTogether(orders)).toEqual([free, free, free, waits]);
});

test('what is above what may wait for a code is refused, and nothing of those it came with is written', async () => {
  const orders = times(4, (at) => ({ who: from(`m${at}`, '0514444444'), street: `شارع السدر ${at}` }));
  await expect(writeTogether(orders)).rejects.toMatchObject({ code: 'orders.unpaid_orders' });
});
