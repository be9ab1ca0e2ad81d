import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealHandover } from '../../../../extensions/index.ts';
import { createSeal } from '../../../../platform/seal/index.ts';
import { openOrdersShop, orderBody } from '../../../../testing/index.ts';

let world: Awaited<ReturnType<typeof openOrdersShop>>;
beforeAll(async () => {
  world = await openOrdersShop();
});
afterAll(() => world.close());

const HOUR_MS = 3_600_000;
const later = () => new Date(Date.now() + HOUR_MS);
const sealBy = (dataDir: string) => createSeal({ settingsKey: undefined, dataDir });
const handOver = (reference: string | null, { endsAt = later(), agent = 'agent.example' } = {}) =>
  sealHandover(sealBy(world.shop.config.dataDir), 'machines', { agent, reference, endsAt });
const sourceOf = async (handover: string) => (await world.show((await world.placed({ handover })).id)).source;

test('an order says which machine sold it, and staff see it', async () => {
  expect(await sourceOf(await handOver('checkout-1'))).toEqual({
    ...{ channel: 'machines', agent: 'agent.example', reference: 'checkout-1' },
  });
  expect((await world.show((await world.placed({})).id)).source).toBeNull();
});

test('a checkout is ordered once, until that order is cancelled; without its handover it is ordered anew', async () => {
  const handover = await handOver('checkout-2');
  const first = await world.placed({ handover });
  const lines = [{ product_id: world.plate.id, quantity: 1 }];
  const again = (more: Record<string, unknown>) =>
    world.shop.call('POST /orders', { body: orderBody(lines, 20 + 25 + 15, more) });
  expect(await again({ handover })).toMatchObject({ status: 409, body: { code: 'orders.already_placed' } });
  expect((await again({})).status).toBe(201);
  // A cart has no reference: its link orders as often as a person wants.
  const cart = await handOver(null);
  expect([(await again({ handover: cart })).status, (await again({ handover: cart })).status]).toEqual([201, 201]);
  const cancel = `PATCH /orders/${first.id}/status?view_token=${first.token}`;
  expect((await world.shop.call(cancel, { body: { status: 'cancelled' } })).status).toBe(200);
  const next = await again({ handover });
  expect(next.status, JSON.stringify(next.body)).toBe(201);
  expect((await world.show(next.body.data.id)).source).toMatchObject({ channel: 'machines', reference: null });
});

test('a handover that was made elsewhere, has ended or is changed says nothing, and refuses no order', async () => {
  const whole = await handOver('checkout-3');
  const foreign = createSeal({ settingsKey: 'another key of another shop, long enough', dataDir: '' });
  const forged = await sealHandover(foreign, 'machines', { agent: 'a', reference: 'checkout-3', endsAt: later() });
  const changed = `${whole.slice(0, -4)}${whole.slice(-4) === 'AAAA' ? 'BBBB' : 'AAAA'}`;
  const ended = await handOver('checkout-3', { endsAt: new Date(Date.now() - 1) });
  for (const one of [forged, changed, ended, 'guessed']) expect(await sourceOf(one)).toBeNull();
  // Control: the untouched one counts.
  expect(await sourceOf(whole)).toMatchObject({ reference: 'checkout-3' });
});

test('a reference is bounded, and a host that is none is left out', async () => {
  await expect(handOver('a b')).rejects.toThrow('a reference');
  expect(await sourceOf(await handOver(null, { agent: 'not a host <b>' }))).toMatchObject({ agent: '' });
});
