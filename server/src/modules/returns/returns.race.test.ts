import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../../platform/database/index.ts';
import { type Guard, makeStaff, twoProcesses, untilLost } from '../../testing/index.ts';
import { readBalance } from '../ledger/index.ts';
import { creditReturn } from './index.ts';
import { openReturnShop } from './returns.fixture.ts';

let world: Awaited<ReturnType<typeof openReturnShop>>;
const two = twoProcesses(() => world.database);

beforeEach(async () => {
  world = await openReturnShop();
});
afterEach(async () => {
  await two.stop();
  await world.close();
});

/** Of ten pieces one is in a return already; forty ask for five more each, at once. Returns how many pieces are in returns. */
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

/** A received return of 10 riyals is paid back by forty at once. Returns how many did it, and the store credit it brought. */
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
  for (const { id } of rows) await creditReturn(world.db, id, new Date());
}
