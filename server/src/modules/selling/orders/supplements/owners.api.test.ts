import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCustomer, openOrdersShop, PASSWORD } from '../../../../testing/index.ts';
import { claimPlacedOrder } from '../history/customer-orders.ts';

let world: Awaited<ReturnType<typeof openOrdersShop>>;
beforeAll(async () => {
  world = await openOrdersShop();
});
afterAll(() => world.close());

const contactOf = (phone: string) => ({ first_name: 'سعد', last_name: 'القحطاني', phone });

/** Adds a cup to a paid order, which waits for its payment. Returns its id. */
async function addTo(id: string): Promise<string> {
  const { body } = await world.edit(id, { add: [{ product_id: world.cup.id, quantity: 1 }] });
  return String(body.data.supplements.at(-1).id);
}

const ordersOf = async (headers: { authorization: string }) =>
  (await world.shop.call('GET /orders', { headers })).body.data.data.map(({ id }: { id: string }) => id).toSorted();

test('additions to what others ordered with somebody’s phone do not keep them from leaving', async () => {
  const owner = await makeCustomer(world.db, { isPhoneVerified: true });
  const root = await world.paid({ contact: contactOf(owner.phone) });
  await claimPlacedOrder(world.db, root.id);
  const one = await addTo(root.id);
  expect(await ordersOf(owner.headers)).toEqual([root.id, one].toSorted());
  const left = await world.shop.call('DELETE /user/profile', { headers: owner.headers, body: { password: PASSWORD } });
  expect(left.status, JSON.stringify(left.body)).toBe(200);
  // The guest who placed it still follows all of it.
  for (const id of [root.id, one])
    expect((await world.shop.call(`GET /orders/${id}?view_token=${root.token}`)).body.data.contact).toMatchObject({
      first_name: 'سعد',
    });
});

test('an addition to their own order does keep them, as the order', async () => {
  const buyer = await makeCustomer(world.db);
  const root = await world.paid({ buyer });
  const one = await addTo(root.id);
  await world.as('POST /admin/orders/pack', { ids: [root.id] });
  await world.send(root.id);
  await world.as(`PATCH /orders/${root.id}/status`, { status: 'delivered' });
  const leave = () => world.shop.call('DELETE /user/profile', { headers: buyer.headers, body: { password: PASSWORD } });
  expect((await leave()).body.code).toBe('auth.orders_open');
  await world.as(`PATCH /orders/${one}/status`, { status: 'cancelled' });
  expect((await leave()).status).toBe(200);
});

test.each([0, 1])('an account that is opened from one order of a family has all of them (%i)', async (at) => {
  const root = await world.paid({ contact: contactOf(`056661010${at}`) });
  const family = [root.id, await addTo(root.id), await addTo(root.id)];
  const opened = await world.shop.call(`POST /orders/${family[at]}/account?view_token=${root.token}`, {
    body: { password: PASSWORD },
  });
  expect(opened.status, JSON.stringify(opened.body)).toBe(201);
  expect(await ordersOf({ authorization: `Bearer ${opened.body.data.token}` })).toEqual(family.toSorted());
});
