import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import { type Guard, openOrdersShop, twoProcesses, untilLost } from '../../../testing/index.ts';

let world: Awaited<ReturnType<typeof openOrdersShop>>;
const two = twoProcesses(() => world.database);

beforeEach(async () => {
  world = await openOrdersShop();
  // Sequences are not rolled back: they count cancellations that were tried, whatever became of them.
  await sql`
    create sequence tries;
    create function count_try() returns trigger language plpgsql as $$ begin perform nextval('tries'); return null; end $$;
    create trigger count_try after update on orders for each row
      when (new.status = 'cancelled' and old.status <> 'cancelled') execute function count_try()
  `.execute(world.db);
});
afterEach(async () => {
  await two.stop();
  await world.close();
});

/** A paid order of cups and a plate, with an addition of a cup that waits for its payment. */
async function added() {
  const root = await world.paid();
  const { body } = await world.edit(root.id, { add: [{ product_id: world.cup.id, quantity: 1 }] });
  return { root: root.id, one: String(body.data.supplements[0].id) };
}

async function numberOf(what: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql.rows({ n: sql.int4 })`${what}`.execute(world.db);
  return rows[0]?.n ?? -1;
}

const waiting = () =>
  numberOf(sql`
    select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);

/** Ends an order while another transaction holds its addition. Returns how many levels can still be locked then. */
async function freeLevelsWhile(one: string, end: () => Promise<{ status: number; body: unknown }>): Promise<number> {
  let ending: ReturnType<typeof end> | undefined;
  const free = await inTransaction(world.db, async (tx) => {
    await sql`select id from orders where id = ${one} for update`.execute(tx);
    ending = end();
    await expect.poll(waiting).toBe(1);
    const { rows } = await sql.rows({ variant_id: sql.int4 })`
      select variant_id from stock_levels where variant_id = any(${[...world.cup.variantIds, ...world.plate.variantIds]}::int[])
      for update skip locked`.execute(tx);
    return rows.length;
  });
  const answer = await ending;
  expect(answer?.status, JSON.stringify(answer?.body)).toBeLessThan(300);
  expect((await world.show(one)).status).toBe('cancelled');
  return free;
}

test('who cancels an order waits for its additions before any stock is locked', async () => {
  const { root, one } = await added();
  const cancel = () => world.as(`PATCH /orders/${root}/status`, { status: 'cancelled' });
  expect(await freeLevelsWhile(one, cancel)).toBe(2);
});

test('who refunds all of an order does, too', async () => {
  const { root, one } = await added();
  const { items } = await world.show(root);
  const lines = items.map((item: { id: number; quantity: number }) => ({ id: item.id, quantity: item.quantity }));
  expect(await freeLevelsWhile(one, () => world.refund(root, { lines }))).toBe(2);
});

const released: Guard = {
  file: 'status/change-status.ts',
  guard: 'const supplements =',
  instead: 'if (releases) await release(tx, [change]); const supplements =',
};

/** Orders and their additions are cancelled at once. Returns how many cancellations were rolled back and done again. */
async function cancelAtOnce(): Promise<number> {
  const pairs = await Promise.all(Array.from({ length: 6 }, added));
  const cancel = (turn: number, id: string) =>
    two.call(turn, `PATCH /orders/${id}/status`, { status: 'cancelled' }, world.owner.headers);
  const answers = await Promise.all(pairs.flatMap(({ root, one }) => [cancel(0, root), cancel(1, one)]));
  for (const { status } of answers.filter((_, index) => index % 2 === 0)) expect(status).toBe(200);
  const done = await numberOf(sql`select count(*)::int as n from orders where status = 'cancelled'`);
  return (await numberOf(sql`select last_value::int as n from tries`)) - done;
}

test('an order and its addition that are cancelled at once do not deadlock', async () => {
  await two.start();
  for (let round = 0; round < 6; round += 1) expect(await cancelAtOnce()).toBe(0);
});

test('control: who gives stock back before the additions are locked deadlocks with who ends one', async () => {
  await two.start(released);
  expect(await untilLost(cancelAtOnce, 0)).toBeGreaterThan(0);
});
