import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ApiProcess, callOver, type Guard, makeStaff, startApiProcess } from '../../testing/index.ts';
import { readBalance } from '../ledger/index.ts';
import { creditReturn } from './index.ts';
import { openReturnShop } from './returns.fixture.ts';

let world: Awaited<ReturnType<typeof openReturnShop>>;
let processes: ApiProcess[] = [];

beforeEach(async () => {
  world = await openReturnShop();
});
afterEach(async () => {
  await Promise.all(processes.map((one) => one.stop()));
  processes = [];
  await world.close();
});

/** Two server processes, twenty connections each. */
async function startTwo(without?: Guard): Promise<void> {
  if (without) world.database.allowViolations();
  const options = without ? { without } : {};
  processes = await Promise.all([
    startApiProcess(world.database.url, options),
    startApiProcess(world.database.url, options),
  ]);
}

/** Of ten pieces one is in a return already; forty ask for five more each, at once. Returns how many pieces are in returns. */
async function askAtOnce(): Promise<number> {
  const order = await world.delivered(10);
  expect((await world.ask(order, 1)).status).toBe(201);
  const body = world.wish(order, 5);
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      callOver(processes[index % 2]?.address ?? '', `POST /returns?view_token=${order.token}`, body),
    ),
  );
  const { rows } = await sql<{ pieces: number }>`
    select sum(quantity)::int as pieces from return_lines where order_item_id = ${order.line}
  `.execute(world.db);
  return rows[0]?.pieces ?? 0;
}

test('of forty who ask at once for five of nine pieces, one gets them', async () => {
  await startTwo();
  expect(await askAtOnce()).toBe(6);
});

test('control: without the lock of the order more goes back than was bought', async () => {
  await startTwo({
    file: 'orders.store.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source as it stands
    guard: 'select id from orders where id = ${id} for update',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source as it stands
    instead: 'select id from orders where id = ${id}',
  });
  let most = 0;
  for (let time = 0; time < 6 && most <= 10; time += 1) most = Math.max(most, await askAtOnce());
  expect(most).toBeGreaterThan(10);
});

/** A received return is paid back by forty at once. Returns how many said that they did it, and how often it is written down. */
async function refundAtOnce(): Promise<{ done: number; written: number }> {
  const buyer = await world.buyer();
  const order = await world.delivered(3, buyer);
  const id = await world.received(await world.ask(order, 1, { buyer, refund_to: 'store_credit', iban: null }));
  const { headers } = await makeStaff(world.db, 'owner');
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      callOver(processes[index % 2]?.address ?? '', `POST /admin/returns/${id}/refund`, {}, headers),
    ),
  );
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from return_events where return_id = ${id} and status = 'refunded'
  `.execute(world.db);
  const { balance } = await readBalance(world.db, buyer.id, 'store_credit');
  expect(balance, 'the ledger moves it once whatever happens above it').toBe(1_000);
  return { done: answers.filter((answer) => answer.status === 200).length, written: rows[0]?.n ?? 0 };
}

test('of forty who pay one return back at once, one does', async () => {
  await startTwo();
  expect(await refundAtOnce()).toEqual({ done: 1, written: 1 });
  await creditAll();
});

test('control: a return that is changed whatever its status is paid back twice', async () => {
  await startTwo({
    file: 'returns.store.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source as it stands
    guard: 'where id = ${id} and status = ${from} returning id',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source as it stands
    instead: 'where id = ${id} returning id',
  });
  let most = 0;
  for (let time = 0; time < 6 && most <= 1; time += 1) most = Math.max(most, (await refundAtOnce()).written);
  expect(most).toBeGreaterThan(1);
});

async function creditAll(): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from returns where status = 'refunded'`.execute(world.db);
  for (const { id } of rows) await creditReturn(world.db, id, new Date());
}
