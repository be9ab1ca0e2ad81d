import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealHandover } from '../../../../extensions/index.ts';
import { createSeal } from '../../../../platform/seal/index.ts';
import { openOrdersShop } from '../../../../testing/index.ts';

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

test('the first order by a link has its checkout; others have the machine alone', async () => {
  const handover = await handOver('checkout-2');
  const orders = await Promise.all(Array.from({ length: 8 }, () => sourceOf(handover)));
  // The control is the statement: without the unique constraint that it names, it is refused.
  expect(orders.filter(({ reference }) => reference === 'checkout-2')).toHaveLength(1);
  expect(orders.filter(({ reference }) => reference === null)).toHaveLength(7);
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
