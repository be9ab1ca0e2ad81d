import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { openOrdersShop, orderBody } from '../../../testing/index.ts';
import { readShopRules, saveShopRules } from '../../shop/settings/index.ts';

let world: Awaited<ReturnType<typeof openOrdersShop>>;
beforeAll(async () => {
  world = await openOrdersShop();
});
afterAll(() => world.close());

const wanted = (more: object = {}) => ({
  ...orderBody([{ product_id: world.cup.id, quantity: 3 }], 55, { payment_method: 'bank_transfer' }),
  ...more,
});

/** The secret in a link. */
const keyIn = (url: string) => /#key=([\w-]{43})/.exec(url)?.[1] ?? '';
const open = (id: string, key: string) => world.shop.call(`GET /orders/${id}?view_token=${key}`);

test('an order for somebody who called is placed at the prices of any buyer, and says who placed it', async () => {
  const wrong = await world.as('POST /admin/orders', wanted({ expected_total: 1 }));
  expect(wrong.body).toMatchObject({ code: 'orders.total_changed', details: { total: 55 } });
  const { status, body } = await world.as('POST /admin/orders', wanted());
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    status: 'pending_payment',
    total: 55,
    placed_by: expect.any(String),
    customer: null,
  });
  expect(body.data.timeline).toMatchObject([{ kind: 'status', actor: 'staff', by: body.data.placed_by }]);
  expect(JSON.stringify(body)).not.toContain('view_token');
});

test('it may be wrapped as a gift at the shop’s price: in its total, on its slip, and only while it is offered', async () => {
  const { db } = world;
  const wrap = async (giftWrap: number) =>
    inTransaction(db, async (tx) => saveShopRules(tx, { ...(await readShopRules(tx)), giftWrap }));
  const gift = { message: 'كل عام وأنت بخير' };
  await wrap(1_500);
  const unpriced = await world.as('POST /admin/orders', wanted({ gift }));
  expect(unpriced.body).toMatchObject({ code: 'orders.total_changed', details: { total: 70, gift_total: 15 } });
  const { status, body } = await world.as('POST /admin/orders', wanted({ gift, expected_total: 70 }));
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ total: 70, gift_total: 15, gift_message: gift.message });
  const packing = await world.as(`GET /admin/packing?ids=${body.data.id}`);
  expect(packing.body.data.slips).toMatchObject([{ gift }]);
  const long = await world.as('POST /admin/orders', wanted({ gift: { message: 'م'.repeat(201) }, expected_total: 70 }));
  expect(Object.keys(long.body.errors)).toEqual(['gift.message']);
  await wrap(0);
  const gone = await world.as('POST /admin/orders', wanted({ gift }));
  expect(gone.body.code).toBe('orders.gift_not_offered');
});

test('a link opens and cancels the order as its buyer; the sixth ends the first', async () => {
  const { id } = (await world.as('POST /admin/orders', wanted())).body.data;
  const links: string[] = [];
  for (let count = 0; count < 6; count += 1) {
    const { status, body } = await world.as(`POST /admin/orders/${id}/payment-link`, { send: false });
    expect(status).toBe(201);
    links.push(keyIn(body.data.url));
  }
  const seen = await Promise.all(links.map(async (key) => (await open(id, key)).status));
  expect(seen).toEqual([404, 200, 200, 200, 200, 200]);
  expect((await open(id, 'x'.repeat(43))).status).toBe(404);
  await world.shop.call(`PATCH /orders/${id}/status?view_token=${links[5]}`, { body: { status: 'cancelled' } });
  expect((await world.as(`POST /admin/orders/${id}/payment-link`, { send: false })).body.code).toBe(
    'orders.link_not_needed',
  );
});
