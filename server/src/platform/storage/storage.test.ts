import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { type FakeS3, startFakeS3 } from '../../testing/fakes/fake-s3.ts';
import { createDiskStorage } from './disk-storage.ts';
import type { FileStorage } from './file-storage.ts';
import { createS3Storage } from './s3-storage.ts';

let folder: string;
let fake: FakeS3;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waha-storage-'));
  fake = await startFakeS3();
});
afterAll(async () => {
  await fake.close();
  await rm(folder, { recursive: true });
});

const settingsOf = ({ endpoint, bucket, credentials }: FakeS3) => ({
  endpoint,
  bucket,
  prefix: 'shop/',
  ...credentials,
});

/** A real object store, tested in addition to the fake one: docs/how-to/keep-files-on-s3.md. */
const { S3_TEST_STORE } = process.env;
function realStorage(): FileStorage {
  const { s3 } = readConfig({ ...process.env, MEDIA_STORE: S3_TEST_STORE });
  if (!s3) throw new Error('S3_TEST_STORE names no store');
  return createS3Storage({ ...s3, prefix: `${s3.prefix}test-${randomUUID()}/` });
}

const kinds: [string, () => FileStorage][] = [
  ['a folder', () => createDiskStorage(folder)],
  ['a bucket', () => createS3Storage(settingsOf(fake))],
  ...(S3_TEST_STORE ? [['a bucket of S3_TEST_STORE', realStorage] as [string, () => FileStorage]] : []),
];

describe.each(kinds)('%s', (_, open) => {
  let storage: FileStorage;
  beforeAll(() => {
    storage = open();
  });

  const read = async (key: string, range?: { start: number; end: number }) => {
    const found = await storage.read(key, range);
    return found && { ...found.file, body: await buffer(found.body) };
  };
  const keysIn = async (name: string) => {
    const keys: string[] = [];
    for await (const { key } of storage.list(name)) keys.push(key);
    return keys.sort();
  };

  test('gives back what was put, as what it is', async () => {
    const content = randomBytes(100_000);
    const before = Date.now();
    await storage.put('media/one-240.webp', content);
    const found = await read('media/one-240.webp');
    expect(found?.body.equals(content)).toBe(true);
    expect(found).toMatchObject({ size: 100_000, contentType: 'image/webp' });
    // HTTP times are in whole seconds.
    expect(Math.abs((found?.modifiedAt.getTime() ?? 0) - before)).toBeLessThan(60_000);
    const { body: _, ...file } = found ?? {};
    expect(await storage.head('media/one-240.webp')).toEqual(file);
  });

  test('takes a file of this machine, however large, and an empty one', async () => {
    const path = join(folder, 'sent.part');
    const content = randomBytes(6_000_000);
    await writeFile(path, content);
    await storage.put('uploads/large', { path });
    const found = await read('uploads/large');
    expect([found?.size, sha256(found?.body)]).toEqual([content.length, sha256(content)]);
    await storage.put('uploads/empty', Buffer.alloc(0));
    expect(await read('uploads/empty')).toMatchObject({ size: 0, body: Buffer.alloc(0) });
  });

  test('gives a part, and says how large the whole is', async () => {
    await storage.put('media/part', Buffer.from('0123456789'));
    expect((await read('media/part', { start: 2, end: 5 }))?.body.toString()).toBe('2345');
    expect(await read('media/part', { start: 9, end: 9 })).toMatchObject({ size: 10, body: Buffer.from('9') });
  });

  test('has strong tags: the same for the same bytes, another for others', async () => {
    await storage.put('media/tag-1', Buffer.from('the same'));
    await storage.put('media/tag-2', Buffer.from('the same'));
    const [one, two] = [await storage.head('media/tag-1'), await storage.head('media/tag-2')];
    expect(one?.etag).toMatch(/^"[\w+/=-]{20,}"$/);
    expect(two?.etag).toBe(one?.etag);
    await storage.put('media/tag-1', Buffer.from('the sane'));
    expect((await storage.head('media/tag-1'))?.etag).not.toBe(one?.etag);
    expect((await read('media/tag-2', { start: 0, end: 2 }))?.etag).toBe(one?.etag);
  });

  test('copies, which goes on when the first is removed', async () => {
    await storage.put('uploads/shown-240.webp', Buffer.from('a picture'));
    await storage.copy('uploads/shown-240.webp', 'media/shown-240.webp', { cacheControl: 'public' });
    await storage.copy('uploads/shown-240.webp', 'media/shown-240.webp', { cacheControl: 'public' });
    await storage.remove('uploads/shown-240.webp');
    expect(await storage.head('uploads/shown-240.webp')).toBeUndefined();
    expect(await read('media/shown-240.webp')).toMatchObject({
      contentType: 'image/webp',
      body: Buffer.from('a picture'),
    });
    await expect(storage.copy('uploads/nothing', 'media/nothing')).rejects.toThrow();
    expect(await storage.head('media/nothing')).toBeUndefined();
  });

  test('knows nothing of what is not there, and removes it without complaint', async () => {
    for (const key of ['media/missing', 'nowhere/at-all', 'media/one-240.webp/below'])
      expect([await storage.head(key), await storage.read(key)], key).toEqual([undefined, undefined]);
    await storage.remove('media/missing');
  });

  test('lists what lies directly in a folder, however much', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `listed/${index}.part`);
    for (const name of [...names, 'listed/below/one', 'listed-too/one']) await storage.put(name, Buffer.from(name));
    expect(await keysIn('listed')).toEqual(names);
    expect(await keysIn('nowhere')).toEqual([]);
  });

  test.each(['../secret', 'media/../../secret', '/etc/passwd', 'media//x', 'media/.hidden', 'media/x\0', '', 'a b'])(
    'takes no key like %j',
    async (key) => {
      await expect((async () => storage.head(key))()).rejects.toThrow('no key');
      await expect((async () => storage.put(key, Buffer.from('x')))()).rejects.toThrow('no key');
    },
  );
});

function sha256(content: Buffer | undefined): string {
  return createHash('sha256')
    .update(content ?? '')
    .digest('hex');
}

test('a folder holds no half file of what could not be put', async () => {
  const storage = createDiskStorage(folder);
  await expect(storage.put('half/one', { path: join(folder, 'not-there') })).rejects.toThrow('ENOENT');
  expect(await readdir(join(folder, 'half'))).toEqual([]);
});

test('what fails in passing is tried again, three times in all', async () => {
  const storage = createS3Storage(settingsOf(fake));
  const path = join(folder, 'again.part');
  await writeFile(path, 'sent again');
  fake.failNext(2);
  await storage.put('media/again', { path });
  expect(await storage.head('media/again')).toMatchObject({ size: 10 });
  fake.failNext(3);
  await expect(storage.read('media/again')).rejects.toThrow('503 SlowDown');
});

test('a wrong secret is no passing failure, and says so', async () => {
  const storage = createS3Storage({ ...settingsOf(fake), secretAccessKey: 'another' });
  const before = fake.requests.length;
  await expect(storage.put('media/no', Buffer.from('x'))).rejects.toThrow('403 SignatureDoesNotMatch');
  expect(fake.requests.length - before).toBe(1);
  expect(fake.keys()).not.toContain('shop/media/no');
});
