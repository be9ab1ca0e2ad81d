import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handleErrors } from './error-handler.ts';
import { limitHandlers } from './handler-limit.ts';

const LIMIT_MS = 400;
const PIECE = Buffer.alloc(256 * 1024);
const PIECES = 60;

let server: FastifyInstance;
let limit: ReturnType<typeof limitHandlers>;
let address: string;
let goOn: () => void;
const failed: unknown[] = [];
const note = (error: unknown) => failed.push(error);

beforeEach(async () => {
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  server = fastify();
  limit = limitHandlers(server, LIMIT_MS, 20);
  handleErrors(server, { say: (_, code) => code });
  server.route({ method: ['GET', 'POST'], url: '/late', handler: () => held.then(() => ({ done: true })) });
  server.get('/late-by-hand', async (_, reply) => {
    await held;
    reply.hijack();
    reply.raw.writeHead(200).end('late');
    return reply;
  });
  server.post('/patient', { config: { limitMs: 60_000 } }, () => held.then(() => ({ done: true })));
  server.get('/film', (_, reply) =>
    reply.send(
      Readable.from(
        Array.from({ length: PIECES }, () => PIECE),
        { objectMode: false },
      ),
    ),
  );
  address = await server.listen({ host: '127.0.0.1', port: 0 });
  process.on('unhandledRejection', note);
});
afterEach(async () => {
  goOn();
  await server.close();
  process.off('unhandledRejection', note);
  expect(failed.splice(0)).toEqual([]);
});

const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":1}' };

test.each([
  ['without a body', '/late', {}],
  ['with one', '/late', post],
  ['past Fastify', '/late-by-hand', {}],
])('what is not answered in time is refused in words, asked %s', async (_, path, options) => {
  const answer = await fetch(address + path, options);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
  expect(await answer.json()).toMatchObject({ success: false, code: 'server.unavailable' });
  // A late answer is dropped, and the next request is answered as usual.
  goOn();
  await sleep(20);
  expect(await (await fetch(`${address}/late`)).json()).toEqual({ done: true });
});

test('a call may have a limit of its own', async () => {
  const answering = fetch(`${address}/patient`, post);
  await sleep(LIMIT_MS * 3);
  goOn();
  expect((await answering).status).toBe(200);
});

test('what is received slowly is received whole', async () => {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET /film HTTP/1.0\r\nhost: waha\r\n\r\n');
  let bytes = 0;
  socket.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    socket.pause();
    setTimeout(() => socket.resume(), 10);
  });
  const begunMs = performance.now();
  await once(socket, 'close');
  expect(performance.now() - begunMs).toBeGreaterThan(LIMIT_MS * 2);
  expect(bytes).toBeGreaterThan(PIECES * PIECE.length);
});

test('whoever leaves is forgotten', async () => {
  const leaving = new AbortController();
  const answering = fetch(`${address}/patient`, { ...post, signal: leaving.signal });
  await vi.waitFor(() => expect(limit.count()).toBe(1));
  leaving.abort();
  await expect(answering).rejects.toThrow();
  await vi.waitFor(() => expect(limit.count()).toBe(0));
  expect((await fetch(`${address}/film`).then((film) => film.arrayBuffer())).byteLength).toBe(PIECES * PIECE.length);
  await vi.waitFor(() => expect(limit.count()).toBe(0));
});
