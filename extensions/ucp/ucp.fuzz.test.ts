import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fakeShop } from './fake-shop.fixture.ts';

const word = fc.constantFrom(
  'line_items',
  'item',
  'id',
  'quantity',
  'buyer',
  'fulfillment',
  'methods',
  'discounts',
  'codes',
  'meta',
  'cart',
  'query',
  'context',
  'filters',
  'price',
  '__proto__',
  'destinations',
);
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(
      null,
      true,
      0,
      1,
      -1,
      1e308,
      0.5,
      '',
      'p1',
      'p1-v2',
      'الرياض',
      '\u0000',
      '\u202e',
      'x'.repeat(3_000),
    ),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(word, tie('value'), { maxKeys: 5 }),
  ),
})).value;

test('whatever an agent sends, it gets an answer of the protocol', async () => {
  const { routes, call } = fakeShop({ UCP_CASH_ORDERS: '1' });
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: routes.length - 1 }),
      json,
      fc.string({ maxLength: 60 }),
      async (at, value, header) => {
        const route = routes[at];
        if (!route) return;
        const body = new TextEncoder().encode(JSON.stringify(value));
        const headers = { 'ucp-agent': header, 'idempotency-key': header };
        const { method, path } = route;
        const answer = await route.handle(
          { method, path, params: { id: header }, headers, query: {}, body, visitor: 'v' },
          call,
        );
        expect(answer.status).toBeGreaterThanOrEqual(200);
        expect(answer.status).toBeLessThan(500);
      },
    ),
    { numRuns: 1_500 },
  );
});

test('whatever a client of MCP sends to a tool, it gets an answer of JSON-RPC', async () => {
  const { send } = fakeShop();
  const { body } = await send('POST', '/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' });
  const names: string[] = body.result.tools.map(({ name }: { name: string }) => name);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names), json, async (name, given) => {
      const meta = { 'ucp-agent': { profile: 'https://a.example/p' } };
      const params = { name, arguments: { meta, ...Object(given) } };
      const answer = await send('POST', '/mcp', { jsonrpc: '2.0', id: 7, method: 'tools/call', params });
      expect([answer.body.jsonrpc, answer.body.id]).toEqual(['2.0', 7]);
    }),
    { numRuns: 1_000 },
  );
});
