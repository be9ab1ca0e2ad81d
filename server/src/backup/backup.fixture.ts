import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type Config, readConfig } from '../config.ts';
import { BACKGROUND_TIMEOUTS, openDatabase, sql } from '../platform/database/index.ts';
import { createLog } from '../platform/log/index.ts';
import { openStorage } from '../platform/storage/index.ts';
import { bringUpToDate } from '../start/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makeCustomer,
  makeSellable,
  orderBody,
} from '../testing/index.ts';
import { listTables } from './dumped-tables.store.ts';
import { type BackupRequest, makeBackup } from './make-backup.ts';
import { openSession, quoted } from './open-session.ts';
import { type RestoreRequest, restoreBackup } from './restore-backup.ts';

export const log = createLog({ level: 'error' });
export const PASSPHRASE = 'a passphrase of the test';
/** Texts that COPY must escape. */
const ODD = 'tab\t newline\n \\N \\. back\\slash "quotes" ’ 🌴 واحة\u200f \r';

/** A small shop with orders, a customer, files and keys, in folders of its own. */
export async function openSmallShop(settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), `waha-test-${process.pid}-backup-`));
  const dataDir = join(folder, 'shop');
  await mkdir(dataDir);
  const database = await createTestDatabase();
  const { db } = database;
  const shop = await createTestApp(database, { settings: { DATA_DIR: dataDir, ...settings } });
  await makeSellable(db);
  const { id } = await factories(db).product({ stock: 500, priceHalalas: 10_000 });
  const order = () => shop.call('POST /orders', { body: orderBody([{ product_id: id, quantity: 1 }], 140) });
  for (let orders = 0; orders < 3; orders += 1) expect((await order()).status).toBe(201);
  await makeCustomer(db, {});
  await writeOddRows(db);
  // As a start does; a restore does it too.
  await bringUpToDate(database.url, log);
  const storage = openStorage(shop.config);
  await storage.put('media/shown-240.webp', randomBytes(5_000));
  await storage.put('uploads/own-240.webp', Buffer.alloc(0));
  await storage.put('videos/film.mp4', randomBytes(3_000_000));
  await writeFile(join(dataDir, 'settings.key'), 'the key of the shop');
  return {
    database,
    shop,
    config: shop.config,
    folder,
    order,
    storage,
    async close() {
      await shop.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export type SmallShop = Awaited<ReturnType<typeof openSmallShop>>;

/** Every kind of value that a table of the shop has: NULL, arrays, documents, bytes, snapshots, infinities, odd texts. */
async function writeOddRows(db: SmallShop['database']['db']): Promise<void> {
  await sql`update products set description_ar = ${ODD}, description_en = ${'\\.'}`.execute(db);
  await sql`
    insert into extension_records (extension, key, value) values ('odd', ${ODD}, ${JSON.stringify({ text: ODD, at: null })}::jsonb)
  `.execute(db);
  await sql`
    insert into event_positions (subscriber, events, seen, done, server)
    values (${ODD}, ${['a', ODD, '']}, pg_current_snapshot(), '{1,9007199254740993}',
      (select system_identifier from pg_control_system()))
  `.execute(db);
}

/** A backup of the shop in its folder, encrypted unless said otherwise; or in the store of its settings. */
export function backUp(
  shop: SmallShop,
  given: Partial<BackupRequest> & { isPlain?: boolean; isInStore?: boolean } = {},
) {
  const { isPlain = false, isInStore = false, to = '', ...more } = given;
  const passphrase = isPlain ? undefined : PASSPHRASE;
  const place = isInStore ? undefined : to || join(shop.folder, `copies-${randomBytes(4).toString('hex')}/`);
  const request = { config: shop.config, url: shop.database.url, log, now: Date.now, nightly: false, passphrase };
  return makeBackup({ ...request, to: place, ...more });
}

/** An empty database on a server, with a data folder of its own. */
export async function openEmpty(shop: SmallShop, server = shop.database.url) {
  const session = await openSession(server);
  const name = `waha_test_${randomBytes(6).toString('hex')}`;
  await session.run(`create database ${name} template template0`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const dataDir = join(shop.folder, name);
  await mkdir(dataDir);
  const config: Config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: url, STORE_API_KEY: shop.config.storeApiKey });
  return {
    url,
    config,
    storage: openStorage(config),
    async close() {
      await session.run(`drop database if exists ${name} with (force)`);
      await session.close();
    },
  };
}
export type EmptyShop = Awaited<ReturnType<typeof openEmpty>>;

export function restoreInto(
  target: Pick<EmptyShop, 'url' | 'config'>,
  path: string,
  more: Partial<RestoreRequest> = {},
) {
  const permissions = { replace: false, despiteViolations: false };
  return restoreBackup({ ...target, log, path, passphrase: PASSPHRASE, ...permissions, ...more });
}

/** The rows of every copied table, as one hash each. */
export async function hashesOf(url: string): Promise<Record<string, string>> {
  const session = await openSession(url);
  const hashes: Record<string, string> = {};
  for (const { name } of await listTables(session)) {
    const { rows } = await session.query(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${quoted(name)} t`,
    );
    hashes[name] = rows[0].hash;
  }
  await session.close();
  return hashes;
}

/** The shop of a restored database, to be called. */
export async function openRestored(target: EmptyShop) {
  const opened = openDatabase({ url: target.url, poolSize: 4, timeouts: BACKGROUND_TIMEOUTS });
  const database = { ...opened, url: target.url, allowViolations: () => undefined };
  const shop = await createTestApp(database, { settings: { DATA_DIR: target.config.dataDir } });
  return {
    ...shop,
    db: opened.db,
    async close() {
      await shop.close();
      await opened.close();
    },
  };
}
