import { randomBytes } from 'node:crypto';
import { access, chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { findBinaries } from './binaries.ts';
import { type Cluster, findFreePort, initialiseCluster, startServer, stopServer } from './cluster.ts';
import { connectionUrl } from './connection-url.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { findOrphan } from './orphan.ts';
import { disownPostmasterFile, readPostmaster } from './postmaster-file.ts';
import { chooseUser } from './run-as.ts';
import { SHOP_SETTINGS } from './settings.ts';
import { superviseServer } from './supervisor.ts';

/** The logger methods used here; pino's loggers have them. */
export type PostgresLog = {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

export type EmbeddedPostgres = {
  /** The connection URL, constant for the life of the process even when the server is restarted. */
  url: string;
  /** True where the server was found running, left behind by a shop that was killed. */
  adopted: boolean;
  pid(): number;
  /** Stops the server cleanly and releases the folder. Close every connection first. */
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  dataDir: string;
  log: PostgresLog;
  /** Called when the server died and could not be restarted; the shop cannot continue. */
  onGaveUp?: (error: unknown) => void;
};

const PORT_ATTEMPTS = 5;

/**
 * Starts the shop's own PostgreSQL on `dataDir`/postgres, creating it the first time, and supervises it. It listens on
 * a random port of the loopback with a random password. Refuses, with instructions: a folder in use by another shop,
 * one that PostgreSQL's user cannot reach, a lost password file.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  const lock = await lockDataDir(dataDir);
  try {
    const cluster = await openCluster(dataDir);
    const password = await readPassword(dataDir);
    await initialiseCluster(cluster, password);
    return await run(cluster, password, lock.release, options);
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** The URL of the server of a running shop on `dataDir`, or undefined. For tools that run beside the shop. */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  const server = await readPostmaster(join(resolve(dataDir), 'postgres'));
  const password = await readFile(passwordFileOf(resolve(dataDir)), 'utf8').catch(() => undefined);
  return server?.ready && password ? connectionUrl(server.port, password.trim()) : undefined;
}

async function run(
  cluster: Cluster,
  password: string,
  release: () => void,
  { log, onGaveUp }: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const orphan = await findOrphan(cluster.directory, password);
  const { pid, port } = orphan ?? (await startOnFreePort(cluster));
  if (orphan) log.warn({ postgresPid: pid, port }, 'Adopted the PostgreSQL that an earlier shop left running');
  const supervisor = superviseServer(pid, {
    restart: async () => {
      await disownPostmasterFile(cluster.directory);
      return startServer(cluster, port);
    },
    onLost: () => log.error({ logFile: cluster.logFile }, 'PostgreSQL died; starting it again'),
    onRecovered: (durationMs) => log.warn({ durationMs: Math.round(durationMs) }, 'PostgreSQL is back'),
    onGaveUp: (error) => onGaveUp?.(error),
  });
  return {
    url: connectionUrl(port, password),
    adopted: orphan !== undefined,
    pid: supervisor.pid,
    async stop() {
      await supervisor.stop();
      await stopServer(supervisor.pid());
      release();
    },
  };
}

/** Another process may take a free port before it is used, so several are tried. */
async function startOnFreePort(cluster: Cluster): Promise<{ pid: number; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort();
    try {
      return { pid: await startServer(cluster, port), port };
    } catch (error) {
      const taken = error instanceof Error && error.message.includes('Address already in use');
      if (!taken || attempt >= PORT_ATTEMPTS) throw error;
    }
  }
}

async function openCluster(dataDir: string): Promise<Cluster> {
  const binaries = await findBinaries();
  const runAs = await chooseUser([dataDir, binaries.directory], binaries.postgres);
  const [directory, logFile] = [join(dataDir, 'postgres'), join(dataDir, 'postgres.log')];
  return { directory, logFile, binaries, runAs, settings: SHOP_SETTINGS };
}

function passwordFileOf(dataDir: string): string {
  return join(dataDir, 'postgres.password');
}

async function readPassword(dataDir: string): Promise<string> {
  const file = passwordFileOf(dataDir);
  const stored = await readFile(file, 'utf8').catch(() => undefined);
  if (stored?.trim()) return stored.trim();
  if (await isThere(join(dataDir, 'postgres', 'PG_VERSION'))) {
    throw new Error(
      `${file} is missing, and without it the database in ${join(dataDir, 'postgres')} cannot be opened. ` +
        'Restore the file from your copy of the data folder, or move the data folder away to begin anew.',
    );
  }
  const password = randomBytes(24).toString('base64url');
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  await chmod(file, 0o600);
  return password;
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
