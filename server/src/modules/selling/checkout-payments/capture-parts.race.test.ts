import type { PaymentProvider, PaymentState } from '@waha/extend';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, inTransaction, sql } from '../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makeSellable,
  orderBody,
  type TestDatabase,
  withoutGuardOf,
} from '../../../testing/index.ts';
import { captureHeld, type OnlineMethods, refundPart, sendRefund } from '../payments/index.ts';

/** One piece of 100, and 25 for delivery. */
const AMOUNT = 12_500;
const PARTS = [
  { key: 'one', upTo: 5_000 },
  { key: 'two', upTo: 9_000 },
];
const REST = { key: 'rest', upTo: null };

let database: TestDatabase;
let productId: number;
let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  productId = (await factories(database.db).product({ priceHalalas: 10_000, stock: 5 })).id;
  shop = await createTestApp(database);
});
afterAll(async () => {
  await sql`truncate payment_captures, payment_refunds, payments cascade`.execute(database.db);
  await shop.close();
  await database.close();
});

/** An order whose money a lender has authorised. */
async function authorised(): Promise<string> {
  const { body } = await shop.call('POST /orders', { body: orderBody([{ product_id: productId, quantity: 1 }], 140) });
  const orderId = String(body.data.id);
  await sql`
    insert into payments (id, order_id, provider, provider_id, provider_payment_id, status, amount_halalas, captured_amount,
      captured_currency, capture_state, expires_at)
    values (gen_random_uuid(), ${orderId}, 'lender', ${orderId}, 'loan', 'paid', ${AMOUNT}, ${AMOUNT}, 'SAR', 'waiting', now())
  `.execute(database.db);
  return orderId;
}

type Acts = Pick<PaymentProvider, 'capture' | 'refund' | 'cancel' | 'read'>;

/** A lender that captures each key once. */
function openLender() {
  const captured = new Map<string, number>();
  const world = { back: 0, captured: () => [...captured.values()].reduce((sum, amount) => sum + amount, 0) };
  const acts = {
    async capture(_: string, amount: number, { key }: { key: string }) {
      if (!captured.has(key)) captured.set(key, amount);
    },
    async refund({ amount }: { amount: number }) {
      world.back += amount;
    },
    cancel: async () => undefined,
    async read(): Promise<PaymentState> {
      const amount = world.captured();
      if (amount > 0) return { status: 'captured', captureReference: 'loan', amount, currency: 'SAR' };
      return { status: 'authorised', amount: AMOUNT, currency: 'SAR' };
    },
  } satisfies Acts;
  return { world, acts };
}

const depsOf = (db: Database, acts: Acts) => ({
  ...{ db, now: Date.now },
  // The other functions of a method are not called here.
  onlineMethods: new Map([['lender', acts]]) as unknown as OnlineMethods,
});

/** A point where a worker waits until it is let on. */
function gate() {
  const [came, open] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const pass = () => {
    came.resolve();
    return open.promise;
  };
  return { pass, reached: came.promise, open: open.resolve };
}

async function dueRefund(orderId: string): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int8 })`
    select r.id from payment_refunds r join payments p on p.id = r.payment_id where p.order_id = ${orderId}
  `.execute(database.db);
  return rows[0]?.id ?? 0;
}

/** The database of a worker that dies after so many transactions. */
function dyingAfter(db: Database, times: number): Database {
  let left = times;
  const transaction: Database['transaction'] = (work) => {
    left -= 1;
    return left < 0 ? Promise.reject(new Error('died')) : db.transaction(work);
  };
  return { ...db, transaction };
}

/**
 * Two workers take the first part at once; the slower one ends it when the other is taking the second, and dies. A refund comes
 * between. Returns what the lender keeps in the end.
 */
async function playSlowWorker(db: Database): Promise<number> {
  const orderId = await authorised();
  const { world, acts } = openLender();
  const [first, second, slow] = [gate(), gate(), gate()];
  const quickActs: Acts = {
    ...acts,
    async capture(reference, amount, part) {
      if (part.key === 'two') await second.pass();
      await acts.capture(reference, amount, part);
      if (part.key === 'one') await first.pass();
    },
  };
  const slowActs: Acts = {
    ...acts,
    async read() {
      const state = await acts.read();
      await slow.pass();
      return state;
    },
  };
  const quick = captureHeld(depsOf(db, quickActs), orderId, PARTS);
  await first.reached;
  const late = captureHeld(depsOf(dyingAfter(db, 2), slowActs), orderId, PARTS.slice(0, 1)).catch(() => undefined);
  await slow.reached;
  first.open();
  await second.reached;
  slow.open();
  await late;
  await inTransaction(database.db, (tx) => refundPart(tx, orderId, 7_500, orderId));
  const refundId = await dueRefund(orderId);
  await sendRefund(depsOf(db, acts), refundId).catch(() => undefined);
  second.open();
  await quick;
  await captureHeld(depsOf(db, acts), orderId, [...PARTS, REST]).catch(() => undefined);
  await sendRefund(depsOf(db, acts), refundId);
  return world.captured() - world.back;
}

test('a worker that ends a part which another has ended leaves the next one under way: the buyer pays what is due', async () => {
  expect(await playSlowWorker(database.db)).toBe(AMOUNT - 7_500);
});

test('control: where nothing asks whether a part is under way, the buyer pays for what was refunded', async () => {
  const ending = withoutGuardOf(database.db, /and exists \(select from part\)/, '');
  const refunding = withoutGuardOf(ending.db, /exists \(select from payment_captures c [^)]*\)/, 'false');
  expect(await playSlowWorker(refunding.db)).toBeGreaterThan(AMOUNT - 7_500);
  for (const { timesTaken } of [ending, refunding]) expect(timesTaken()).toBeGreaterThan(0);
});

test('a part that was left under way by a worker that died is taken, and refunds wait for it', async () => {
  const orderId = await authorised();
  const { world, acts } = openLender();
  const dying: Acts = { ...acts, capture: () => Promise.reject(new Error('the answer was lost')) };
  const deps = depsOf(database.db, acts);
  await captureHeld(deps, orderId, PARTS.slice(0, 1));
  await expect(captureHeld(depsOf(database.db, dying), orderId, PARTS)).rejects.toThrow('the answer was lost');
  // As a slower worker of an earlier release left it.
  await sql`
    update payments set capture_state = 'part', capture_amount = null where order_id = ${orderId}
  `.execute(database.db);
  await inTransaction(database.db, (tx) => refundPart(tx, orderId, 7_500, orderId));
  await expect(sendRefund(deps, await dueRefund(orderId))).rejects.toThrow('waits for the capture');
  await captureHeld(deps, orderId, PARTS);
  expect(world.captured()).toBe(9_000);
  await sendRefund(deps, await dueRefund(orderId));
  await captureHeld(deps, orderId, [...PARTS, REST]);
  expect(world.captured() - world.back).toBe(AMOUNT - 7_500);
});
