import { statfs } from 'node:fs/promises';
import pg from 'pg';
import { type Config, localUrl, readConfig } from '../config.ts';
import { loadExtensions, readyExtensions } from '../extensions/index.ts';
import { findHeicConverter } from '../platform/media/index.ts';
import { findBinaries } from '../platform/postgres/binaries.ts';
import { findHolder, findRunningPostgres } from '../platform/postgres/index.ts';
import { chooseUser } from '../platform/postgres/run-as.ts';
import { describeFilms, requireDataDir, requireFreePort } from '../start/index.ts';

const NODE_MAJOR = 24;
const NEEDED_BYTES = 1_000_000_000;
const OLDEST_POSTGRES = 150_000;

type Check = { name: string; run(config: Config): Promise<string> };

/** Each check resolves with what it found, or throws a sentence that says what to do. */
const CHECKS: readonly Check[] = [
  { name: 'Node', run: checkNode },
  { name: 'Database', run: checkDatabase },
  { name: 'Port', run: checkPort },
  { name: 'Disk', run: checkDisk },
  { name: 'HEIC', run: checkHeic },
  { name: 'Films', run: checkFilms },
  { name: 'Extensions', run: checkExtensions },
];

async function checkNode(): Promise<string> {
  const [major] = process.versions.node.split('.');
  if (Number(major) !== NODE_MAJOR) {
    throw new Error(`This is Node ${process.versions.node}; the shop runs on Node ${NODE_MAJOR}. Run \`npm install\`.`);
  }
  return process.versions.node;
}

async function checkDatabase(config: Config): Promise<string> {
  if (config.databaseUrl !== undefined) return checkServer(config.databaseUrl);
  const running = await findRunningPostgres(config.dataDir);
  if (running !== undefined) return `${await checkServer(running)}, the shop's own, running`;
  await requireDataDir(config.dataDir);
  const binaries = await findBinaries();
  const { user } = await chooseUser([config.dataDir, binaries.directory], binaries.postgres);
  return `the shop's own, in ${config.dataDir}, as ${user}`;
}

async function checkExtensions(config: Config): Promise<string> {
  const list = await loadExtensions(config);
  const on = readyExtensions(list, config.environment).map(({ extension }) => extension.name);
  const off = list.map(({ name }) => name).filter((name) => !on.includes(name));
  return `${on.join(', ') || 'none'} set up${off.length > 0 ? `; without their settings: ${off.join(', ')}` : ''}`;
}

async function checkServer(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; name: string }>(
      `select current_setting('server_version_num')::int as version, current_setting('server_version') as name`,
    );
    const [server] = rows;
    if (!server || server.version < OLDEST_POSTGRES) {
      throw new Error(`PostgreSQL ${server?.name} is too old. Set DATABASE_URL to version 15 or newer.`);
    }
    return `PostgreSQL ${server.name}`;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function checkPort(config: Config): Promise<string> {
  const address = localUrl(config.host, config.port);
  try {
    await requireFreePort(config);
    return `${address} is free`;
  } catch (error) {
    const holder = await findHolder(config.dataDir);
    if (holder === undefined || !(await answersAsShop(address))) throw error;
    return `${address} is this shop, running (process ${holder})`;
  }
}

/** A shop listens there; where the folder is locked as well, it is the shop of this folder. */
async function answersAsShop(address: string): Promise<boolean> {
  const health = await fetch(`${address}/health`, { signal: AbortSignal.timeout(3_000) }).catch(() => undefined);
  return health?.ok === true && JSON.stringify(await health.json().catch(() => null)) === '{"status":"ok"}';
}

async function checkDisk(config: Config): Promise<string> {
  await requireDataDir(config.dataDir);
  const { bavail, bsize } = await statfs(config.dataDir);
  const free = `${(Number(bavail * bsize) / 1e9).toFixed(1)} GB free`;
  if (bavail * bsize < NEEDED_BYTES) throw new Error(`${free}: make room or set DATA_DIR to a larger disk.`);
  return free;
}

/** Not having it is no fault: everything else is taken, and phones convert by themselves in a browser. */
async function checkHeic(): Promise<string> {
  const converter = await findHeicConverter();
  if (converter) return `photos are converted by ${converter}`;
  return 'photos in HEIC are refused, in words; to take them install `libheif-examples` (Debian) or libheif (Homebrew)';
}

/** Lacking it is no fault: everything else is offered. */
async function checkFilms(): Promise<string> {
  return (await describeFilms()).text;
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  for (const { name, run } of CHECKS) {
    try {
      process.stdout.write(`ok    ${name}: ${await run(config)}\n`);
    } catch (error) {
      process.exitCode = 1;
      process.stdout.write(`WRONG ${name}: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  }
}

main().catch((error: unknown) => {
  process.exitCode = 1;
  process.stderr.write(`WRONG Settings: ${error instanceof Error ? error.message : String(error)}\n`);
});
