import { readdir } from 'node:fs/promises';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Database, inTransaction, sql } from '../../../../platform/database/index.ts';
import { rewriteVideo } from '../../../../platform/media/video/index.ts';
import { type FileStorage, openStorage } from '../../../../platform/storage/index.ts';
import {
  createTestApp,
  createTestDatabase,
  deliverEvents,
  type FakeS3,
  type MadeCustomer,
  makeCustomer,
  makeStaff,
  makeVideo,
  PASSWORD,
  s3Settings,
  staffHeaders,
  startFakeS3,
  TEST_STORE_KEY,
  type TestDatabase,
  withoutGuardOf,
} from '../../../../testing/index.ts';
import { claimVideo, dropVideos, incomingFolder, showFilm, videoSubscribers } from '../index.ts';
import { removeUnclaimed } from '../remove-unclaimed.ts';
import { LEASE_MS, processVideo, type VideoDeps } from './process-video.ts';
import { resumeVideos } from './video-subscribers.ts';
import { readVideo } from './videos.store.ts';

const PATH = '/api/store/uploads/resumable';
const DAY_MS = 86_400_000;
const VIDEO = { 'upload-metadata': `kind ${Buffer.from('video').toString('base64')}` };

describe.each([
  ['a folder', false],
  ['a bucket', true],
])('films, kept in %s', (_, isBucket) => {
  let database: TestDatabase;
  let bucket: FakeS3 | undefined;
  let shop: Awaited<ReturnType<typeof createTestApp>>;
  let address: string;
  let film: Buffer;
  let now = Date.now();
  beforeAll(async () => {
    database = await createTestDatabase();
    bucket = isBucket ? await startFakeS3() : undefined;
    shop = await createTestApp(database, { settings: bucket ? s3Settings(bucket) : {} });
    address = await shop.app.listen({ host: '127.0.0.1', port: 0 });
    film = await makeVideo({ hasSound: true, bytesAFrame: 8_000 });
  });
  afterAll(async () => {
    await shop.close();
    await bucket?.close();
    await database.close();
  });

  const storage = () => openStorage(shop.config);
  const incoming = () => incomingFolder(shop.config.dataDir);
  const deps = (more: Partial<VideoDeps> = {}): VideoDeps => ({
    db: database.db,
    storage: storage(),
    incoming: incoming(),
    now: () => now,
    ...more,
  });
  const work = (more: Partial<VideoDeps> = {}) => deliverEvents(database.db, videoSubscribers(deps(more)));
  const ask = (who: { headers: Record<string, string> }, path: string, more: Record<string, string> = {}) =>
    shop.app.server.inject({
      url: `/api/store/uploads/videos/${path}`,
      headers: { 'x-api-key': TEST_STORE_KEY, ...who.headers, ...more },
    });
  const stateOf = async (who: MadeCustomer, id: string) => (await ask(who, id)).json().data;

  /** Uploads a film with the official client, in parts; returns the film's id. */
  async function send(who: MadeCustomer, content = film): Promise<string> {
    const sent = Promise.withResolvers<void>();
    const upload = new Upload(content, {
      endpoint: address + PATH,
      chunkSize: 60_000,
      metadata: { kind: 'video' },
      headers: { 'x-api-key': TEST_STORE_KEY, ...who.headers },
      retryDelays: [],
      onSuccess: () => sent.resolve(),
      onError: sent.reject,
    });
    upload.start();
    await sent.promise;
    return upload.url?.split('/').at(-1) ?? '';
  }

  async function begin(headers: Record<string, string>, length = film.length) {
    const { statusCode, body } = await shop.app.server.inject({
      method: 'POST',
      url: PATH,
      headers: {
        'x-api-key': TEST_STORE_KEY,
        'tus-resumable': '1.0.0',
        'upload-length': String(length),
        ...VIDEO,
        ...headers,
      },
    });
    return { status: statusCode, code: body ? JSON.parse(body).code : undefined };
  }

  async function keysIn(folder: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of storage().list(folder)) keys.push(key);
    return keys;
  }

  test('a film is sent in parts, made anew beside the shop, and seen by its owner', async () => {
    const [owner, other] = [await makeCustomer(database.db), await makeCustomer(database.db)];
    const id = await send(owner);
    expect(await stateOf(owner, id)).toMatchObject({ id, status: 'processing', failure: null, width: null });
    expect((await ask(owner, `${id}/content`)).statusCode).toBe(404);
    await work();
    expect(await stateOf(owner, id)).toMatchObject({ status: 'ready', width: 360, height: 640, duration_seconds: 2 });
    const seen = await ask(owner, `${id}/content`);
    expect([seen.statusCode, seen.headers['content-type'], seen.headers['cache-control']]).toEqual([
      200,
      'video/mp4',
      expect.stringContaining('no-store'),
    ]);
    expect(seen.rawPayload.indexOf('moov')).toBeLessThan(seen.rawPayload.indexOf('mdat'));
    for (const path of [id, `${id}/content`]) {
      expect((await ask(other, path)).json().code).toBe('uploads.video_not_found');
    }
    expect([await keysIn('originals'), await readdir(incoming())]).toEqual([[], []]);
  });

  test('what nothing can be made of is told in words, in both languages, and nothing of it stays', async () => {
    const owner = await makeCustomer(database.db);
    const films = await keysIn('videos');
    const id = await send(owner, await makeVideo({ seconds: 70, framesPerSecond: 2 }));
    await work();
    expect(await stateOf(owner, id)).toMatchObject({
      status: 'failed',
      failure: { code: 'too_long', message: expect.stringContaining('60 ثانية') },
    });
    const english = await ask(owner, id, { 'accept-language': 'en' });
    expect(english.json().data.failure.message).toContain('longer than 60 seconds');
    expect([await keysIn('originals'), await keysIn('videos')]).toEqual([[], films]);
  });

  test('what is no film is refused when its last part came, and a guest sends none', async () => {
    const owner = await makeCustomer(database.db);
    await expect(send(owner, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).rejects.toThrow(
      'uploads.not_a_video',
    );
    expect(await begin({})).toEqual({ status: 401, code: 'auth.required' });
    expect(await begin(owner.headers, 60 * 1024 * 1024 + 1)).toEqual({ status: 413, code: 'uploads.video_too_large' });
    expect((await begin({ ...owner.headers, 'upload-metadata': 'kind eA==' })).status).toBe(400);
    expect(await keysIn('originals')).toEqual([]);
  });

  test('three at a time are begun, and twenty an hour', async () => {
    const [owner, busy] = [await makeCustomer(database.db), await makeCustomer(database.db)];
    const begun = [];
    for (let at = 0; at < 4; at += 1) begun.push((await begin(owner.headers)).code);
    expect(begun).toEqual([undefined, undefined, undefined, 'uploads.too_many_videos']);
    const limited = await createTestApp(database, { limits: true });
    const codes = [];
    for (let at = 0; at < 41; at += 1) {
      await sql`delete from resumable_uploads`.execute(database.db);
      const { body } = await limited.app.server.inject({
        method: 'POST',
        url: PATH,
        headers: {
          'x-api-key': TEST_STORE_KEY,
          'tus-resumable': '1.0.0',
          'upload-length': '9',
          ...VIDEO,
          ...busy.headers,
        },
      });
      codes.push(body ? JSON.parse(body).code : undefined);
    }
    expect(codes[0]).toBeUndefined();
    expect(codes).toContain('uploads.too_many_videos');
    await limited.close();
  });

  test('whoever was killed over a film is followed by another; a film that kills three is given up', async () => {
    const owner = await makeCustomer(database.db);
    const id = await send(owner);
    const killed = deps({ rewrite: () => new Promise(() => undefined) });
    const resume = () => resumeVideos(deps()).run();
    void processVideo(killed, id);
    await expect.poll(async () => (await readVideo(database.db, id))?.attempts).toBe(1);
    await resume();
    expect((await stateOf(owner, id)).status, 'somebody is at it').toBe('processing');
    now += LEASE_MS + 1;
    await resume();
    expect((await stateOf(owner, id)).status).toBe('ready');
    const deadly = await send(owner);
    for (let n = 1; n <= 3; n += 1) {
      void processVideo(killed, deadly);
      await expect.poll(async () => (await readVideo(database.db, deadly))?.attempts).toBe(n);
      now += LEASE_MS + 1;
    }
    await resume();
    expect(await stateOf(owner, deadly)).toMatchObject({ status: 'failed', failure: { code: 'failed' } });
  });

  test('what fails for reasons of ours is tried again at once', async () => {
    const owner = await makeCustomer(database.db);
    const id = await send(owner);
    const full: FileStorage = { ...storage(), put: () => Promise.reject(new Error('the disk is full')) };
    await expect(processVideo(deps({ storage: full }), id)).rejects.toThrow('the disk is full');
    expect(await readVideo(database.db, id)).toMatchObject({ status: 'processing', attempts: 0 });
    await work();
    await processVideo(deps(), id);
    expect((await stateOf(owner, id)).status).toBe('ready');
  });

  /** Two workers take the same film concurrently. Returns how often it was processed. */
  async function madeByTwo(db: Database): Promise<number> {
    const id = await send(await makeCustomer(database.db));
    const rewrite = vi.fn(rewriteVideo);
    await Promise.all([1, 2].map(() => processVideo(deps({ db, rewrite }), id)));
    expect((await readVideo(database.db, id))?.status).toBe('ready');
    return rewrite.mock.calls.length;
  }

  test('of two workers one makes a film', async () => {
    expect(await madeByTwo(database.db)).toBe(1);
  });

  test('control: without the lease both make it', async () => {
    const without = withoutGuardOf(
      database.db,
      /and \(leased_until is null or leased_until < (\$\d+)\)/,
      'and $1::timestamptz is not null',
    );
    expect(await madeByTwo(without.db)).toBe(2);
    expect(without.timesTaken()).toBe(2);
  });

  test('claimed, shown with ranges and strong tags, dropped', async () => {
    const owner = await makeCustomer(database.db);
    const id = await send(owner);
    await work();
    const claim = { kind: 'post', id: '1', owner: owner.id };
    const { video } = await inTransaction(database.db, (tx) => claimVideo(tx, id, claim));
    await expect(inTransaction(database.db, (tx) => claimVideo(tx, id, claim))).rejects.toMatchObject({
      code: 'uploads.video_not_yours',
    });
    if (!video) throw new Error('no film');
    const moderator = await makeStaff(database.db, 'moderator');
    const staff = { headers: await staffHeaders(database.db, moderator.id) };
    expect((await ask(staff, `${id}/content`)).statusCode, 'staff see what is to be shown').toBe(200);
    const url = `/media/${video.key}.mp4`;
    expect((await shop.app.server.inject({ url })).statusCode, 'nobody else does').toBe(404);
    await showFilm(storage(), video);
    const whole = await shop.app.server.inject({ url });
    expect(whole.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' });
    const etag = String(whole.headers.etag);
    expect(etag).toMatch(/^"/);
    const part = (ifRange: string) =>
      shop.app.server.inject({ url, headers: { range: 'bytes=0-99', 'if-range': ifRange } });
    const [first, other] = [await part(etag), await part('"other"')];
    expect([first.statusCode, first.headers['content-range'], other.statusCode]).toEqual([
      206,
      `bytes 0-99/${video.bytes}`,
      200,
    ]);
    expect(first.rawPayload).toEqual(whole.rawPayload.subarray(0, 100));
    await inTransaction(database.db, (tx) => dropVideos(tx, [id]));
    await work();
    expect((await shop.app.server.inject({ url })).statusCode).toBe(404);
    expect(await keysIn('videos')).not.toContain(`videos/${video.key}.mp4`);
  });

  test('what nobody names in a day goes, and files of no film', async () => {
    const owner = await makeCustomer(database.db);
    const id = await send(owner);
    await work();
    const kept = await keysIn('videos');
    await storage().put('videos/00000000000000000000000000000000.mp4', Buffer.from('left over'));
    await storage().put('originals/left-over', Buffer.from('left over'));
    await removeUnclaimed(
      database.db,
      { storage: storage(), incoming: incoming() },
      new Date(Date.now() + DAY_MS + 60_000),
    );
    await work();
    expect((await ask(owner, id)).statusCode).toBe(404);
    expect(kept.length).toBeGreaterThan(0);
    expect([await keysIn('videos'), await keysIn('originals')]).toEqual([[], []]);
  });

  test('films are in one’s own copy, and go with the account', async () => {
    const owner = await makeCustomer(database.db);
    const id = await send(owner);
    await work();
    const copy = await shop.call('GET /user/export', { headers: owner.headers });
    expect(copy.body.videos).toMatchObject([{ id, status: 'ready', sent_for: null }]);
    await shop.call('DELETE /user/profile', { headers: owner.headers, body: { password: PASSWORD } });
    await work();
    expect(await readVideo(database.db, id)).toBeUndefined();
  });
});
