import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { insertBackup, lastProvedBackup } from '../modules/shop/operations/index.ts';
import { sql } from '../platform/database/index.ts';
import { administer } from '../testing/database/clone-database.ts';
import { makeStaff, s3Settings, startFakeS3 } from '../testing/index.ts';
import {
  backUp,
  hashesOf,
  openEmpty,
  openSmallShop,
  PASSPHRASE,
  restoreInto,
  type SmallShop,
} from './backup.fixture.ts';
import { fetchArchive } from './backup-place.ts';
import { listDatabases } from './databases.store.ts';
import { backupJob } from './nightly-job.ts';
import { openSession } from './open-session.ts';
import { findPassphrase } from './passphrase.ts';
import { prefixOf } from './scratch-database.ts';

let shop: SmallShop;
beforeAll(async () => {
  shop = await openSmallShop();
});
afterAll(() => shop.close());

test('the nightly job backs up into the data folder by a passphrase that it makes, and its record is shown on Today', async () => {
  const { config, database } = shop;
  await backupJob({ config, url: database.url }).run();
  const proved = await lastProvedBackup(database.db);
  expect(proved).toMatchObject({ nightly: true, encrypted: true, problem: null, files: 3 });
  expect(proved?.place).toMatch(/backups\/waha-nightly-.*\.tar\.zst\.age$/);
  const passphrase = await findPassphrase(config);
  expect(passphrase).toMatch(/^(?:[a-z2-9]{5}-){5}[a-z2-9]{5}$/);
  expect((await stat(join(config.dataDir, 'backup.passphrase'))).mode & 0o777).toBe(0o600);
  const target = await openEmpty(shop);
  await restoreInto(target, proved?.place ?? '', { passphrase });
  expect(await hashesOf(target.url)).toEqual(await hashesOf(database.url));
  await target.close();

  const { headers } = await makeStaff(database.db, 'owner');
  const today = async () => (await shop.shop.call('GET /admin/backups', { headers })).body.data;
  expect(await today()).toMatchObject({ state: 'proved', proved: { place: proved?.place }, last: { proved: true } });
  await sql`update backups set started_at = now() - interval '49 hours'`.execute(database.db);
  const failed = { nightly: true, place: '', bytes: 0, encrypted: true, rows: 0, files: 0, proved: false };
  const at = new Date();
  await insertBackup(database.db, { ...failed, started_at: at, finished_at: at, problem: 'The disk is full' });
  expect(await today()).toMatchObject({ state: 'late', last: { problem: 'The disk is full' } });
});

test('a failed backup fails the job with its reason, and is recorded', async () => {
  const { config, database } = shop;
  vi.stubEnv('BACKUP_STORE', 's3://nowhere?region=any&endpoint=http://127.0.0.1:1');
  vi.stubEnv('S3_ACCESS_KEY_ID', 'key');
  vi.stubEnv('S3_SECRET_ACCESS_KEY', 'secret');
  await expect(backupJob({ config, url: database.url }).run()).rejects.toThrow(/fetch failed|ECONNREFUSED/);
  vi.unstubAllEnvs();
  const { headers } = await makeStaff(database.db, 'owner');
  const { last } = (await shop.shop.call('GET /admin/backups', { headers })).body.data;
  expect(last).toMatchObject({ proved: false, problem: expect.stringMatching(/fetch failed|ECONNREFUSED/) });
});

test('a backup that is killed leaves no archive, and the next one clears up behind it', async () => {
  const { config, database } = shop;
  const folder = join(shop.folder, 'killed');
  const program = fileURLToPath(new URL('../cli/backup.ts', import.meta.url));
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: config.dataDir, BACKUP_PASSPHRASE: PASSPHRASE };
  const session = await openSession(database.url);
  const scratch = () => listDatabases(session, prefixOf(new URL(database.url).pathname.slice(1)));
  const child = fork(program, [`${folder}/`], { env, stdio: 'ignore' });
  const killed = once(child, 'exit');
  // It has written the archive and restores it.
  await expect.poll(scratch, { timeout: 120_000 }).toHaveLength(1);
  child.kill('SIGKILL');
  await killed;
  expect(await readdir(folder)).toEqual([expect.stringMatching(/unfinished$/)]);
  await expect.poll(() => backUp(shop, { to: `${folder}/` }).then(({ record }) => record.proved, String)).toBe(true);
  expect(await readdir(folder)).toEqual([expect.stringMatching(/^waha-.*\.age$/)]);
  expect(await scratch()).toEqual([]);
  await session.close();
});

test('seven nightly archives stay, and others are left alone', async () => {
  const folder = join(shop.folder, 'nightly');
  await backUp(shop, { to: `${folder}/` });
  for (let night = 1; night <= 8; night += 1)
    await writeFile(join(folder, `waha-nightly-2026-01-0${night}T01-41-00Z.tar.zst.age`), '');
  await backUp(shop, { to: `${folder}/`, nightly: true });
  const names = await readdir(folder);
  expect(names.filter((name) => name.includes('nightly'))).toHaveLength(7);
  expect(names).toContain('waha-nightly-2026-01-08T01-41-00Z.tar.zst.age');
  expect(names).toHaveLength(8);
});

test('a backup goes to a bucket and comes back from it', async () => {
  const s3 = await startFakeS3();
  const { MEDIA_STORE: store = '', ...keys } = s3Settings(s3);
  const settings = { ...keys, BACKUP_STORE: store, DATABASE_URL: shop.database.url, DATA_DIR: shop.config.dataDir };
  const config = readConfig(settings);
  const request = { config, url: shop.database.url, nightly: false, passphrase: PASSPHRASE };
  const { record } = await backUp(shop, { ...request, isInStore: true });
  expect(record).toMatchObject({ proved: true, place: expect.stringMatching(/^s3:\/\/waha-test\/backups\/waha-/) });
  expect(s3.keys()).toEqual([`backups/${basename(record.place)}`]);
  const target = await openEmpty(shop);
  const archive = await fetchArchive(config, record.place);
  await restoreInto(target, archive.path);
  await archive.forget();
  expect(await hashesOf(target.url)).toEqual(await hashesOf(shop.database.url));
  await target.close();
  await s3.close();
});

test('a user who may not create databases backs up unproved, and restores into an empty database', async () => {
  const { url } = shop.database;
  const role = `waha_test_plain_${process.pid}`;
  await administer(url, `create role ${role} login password 'x'`, `grant ${role} to current_user`);
  const as = (to: string) => Object.assign(new URL(to), { username: role, password: 'x' }).href;
  const name = new URL(url).pathname.slice(1);
  await administer(url, `grant pg_read_all_data to ${role}`, `grant all on database ${name} to ${role}`);
  const { record, isFaulty } = await backUp(shop, { url: as(url), isPlain: true });
  expect(record).toMatchObject({ proved: false, problem: expect.stringContaining('CREATEDB') });
  expect(isFaulty).toBe(false);
  const target = await openEmpty(shop);
  const empty = new URL(target.url).pathname.slice(1);
  await administer(target.url, `alter database ${empty} owner to ${role}`);
  const cut = join(shop.folder, 'cut');
  await writeFile(cut, (await readFile(record.place)).subarray(0, -200));
  const plain = { url: as(target.url), config: target.config };
  await expect(restoreInto(plain, cut)).rejects.toThrow(/damaged or cut off/);
  await restoreInto(plain, record.place);
  expect(await hashesOf(target.url)).toEqual(await hashesOf(url));
  await expect(restoreInto(plain, record.place, { replace: true })).rejects.toThrow(/CREATEDB/);
  await target.close();
  await administer(url, `drop owned by ${role}`, `drop role ${role}`);
});
