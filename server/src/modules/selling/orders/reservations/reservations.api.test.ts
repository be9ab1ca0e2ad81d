import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  type MadeCustomer,
  makeCustomer,
  makeSellable,
  orderBody,
  type TestDatabase,
} from '../../../../testing/index.ts';
import { changeStatus } from '../status/change-status.ts';
import { type ReservationLimits, saveReservationLimits } from './reservation-limits.store.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let a: ReturnType<typeof factories>;

const LIMITS: ReservationLimits = {
  buyerOrders: 3,
  buyerPieces: 20,
  doorOrders: 1_000,
  doorPieces: 1_000,
  visitorOrders: 5,
  visitorPieces: 30,
  stockPercent: 50,
  stockPieces: 2,
  provedTimes: 3,
  codeOrders: 2,
  codeMinutes: 30,
};

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  a = factories(database.db);
});
beforeEach(async () => {
  await inTransaction(database.db, (tx) => saveReservationLimits(tx, LIMITS));
  shop = await createTestApp(database, { cacheBytes: 0 });
});
afterEach(() => shop.close());
afterAll(() => database.close());

/** Reservations of a visitor and a phone end with each test. */
async function freeEverything() {
  const { rows } = await sql.rows({ id: sql.uuid })`select id from orders where status = 'pending_payment'`.execute(
    database.db,
  );
  for (const { id } of rows) {
    const change = { orderId: id, from: 'pending_payment', to: 'expired', actor: 'system' } as const;
    await inTransaction(database.db, (tx) => changeStatus(tx, change, 'ar'));
  }
}
beforeEach(freeEverything);

let serial = 0;
function newPhone(): string {
  serial += 1;
  return `05${String(20_000_000 + serial)}`;
}

const product = (stock: number) => a.product({ priceHalalas: 1_000, stock });

async function hold(
  productId: number,
  quantity: number,
  { buyer, phone = '0512345678', ...more }: { buyer?: MadeCustomer; phone?: string; payment_method?: string } = {},
) {
  const body = orderBody([{ product_id: productId, quantity }], quantity * 10 + 25, {
    payment_method: 'bank_transfer',
    contact: { first_name: 'س', last_name: 'ص', phone },
    ...more,
  });
  return shop.call('POST /orders', { body, ...(buyer && { headers: buyer.headers }) });
}

const codeOf = (answer: { body: { code?: string } }) => answer.body.code ?? 'placed';

test('so many orders of one buyer may wait for their payment; one more in cash waits for a code', async () => {
  const { id } = await product(100);
  const codes = [];
  for (let turn = 0; turn < 4; turn += 1) codes.push(codeOf(await hold(id, 1)));
  expect(codes).toEqual(['placed', 'placed', 'placed', 'orders.unpaid_orders']);
  const atTheDoor = orderBody([{ product_id: id, quantity: 1 }], 50);
  const placed = await shop.call('POST /orders', { body: atTheDoor });
  expect(placed.body.data).toMatchObject({ status: 'pending_payment', awaits_phone_code: true });
});

test('one visitor with a new phone each time meets the visitor’s limits', async () => {
  const { id } = await product(100);
  const codes = [];
  for (let turn = 0; turn < 6; turn += 1) codes.push(codeOf(await hold(id, 1, { phone: newPhone() })));
  expect(codes.slice(4)).toEqual(['placed', 'orders.unpaid_orders']);
  await freeEverything();
  expect(codeOf(await hold(id, 18, { phone: newPhone() }))).toBe('placed');
  expect(codeOf(await hold((await product(100)).id, 13, { phone: newPhone() }))).toBe('orders.unpaid_pieces');
});

test('pieces are counted over orders, and those of bundles by their parts', async () => {
  const { id, variantIds } = await product(100);
  const bundle = await a.bundle({ priceHalalas: 1_000, items: [{ variantId: variantIds[0] ?? 0, quantity: 10 }] });
  const body = orderBody([{ bundle_id: bundle, quantity: 1 }], 35, { payment_method: 'bank_transfer' });
  expect((await shop.call('POST /orders', { body })).status).toBe(201);
  expect(await hold(id, 11)).toMatchObject({ status: 409, body: { code: 'orders.unpaid_pieces' } });
  expect(codeOf(await hold(id, 10))).toBe('placed');
});

test('of one thing nobody holds more than a share unpaid, a few pieces of it always', async () => {
  const { id } = await product(12);
  expect(codeOf(await hold(id, 4))).toBe('placed');
  expect(await hold(id, 3)).toMatchObject({ status: 409, body: { code: 'orders.unpaid_share' } });
  expect(codeOf(await hold(id, 2))).toBe('placed');
  const rare = await product(2);
  expect(codeOf(await hold(rare.id, 2, { phone: newPhone() }))).toBe('placed');
});

test('an account is not counted by a phone that anybody may type', async () => {
  const { id } = await product(100);
  const buyer = await makeCustomer(database.db);
  for (let turn = 0; turn < 3; turn += 1) await hold(id, 1, { phone: buyer.phone });
  expect(codeOf(await hold(id, 1, { buyer, phone: buyer.phone }))).toBe('placed');
});

test('what is paid or over holds nothing, and the visitor is forgotten', async () => {
  const { id } = await product(100);
  for (let turn = 0; turn < 3; turn += 1) await hold(id, 1);
  await freeEverything();
  expect(codeOf(await hold(id, 1))).toBe('placed');
  const { rows } = await sql`select from orders where visitor is not null and status <> 'pending_payment'`.execute(
    database.db,
  );
  expect(rows).toEqual([]);
});

async function quoteOf(lines: object[], more: object, buyer?: MadeCustomer) {
  const body = { lines, ...more };
  return (await shop.call('POST /orders/quote', { body, ...(buyer && { headers: buyer.headers }) })).body.data;
}

test('a buyer is told which own unpaid order holds what is missing, nobody else is', async () => {
  const { id } = await product(2);
  const buyer = await makeCustomer(database.db);
  const placed = (await hold(id, 2, { buyer })).body.data;
  const lines = [{ product_id: id, quantity: 1 }];
  const told = [{ order_id: placed.id, number: placed.number, amount_due: 45, lines: [{ line: 0, quantity: 2 }] }];
  expect(await quoteOf(lines, {}, buyer)).toMatchObject({ can_order: false, held: told });
  expect(await quoteOf(lines, {})).toMatchObject({ held: [] });
  expect(await quoteOf(lines, {}, await makeCustomer(database.db))).toMatchObject({ held: [] });
  const refused = await hold(id, 1, { buyer });
  expect(refused.body).toMatchObject({ code: 'orders.out_of_stock', details: { held: told } });
  const cancelled = { headers: buyer.headers, body: { status: 'cancelled' } };
  await shop.call(`PATCH /orders/${placed.id}/status`, cancelled);
  expect(await quoteOf(lines, {}, buyer)).toMatchObject({ can_order: true, held: [] });
});

test('a guest is told with the key of the order, with a wrong one nothing', async () => {
  const { id } = await product(2);
  const placed = (await hold(id, 2)).body.data;
  const lines = [{ product_id: id, quantity: 1 }];
  const with_ = (view_token: string) => ({ unpaid_orders: [{ id: placed.id, view_token }] });
  expect((await quoteOf(lines, with_(placed.view_token))).held).toMatchObject([{ number: placed.number }]);
  expect((await quoteOf(lines, with_('x'.repeat(43)))).held).toEqual([]);
  expect((await quoteOf([{ product_id: (await product(5)).id, quantity: 1 }], with_(placed.view_token))).held).toEqual(
    [],
  );
});
