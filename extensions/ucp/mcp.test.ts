import { expect, test } from 'vitest';
import { z } from 'zod';
import { fault } from '../machine-checkouts/faults.ts';
import { mcpRoute, type Tool } from './mcp.ts';

const broken: Tool = {
  ...{ name: 'broken', description: 'It fails', isReadOnly: true, inputSchema: z.toJSONSchema(z.object({})) },
  call: async () => {
    throw fault(400, 'invalid', 'Name a product');
  },
};

async function ask(publicUrl: string, { headers = {}, tool = 'broken', tellsFailures = false } = {}) {
  const about = { name: 'shop', publicUrl, ...(tellsFailures && { tellsFailures: true as const }) };
  const sent = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool } };
  const body = new TextEncoder().encode(JSON.stringify(sent));
  const request = { method: 'POST', path: '/mcp', params: {}, query: {}, visitor: 'v', headers, body };
  const answer = await mcpRoute('/mcp', about, [broken]).handle(request, async () => ({ status: 404, body: null }));
  return { status: answer.status, ...JSON.parse(answer.body) };
}

test('failures of tools are errors of JSON-RPC for UCP, and results that a model reads otherwise', async () => {
  expect(await ask('https://shop.example')).toMatchObject({ status: 200, error: { code: -32602 } });
  for (const tool of ['broken', 'none'])
    expect(await ask('https://shop.example', { tool, tellsFailures: true })).toMatchObject({
      result: { isError: true },
    });
});

test.each([
  ['https://shop.example', {}, 200],
  ['https://shop.example', { origin: 'https://shop.example' }, 200],
  ['https://shop.example', { origin: 'https://evil.example' }, 403],
  ['https://shop.example', { origin: 'null' }, 403],
  ['http://localhost:3000', { host: 'localhost:3000' }, 200],
  ['http://localhost:3000', { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }, 200],
  ['http://localhost:3000', { host: 'evil.example:3000' }, 403],
  ['http://localhost:3000', { host: 'localhost:3000', origin: 'http://evil.example:3000' }, 403],
])('a shop at %s asked with %j answers %i', async (publicUrl, headers, status) => {
  expect((await ask(publicUrl, { headers })).status).toBe(status);
});
