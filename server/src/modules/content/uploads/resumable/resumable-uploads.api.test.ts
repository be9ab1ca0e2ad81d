import { randomBytes, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import sharp from 'sharp';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/database/index.ts';
import { openStorage } from '../../../../platform/storage/index.ts';
import {
  createTestApp,
  createTestDatabase,
  type FakeS3,
  makeCustomer,
  makePicture,
  PASSWORD,
  s3Settings,
  startFakeS3,
  TEST_STORE_KEY,
  type TestDatabase,
} from '../../../../testing/index.ts';
import { incomingFolder } from '../index.ts';
import { removeUnclaimed } from '../remove-unclaimed.ts';

const DAY_MS = 86_400_000;
const PATH = '/api/store/uploads/resumable';
const PART = 'application/offset+octet-stream';

describe.each([
  ['a folder', false],
  ['a bucket', true],
])('uploads in parts, kept in %s', (_, isBucket) => {
  let database: TestDatabase;
  let bucket: FakeS3 | undefined;
  let settings: Record<string, string>;
  let shop: Awaited<ReturnType<typeof createTestApp>>;
  let address: string;
  let picture: Buffer;
  beforeAll(async () => {
    database = await createTestDatabase();
    bucket = isBucket ? await startFakeS3() : undefined;
    settings = bucket ? s3Settings(bucket) : {};
    shop = await createTestApp(database, { settings });
    address = await shop.app.listen({ host: '127.0.0.1', port: 0 });
    // Noise, so that it does not fit into one part.
    const noise = { width: 300, height: 200, channels: 3 as const };
    picture = await sharp(randomBytes(300 * 200 * 3), { raw: noise })
      .png()
      .toBuffer();
  });
  afterAll(async () => {
    await shop.close();
    await bucket?.close();
    await database.close();
  });

  interface Asked {
    url?: string;
    headers?: Record<string, string>;
    payload?: Buffer;
    at?: number;
    to?: typeof shop;
  }

  async function ask(
    method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE' | 'OPTIONS',
    { url = PATH, at, to = shop, ...rest }: Asked,
  ) {
    const continues = at === undefined ? {} : { 'upload-offset': String(at), 'content-type': PART };
    const { headers, statusCode, body } = await to.app.server.inject({
      method,
      url,
      headers: { 'x-api-key': TEST_STORE_KEY, 'tus-resumable': '1.0.0', ...continues, ...rest.headers },
      ...(rest.payload && { payload: rest.payload }),
    });
    return { status: statusCode, headers, code: body ? JSON.parse(body).code : undefined };
  }

  async function begin(length = picture.length, headers: Record<string, string> = {}): Promise<string> {
    const { status, headers: given } = await ask('POST', { headers: { 'upload-length': String(length), ...headers } });
    expect(status).toBe(201);
    return String(given.location);
  }

  const offsetOf = async (url: string, headers = {}) => {
    const answer = await ask('HEAD', { url, headers });
    return answer.status === 200 ? Number(answer.headers['upload-offset']) : answer.status;
  };
  const look = async (url: string, headers = {}) =>
    shop.app.server.inject({
      url: url.replace('/resumable', ''),
      headers: { 'x-api-key': TEST_STORE_KEY, ...headers },
    });
  const partsKept = async () => {
    const keys: string[] = [];
    for await (const { key } of openStorage(shop.config).list('unfinished')) keys.push(key);
    return keys;
  };

  test('the official client sends a picture in parts, which is an upload like any other then', async () => {
    const sent = Promise.withResolvers<void>();
    const upload = new Upload(picture, {
      endpoint: address + PATH,
      chunkSize: 50_000,
      headers: { 'x-api-key': TEST_STORE_KEY },
      onSuccess: () => sent.resolve(),
      onError: sent.reject,
    });
    upload.start();
    await sent.promise;
    const seen = await look(new URL(upload.url ?? '').pathname);
    expect(seen.headers['content-type']).toBe('image/webp');
    expect(await sharp(seen.rawPayload).metadata()).toMatchObject({ width: 300, height: 200 });
    expect(await partsKept()).toEqual([]);
  });

  test('the official client goes on where it was stopped', async () => {
    const url = await begin();
    await ask('PATCH', { url, at: 0, payload: picture.subarray(0, 70_000) });
    const sent = Promise.withResolvers<void>();
    const starts: number[] = [];
    const upload = new Upload(picture, {
      uploadUrl: address + url,
      headers: { 'x-api-key': TEST_STORE_KEY },
      onBeforeRequest: (request) =>
        void (request.getMethod() === 'PATCH' && starts.push(Number(request.getHeader('Upload-Offset')))),
      onSuccess: () => sent.resolve(),
      onError: sent.reject,
    });
    upload.start();
    await sent.promise;
    expect(starts).toEqual([70_000]);
    expect((await look(url)).statusCode).toBe(200);
  });

  test('where half files take all the room there is, the next is refused, and comes in once an abandoned one is gone', async () => {
    const id = randomUUID();
    await sql`
      insert into resumable_uploads (id, kind, visitor, size_bytes, received_bytes)
      values (${id}, 'video', 'somebody', 3000000000, 2000000000)
    `.execute(database.db);
    const first = await ask('POST', { headers: { 'upload-length': '1000' } });
    expect([first.status, first.code, first.headers['retry-after']]).toEqual([503, 'uploads.no_room', '3600']);
    await sql`
      update resumable_uploads set continued_at = now() - interval '61 minutes' where id = ${id}
    `.execute(database.db);
    const url = await begin();
    expect(await offsetOf(`${PATH}/${id}`)).toBe(404);
    await sql`
      insert into resumable_uploads (id, kind, visitor, size_bytes, received_bytes)
      values (${id}, 'video', 'somebody', 3000000000, 2000000000)
    `.execute(database.db);
    expect((await ask('PATCH', { url, at: 0, payload: picture.subarray(0, 1_000) })).code).toBe('uploads.no_room');
    // The last part needs no more room than the assembled file frees.
    expect((await ask('PATCH', { url, at: 0, payload: picture })).status).toBe(204);
    await sql`delete from resumable_uploads where id = ${id}`.execute(database.db);
  });

  test('what came before a connection broke is kept', async () => {
    const url = await begin();
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    socket.write(
      `PATCH ${url} HTTP/1.1\r\nhost: x\r\nx-api-key: ${TEST_STORE_KEY}\r\ntus-resumable: 1.0.0\r\nupload-offset: 0\r\ncontent-type: ${PART}\r\ncontent-length: ${picture.length}\r\n\r\n`,
    );
    socket.write(picture.subarray(0, 60_000));
    const arriving = async () => (await readdir(incomingFolder(shop.config.dataDir))).length;
    await expect.poll(arriving).toBeGreaterThan(0);
    socket.destroy();
    await expect.poll(() => offsetOf(url)).toBeGreaterThan(0);
    const at = await offsetOf(url);
    expect(at).toBeLessThanOrEqual(60_000);
    expect((await ask('PATCH', { url, at, payload: picture.subarray(at) })).status).toBe(204);
    expect((await look(url)).statusCode).toBe(200);
    expect(await arriving()).toBe(0);
  });

  test('asking where it stands ends a request that only seems to be sending', async () => {
    const url = await begin();
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(
      `PATCH ${url} HTTP/1.1\r\nhost: x\r\nx-api-key: ${TEST_STORE_KEY}\r\ntus-resumable: 1.0.0\r\nupload-offset: 0\r\ncontent-type: ${PART}\r\ncontent-length: ${picture.length}\r\n\r\n`,
    );
    socket.write(picture.subarray(0, 40_000));
    await expect.poll(async () => (await readdir(incomingFolder(shop.config.dataDir))).length).toBeGreaterThan(0);
    await expect.poll(() => offsetOf(url)).toBeGreaterThan(0);
    socket.destroy();
  });

  test('a part that does not continue where the upload stands changes nothing', async () => {
    const url = await begin();
    await ask('PATCH', { url, at: 0, payload: picture.subarray(0, 1_000) });
    for (const at of [0, 999, 1_001, picture.length])
      expect(await ask('PATCH', { url, at, payload: Buffer.from('x') })).toMatchObject({
        status: 409,
        code: 'uploads.offset_wrong',
      });
    expect(await offsetOf(url)).toBe(1_000);
  });

  test('of two that continue from one place, one does', async () => {
    const url = await begin();
    // A request that another one overtakes is aborted, and has no answer.
    const sent = await Promise.allSettled(
      Array.from({ length: 6 }, () => ask('PATCH', { url, at: 0, payload: picture.subarray(0, 1_000) })),
    );
    const taken = sent.filter((one) => one.status === 'fulfilled' && one.value.status === 204);
    expect(taken.length).toBeLessThanOrEqual(1);
    expect(await offsetOf(url)).toBeLessThanOrEqual(1_000);
    const { rows } = await sql.rows({ received: sql.int8, parts: sql.int4 })`
      select received_bytes as received, cardinality(parts) as parts from resumable_uploads
      where id = ${url.split('/').at(-1)}`.execute(database.db);
    expect(rows[0]?.parts).toBe(rows[0]?.received === 0 ? 0 : 1);
  });

  test('takes no more than was announced, and announces no more than is taken', async () => {
    expect(await ask('POST', { headers: { 'upload-length': String(10 * 1024 * 1024 + 1) } })).toMatchObject({
      status: 413,
      code: 'uploads.too_large',
    });
    const url = await begin(1_000);
    expect((await ask('PATCH', { url, at: 0, payload: picture.subarray(0, 1_001) })).status).toBe(413);
    expect(await offsetOf(url)).toBe(0);
  });

  test.each([
    ['no length', { 'upload-length': '' }, 400],
    ['a length of nothing', { 'upload-length': '0' }, 400],
    ['a length that is none', { 'upload-length': '1e6' }, 400],
    ['a length to come later', { 'upload-length': '', 'upload-defer-length': '1' }, 400],
    ['another version', { 'upload-length': '9', 'tus-resumable': '0.2.2' }, 412],
    ['another store key', { 'upload-length': '9', 'x-api-key': 'wrong' }, 401],
    ['a token nobody holds', { 'upload-length': '9', authorization: `Bearer ${'x'.repeat(40)}` }, 401],
  ])('begins nothing with %s', async (_name, headers, status) => {
    expect((await ask('POST', { headers })).status).toBe(status);
  });

  test('a part without its place or type is refused', async () => {
    const url = await begin();
    const headers = { 'content-type': PART };
    expect((await ask('PATCH', { url, headers, payload: picture })).status).toBe(400);
    expect((await ask('PATCH', { url, headers: { 'upload-offset': '0' }, payload: picture })).status).toBe(415);
    expect(await offsetOf(url)).toBe(0);
  });

  test('what is no picture is refused as it is in a form, and gone', async () => {
    const sent = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const url = await begin(sent.length);
    await ask('PATCH', { url, at: 0, payload: sent.subarray(0, 10) });
    expect(await ask('PATCH', { url, at: 10, payload: sent.subarray(10) })).toMatchObject({
      status: 422,
      code: 'uploads.not_an_image',
    });
    expect([await offsetOf(url), (await look(url)).statusCode]).toEqual([404, 404]);
  });

  test('who missed the last answer learns that everything came', async () => {
    const url = await begin();
    expect((await ask('PATCH', { url, at: 0, payload: picture })).status).toBe(204);
    expect(await offsetOf(url)).toBe(picture.length);
    expect((await ask('PATCH', { url, at: picture.length, payload: Buffer.alloc(0) })).status).toBe(204);
  });

  test('somebody else’s is not there', async () => {
    const [owner, other] = [await makeCustomer(database.db), await makeCustomer(database.db)];
    const url = await begin(picture.length, owner.headers);
    for (const headers of [{}, other.headers]) {
      expect(await offsetOf(url, headers)).toBe(404);
      expect((await ask('PATCH', { url, at: 0, payload: picture, headers })).status).toBe(404);
      expect((await ask('DELETE', { url, headers })).status).toBe(404);
    }
    expect((await ask('PATCH', { url, at: 0, payload: picture, headers: owner.headers })).status).toBe(204);
    expect([(await look(url, other.headers)).statusCode, (await look(url, owner.headers)).statusCode]).toEqual([
      404, 200,
    ]);
    for (const unknown of [`${PATH}/${randomUUID()}`, `${PATH}/x`]) expect(await offsetOf(unknown)).toBe(404);
  });

  test('goes with the account', async () => {
    const owner = await makeCustomer(database.db);
    const url = await begin(picture.length, owner.headers);
    await shop.call('DELETE /user/profile', { headers: owner.headers, body: { password: PASSWORD } });
    const { rows } = await sql`select 1 from resumable_uploads where id = ${url.split('/').at(-1)}`.execute(
      database.db,
    );
    expect(rows).toEqual([]);
  });

  test('is taken back', async () => {
    const url = await begin();
    await ask('PATCH', { url, at: 0, payload: picture.subarray(0, 1_000) });
    const kept = (await partsKept()).length;
    expect((await ask('DELETE', { url })).status).toBe(204);
    expect(await offsetOf(url)).toBe(404);
    expect((await partsKept()).length).toBe(kept - 1);
  });

  test('tells what it can', async () => {
    const { status, headers } = await ask('OPTIONS', {});
    expect([status, headers['tus-version'], headers['tus-max-size'], headers['tus-extension']]).toEqual([
      204,
      '1.0.0',
      '62914560',
      'creation,expiration,termination',
    ]);
  });

  test('what is not finished in a day is gone, with its parts', async () => {
    const url = await begin();
    const { headers } = await ask('PATCH', { url, at: 0, payload: picture.subarray(0, 1_000) });
    expect(Date.parse(String(headers['upload-expires']))).toBeGreaterThan(Date.now());
    await sql`update resumable_uploads set created_at = now() - interval '25 hours'`.execute(database.db);
    expect(await offsetOf(url)).toBe(404);
    expect(await partsKept()).not.toEqual([]);
    const places = { storage: openStorage(shop.config), incoming: incomingFolder(shop.config.dataDir) };
    await removeUnclaimed(database.db, places, new Date(Date.now() + DAY_MS + 1_000));
    expect(await partsKept()).toEqual([]);
    expect((await sql`select 1 from resumable_uploads`.execute(database.db)).rows).toEqual([]);
  });

  test('a visitor begins ten at a time, and twenty pictures a minute by either way', async () => {
    const limited = await createTestApp(database, { limits: true, settings });
    const headers = { 'upload-length': '9' };
    const begun = [];
    for (let at = 0; at < 11; at += 1) begun.push((await ask('POST', { headers })).status);
    expect(begun).toEqual([...Array(10).fill(201), 429]);
    await sql`delete from resumable_uploads`.execute(database.db);
    const small = await makePicture({ width: 8, height: 8 });
    const statuses = [];
    // The minute of the rate limit may end meanwhile: then as many more are allowed.
    for (let at = 0; at < 41; at += 1) {
      const started = await ask('POST', { headers: { 'upload-length': String(small.length) }, to: limited });
      statuses.push(started.status);
      if (started.status === 201) await ask('PATCH', { url: String(started.headers.location), at: 0, payload: small });
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(201));
    expect(statuses).toContain(429);
    await limited.close();
  });
});
