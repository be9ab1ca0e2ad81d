import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { FetchPolicy } from './fetch-policy.ts';
import { isPublicAddress } from './public-address.ts';
import { type SafeRequest, safeRequest } from './safe-request.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server that `world.example` resolves to, as if it were public; `turn` counts what is resolved. */
async function openWorld(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  const port = String((server.address() as AddressInfo).port);
  let turn = 0;
  const policy: FetchPolicy = {
    protocols: ['http:'],
    ports: [port],
    async resolve(host) {
      turn += 1;
      const isWorld = host === 'world.example' && turn === 1;
      return [{ address: isWorld ? '127.0.0.1' : '10.0.0.7', family: 4 }];
    },
    mayConnect: (address) => address === '127.0.0.1' || isPublicAddress(address),
  };
  const ask = (path: string, more: Partial<SafeRequest> = {}, host = 'world.example') =>
    safeRequest(`http://${host}:${port}${path}`, policy, {
      ...{ method: 'GET', headers: {}, timeoutMs: 5_000, maxBytes: 1_000 },
      ...more,
    });
  return { ask };
}

test('sends method, headers and body to the address that was checked, and gives any status back', async () => {
  const { ask } = await openWorld(async (request, reply) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    reply.writeHead(422, { 'x-told': 'yes' }).end(`${request.method} ${request.headers['x-key']} ${body}`);
  });
  const answer = await ask('/', { method: 'PUT', headers: { 'x-key': 'k' }, body: 'واحة' });
  expect([answer.status, answer.headers.get('x-told'), await answer.text()]).toEqual([422, 'yes', 'PUT k واحة']);
});

test('a status of redirects that names no other address is an answer', async () => {
  const { ask } = await openWorld((_, reply) => reply.writeHead(303).end('see the other call'));
  const answer = await ask('/');
  expect([answer.status, await answer.text()]).toEqual([303, 'see the other call']);
});

test.each([
  ['/moved', {}, 'too_many_redirects'],
  ['/large', {}, 'too_large'],
  ['/slow', { timeoutMs: 100 }, 'too_slow'],
] as const)('%s is refused', async (path, more, reason) => {
  const { ask } = await openWorld(({ url }, reply) => {
    if (url === '/moved') reply.writeHead(307, { location: 'http://10.0.0.7/' }).end();
    if (url === '/large') reply.end('x'.repeat(2_000));
  });
  await expect(ask(path, more)).rejects.toMatchObject({ name: 'FetchRefused', reason });
});

test('a name of a private network is refused, also one that was public a moment ago', async () => {
  const { ask } = await openWorld((_, reply) => reply.end('inside'));
  expect(await (await ask('/')).text()).toBe('inside');
  for (const host of ['world.example', 'inside.example', '192.168.0.1'])
    await expect(ask('/', {}, host), host).rejects.toMatchObject({ reason: 'private' });
});
