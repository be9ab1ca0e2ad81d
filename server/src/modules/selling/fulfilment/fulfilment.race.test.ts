import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import {
  deliverEvents,
  deliverOrder,
  type Guard,
  makeCustomer,
  openOrdersShop,
  twoProcesses,
  unstamped,
  untilLost,
} from '../../../testing/index.ts';
import { readBalance } from '../ledger/index.ts';
import { issueReturnCreditNote } from '../returns/index.ts';

let world: Awaited<ReturnType<typeof openOrdersShop>>;
const two = twoProcesses(() => world.database);

beforeEach(async () => {
  world = await openOrdersShop();
});
afterEach(async () => {
  await two.stop();
  await world.close();
});

const MANY = 30;
const atOnce = (key: (index: number) => string, body: (index: number) => object) =>
  Promise.all(
    Array.from({ length: MANY }, (_, index) => two.call(index, key(index), body(index), world.owner.headers)),
  );

async function numberOf(what: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql.rows({ n: sql.int4 })`${what}`.execute(world.db);
  return rows[0]?.n ?? -1;
}

/** One of two cups is sent; many callers concurrently send "the last one". Returns the number of cups in shipments. */
async function sendTheLast(): Promise<number> {
  const { id, lines } = await world.packed();
  const [cups] = lines;
  await world.send(id, { lines: [{ id: cups, quantity: 1 }] });
  const key = `POST /admin/orders/${id}/shipments`;
  await atOnce(
    () => key,
    () => ({ lines: [{ id: cups, quantity: 1 }] }),
  );
  return numberOf(sql`
    select coalesce(sum(quantity), 0)::int as n from shipment_lines where order_item_id = ${cups}`);
}

const sentAgain: Guard = {
  file: 'shipments.store.ts',
  guard: ' and i.sent + i.dropped + taken.quantity <= i.quantity',
  instead: '',
};

test('of many who send the last piece one does', async () => {
  await two.start();
  expect(await sendTheLast()).toBe(2);
});

test('control: without the condition, and what the database checks, more is sent than was bought', async () => {
  await sql`alter table order_items drop constraint order_items_no_more_than_bought`.execute(world.db);
  await two.start(sentAgain);
  expect(await untilLost(sendTheLast, 2)).toBeGreaterThan(2);
});

/** Half of the callers send a part of an order, half cancel it. Returns whether it was both cancelled and sent. */
async function cancelWhileSending(): Promise<number> {
  const { id, lines } = await world.packed();
  await Promise.all(
    Array.from({ length: MANY }, (_, index) =>
      index % 2 === 0
        ? two.call(
            index >> 1,
            `POST /admin/orders/${id}/shipments`,
            { lines: [{ id: lines[1], quantity: 1 }] },
            world.owner.headers,
          )
        : two.call(index >> 1, `PATCH /orders/${id}/status`, { status: 'cancelled' }, world.owner.headers),
    ),
  );
  return numberOf(sql`
    select count(*)::int as n from orders where id = ${id} and status = 'cancelled' and parcels > 0`);
}

test('an order that is cancelled while it is sent is one of the two', async () => {
  await two.start();
  for (let round = 0; round < 5; round += 1) expect(await cancelWhileSending()).toBe(0);
});

test('control: who cancels by what they saw before takes back what has left', async () => {
  await two.start({
    file: 'orders.store.ts',
    guard: ' and refunded_halalas = 0)) returning id',
    instead: ' and refunded_halalas = 0) or true) returning id',
  });
  expect(await untilLost(cancelWhileSending, 0)).toBeGreaterThan(0);
});

/** Many callers concurrently refund a delivered order of 65.00 to store credit. Returns the outcomes. */
async function refundAtOnce(): Promise<number> {
  const buyer = await makeCustomer(world.db);
  const { id } = await world.paid({ buyer });
  await deliverOrder(world.db, id);
  const body = { amount: 40, to: 'store_credit', reason: 'تأخرنا' };
  await atOnce(
    () => `POST /admin/orders/${id}/refunds`,
    () => body,
  );
  return (await readBalance(world.db, buyer.id, 'store_credit')).balance;
}

test('of many who pay 40 of 65 back, one does', async () => {
  await two.start();
  expect(await refundAtOnce()).toBe(4_000);
  await deliverEvents(world.db, [
    {
      name: 'invoices.return',
      event: 'return.refunded',
      handle: ({ returnId }) => issueReturnCreditNote(unstamped(world.db), String(returnId), new Date()),
    },
  ]);
});

test('control: without the lock of the order and the count of what went back, more goes back than was paid', async () => {
  await sql`alter table orders drop constraint orders_refunded_of_paid`.execute(world.db);
  await two.start([
    {
      file: 'orders.store.ts',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the source as it stands
      guard: 'select id from orders where id = ${id} for update',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the source as it stands
      instead: 'select id from orders where id = ${id}',
    },
    {
      file: 'order-edits.store.ts',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the source as it stands
      guard: ' and refunded_halalas + ${halalas} <= total_halalas',
      instead: '',
    },
  ]);
  expect(await untilLost(refundAtOnce, 4_000)).toBeGreaterThan(4_000);
});

/** Many callers pack the same three orders concurrently. Returns the number of times they were packed. */
async function packAtOnce(): Promise<number> {
  const ids = [(await world.placed()).id, (await world.placed()).id, (await world.placed()).id];
  await atOnce(
    () => 'POST /admin/orders/pack',
    (index) => ({ ids: index % 2 === 0 ? ids : ids.toReversed() }),
  );
  return numberOf(sql`
    select count(*)::int as n from order_events where order_id = any(${ids}::uuid[]) and status = 'processing'`);
}

test('orders that many pack at once are packed once each', async () => {
  await two.start();
  expect(await packAtOnce()).toBe(3);
});

test('control: packed whatever the status is, they are packed more often', async () => {
  await two.start({
    file: 'orders.store.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source as it stands
    guard: '${countedUntilPaid(to)} where id = ${id} and status = ${from}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source as it stands
    instead: '${countedUntilPaid(to)} where id = ${id} and ${from} <> ${to}',
  });
  expect(await untilLost(packAtOnce, 3)).toBeGreaterThan(3);
});
