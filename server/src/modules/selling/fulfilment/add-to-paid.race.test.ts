import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import { type Guard, openOrdersShop, takeGuard, twoProcesses, untilLost } from '../../../testing/index.ts';

let world: Awaited<ReturnType<typeof openOrdersShop>>;
const two = twoProcesses(() => world.database);

beforeEach(async () => {
  world = await openOrdersShop();
  // Additions to an order that was packed or undone before are written down by the database itself.
  await sql`
    create table late_additions (order_id uuid);
    create function note_late_addition() returns trigger language plpgsql as $$
    begin insert into late_additions values (new.id); return null; end $$;
    create trigger note_late_addition after update on orders for each row
      when (new.version <> old.version and old.status <> 'confirmed') execute function note_late_addition()
  `.execute(world.db);
});
afterEach(async () => {
  await two.stop();
  await world.close();
});

const MANY = 12;

async function numberOf(what: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql.rows({ n: sql.int4 })`${what}`.execute(world.db);
  return rows[0]?.n ?? -1;
}

/** A cup that is added to a paid order of 65.00, as its preview said. */
const addition = (version = 1) => ({
  add: [{ product_id: world.cup.id, quantity: 1 }],
  version,
  expected_total: 65,
  expected_supplement: 10,
});

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: the source as it stands
const unlocked: Guard = {
  file: 'orders.store.ts',
  guard: 'select id from orders where id = ${id} for update',
  instead: 'select id from orders where id = ${id}',
};
const unversioned: Guard[] = [
  { file: 'fulfilment/edit-items.ts', guard: 'if (order.version !== version)', instead: 'if (version < 0)' },
  {
    file: 'supplements/supplements.store.ts',
    guard: "and version = ${version} and status = 'confirmed' and parcels = 0",
    instead: 'and version >= ${version}',
  },
];
const unwaited: Guard = {
  file: 'supplements/supplements.store.ts',
  guard: 'order by id for update',
  instead: 'order by id',
};
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: the source as it stands

/** Many callers add to one order as they saw it. Returns how many did. */
async function addAtOnce(): Promise<number> {
  const { id } = await world.paid();
  const answers = await Promise.all(
    Array.from({ length: MANY }, (_, index) =>
      two.call(index, `POST /admin/orders/${id}/items`, addition(), world.owner.headers),
    ),
  );
  return answers.filter(({ status }) => status === 200).length;
}

test('of many who add to the order they saw, one does', async () => {
  await two.start();
  expect(await addAtOnce()).toBe(1);
});

test('control: without the version several add what another has added', async () => {
  await two.start(unversioned);
  expect(await untilLost(addAtOnce, 1)).toBeGreaterThan(1);
});

/** Paid orders are packed while something is added. Returns how many additions came after the packing. */
async function addWhilePacking(): Promise<number> {
  const orders = await Promise.all(Array.from({ length: 4 }, () => world.paid()));
  await Promise.all(
    orders.flatMap(({ id }) => [
      two.call(0, `POST /admin/orders/${id}/items`, addition(), world.owner.headers),
      two.call(1, 'POST /admin/orders/pack', { ids: [id] }, world.owner.headers),
    ]),
  );
  return numberOf(sql`select count(*)::int as n from late_additions`);
}

test('an order is packed before an addition or after it, never in between', async () => {
  await two.start();
  for (let round = 0; round < 5; round += 1) expect(await addWhilePacking()).toBe(0);
});

test('control: who adds by the status they saw before adds to what was packed', async () => {
  await two.start([unlocked, ...unversioned]);
  expect(await untilLost(addWhilePacking, 0)).toBeGreaterThan(0);
});

/**
 * Additions are paid while the orders they are for are cancelled. Returns how many cancellations were refused: each ends what waits, and
 * leaves what is paid.
 */
async function payWhileCancelling(): Promise<number> {
  const pairs = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const { id } = await world.paid();
      const { body } = await world.edit(id, { add: [{ product_id: world.cup.id, quantity: 1 }] });
      return { root: id, one: body.data.supplements[0] };
    }),
  );
  const answers = await Promise.all(
    pairs.flatMap(({ root, one }) => [
      two.call(
        0,
        `POST /admin/orders/${one.id}/confirm-payment`,
        { amount: 10, reference: `IN ${one.number}` },
        world.owner.headers,
      ),
      two.call(1, `PATCH /orders/${root}/status`, { status: 'cancelled' }, world.owner.headers),
    ]),
  );
  const refused = answers.filter(({ status }, index) => index % 2 === 1 && status !== 200).length;
  const shown = await Promise.all(pairs.map(({ root }) => world.show(root)));
  for (const { status, supplements } of shown)
    if (status === 'cancelled') expect(['cancelled', 'confirmed']).toContain(supplements[0].status);
  return refused;
}

test('an addition that is paid while its order is cancelled is paid or cancelled, and the order is cancelled', async () => {
  await two.start();
  for (let round = 0; round < 4; round += 1) expect(await payWhileCancelling()).toBe(0);
});

test('control: who does not wait for the payment cannot cancel the order', async () => {
  await two.start([unwaited]);
  expect(await untilLost(payWhileCancelling, 0)).toBeGreaterThan(0);
});

/** The last piece is added to many orders at once. Returns how many hold it. */
async function addTheLast(): Promise<number> {
  const { id: productId } = await world.a.product({ priceHalalas: 1_000, stock: 1 });
  const orders = await Promise.all(Array.from({ length: MANY }, () => world.paid()));
  const body = { ...addition(), add: [{ product_id: productId, quantity: 1 }] };
  const answers = await Promise.all(
    orders.map(({ id }, index) => two.call(index, `POST /admin/orders/${id}/items`, body, world.owner.headers)),
  );
  return answers.filter(({ status }) => status === 200).length;
}

test('of many additions of the last piece, one is placed', async () => {
  await two.start();
  expect(await addTheLast()).toBe(1);
});

test('control: without the conditional update several are placed', async () => {
  world.database.allowViolations();
  await two.start(takeGuard);
  expect(await untilLost(addTheLast, 1)).toBeGreaterThan(1);
});
