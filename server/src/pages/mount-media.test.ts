import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverTexts } from '../modules.ts';
import { handleErrors } from '../platform/http/index.ts';
import { openStorage } from '../platform/storage/index.ts';
import { type FakeS3, startFakeS3 } from '../testing/index.ts';
import { mountMedia } from './mount-media.ts';

const PATH = '/media/picture-240.webp';
const CONTENT = Buffer.from('0123456789');

let folder: string;
let bucket: FakeS3;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waha-media-'));
  bucket = await startFakeS3();
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true });
});

async function serve(isBucket: boolean): Promise<FastifyInstance> {
  const { credentials, ...store } = bucket;
  const storage = openStorage({ dataDir: folder, s3: isBucket ? { ...store, ...credentials, prefix: '' } : undefined });
  await storage.put('media/picture-240.webp', CONTENT);
  await storage.put('uploads/secret-240.webp', CONTENT);
  const server = fastify();
  handleErrors(server, serverTexts);
  mountMedia(server, storage);
  return server;
}

describe.each([
  ['a folder', false],
  ['a bucket', true],
])('pictures of %s', (_, isBucket) => {
  let server: FastifyInstance;
  let etag: string;
  let modified: string;
  beforeAll(async () => {
    server = await serve(isBucket);
    const { headers } = await server.inject({ url: PATH });
    [etag, modified] = [String(headers.etag), String(headers['last-modified'])];
  });
  afterAll(() => server.close());

  const get = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
    server.inject({ method, url: PATH, headers });

  test('are sent whole, to be kept for ever, with a strong tag', async () => {
    const answer = await get({});
    expect([answer.statusCode, answer.body]).toEqual([200, '0123456789']);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '10',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[^"]+"$/),
    });
  });

  test('HEAD says the same without the picture', async () => {
    const [head, whole] = [await get({}, 'HEAD'), await get({})];
    const { date: _, ...headers } = head.headers;
    expect([head.statusCode, head.body, headers]).toEqual([200, '', expect.objectContaining(headers)]);
    expect(whole.headers).toMatchObject(headers);
  });

  test('are not sent again to whoever has them', async () => {
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
      expect((await get({ 'if-none-match': tag })).statusCode, tag).toBe(304);
    expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test.each([
    ['bytes=0-0', '0', 'bytes 0-0/10'],
    ['bytes=2-5', '2345', 'bytes 2-5/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-300', '0123456789', 'bytes 0-9/10'],
    ['bytes=5-900', '56789', 'bytes 5-9/10'],
  ])('%s gives that part', async (range, body, said) => {
    const answer = await get({ range });
    expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([206, body, said]);
    expect(answer.headers).toMatchObject({ etag, 'content-length': String(body.length) });
  });

  test.each(['bytes=10-', 'bytes=900-901', 'bytes=-0'])('%s is in none of it', async (range) => {
    const answer = await get({ range });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'bytes */10']);
  });

  test.each(['bytes=5-2', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=-', 'bytes=a-b', 'x'])(
    '%s is no range we read: everything is sent',
    async (range) => {
      const answer = await get({ range });
      expect([answer.statusCode, answer.body]).toEqual([200, '0123456789']);
    },
  );

  test('a part is given of the version that was meant, else everything', async () => {
    const partIf = async (ifRange: string) => (await get({ range: 'bytes=0-1', 'if-range': ifRange })).statusCode;
    expect(await partIf(etag)).toBe(206);
    expect(await partIf(modified)).toBe(206);
    for (const other of ['"other"', `W/${etag}`, 'Wed, 21 Oct 2015 07:28:00 GMT'])
      expect(await partIf(other)).toBe(200);
  });

  test.each([
    '/media/nothing.webp',
    '/media/',
    '/media/.',
    '/media/../uploads/secret-240.webp',
    '/media/..%2fuploads%2fsecret-240.webp',
    '/media/%2e%2e/uploads/secret-240.webp',
    '/media/picture-240.webp%00',
    '/media//picture-240.webp',
  ])('%s is nothing', async (url) => {
    for (const range of ['', 'bytes=0-1'])
      expect((await server.inject({ url, headers: { range } })).statusCode).toBe(404);
  });
});

test('a picture may be shown and read by pages of another name, with nobody’s cookies', async () => {
  const server = await serve(false);
  const { headers } = await server.inject({ url: PATH });
  await server.close();
  expect(headers).toMatchObject({ 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' });
  expect(headers['access-control-allow-credentials']).toBeUndefined();
});
