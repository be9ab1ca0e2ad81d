import { once } from 'node:events';
import { createServer, get, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { isTuned } from '../tuning/index.ts';
import { listenOptions, openListenSockets } from './listen-sockets.ts';

const ARRIVING = 64;
const clients: Socket[] = [];
const servers: Server[] = [];

afterEach(async () => {
  for (const socket of clients.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) if (server.listening) await new Promise((resolve) => server.close(resolve));
});

/** A server with this many listening sockets, all open when this resolves. */
async function listen(server: Server, sockets?: number): Promise<number> {
  servers.push(server);
  openListenSockets(server, sockets);
  server.listen({ host: '127.0.0.1', port: 0, ...listenOptions() });
  await once(server, 'listening');
  // Each further socket opens in a later turn of the event loop.
  for (let waited = 0; waited < 3; waited += 1) await turn();
  return (server.address() as AddressInfo).port;
}

/** The number of event loop turns until connections that arrived simultaneously are all accepted. */
async function turnsToAccept(sockets?: number): Promise<number> {
  const server = createServer();
  const port = await listen(server, sockets);
  let taken = 0;
  server.on('connection', (socket) => {
    clients.push(socket);
    taken += 1;
  });
  for (let at = 0; at < ARRIVING; at += 1) clients.push(connect(port, '127.0.0.1'));
  let turns = 0;
  for (; taken < ARRIVING; turns += 1) await turn();
  return turns;
}

test.skipIf(!isTuned('listen-sockets') || process.platform !== 'linux')(
  'connections that arrive at once are accepted in a few turns, not one in each',
  async () => {
    expect(await turnsToAccept()).toBeLessThan(ARRIVING / 2);
    // The control with one socket, which justifies the further ones.
    expect(await turnsToAccept(1)).toBeGreaterThanOrEqual(ARRIVING);
  },
);

test('closing accepts no more connections and waits for all accepted ones, on whichever socket', async () => {
  const held: ServerResponse[] = [];
  const server = createServer((_, response) => held.push(response));
  const port = await listen(server);
  const answers = Array.from({ length: 32 }, async () => {
    const [answer] = await once(get({ host: '127.0.0.1', port, agent: false }), 'response');
    return answer.resume().statusCode;
  });
  await expect.poll(() => held.length).toBe(32);
  let isClosed = false;
  const closed = new Promise<void>((resolve) => server.close(() => resolve())).then(() => {
    isClosed = true;
  });
  const [refused] = await once(connect(port, '127.0.0.1'), 'error');
  expect(refused.code).toBe('ECONNREFUSED');
  for (const response of held) {
    await turn();
    expect(isClosed).toBe(false);
    const finished = once(response, 'close');
    response.end();
    await finished;
  }
  expect(await Promise.all(answers)).toEqual(Array(32).fill(200));
  await closed;
});

test('a port in use is refused, also where its owner has many sockets', async () => {
  const port = await listen(createServer());
  const other = createServer();
  other.listen(port, '127.0.0.1');
  const [refused] = await once(other, 'error');
  expect(refused.code).toBe('EADDRINUSE');
});
