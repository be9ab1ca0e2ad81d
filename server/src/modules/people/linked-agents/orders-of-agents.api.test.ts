import { afterAll, beforeAll, expect, test } from 'vitest';
import { factories, makeSellable, makeStaff, orderBody, RIYADH } from '../../../testing/index.ts';
import { type LinkingShop, openLinkingShop } from './linking-shop.fixture.ts';

let world: LinkingShop;
let productId: number;

beforeAll(async () => {
  world = await openLinkingShop();
  await makeSellable(world.db);
  productId = (await factories(world.db).product({ priceHalalas: 10_000, stock: 50 })).id;
});
afterAll(() => world.close());

const lines = () => [{ product_id: productId, quantity: 1 }];

async function giveGroup(customerId: string): Promise<void> {
  const { headers } = await makeStaff(world.db, 'manager');
  const draft = { name_ar: 'تجار الجملة', name_en: 'Wholesale', discount_percent: 10 };
  const made = await world.shop.call('POST /admin/customer-groups', { headers, body: draft });
  const body = { customer_ids: [customerId], group_id: made.body.data.id };
  await world.shop.call('POST /admin/customer-groups/members', { headers, body });
}

test('an agent sees the prices of its customer’s group, and a guest does not', async () => {
  const customer = await world.customer();
  await giveGroup(customer.id);
  const { access } = await world.link(customer, { scope: 'test.cart:manage' });
  const input = { body: { lines: lines() } };
  expect((await world.callAs(access, 'POST /orders/quote', input)).answer.body.total).toBe(90);
  const guest = await world.callAs(access, 'POST /orders/quote', { ...input, asLinked: false });
  expect(guest.answer.body.total).toBe(100);
});

test('an order that an agent places is of the account, once for a key, and goes to a saved address', async () => {
  const customer = await world.customer();
  const { access } = await world.link(customer);
  const saved = await world.shop.call('POST /user/addresses', {
    headers: customer.headers,
    body: {
      label: 'البيت',
      recipient_name: 'نورة العتيبي',
      phone: '0512345678',
      city_id: RIYADH,
      street: 'شارع العليا',
      district: 'العليا',
    },
  });
  expect(saved.status, JSON.stringify(saved.body)).toBe(201);
  const { address } = saved.body.data;
  const input = {
    body: orderBody(lines(), 100 + 25 + 15, { address: null, address_id: address.id }),
    idempotencyKey: 'agent-order-1',
  };
  const placed = (await world.callAs(access, 'POST /orders', input)).answer;
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  const again = (await world.callAs(access, 'POST /orders', input)).answer;
  expect(again.body.id).toBe(placed.body.id);
  const { body } = await world.shop.call('GET /orders', { headers: customer.headers });
  expect(body.data.data.map(({ id }: { id: string }) => id)).toEqual([placed.body.id]);
  const shown = await world.callAs(access, 'GET /orders/{id}', { params: { id: placed.body.id } });
  expect(shown.answer.body.address.street).toBe('شارع العليا');
});

test('an agent reads neither orders nor addresses of other accounts', async () => {
  const [customer, other] = [await world.customer(), await world.customer()];
  const { access } = await world.link(customer);
  const { access: others } = await world.link(other);
  const input = { body: orderBody(lines(), 100 + 25 + 15), idempotencyKey: 'agent-order-2' };
  const placed = (await world.callAs(others, 'POST /orders', input)).answer;
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  const read = await world.callAs(access, 'GET /orders/{id}', { params: { id: placed.body.id } });
  expect(read.answer.status).toBe(404);
  expect((await world.callAs(access, 'GET /user/addresses')).answer.body).toEqual([]);
});
