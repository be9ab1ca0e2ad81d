import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type FetchPolicy, type FetchRefusalReason, PUBLIC_WEB } from './fetch-policy.ts';
import { isPublicAddress } from './public-address.ts';
import { safeFetch } from './safe-fetch.ts';

let folder: string;
const servers: Server[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waha-outside-'));
});
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});
afterAll(() => rm(folder, { recursive: true }));

/** Simulates a public server on this machine: the policy resolves `world.example` to it and no other name. */
async function openWorld(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  const port = String((server.address() as AddressInfo).port);
  const asked: string[] = [];
  const policy: FetchPolicy = {
    protocols: ['http:'],
    ports: [port],
    resolve: async (host) => {
      asked.push(host);
      if (host === 'nowhere.example') throw new Error('ENOTFOUND');
      const address = host === 'world.example' ? '127.0.0.1' : host === 'inside.example' ? '10.0.0.7' : '8.8.8.8';
      return host === 'both.example'
        ? [address, '192.168.1.1'].map((one) => ({ address: one, family: 4 }))
        : [{ address, family: 4 }];
    },
    mayConnect: (address) => address === '127.0.0.1' || isPublicAddress(address),
  };
  const get = async (address: string, { maxBytes = 1_000, timeoutMs = 5_000, by = policy } = {}) => {
    const path = join(folder, crypto.randomUUID());
    await safeFetch(address.replace('PORT', port), path, { policy: by, maxBytes, timeoutMs });
    return readFile(path, 'utf8');
  };
  const refused = (address: string, reason: FetchRefusalReason, options: Parameters<typeof get>[1] = {}) =>
    expect(get(address, options), address).rejects.toMatchObject({ name: 'FetchRefused', reason });
  return { get, refused, policy, asked, port };
}

const WORLD = 'http://world.example:PORT';

test('fetches from an address of the world, redirects too', async () => {
  const { get, refused } = await openWorld(({ url }, reply) => {
    const target = { '/one': '/two', '/two': 'three', '/four': '/five', '/five': '/six', '/six': '/one' }[url ?? ''];
    const status = target || url === '/nowhere' ? 302 : url === '/gone' ? 404 : 200;
    reply.writeHead(status, target ? { location: target } : {}).end(`at ${url}`);
  });
  expect(await get(`${WORLD}/a`)).toBe('at /a');
  expect(await get(`${WORLD}/one`)).toBe('at /three');
  await refused(`${WORLD}/four`, 'too_many_redirects');
  await refused(`${WORLD}/gone`, 'not_there');
  await refused(`${WORLD}/nowhere`, 'not_there');
  await refused('http://nowhere.example:PORT/', 'unreachable');
});

test('a name with an address inside is refused, and so is a redirect there', async () => {
  const targets = ['http://inside.example/', 'http://10.1.2.3/', 'http://169.254.169.254/latest', 'http://[::1]/'];
  const { refused, asked } = await openWorld(({ url }, reply) =>
    reply.writeHead(302, { location: targets[Number(url?.slice(1))] ?? '' }).end(),
  );
  for (const target of targets) await refused(target, 'private');
  await refused('http://both.example/', 'private');
  for (const at of targets.keys()) await refused(`${WORLD}/${at}`, 'private');
  // An IP address is not resolved.
  expect(new Set(asked)).toEqual(new Set(['inside.example', 'both.example', 'world.example']));
});

test('the address that is connected to is the one that was checked, whatever the name says next', async () => {
  const { get, refused, policy, asked } = await openWorld((_, reply) => reply.end('the world'));
  let turn = 0;
  const rebinding: FetchPolicy = {
    ...policy,
    resolve: async (host) => {
      turn += 1;
      return turn === 1 ? policy.resolve(host) : [{ address: '10.0.0.7', family: 4 }];
    },
  };
  expect(await get(`${WORLD}/`, { by: rebinding })).toBe('the world');
  expect([turn, asked]).toEqual([1, ['world.example']]);
  // A response from a private address is not read, even where the name first resolved to a public one.
  let looks = 0;
  const inside: FetchPolicy = { ...policy, mayConnect: () => ++looks === 1 };
  await refused(`${WORLD}/`, 'private', { by: inside });
});

test('what is too large or too slow is given up, said before or not', async () => {
  const { refused } = await openWorld(({ url }, reply) => {
    if (url === '/slow') return void reply.write('a');
    if (url === '/said') reply.setHeader('content-length', 5_000);
    reply.write('x'.repeat(3_000));
    reply.end('x'.repeat(2_000));
  });
  await refused(`${WORLD}/said`, 'too_large');
  await refused(`${WORLD}/unsaid`, 'too_large');
  await refused(`${WORLD}/slow`, 'too_slow', { timeoutMs: 200 });
  const { policy } = await openWorld(() => undefined);
  const by: FetchPolicy = { ...policy, resolve: () => new Promise(() => undefined) };
  await refused('http://world.example/', 'too_slow', { timeoutMs: 100, by });
});

test.each([
  ['http://shop.example/a.jpg', 'bad_address'],
  ['https://user:pass@shop.example/a.jpg', 'bad_address'],
  ['https://shop.example:8443/a.jpg', 'bad_address'],
  ['file:///etc/passwd', 'bad_address'],
  ['data:image/png;base64,AAAA', 'bad_address'],
  [`https://shop.example/${'a'.repeat(2_000)}`, 'bad_address'],
  ['https://127.0.0.1/', 'private'],
  ['https://2130706433/', 'private'],
  ['https://0x7f.1/', 'private'],
  ['https://[::ffff:127.0.0.1]/', 'private'],
  ['https://localhost/', 'private'],
])('%s is refused by what the shop may ask', async (address, reason) => {
  const fetching = { policy: PUBLIC_WEB, maxBytes: 10, timeoutMs: 5_000 };
  await expect(safeFetch(address, join(folder, 'none'), fetching)).rejects.toMatchObject({ reason });
});

test('tells addresses of the world from all others', () => {
  for (const address of ['8.8.8.8', '172.32.0.1', '100.128.0.1', '2a00:1450:4001::1', '2606:4700::1111'])
    expect(isPublicAddress(address), address).toBe(true);
  const not = ['0.0.0.0', '10.0.0.1', '100.64.0.1', '100.100.100.200', '127.9.9.9', '168.63.129.16', '169.254.169.254']
    .concat(['172.31.255.255', '192.168.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', 'fe80::1'])
    .concat([
      'fd00:ec2::254',
      'fc00::1',
      '::ffff:8.8.8.8',
      '64:ff9b::a00:1',
      '2002:a00:1::',
      '2001::1',
      'ff02::1',
      'x',
    ]);
  for (const address of not) expect(isPublicAddress(address), address).toBe(false);
});
