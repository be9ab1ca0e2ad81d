import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fakeAgent, KEY, VERSION } from './fake-agent.fixture.ts';

const word = fc.constantFrom(
  ...['line_items', 'item', 'id', 'quantity', 'buyer', 'fulfillment_details', 'address', 'discounts', 'codes'],
  ...['coupons', 'currency', 'capabilities', 'payment_data', 'handler_id', 'selected_fulfillment_options', '__proto__'],
);
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, 0, 1, -1, 1e308, 0.5, '', 'p1', 'p1-v2', 'sar', '\u0000', '\u202e', 'x'.repeat(3_000)),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(word, tie('value'), { maxKeys: 6 }),
  ),
})).value;

test('whatever the agent sends, it gets an answer of the protocol', async () => {
  const { routes, call, send } = fakeAgent({ takesCash: true });
  const { body: made } = await send('POST', '/checkout_sessions', {
    ...{ currency: 'sar', capabilities: {}, line_items: [{ id: 'p1' }] },
  });
  const usual = { authorization: `Bearer ${KEY}`, 'api-version': VERSION };
  await fc.assert(
    fc.asyncProperty(
      ...([
        fc.nat({ max: routes.length - 1 }),
        json,
        fc.string({ minLength: 1, maxLength: 60 }),
        fc.boolean(),
      ] as const),
      async (at, value, text, isReal) => {
        const route = routes[at];
        if (!route) return;
        const own = Object.assign(Object.create(null), Object(value));
        const sent = isReal ? { currency: 'sar', capabilities: {}, line_items: [{ id: 'p1' }], ...own } : value;
        const answer = await route.handle(
          {
            ...{ method: route.method, path: route.path, params: { id: isReal ? made.id : text } },
            ...{ headers: { ...usual, 'idempotency-key': text }, query: {}, visitor: 'v' },
            body: new TextEncoder().encode(JSON.stringify(sent)),
          },
          call,
        );
        expect(answer.status).toBeGreaterThanOrEqual(200);
        expect(answer.status).toBeLessThan(500);
        expect(() => JSON.parse(answer.body)).not.toThrow();
      },
    ),
    { numRuns: 1_500 },
  );
});

test('whoever has no key learns nothing and makes nothing', async () => {
  const { routes, call, orders } = fakeAgent({ takesCash: true });
  for (const { method, path, handle } of routes.filter((route) => route.path.startsWith('/checkout_sessions'))) {
    const params = { id: 'x'.repeat(22) };
    for (const authorization of ['', 'Bearer', 'Bearer ', `bearer ${KEY} `, `Basic ${KEY}`, 'Bearer \u0000']) {
      const headers = { authorization, 'api-version': VERSION, 'idempotency-key': 'k' };
      const answer = await handle(
        { method, path, params, headers, query: {}, body: new Uint8Array(), visitor: 'v' },
        call,
      );
      expect(answer.status, `${method} ${path} ${authorization}`).toBe(401);
    }
  }
  expect(orders.size).toBe(0);
});
