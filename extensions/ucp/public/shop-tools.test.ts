import { expect, test } from 'vitest';
import { sendTo } from '../../machine-checkouts/fake-shop.fixture.ts';
import { fakeShop } from '../fake-shop.fixture.ts';

async function ask(arguments_: object) {
  const { fake, routes, call: shop } = fakeShop();
  const atRoot = routes.filter((route) => route.atRoot);
  const params = { name: 'get_delivery', arguments: arguments_ };
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
  const call = () => sendTo(atRoot, shop, { method: 'POST', path: '/mcp', body });
  return { fake, call };
}

test('anybody may ask what delivery to a city costs, and whether a thing can be had there', async () => {
  const { fake, call } = await ask({ city: 'الرياض', item: 'p1', quantity: 5 });
  const first = (await call()).body.result.structuredContent;
  expect(first).toMatchObject({ city: 'الرياض', is_available: true, options: [{ code: 'standard', cost: 500 }, {}] });
  fake.stock = 4;
  expect((await call()).body.result.structuredContent.is_available).toBe(false);
});

test('a city that the shop does not know is said so', async () => {
  const { call } = await ask({ city: 'Springfield', item: 'p1' });
  expect(JSON.stringify((await call()).body)).toContain('The shop knows no city of this name');
});
