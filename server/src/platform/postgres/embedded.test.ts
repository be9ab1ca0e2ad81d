import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findRunningPostgres, startEmbeddedPostgres } from './index.ts';
import { isAlive, readPostmaster } from './postmaster-file.ts';

const FIXTURE = fileURLToPath(new URL('./embedded.fixture.ts', import.meta.url));
const isRoot = process.getuid?.() === 0;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

type Shop = { child: ChildProcess; url: string; adopted: boolean; pid: number };

let made: string;
let home: string;
let dataDir: string;
const children: ChildProcess[] = [];
const strangers: ChildProcess[] = [];

// One cluster is created with all its disk syncs, and copied where the creation is not under test.
beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'waha-embedded-'));
  await chmod(made, 0o755);
  await (await startEmbeddedPostgres({ dataDir: join(made, 'data'), log })).stop();
});
afterAll(() => rm(made, { recursive: true, force: true }));

const copyMade = () => promisify(execFile)('cp', ['-a', join(made, 'data'), dataDir]);

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'waha-embedded-'));
  await chmod(home, 0o755);
  dataDir = join(home, 'data');
});
afterEach(async () => {
  for (const child of [...children.splice(0), ...strangers.splice(0)]) child.kill('SIGKILL');
  const left = await readPostmaster(join(dataDir, 'postgres'));
  if (left && isAlive(left.pid)) process.kill(left.pid, 'SIGQUIT');
  await vi.waitFor(() => rm(home, { recursive: true, force: true }), { timeout: 30_000 });
});

/** A shop in another process, which can be killed or run as a second one. */
async function startShop(): Promise<Shop> {
  const child = spawn(process.execPath, [FIXTURE, dataDir], { stdio: ['pipe', 'pipe', 'pipe'] });
  children.push(child);
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve({ child, ...JSON.parse(line.toString()) }));
    child.stderr.once('data', (text: Buffer) => reject(new Error(text.toString())));
  });
}

async function kill(shop: Shop): Promise<void> {
  const gone = new Promise((resolve) => shop.child.once('exit', resolve));
  shop.child.kill('SIGKILL');
  await gone;
}

async function stop(shop: Shop): Promise<void> {
  const gone = new Promise((resolve) => shop.child.once('exit', resolve));
  shop.child.stdin?.end();
  await gone;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 30_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

describe('a first start', () => {
  it('makes a durable, checksummed UTF-8 server that asks for the password', async () => {
    const shop = await startEmbeddedPostgres({ dataDir, log });
    const names = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'server_encoding'];
    const list = names.map((name) => `current_setting('${name}') as ${name}`).join(', ');
    expect(await query(shop.url, `select ${list}`)).toEqual([
      { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', data_checksums: 'on', server_encoding: 'UTF8' },
    ]);
    expect(await query(shop.url, `select upper('waha é') as latin, 'واحة' ~ '^\\w+$' as arabic`)).toEqual([
      { latin: 'WAHA É', arabic: true },
    ]);
    const forged = new URL(shop.url);
    forged.password = 'guess';
    await expect(query(forged.href, 'select 1')).rejects.toThrow('password authentication failed');
    expect((await stat(join(dataDir, 'postgres.password'))).mode & 0o777).toBe(0o600);
    expect(await findRunningPostgres(dataDir)).toBe(shop.url);
    await shop.stop();
    expect(await readPostmaster(join(dataDir, 'postgres'))).toBeUndefined();
    expect(await findRunningPostgres(dataDir)).toBeUndefined();
  });

  it('begins anew when the making was cut short', async () => {
    await mkdir(join(dataDir, 'postgres.new'), { recursive: true });
    await writeFile(join(dataDir, 'postgres.new', 'PG_VERSION'), '18\n');
    const shop = await startEmbeddedPostgres({ dataDir, log });
    expect(await query(shop.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await shop.stop();
  });

  it.runIf(isRoot)('runs as the user postgres, also far below a folder closed to that user', async () => {
    await chmod(home, 0o700);
    dataDir = join(home, ...Array.from({ length: 4 }, () => 'a-folder-with-a-rather-long-name-of-its-own'), 'data');
    const shop = await startEmbeddedPostgres({ dataDir, log });
    expect(await query(shop.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await stat(`/proc/${shop.pid()}`)).uid).not.toBe(0);
    await shop.stop();
  });

  it('says what to do when the password file was lost', async () => {
    await copyMade();
    await rm(join(dataDir, 'postgres.password'));
    await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow('postgres.password is missing');
  });
});

describe('a folder in use', () => {
  beforeEach(async () => {
    await copyMade();
  });

  it('is refused to a second shop, which names the first; the first goes on', async () => {
    const shop = await startShop();
    await expect(startShop()).rejects.toThrow(`Another Waha (process ${shop.child.pid}) is running on ${dataDir}`);
    expect(await query(shop.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await stop(shop);
  });
});

describe('a start after a kill', () => {
  beforeEach(async () => {
    await copyMade();
  });

  it('of the shop adopts the server it left behind', async () => {
    const killed = await startShop();
    await query(killed.url, 'create table kept (a int)');
    await kill(killed);
    const next = await startShop();
    expect(next).toMatchObject({ adopted: true, pid: killed.pid, url: killed.url });
    expect(await query(next.url, 'select * from kept')).toEqual([]);
    await stop(next);
    expect(isAlive(killed.pid)).toBe(false);
  });

  it('of both recovers what was committed', async () => {
    const killed = await startShop();
    await query(killed.url, 'create table kept as select 7 as a');
    await kill(killed);
    process.kill(killed.pid, 'SIGKILL');
    const next = await startShop();
    expect(next.adopted).toBe(false);
    expect(await query(next.url, 'select * from kept')).toEqual([{ a: 7 }]);
    await stop(next);
  });

  it.runIf(isRoot)('is not misled when a stranger got the old process id', async () => {
    const killed = await startShop();
    await kill(killed);
    process.kill(killed.pid, 'SIGKILL');
    const owner = await stat(join(dataDir, 'postgres'));
    const stranger = spawn('sleep', ['60'], { uid: owner.uid, gid: owner.gid });
    strangers.push(stranger);
    const file = join(dataDir, 'postgres', 'postmaster.pid');
    const [, ...rest] = (await readFile(file, 'utf8')).split('\n');
    await writeFile(file, [stranger.pid, ...rest].join('\n'));
    const next = await startShop();
    expect(next.adopted).toBe(false);
    expect(stranger.exitCode).toBeNull();
    await stop(next);
  });
});

it('starts a server that dies again, at the same address', async () => {
  await copyMade();
  const shop = await startEmbeddedPostgres({ dataDir, log });
  const first = shop.pid();
  process.kill(first, 'SIGKILL');
  await expect.poll(() => shop.pid(), { interval: 20 }).not.toBe(first);
  expect(await query(shop.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await shop.stop();
  await sleep(300);
  expect(await readPostmaster(join(dataDir, 'postgres'))).toBeUndefined();
});
