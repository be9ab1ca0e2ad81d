import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import {
  type Guard,
  makeStaff,
  orderBody,
  takeGuard,
  twoProcesses,
  unstamped,
  untilLost,
} from '../../../testing/index.ts';
import { readBalance } from '../ledger/index.ts';
import { openExchangeShop } from './exchanges/exchange.fixture.ts';
import { issueReturnCreditNote } from './index.ts';

let world: Awaited<ReturnType<typeof openExchangeShop>>;
const two = twoProcesses(() => world.database);

beforeEach(async () => {
  world = await openExchangeShop();
});
afterEach(async () => {
  await two.stop();
  await world.close();
});

/**
 * One of ten pieces is in a return; forty concurrent requests return five more each. Returns the number of pieces in
 * returns.
 */
async function askAtOnce(): Promise<number> {
  const order = await world.delivered(10);
  expect((await world.ask(order, 1)).status).toBe(201);
  const body = world.wish(order, 5);
  await Promise.all(
    Array.from({ length: 40 }, (_, index) => two.call(index, `POST /returns?view_token=${order.token}`, body)),
  );
  const { rows } = await sql.rows({ pieces: sql.int4 })`
    select sum(quantity)::int as pieces from return_lines where order_item_id = ${order.line}
  `.execute(world.db);
  return rows[0]?.pieces ?? 0;
}

test('of forty who ask at once for five of nine pieces, one gets them', async () => {
  await two.start();
  expect(await askAtOnce()).toBe(6);
});

test('control: without the lock of the order more goes back than was bought', async () => {
  await two.start({
    file: 'orders.store.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source as it stands
    guard: 'select id from orders where id = ${id} for update',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source as it stands
    instead: 'select id from orders where id = ${id}',
  });
  expect(await untilLost(askAtOnce, 10)).toBeGreaterThan(10);
});

/**
 * Forty callers concurrently refund a received return of 10 riyals. Returns the numbers of successes and of stored
 * events, and the resulting store credit.
 */
async function refundAtOnce(): Promise<{ done: number; written: number; credit: number }> {
  const buyer = await world.buyer();
  const order = await world.delivered(3, buyer);
  const id = await world.received(await world.ask(order, 1, { buyer, refund_to: 'store_credit', iban: null }));
  const { headers } = await makeStaff(world.db, 'owner');
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => two.call(index, `POST /admin/returns/${id}/refund`, {}, headers)),
  );
  const { rows } = await sql.rows({ n: sql.int4 })`
    select count(*)::int as n from return_events where return_id = ${id} and status = 'refunded'
  `.execute(world.db);
  const { balance } = await readBalance(world.db, buyer.id, 'store_credit');
  return { done: answers.filter((answer) => answer.status === 200).length, written: rows[0]?.n ?? 0, credit: balance };
}

test('of forty who pay one return back at once, one does', async () => {
  await two.start();
  expect(await refundAtOnce()).toEqual({ done: 1, written: 1, credit: 1_000 });
  await creditAll();
});

const whateverStatus: Guard = {
  file: 'returns.store.ts',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source as it stands
  guard: 'where id = ${id} and status = ${from} returning id',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source as it stands
  instead: 'where id = ${id} returning id',
};

test('control: a return that is changed whatever its status is paid back twice in writing, and once in the ledger', async () => {
  await two.start(whateverStatus);
  const refund = async () => {
    const { written, credit } = await refundAtOnce();
    expect(credit, 'one key, one transfer: the second line of defence').toBe(1_000);
    return written;
  };
  expect(await untilLost(refund)).toBeGreaterThan(1);
});

test('control: with a key of its own for each try as well, the money goes back twice', async () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source as it stands
  const oneKey = 'const key = `return ${returnId}`;';
  await two.start([
    whateverStatus,
    { file: 'refund-return.ts', guard: oneKey, instead: 'const key = crypto.randomUUID();' },
  ]);
  expect(await untilLost(async () => (await refundAtOnce()).credit, 1_000)).toBeGreaterThan(1_000);
});

async function creditAll(): Promise<void> {
  const { rows } = await sql.rows({ id: sql.uuid })`select id from returns where status = 'refunded'`.execute(world.db);
  for (const { id } of rows) await issueReturnCreditNote(unstamped(world.db), id, new Date());
}

/**
 * Requests the last piece of the larger size for twelve orders and approves all concurrently. Returns the number of
 * reserved pieces.
 */
async function approveAtOnce(): Promise<number> {
  const shirt = await world.shirt({ M: 99, L: 1 });
  const ids: string[] = [];
  for (let index = 0; index < 12; index += 1) {
    const order = await world.bought(shirt, 'M', 1);
    ids.push(await world.swapped(order, { quantity: 1, to: shirt.of.L }, []));
  }
  const { headers } = await makeStaff(world.db, 'owner');
  const answers = await Promise.all(
    ids.map((id, index) => two.call(index, `POST /admin/returns/${id}/approve`, {}, headers)),
  );
  const refused = answers.filter((answer) => answer.status !== 200);
  for (const answer of refused) expect(answer.body.code).toBe('returns.replacement_sold_out');
  return answers.length - refused.length;
}

test('of twelve exchanges for the last piece one is approved', async () => {
  await two.start();
  expect(await approveAtOnce()).toBe(1);
});

/** Approves an exchange for the last piece of a size while others buy it. Returns how many callers got it. */
async function approveAndBuy(): Promise<number> {
  const shirt = await world.shirt({ M: 99, L: 1 });
  const order = await world.bought(shirt, 'M', 1);
  const id = await world.swapped(order, { quantity: 1, to: shirt.of.L }, []);
  const { headers } = await makeStaff(world.db, 'owner');
  const body = orderBody([{ product_id: shirt.id, variant_id: shirt.of.L, quantity: 1 }], 50);
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, (_, index) => two.call(index, 'POST /orders', body)),
    two.call(1, `POST /admin/returns/${id}/approve`, {}, headers),
  ]);
  return answers.filter((answer) => answer.status < 300).length;
}

test('of an exchange and six who buy the last piece one has it', async () => {
  await two.start();
  expect(await approveAndBuy()).toBe(1);
});

test.each([
  ['exchanges', approveAtOnce],
  ['an exchange and those who buy', approveAndBuy],
])('control: without the conditional update %s have the last piece twice', async (_, atOnce) => {
  await two.start(takeGuard);
  expect(await untilLost(atOnce, 1)).toBeGreaterThan(1);
});
