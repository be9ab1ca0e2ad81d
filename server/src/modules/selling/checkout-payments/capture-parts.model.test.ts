import type { PaymentProvider, PaymentState } from '@waha/extend';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../../../checks/index.ts';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makeSellable,
  orderBody,
  type TestDatabase,
} from '../../../testing/index.ts';
import { captureHeld, type OnlineMethods, type PartToCapture, refundPart, sendRefund } from '../payments/index.ts';

const HISTORIES = 1_000;
/** Histories that run beside each other. */
const LANES = 10;
/** One piece of 100, and 25 for delivery: what each of the copied orders costs. */
const AMOUNT = 12_500;

let database: TestDatabase;
let orders: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  const { id } = await factories(database.db).product({ priceHalalas: 10_000, stock: 5 });
  const shop = await createTestApp(database);
  const body = orderBody([{ product_id: id, quantity: 1 }], 140);
  await shop.call('POST /orders', { body });
  await shop.close();
  // Copies of the one order, because placing so many would take longer than all else here.
  await sql`
    do $$ declare fields text; begin
      select string_agg(quote_ident(column_name), ', ') into fields from information_schema.columns
      where table_schema = 'public' and table_name = 'orders' and is_generated = 'NEVER' and is_identity = 'NO';
      execute format('insert into orders (%1$s) select %1$s from (
        select (jsonb_populate_record(o, jsonb_build_object(''id'', gen_random_uuid(), ''number'', ''M-'' || n))).*
        from orders o, generate_series(1, 1500) n) copies', fields);
    end $$
  `.execute(database.db);
  const { rows } = await sql.rows({ id: sql.uuid })`select id from orders where number like 'M-%'`.execute(database.db);
  orders = rows.map((row) => row.id);
});
afterAll(async () => {
  // Copies have no lines and no events: only what is of payments was to be looked at.
  await sql`delete from payment_captures`.execute(database.db);
  await sql`delete from payment_refunds`.execute(database.db);
  await sql`delete from payments`.execute(database.db);
  await sql`delete from order_marks where order_id in (select id from orders where number like 'M-%')`.execute(
    database.db,
  );
  await sql`delete from orders where number like 'M-%'`.execute(database.db);
  await database.close();
});

interface Lender {
  captured: number;
  back: number;
  isClosed: boolean;
  keys: Set<string>;
  refunds: Set<string>;
  /** Strikes before or after the next calls were carried out. */
  faults: ('before' | 'after')[];
}

/** A lender that captures parts, whose answers are lost at times; one that is asked for more than it may give throws for good. */
function methodsOf(lender: Lender): OnlineMethods {
  function strike(work: () => void): Promise<void> {
    const fault = lender.faults.shift();
    if (fault !== 'before') work();
    return fault ? Promise.reject(new Error('the answer was lost')) : Promise.resolve();
  }
  const provider: Pick<PaymentProvider, 'capture' | 'refund' | 'cancel' | 'read'> = {
    capture: (_, amount, { key }) =>
      strike(() => {
        if (lender.keys.has(key)) return;
        if (lender.isClosed || lender.captured + amount > AMOUNT) throw new Error('more than was authorised');
        lender.keys.add(key);
        lender.captured += amount;
      }),
    refund: ({ id, amount }) =>
      strike(() => {
        if (lender.refunds.has(id)) return;
        // As lenders do: the rest can no longer be captured once money has gone back.
        lender.isClosed = true;
        if (lender.back + amount > lender.captured) throw new Error('more than was captured');
        lender.refunds.add(id);
        lender.back += amount;
      }),
    cancel: () =>
      strike(() => {
        lender.isClosed = true;
      }),
    async read(): Promise<PaymentState> {
      const { captured: amount, isClosed } = lender;
      if (amount > 0) return { status: 'captured', captureReference: 'loan', amount, currency: 'SAR' };
      return isClosed ? { status: 'failed' } : { status: 'authorised', amount: AMOUNT, currency: 'SAR' };
    },
  };
  // The other functions of a method are not called here.
  return new Map([['lender', provider]]) as unknown as OnlineMethods;
}

const fault = fc.constantFrom<'before' | 'after'>('before', 'after');
const step = fc.record({
  act: fc.constantFrom('parcel', 'parcel', 'refund', 'capture again'),
  amount: fc.integer({ min: 1, max: AMOUNT }),
  faults: fc.array(fault, { maxLength: 2 }),
  isDoubled: fc.boolean(),
});

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
const history = fc.array(step, { minLength: 2, maxLength: 8 });

async function attempt(lender: Lender, faults: readonly ('before' | 'after')[], work: () => Promise<unknown>) {
  lender.faults.push(...faults);
  for (let turn = 0; turn <= faults.length; turn += 1) await work().catch(() => undefined);
  lender.faults.splice(0);
  await work();
}

async function dueRefunds(orderId: string): Promise<number[]> {
  const { rows } = await sql.rows({ id: sql.int8 })`
    select r.id from payment_refunds r join payments p on p.id = r.payment_id
    where p.order_id = ${orderId} and r.status = 'due' order by r.id
  `.execute(database.db);
  return rows.map((row) => row.id);
}

const bookRow = { state: sql.text.orNull, taken: sql.int8, released: sql.int8, back: sql.int8, due: sql.int8 };

async function booksOf(orderId: string) {
  const { rows } = await sql.rows(bookRow)`
    select capture_state as state,
      (select coalesce(sum(amount), 0)::bigint from payment_captures c where c.payment_id = p.id) as taken,
      coalesce(sum(case when r.is_released then r.amount else r.released_part end), 0)::bigint as released,
      coalesce(sum(r.amount - r.released_part) filter (where r.status = 'done' and not r.is_released), 0)::bigint as back,
      coalesce(sum(r.amount) filter (where r.status = 'due'), 0)::bigint as due
    from payments p left join payment_refunds r on r.payment_id = p.id where p.order_id = ${orderId} group by p.id
  `.execute(database.db);
  if (!rows[0]) throw new Error('no payment');
  return rows[0];
}

async function play(orderId: string, steps: readonly Step[]) {
  const lender: Lender = { captured: 0, back: 0, isClosed: false, keys: new Set(), refunds: new Set(), faults: [] };
  const deps = { db: database.db, now: Date.now, onlineMethods: methodsOf(lender) };
  await sql`
    insert into payments (id, order_id, provider, provider_id, provider_payment_id, status, amount_halalas, captured_amount,
      captured_currency, capture_state, expires_at)
    values (gen_random_uuid(), ${orderId}, 'lender', ${orderId}, 'loan', 'paid', ${AMOUNT}, ${AMOUNT}, 'SAR', 'waiting', now())
  `.execute(database.db);
  const parts: PartToCapture[] = [];
  let [refunds, upTo] = [0, 0];
  const refund = async (amount: number) => {
    refunds += 1;
    const key = `${orderId} ${refunds}`;
    const isTaken = await inTransaction(database.db, (tx) => refundPart(tx, orderId, amount, key));
    return isTaken ? amount : 0;
  };
  let wanted = 0;
  const send = (id: number) => sendRefund(deps, id);
  for (const { act, amount, faults, isDoubled } of steps) {
    if (act === 'parcel') {
      upTo += amount;
      parts.push({ key: `parcel ${parts.length}`, upTo });
    }
    if (act === 'refund') {
      wanted += await refund(amount);
      // A doubled event: two send at once, and one of them may wait for the other.
      for (const id of await dueRefunds(orderId)) {
        if (isDoubled) await Promise.allSettled([send(id), send(id)]);
        await attempt(lender, faults, () => send(id));
      }
    } else await attempt(lender, faults, () => captureHeld(deps, orderId, parts));
    if (act !== 'refund' && isDoubled) await captureHeld(deps, orderId, parts);
  }
  // All has left: the rest is captured, or given up.
  await attempt(lender, ['after'], () => captureHeld(deps, orderId, [...parts, { key: 'rest', upTo: null }]));
  for (const id of await dueRefunds(orderId)) await attempt(lender, [], () => send(id));
  return { lender, wanted, books: await booksOf(orderId) };
}

test('captured and released is what was authorised, at the lender as in the shop, after any history', async () => {
  const total = { histories: 0, parts: 0, released: 0, back: 0, givenUp: 0 };
  const check = async (steps: readonly Step[]) => {
    const orderId = orders.pop();
    if (orderId === undefined) throw new Error('no order is left');
    const { lender, wanted, books } = await play(orderId, steps);
    expect([books.taken, books.back, books.due]).toEqual([lender.captured, lender.back, 0]);
    expect(books.taken + books.released).toBe(AMOUNT);
    expect(books.back + books.released).toBe(wanted);
    expect(lender.captured - lender.back).toBe(AMOUNT - wanted);
    expect(books.state).toBe(books.taken > 0 ? 'done' : 'released');
    total.histories += 1;
    total.parts += lender.keys.size > 1 ? 1 : 0;
    total.released += books.released > 0 ? 1 : 0;
    total.back += books.back > 0 ? 1 : 0;
    total.givenUp += books.taken === 0 ? 1 : 0;
  };
  await fc.assert(
    fc.asyncProperty(fc.array(history, { minLength: LANES, maxLength: LANES }), async (histories) => {
      await Promise.all(histories.map(check));
    }),
    { numRuns: HISTORIES / LANES },
  );
  expect(total.histories).toBeGreaterThanOrEqual(HISTORIES);
  expect(Math.min(total.parts, total.released, total.back), JSON.stringify(total)).toBeGreaterThan(100);
  const faults = (await checkLedger(database.db)).filter((fault) =>
    JSON.stringify(fault).includes('paid online for nothing'),
  );
  expect(faults).toEqual([]);
});

test('a capture that does not fix its amount first takes money twice, as the model would see', async () => {
  const orderId = orders.pop() ?? '';
  const { lender } = await play(orderId, []);
  // The same part under another key, as an attempt would make it that had not stored the first.
  expect(lender.captured).toBe(AMOUNT);
  const loose: Lender = { ...lender, captured: 0, isClosed: false, keys: new Set(), faults: [] };
  const method = methodsOf(loose).get('lender');
  for (const key of ['parcel 1', 'parcel 2']) await method?.capture('x', 5_000, { key, before: 0, isLast: false });
  expect(loose.captured).toBe(10_000);
});
