import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Refusal } from '../../../platform/errors/index.ts';
import { createReadClient } from './read-client.ts';

/** Servers that answer when they are let. */
const waiting: ServerResponse[] = [];
const servers = Array.from({ length: 2 }, () => createServer((_, response) => void waiting.push(response)));
let hosts: string[] = [];

beforeAll(async () => {
  hosts = await Promise.all(
    servers.map(async (server) => {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const address = server.address();
      return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    }),
  );
});
beforeEach(() => {
  waiting.length = 0;
});
afterAll(() => {
  for (const server of servers) server.close();
});

const policy = { protocols: [], ports: [], resolve: async () => [], mayConnect: () => false };
const open = () => {
  const read = createReadClient({ now: Date.now, policy });
  return (host: number, path: number, customerId: string) =>
    read({ clientId: `${hosts[host]}/${path}`, takesLocal: true, customerId }).catch((refused) =>
      refused instanceof Refusal ? refused.code : refused,
    );
};
async function answer(count: number): Promise<void> {
  await expect.poll(() => waiting.length).toBe(count);
  for (const one of waiting.splice(0)) one.writeHead(404).end();
}

test('a customer has one document fetched at a time, and keeps nobody else waiting', async () => {
  const read = open();
  const first = read(0, 0, 'eager');
  for (const path of [1, 2, 3]) expect(await read(0, path, 'eager')).toBe('server.unavailable');
  // The same document is fetched once, and waited for.
  const same = read(0, 0, 'eager');
  const others = Array.from({ length: 6 }, (_, at) => read(1, at, `customer-${at}`));
  await answer(7);
  expect(new Set(await Promise.all([first, same, ...others]))).toEqual(new Set(['agents.client_unreadable']));
});

test('a host is asked by few at once, however many customers name it', async () => {
  const read = open();
  const all = Array.from({ length: 20 }, (_, at) => read(0, at, `customer-${at}`));
  const other = read(1, 0, 'another');
  await answer(9);
  expect((await Promise.all(all)).filter((one) => one === 'server.unavailable')).toHaveLength(12);
  expect(await other).toBe('agents.client_unreadable');
});
