import { deliverEvent } from '@waha/extend/testing';
import { expect, test } from 'vitest';
import { ucp } from '../extension.ts';
import { fakeShop } from '../fake-shop.fixture.ts';

const line_items = [{ item: { id: 'p1' }, quantity: 2 }];
const home = { id: 'home', street_address: 'العليا', address_locality: 'الرياض', address_country: 'SA' };
const fulfillment = { methods: [{ type: 'shipping', destinations: [home] }] };
const agent = { 'ucp-agent': 'profile="https://agent.example/profile"' };

/** A checkout that was handed to a person, with the reference that its link holds. */
async function handedOver() {
  const shop = fakeShop();
  const { body } = await shop.send('POST', '/checkout-sessions', { line_items, fulfillment }, agent);
  const token = new URL(body.continue_url).searchParams.get('handover') ?? '';
  const told: { agent: string; reference: string } = JSON.parse(Buffer.from(token, 'base64url').toString());
  const read = async () => (await shop.send('GET', `/checkout-sessions/${body.id}`)).body;
  const placed = (channel?: string) =>
    deliverEvent(ucp, 'tell-placed', { orderId: 'order-9', ...(channel && { channel }) }, shop.context);
  return { ...shop, ...told, id: body.id as string, read, placed };
}

test('a checkout that a person finished says so to its agent, with the order and nothing of the person', async () => {
  const { fake, agent: host, reference, read, placed, send } = await handedOver();
  expect(host).toBe('agent.example');
  fake.source = { channel: 'ucp', agent: host, reference };
  await placed('ucp');
  const done = await read();
  expect(done).toMatchObject({ status: 'completed', order: { label: 'WH-9' } });
  expect(new URL(done.continue_url).searchParams.get('handover')).toBeNull();
  const order = await send('GET', `/orders/${done.order.id}`);
  expect(order.body).toMatchObject({ label: 'WH-9', line_items: [{ quantity: { original: 2 } }] });
  expect(JSON.stringify(order.body)).not.toMatch(/نورة|512345678|العليا|order-9/);
});

test('a second order by the same link, one of a guessed checkout, and one of nobody change nothing', async () => {
  const { fake, reference, read, placed } = await handedOver();
  for (const source of [
    { channel: 'ucp', agent: '', reference: null },
    { channel: 'ucp', agent: '', reference: 'guessed-by-somebody-22' },
    { channel: 'another', agent: '', reference },
    null,
  ]) {
    fake.source = source;
    await placed('ucp');
  }
  fake.source = { channel: 'ucp', agent: '', reference };
  await placed();
  expect((await read()).status).toBe('requires_escalation');
  // Control: the order by its link completes it, and a repetition of the event finds the same order.
  await placed('ucp');
  const { order } = await read();
  await placed('ucp');
  expect((await read()).order).toEqual(order);
});

test('a checkout that its agent gave up stays so', async () => {
  const { fake, id, reference, read, placed, send } = await handedOver();
  await send('POST', `/checkout-sessions/${id}/cancel`);
  fake.source = { channel: 'ucp', agent: '', reference };
  await placed('ucp');
  expect((await read()).status).toBe('canceled');
});
