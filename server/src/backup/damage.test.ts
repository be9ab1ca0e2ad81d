import { randomInt } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../platform/database/index.ts';
import { MIGRATIONS } from '../start/index.ts';
import { administer } from '../testing/database/clone-database.ts';
import { jsonPart } from './archive-format.ts';
import {
  backUp,
  type EmptyShop,
  hashesOf,
  openEmpty,
  openSmallShop,
  PASSPHRASE,
  restoreInto,
  type SmallShop,
} from './backup.fixture.ts';
import { listDatabases } from './databases.store.ts';
import { checkArchive } from './load-archive.ts';
import { openSession } from './open-session.ts';
import { prefixOf } from './scratch-database.ts';
import { writeArchive } from './write-archive.ts';

let shop: SmallShop;
let target: EmptyShop;
let encrypted: string;
let plain: string;

beforeAll(async () => {
  shop = await openSmallShop();
  target = await openEmpty(shop);
  encrypted = (await backUp(shop)).record.place;
  plain = (await backUp(shop, { isPlain: true })).record.place;
});
afterAll(async () => {
  await target.close();
  await shop.close();
});

const tablesOf = async (url: string) => {
  const session = await openSession(url);
  const { rows } = await session.query(`select count(*)::int as tables from pg_tables where schemaname = 'public'`);
  const scratch = await listDatabases(session, prefixOf(new URL(url).pathname.slice(1)));
  await session.close();
  return { tables: rows[0].tables, scratch: scratch.length };
};

async function damaged(path: string, change: (bytes: Buffer) => Buffer): Promise<string> {
  const copy = join(shop.folder, `damaged-${randomInt(1e9)}`);
  await writeFile(copy, change(await readFile(path)));
  return copy;
}

test('a backup of another passphrase, without one, and a file that is none are refused in a sentence', async () => {
  const restore = (path: string, passphrase?: string) => restoreInto(target, path, { passphrase });
  await expect(restore(encrypted, 'not that passphrase')).rejects.toThrow(/passphrase is not that of this backup/);
  await expect(restore(encrypted)).rejects.toThrow(/encrypted: set BACKUP_PASSPHRASE/);
  await expect(restore(import.meta.filename)).rejects.toThrow(/is no backup of a shop/);
  await expect(restore(join(shop.folder, 'none'))).rejects.toThrow(/cannot be read/);
  expect(await tablesOf(target.url)).toEqual({ tables: 0, scratch: 0 });
});

test('any flipped bit and any missing end is found, and said with the part it is in', async () => {
  const seed: string[] = [];
  for (const [path, passphrase] of [
    [encrypted, PASSPHRASE],
    [plain, undefined],
  ] as const) {
    const { size } = await stat(path);
    for (let round = 0; round < 12; round += 1) {
      const [at, bit] = [randomInt(size), randomInt(8)];
      const flipped = await damaged(path, (bytes) => {
        bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << bit), at);
        return bytes;
      });
      seed.push(`${path} ${at} ${bit}`);
      await expect(checkArchive(flipped, passphrase), seed.at(-1)).rejects.toThrow(
        /is damaged or cut off in |passphrase is not that|first bytes are damaged/,
      );
      const cut = await damaged(path, (bytes) => bytes.subarray(0, at));
      await expect(checkArchive(cut, passphrase), `${seed.at(-1)} cut`).rejects.toThrow(
        /is damaged or cut off in |passphrase is not that|is no backup of a shop/,
      );
    }
  }
  const inside = await damaged(encrypted, (bytes) => {
    bytes.writeUInt8(bytes.readUInt8(Math.floor(bytes.length / 2)) ^ 1, Math.floor(bytes.length / 2));
    return bytes;
  });
  await expect(checkArchive(inside, PASSPHRASE)).rejects.toThrow(/damaged or cut off in .*files\/videos\/film\.mp4/);
});

test('a restore that fails half way leaves what was there', async () => {
  await migrate({ url: target.url, directory: MIGRATIONS });
  await administer(target.url, `insert into done_once (name) values ('there before')`);
  const before = await hashesOf(target.url);
  await expect(restoreInto(target, encrypted)).rejects.toThrow(/add --replace/);
  const cut = await damaged(encrypted, (bytes) => bytes.subarray(0, bytes.length - 100));
  await expect(restoreInto(target, cut, { replace: true })).rejects.toThrow(/damaged or cut off/);
  expect(await hashesOf(target.url)).toEqual(before);
  expect((await tablesOf(target.url)).scratch).toBe(0);
  expect(await readdir(target.config.dataDir)).toEqual([]);

  const { former } = await restoreInto(target, encrypted, { replace: true });
  expect(await hashesOf(target.url)).toEqual(await hashesOf(shop.database.url));
  const old = Object.assign(new URL(target.url), { pathname: `/${former}` }).href;
  expect(await hashesOf(old)).toEqual(before);
  await administer(target.url, `drop database ${former}`);
});

test('an archive of a newer release is refused with the release it needs', async () => {
  const path = join(shop.folder, 'newer.tar.zst');
  const migrations = [{ name: '9999_of_tomorrow.sql', checksum: 'x' }];
  const made_at = new Date().toISOString();
  async function* parts() {
    yield jsonPart('waha-backup.json', { format: 1, version: '9.0.0', made_at, migrations });
  }
  await writeArchive(path, undefined, parts(), () => ({ rows: {}, files: 0 }));
  const empty = await openEmpty(shop);
  await expect(restoreInto(empty, path)).rejects.toThrow(
    /another release of the shop \(9\.0\.0, migration 9999_of_tomorrow/,
  );
  await empty.close();
});
