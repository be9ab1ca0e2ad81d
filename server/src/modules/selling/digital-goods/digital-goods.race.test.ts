import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, inTransaction, sql } from '../../../platform/database/index.ts';
import { openOrdersShop, orderBody, withoutGuardOf } from '../../../testing/index.ts';
import { endFreeCodes } from './codes.store.ts';
import { giveOrder } from './give-order.ts';

let world: Awaited<ReturnType<typeof openOrdersShop>>;

beforeAll(async () => {
  world = await openOrdersShop();
});
afterAll(() => world.close());

let serial = 0;

/** Two paid orders and one code between them, because another was taken out after both were placed. */
async function twoForOne(): Promise<string[]> {
  serial += 1;
  const { id: product } = await world.a.product({ priceHalalas: 5_000, stock: 0, delivery: 'digital' });
  const codes = [`RACE-${serial}-AAAA-1111`, `RACE-${serial}-BBBB-2222`].join('\n');
  await world.as(`POST /admin/digital-products/${product}/codes`, { codes });
  const ids: string[] = [];
  for (let buyer = 0; buyer < 2; buyer += 1) {
    const { address: _, ...body } = orderBody([{ product_id: product, quantity: 1 }], 50, {
      payment_method: 'bank_transfer',
      contact: { first_name: 'س', last_name: 'ص', phone: `05${60_000_000 + serial * 2 + buyer}` },
    });
    const { data } = (await world.shop.call('POST /orders', { body })).body;
    await world.as(`POST /admin/orders/${data.id}/confirm-payment`, { amount: 50, reference: `IN ${data.number}` });
    ids.push(data.id);
  }
  const variant = (await world.as(`GET /admin/digital-products/${product}`)).body.data.variants[0].variant_id;
  await inTransaction(world.db, (tx) => endFreeCodes(tx, variant, 1, new Date()));
  return ids;
}

/** Gives both at once; returns the number of codes that the orders believe to have. */
async function giveBoth(db: Database): Promise<{ said: number; had: number }> {
  const ids = await twoForOne();
  const deps = { db, now: Date.now, onlineMethods: new Map() };
  await Promise.all(ids.map((id) => giveOrder(deps, id)));
  const { rows } = await sql.rows({ said: sql.int4, had: sql.int4 })`
    select (select sum(given)::int from digital_givings where order_id = any(${ids}::uuid[])) as said,
      (select count(*)::int from digital_codes c join digital_givings g on g.order_item_id = c.order_item_id
        where g.order_id = any(${ids}::uuid[]) and c.ended_at is null) as had
  `.execute(world.db);
  return rows[0] ?? { said: -1, had: -1 };
}

test('of two orders for the last code one has it', async () => {
  expect(await giveBoth(world.db)).toEqual({ said: 1, had: 1 });
});

test('an order that is given twice at once has its code once', async () => {
  const [id = ''] = await twoForOne();
  const deps = { db: world.db, now: Date.now, onlineMethods: new Map() };
  await Promise.all([giveOrder(deps, id), giveOrder(deps, id), giveOrder(deps, id)]);
  const { rows } = await sql.rows({ had: sql.int4 })`
    select count(*)::int as had from digital_codes c join digital_givings g on g.order_item_id = c.order_item_id
    where g.order_id = ${id}
  `.execute(world.db);
  expect(rows).toEqual([{ had: 1 }]);
});

test('control: without its lock a code is promised to both', async () => {
  const control = withoutGuardOf(world.db, / limit (\$\d+) for update\n/, ' limit $1\n');
  const { said, had } = await giveBoth(control.db);
  expect(control.timesTaken()).toBeGreaterThan(0);
  expect([said, had]).toEqual([2, 1]);
  // The books of the shop are mended: they are checked at the end.
  await sql`
    update digital_givings g set given = 0, given_at = null where g.gives = 'codes' and g.given > (
      select count(*) from digital_codes c where c.order_item_id = g.order_item_id and c.ended_at is null)
  `.execute(world.db);
});
