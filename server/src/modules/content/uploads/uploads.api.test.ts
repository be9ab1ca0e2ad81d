import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import { openStorage } from '../../../platform/storage/index.ts';
import {
  createTestApp,
  createTestDatabase,
  deliverEvents,
  type FakeS3,
  formWith,
  makeCustomer,
  makePicture,
  PASSWORD,
  s3Settings,
  startFakeS3,
  TEST_STORE_KEY,
  type TestDatabase,
} from '../../../testing/index.ts';
import { claimUploads, dropUploads, incomingFolder, showPicture } from './index.ts';
import { removeUnclaimed } from './remove-unclaimed.ts';
import { hidePicture } from './upload-files.ts';
import { uploadSubscribers } from './upload-subscribers.ts';
import { readUpload } from './uploads.store.ts';

describe.each([
  ['files of a folder', false],
  ['objects of a bucket', true],
])('uploads that are %s', (_, isBucket) => {
  let database: TestDatabase;
  let bucket: FakeS3 | undefined;
  let shop: Awaited<ReturnType<typeof createTestApp>>;
  const DAY_MS = 86_400_000;

  beforeAll(async () => {
    database = await createTestDatabase();
    bucket = isBucket ? await startFakeS3() : undefined;
    shop = await createTestApp(database, { settings: bucket ? s3Settings(bucket) : {} });
  });
  afterAll(async () => {
    await shop.close();
    await bucket?.close();
    await database.close();
  });

  const storage = () => openStorage(shop.config);
  const incoming = () => incomingFolder(shop.config.dataDir);
  const places = () => ({ storage: storage(), incoming: incoming() });

  async function filesOf(folder: string, picture: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of storage().list(folder)) if (key.startsWith(`${folder}/${picture}`)) keys.push(key);
    return keys;
  }

  async function send(picture: Buffer, headers: Record<string, string> = {}, to = shop) {
    const form = formWith(picture);
    const response = await to.app.server.inject({
      method: 'POST',
      url: '/api/store/uploads',
      headers: { 'x-api-key': TEST_STORE_KEY, ...form.headers, ...headers },
      payload: form.payload,
    });
    return { status: response.statusCode, data: response.json().data as { id: string; url: string; width: number } };
  }

  async function look(
    id: string,
    { headers = {}, query = '' }: { headers?: Record<string, string>; query?: string } = {},
  ) {
    return shop.app.server.inject({
      method: 'GET',
      url: `/api/store/uploads/${id}${query}`,
      headers: { 'x-api-key': TEST_STORE_KEY, ...headers },
    });
  }

  async function imageOf(id: string) {
    const row = await readUpload(database.db, id);
    if (!row) throw new Error('no such upload');
    return row.image;
  }

  const claim = (ids: string[], owner: string | null, id: string = randomUUID()) =>
    inTransaction(database.db, (tx) => claimUploads(tx, ids, { kind: 'test', id, owner }));

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('takes a %s and gives it back as WebP', async (format) => {
    const { status, data } = await send(await makePicture({ width: 700, height: 500, format }));
    expect([status, data.width]).toEqual([201, 700]);
    const seen = await look(data.id);
    expect(seen.statusCode).toBe(200);
    expect(seen.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(seen.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 700, height: 500 });
    const small = await look(data.id, { query: '?width=300' });
    expect((await sharp(small.rawPayload).metadata()).width).toBe(400);
  });

  test('turns a picture upright and keeps nothing of what the camera wrote', async () => {
    const lying = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#123456' } })
      .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '24/1 42/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { data } = await send(lying);
    const metadata = await sharp((await look(data.id)).rawPayload).metadata();
    expect(metadata).toMatchObject({ width: 100, height: 200 });
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('what shows through is white, whatever page it is shown on', async () => {
    const clear = {
      create: { width: 60, height: 60, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    };
    const { data } = await send(await sharp(clear).png().toBuffer());
    const seen = sharp((await look(data.id)).rawPayload);
    expect((await seen.metadata()).hasAlpha).toBe(false);
    expect((await seen.stats()).channels.map((channel) => Math.round(channel.mean))).toEqual([255, 255, 255]);
  });

  test('is never larger than it need be, however tall', async () => {
    const { data } = await send(await makePicture({ width: 400, height: 9_000, format: 'png' }));
    const { width, height } = await sharp((await look(data.id)).rawPayload).metadata();
    expect(height).toBe(4_000);
    expect(width).toBe(178);
  });

  test('a customer’s upload is theirs; a guest’s is whoever’s who knows its id, until it is claimed', async () => {
    const [owner, other] = [await makeCustomer(database.db), await makeCustomer(database.db)];
    const mine = (await send(await makePicture(), owner.headers)).data.id;
    const guests = (await send(await makePicture())).data.id;
    expect((await look(mine, owner)).statusCode).toBe(200);
    expect((await look(mine, other)).statusCode).toBe(404);
    expect((await look(mine)).statusCode).toBe(404);
    expect((await look(guests)).statusCode).toBe(200);
    await claim([guests], owner.id);
    expect((await look(guests)).statusCode).toBe(404);
    expect((await look(guests, owner)).statusCode).toBe(200);
  });

  test('is claimed once, by its owner, all or none', async () => {
    const [owner, other] = [await makeCustomer(database.db), await makeCustomer(database.db)];
    const [first = '', second = '', foreign = ''] = await Promise.all(
      [owner, owner, other].map(async ({ headers }) => (await send(await makePicture(), headers)).data.id),
    );
    await expect(claim([first, foreign], owner.id)).rejects.toMatchObject({ code: 'uploads.not_yours' });
    await expect(claim([first, first], owner.id)).rejects.toMatchObject({ code: 'uploads.not_yours' });
    await expect(claim([first, randomUUID()], owner.id)).rejects.toMatchObject({ code: 'uploads.not_yours' });
    await expect(claim([first], null)).rejects.toMatchObject({ code: 'uploads.not_yours' });
    expect((await claim([second, first], owner.id)).map(({ id }) => id)).toEqual([second, first]);
    await expect(claim([first], owner.id)).rejects.toMatchObject({ code: 'uploads.not_yours' });
  });

  test('of many that claim the same upload at once one gets it', async () => {
    const { id } = (await send(await makePicture())).data;
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => claim([id], null)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('what is let go loses its files after the commit, shown ones too', async () => {
    const { id } = (await send(await makePicture({ width: 500 }))).data;
    await claim([id], null);
    const image = await imageOf(id);
    await showPicture(storage(), image);
    await showPicture(storage(), image);
    expect(await filesOf('media', image.key)).toHaveLength(3);
    const shown = await shop.app.server.inject({ url: `/media/${image.key}-240.webp` });
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    await inTransaction(database.db, (tx) => dropUploads(tx, [id]));
    await deliverEvents(database.db, uploadSubscribers(storage()));
    expect(await filesOf('media', image.key)).toEqual([]);
    expect(await filesOf('uploads', image.key)).toEqual([]);
  });

  test('what is hidden again stays with its owner', async () => {
    const { id } = (await send(await makePicture())).data;
    const image = await imageOf(id);
    await showPicture(storage(), image);
    await hidePicture(storage(), image);
    expect((await shop.app.server.inject({ url: `/media/${image.key}-320.webp` })).statusCode).toBe(404);
    expect((await look(id)).statusCode).toBe(200);
  });

  test('neither the folder nor what lies above it can be read as media', async () => {
    for (const url of [
      '/media/',
      '/media',
      '/media/../uploads/',
      '/media/..%2fuploads',
      '/media/%2e%2e/uploads/x.webp',
    ]) {
      expect((await shop.app.server.inject({ url })).statusCode, url).toBeGreaterThanOrEqual(300);
    }
  });

  test('what nobody claims is removed after a day, with its files; what was claimed stays', async () => {
    const [left = '', kept = ''] = await Promise.all([0, 1].map(async () => (await send(await makePicture())).data.id));
    const [leftImage, storedImage] = [await imageOf(left), await imageOf(kept)];
    await claim([kept], null);
    await removeUnclaimed(database.db, places(), new Date());
    expect((await look(left)).statusCode).toBe(200);
    await removeUnclaimed(database.db, places(), new Date(Date.now() + DAY_MS + 1_000));
    expect((await look(left)).statusCode).toBe(404);
    expect(await filesOf('uploads', leftImage.key)).toEqual([]);
    expect(await filesOf('uploads', storedImage.key)).not.toEqual([]);
  });

  test('files that belong to nothing are swept', async () => {
    const { id } = (await send(await makePicture())).data;
    const { key } = await imageOf(id);
    await sql`delete from uploads where id = ${id}`.execute(database.db);
    await removeUnclaimed(database.db, places(), new Date(Date.now() + DAY_MS + 1_000));
    expect(await filesOf('uploads', key)).toEqual([]);
  });

  test('is in the copy of somebody’s data, and goes with the account', async () => {
    const owner = await makeCustomer(database.db);
    const { id } = (await send(await makePicture(), owner.headers)).data;
    const { key } = await imageOf(id);
    const copy = await shop.call('GET /user/export', { headers: owner.headers });
    expect(copy.body.uploads).toEqual([
      { id, url: `/api/store/uploads/${id}`, sent_for: null, sent_at: expect.any(String) },
    ]);
    await shop.call('DELETE /user/profile', { headers: owner.headers, body: { password: PASSWORD } });
    await deliverEvents(database.db, uploadSubscribers(storage()));
    expect(await filesOf('uploads', key)).toEqual([]);
  });

  test('a visitor sends twenty pictures a minute, whichever process takes them', async () => {
    const settings = bucket ? s3Settings(bucket) : {};
    const both = await Promise.all([1, 2].map(() => createTestApp(database, { limits: true, settings })));
    const picture = await makePicture({ width: 8, height: 8 });
    const statuses = [];
    // The minute of the rate limit may end meanwhile: then as many more are allowed.
    for (let sent = 0; sent < 41; sent += 1) statuses.push((await send(picture, {}, both[sent % 2] ?? shop)).status);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(201));
    expect(statuses).toContain(429);
    await Promise.all(both.map((one) => one.close()));
  });

  test('a connection that breaks off leaves nothing behind', async () => {
    await shop.app.listen({ host: '127.0.0.1', port: 0 });
    const listening = shop.app.server.server.address();
    const port = typeof listening === 'object' && listening ? listening.port : 0;
    const { payload, headers } = formWith(await makePicture());
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /api/store/uploads HTTP/1.1\r\nhost: x\r\nx-api-key: ${TEST_STORE_KEY}\r\ncontent-type: ${headers['content-type']}\r\ncontent-length: ${payload.length + 5_000}\r\n\r\n`,
    );
    socket.write(payload.subarray(0, 400));
    const arriving = async () => (await readdir(incoming())).length;
    while ((await arriving()) === 0) await new Promise(setImmediate);
    socket.destroy();
    while ((await arriving()) > 0) await new Promise(setImmediate);
    expect((await send(await makePicture())).status).toBe(201);
  });
});
