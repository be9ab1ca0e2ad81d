import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import { type Guard, openOrdersShop, takeGuard, twoProcesses, untilLost } from '../../../testing/index.ts';

let world: Awaited<ReturnType<typeof openOrdersShop>>;
const two = twoProcesses(() => world.database);

beforeEach(async () => {
  world = await openOrdersShop();
  // Edits of an order that was packed or undone before are written down by the database itself.
  await sql`
    create table late_edits (order_id uuid);
    create function note_late_edit() returns trigger language plpgsql as $$
    begin insert into late_edits values (new.id); return null; end $$;
    create trigger note_late_edit after update on orders for each row
      when (new.edition <> old.edition and old.status not in ('pending_payment', 'confirmed')) execute function note_late_edit()
  `.execute(world.db);
});
afterEach(async () => {
  await two.stop();
  await world.close();
});

const MANY = 20;

async function numberOf(what: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql.rows({ n: sql.int4 })`${what}`.execute(world.db);
  return rows[0]?.n ?? -1;
}

/** An edit of the first line of an order of two cups at 10.00 and a plate; 80.00 in all. */
const editOf = (lines: readonly number[], cups: number) => ({
  lines: [{ id: lines[0], quantity: cups }],
  version: 1,
  expected_total: 60 + cups * 10,
});

/** Many callers edit one order as they saw it. Returns how many did. */
async function editAtOnce(): Promise<number> {
  const { id, lines } = await world.placed();
  const answers = await Promise.all(
    Array.from({ length: MANY }, (_, index) =>
      two.call(index, `POST /admin/orders/${id}/items`, editOf(lines, 3 + (index % 5)), world.owner.headers),
    ),
  );
  return answers.filter(({ status }) => status === 200).length;
}

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: the source as it stands
const unlocked: Guard = {
  file: 'orders.store.ts',
  guard: 'select id from orders where id = ${id} for update',
  instead: 'select id from orders where id = ${id}',
};
const unversioned: Guard[] = [
  { file: 'fulfilment/edit-items.ts', guard: 'if (order.version !== version)', instead: 'if (version < 0)' },
  {
    file: 'editing/items.store.ts',
    guard: 'where id = ${id} and version = ${version} and status in',
    instead: 'where id = ${id} and status in',
  },
];
const whateverItsStatus: Guard = {
  file: 'editing/items.store.ts',
  guard: " and version = ${version} and status in ('pending_payment', 'confirmed') and parcels = 0",
  instead: ' and parcels >= ${version} - 1',
};
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: the source as it stands

test('of many who edit the order they saw, one does', async () => {
  await two.start();
  expect(await editAtOnce()).toBe(1);
});

test('control: without the version several edit what another has changed', async () => {
  await two.start(unversioned);
  expect(await untilLost(editAtOnce, 1)).toBeGreaterThan(1);
});

/** An order is edited by some while others act on it. Returns how many edits came after the act. */
async function editDuring(key: (id: string) => string, body: (id: string) => object): Promise<number> {
  const orders = await Promise.all(Array.from({ length: 4 }, () => world.placed()));
  await Promise.all(
    orders.flatMap(({ id, lines }) => [
      two.call(0, `POST /admin/orders/${id}/items`, editOf(lines, 4), world.owner.headers),
      two.call(1, key(id), body(id), world.owner.headers),
      two.call(1, `POST /admin/orders/${id}/items`, editOf(lines, 1), world.owner.headers),
    ]),
  );
  return numberOf(sql`select count(*)::int as n from late_edits`);
}
const editWhilePacking = () =>
  editDuring(
    () => 'POST /admin/orders/pack',
    (id) => ({ ids: [id] }),
  );
const editWhileCancelling = () =>
  editDuring(
    (id) => `PATCH /orders/${id}/status`,
    () => ({ status: 'cancelled' }),
  );

test('an order is packed before an edit or after it, never in between', async () => {
  await two.start();
  for (let round = 0; round < 5; round += 1) expect(await editWhilePacking()).toBe(0);
});

test('control: who edits by the status they saw before changes what was packed', async () => {
  await two.start([unlocked, whateverItsStatus]);
  expect(await untilLost(editWhilePacking, 0)).toBeGreaterThan(0);
});

test('an order that is cancelled while it is edited gives back what it holds', async () => {
  await two.start();
  for (let round = 0; round < 5; round += 1) expect(await editWhileCancelling()).toBe(0);
  expect(await numberOf(sql`select count(*)::int as n from orders where status = 'cancelled'`)).toBeGreaterThan(0);
});

test('control: who edits by the status they saw before takes stock for an order that is over', async () => {
  world.database.allowViolations();
  await two.start([unlocked, whateverItsStatus]);
  expect(await untilLost(editWhileCancelling, 0)).toBeGreaterThan(0);
});

/** Many orders are edited to hold the last piece. Returns how many do. */
async function addTheLast(): Promise<number> {
  const { id: productId } = await world.a.product({ priceHalalas: 1_000, stock: 1 });
  const orders = await Promise.all(Array.from({ length: 12 }, () => world.placed()));
  const body = { add: [{ product_id: productId, quantity: 1 }], version: 1, expected_total: 90 };
  const answers = await Promise.all(
    orders.map(({ id }, index) => two.call(index, `POST /admin/orders/${id}/items`, body, world.owner.headers)),
  );
  return answers.filter(({ status }) => status === 200).length;
}

test('of many edits that add the last piece, one does', async () => {
  await two.start();
  expect(await addTheLast()).toBe(1);
});

test('control: without the conditional update several add it', async () => {
  world.database.allowViolations();
  await two.start(takeGuard);
  expect(await untilLost(addTheLast, 1)).toBeGreaterThan(1);
});
