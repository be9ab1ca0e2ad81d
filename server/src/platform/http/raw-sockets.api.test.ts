import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  createTestApp,
  createTestDatabase,
  makeSellable,
  TEST_STORE_KEY,
  type TestDatabase,
} from '../../testing/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let port: number;
const open: Socket[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database);
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const listening = shop.app.server.server.address();
  port = typeof listening === 'object' && listening ? listening.port : 0;
});
afterAll(async () => {
  for (const socket of open) socket.destroy();
  await shop.close();
  await database.close();
});

function dial(): Socket {
  const socket = connect(port, '127.0.0.1');
  // A closed connection is one of the correct answers.
  socket.on('error', () => undefined);
  open.push(socket);
  return socket;
}

/** Sends raw bytes and returns all bytes received until the other side is done. */
async function ask(bytes: string | Buffer): Promise<string> {
  const socket = dial();
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(bytes);
  await closed;
  return Buffer.concat(chunks).toString();
}

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0);

/** A POST with `connection: close`. */
function post(body: string | Buffer, headers: readonly string[] = [], path = '/api/store/orders/quote'): Buffer {
  const bytes = Buffer.from(body);
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: shop.test',
    `x-api-key: ${TEST_STORE_KEY}`,
    'content-type: application/json',
    'connection: close',
    ...(headers.length > 0 ? headers : [`content-length: ${bytes.length}`]),
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes]);
}

const quote = (lines: string): string => `{"lines":${lines}}`;

/** After any input, the same process still answers the next visitor. */
afterEach(async () => {
  const response = await fetch(`http://127.0.0.1:${port}/health`);
  expect(response.status).toBe(200);
  expect(Reflect.get(Object.prototype, 'polluted')).toBeUndefined();
});

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

const bodies: Record<string, string | Buffer> = {
  'half a text': '{"lines":[{"product_id":1,"quan',
  'no text at all': '',
  'a word': 'lines',
  'two texts': '{"lines":[]}{"lines":[]}',
  'ten thousand lists in each other': quote(nested(10_000)),
  'ten thousand objects in each other': `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  'a prototype': '{"lines":[],"__proto__":{"polluted":true}}',
  'a prototype further in': quote('[{"product_id":1,"quantity":1,"__proto__":{"polluted":true}}]'),
  'a constructor': '{"lines":[],"constructor":{"prototype":{"polluted":true}}}',
  'half a character as a code': '{"lines":[],"coupon_code":"AB\\ud800CD"}',
  'half a character reversed': '{"lines":[],"coupon_code":"\\udc00\\ud800"}',
  'a NUL as a code': '{"lines":[],"coupon_code":"AB\\u0000CD"}',
  'a NUL as it is': '{"lines":[],"coupon_code":"AB\0CD"}',
  'no Unicode': Buffer.from([
    ...Buffer.from('{"lines":[],"coupon_code":"'),
    0xff,
    0xfe,
    0xc3,
    0x28,
    ...Buffer.from('"}'),
  ]),
  'a number beyond all numbers': quote('[{"product_id":1e999,"quantity":1}]'),
  'a number of a thousand digits': quote(`[{"product_id":${'9'.repeat(1_000)},"quantity":1}]`),
  'a key of 200,000 letters': `{"${'k'.repeat(200_000)}":1}`,
};

describe('refused or forgiven, and never more, is a body with', () => {
  for (const [name, body] of Object.entries(bodies)) {
    test(name, async () => {
      const status = statusOf(await ask(post(body)));
      // Ignored bytes may follow a valid request; an invalid request is never accepted.
      const forgiven = name === 'a constructor' || name === 'no Unicode';
      expect(forgiven && status < 400 ? 400 : status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    });
  }
});

const head = `POST /api/store/orders/quote HTTP/1.1\r\nhost: shop.test\r\nx-api-key: ${TEST_STORE_KEY}\r\n`;
const requests: Record<string, string | Buffer> = {
  'two lengths that differ': post('{"lines":[]}', ['content-length: 12', 'content-length: 5']),
  'a length and chunks': post('0\r\n\r\n', ['content-length: 5', 'transfer-encoding: chunked']),
  'a negative length': post('{}', ['content-length: -1']),
  'a chunk of a size that is none': post('zz\r\n{}\r\n0\r\n\r\n', ['transfer-encoding: chunked']),
  'a length beyond the limit': post('{', ['content-length: 99999999']),
  'a line of a header that is folded': `${head}x-a: b\r\n c: d\r\nconnection: close\r\n\r\n`,
  'a NUL in a header': `${head}x-a: b\0c\r\nconnection: close\r\n\r\n`,
  'no host': 'GET /health HTTP/1.1\r\nconnection: close\r\n\r\n',
  'a header of 40 kB': `${head}x-a: ${'a'.repeat(40_000)}\r\nconnection: close\r\n\r\n`,
  'a bearer token of 1 MB': `${head}authorization: Bearer waha_sk_${'a'.repeat(1_000_000)}\r\nconnection: close\r\n\r\n`,
  'two thousand headers': `${head}${'x-a: b\r\n'.repeat(4_000)}connection: close\r\n\r\n`,
  'a method nobody knows': 'BREW /api/store/products HTTP/1.1\r\nhost: shop.test\r\nconnection: close\r\n\r\n',
  'a path out of the shop':
    'GET /media/..%2f..%2f..%2fetc/passwd HTTP/1.1\r\nhost: shop.test\r\nconnection: close\r\n\r\n',
  'a field twice': `GET /api/store/products?page=1&page=2 HTTP/1.1\r\nhost: shop.test\r\nx-api-key: ${TEST_STORE_KEY}\r\nconnection: close\r\n\r\n`,
  'TRACE, which would repeat it': `TRACE /api/store/products HTTP/1.1\r\nhost: shop.test\r\nx-api-key: ${TEST_STORE_KEY}\r\nconnection: close\r\n\r\n`,
  'the history of the source': 'GET /.git/config HTTP/1.1\r\nhost: shop.test\r\nconnection: close\r\n\r\n',
  'a list of a folder': 'GET /media/ HTTP/1.1\r\nhost: shop.test\r\nconnection: close\r\n\r\n',
  'a path that cannot be read':
    'GET /api/store/products/%ff%zz HTTP/1.1\r\nhost: shop.test\r\nconnection: close\r\n\r\n',
  'no HTTP': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
};

test.each(Object.entries(requests))('a request with %s is refused', async (_, bytes) => {
  const answer = await ask(bytes);
  // A connection may be closed without an answer.
  if (answer !== '') expect(statusOf(answer)).toBeGreaterThanOrEqual(400);
  expect(statusOf(answer)).toBeLessThan(500);
  expect(answer).not.toMatch(/root:|node_modules|at .*\.ts:/);
});

test('bodies that never end hold nobody else up, and their time is limited', async () => {
  const slow = Array.from({ length: 150 }, () => {
    const socket = dial();
    socket.write(`${head}content-type: application/json\r\ncontent-length: 1000\r\n\r\n{"lines":[`);
    return socket;
  });
  const drips = setInterval(() => {
    for (const socket of slow) if (!socket.destroyed) socket.write(' ');
  }, 20);
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(post('{"lines":[]}'))));
  clearInterval(drips);
  expect(answers.map(statusOf)).toEqual(answers.map(() => 200));
  for (const socket of slow) socket.destroy();
  // A timeout is only as exact as the interval at which it is checked.
  expect(Reflect.get(shop.app.server.server, 'connectionsCheckingInterval')).toBeLessThanOrEqual(1_000);
  const { requestTimeout, headersTimeout, keepAliveTimeout, timeout } = shop.app.server.server;
  for (const limit of [requestTimeout, headersTimeout, keepAliveTimeout, timeout]) {
    expect(limit).toBeGreaterThan(0);
    expect(limit).toBeLessThanOrEqual(130_000);
  }
});

test('a hundred requests at once on one connection are answered in their order', async () => {
  const one = (last: boolean) =>
    `GET /api/store/orders/none HTTP/1.1\r\nhost: shop.test\r\n${last ? 'connection: close\r\n' : ''}\r\n`;
  const answer = await ask(Array.from({ length: 100 }, (_, at) => one(at === 99)).join(''));
  expect(answer.match(/HTTP\/1\.1 401 /g)).toHaveLength(100);
});

describe('a request that does not come in time', () => {
  /** The bytes received until the server closes the connection. */
  const waitUntilClosed = async (socket: Socket): Promise<string> => {
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    await new Promise((resolve) => socket.once('close', resolve));
    return Buffer.concat(chunks).toString();
  };
  beforeAll(() => {
    shop.app.server.server.headersTimeout = 300;
  });
  afterAll(() => {
    shop.app.server.server.headersTimeout = 10_000;
  });

  test('is answered by nothing where nothing was sent: the first request there would take it for its answer', async () => {
    expect(await waitUntilClosed(dial())).toBe('');
  });

  test('is 408 where half of it was sent', async () => {
    const socket = dial();
    socket.write(head);
    expect(statusOf(await waitUntilClosed(socket))).toBe(408);
  });
});

test('no chunk at all is an empty body, and so no body', async () => {
  const lines = ['transfer-encoding: chunked'];
  const request = post('0\r\n\r\n', lines, '/api/store/auth/logout');
  // The request was parsed, as an invalid body of a call that needs a session.
  expect(statusOf(await ask(request))).toBe(401);
});
