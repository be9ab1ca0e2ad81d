import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinaries } from '../../platform/postgres/binaries.ts';
import { findFreePort, initialiseCluster, startServer, stopServer } from '../../platform/postgres/cluster.ts';
import { connectionUrl } from '../../platform/postgres/connection-url.ts';
import { isAlive, readPostmaster } from '../../platform/postgres/postmaster-file.ts';
import { chooseUser } from '../../platform/postgres/run-as.ts';
import { TEST_SETTINGS } from '../../platform/postgres/settings.ts';

const PREFIX = 'waha-test-';
/** A folder in memory, where the system has one. */
const IN_MEMORY = '/dev/shm';
/** Several times the size of all databases of a run. */
const LEAST_FREE_BYTES = 2 * 1024 ** 3;

export type TestCluster = { url: string; directory: string; pid: number; stop(): Promise<void> };

/**
 * Starts an empty PostgreSQL of its own in about a second, in memory where there is room, else in the system's
 * temporary folder. `stop` ends it and removes its folder; leftovers of a killed run are removed at the next start.
 */
export async function startTestCluster(settings: Readonly<Record<string, string>> = {}): Promise<TestCluster> {
  await Promise.all([tmpdir(), IN_MEMORY].map(removeAbandoned));
  const folder = (await hasRoom(IN_MEMORY)) ? IN_MEMORY : tmpdir();
  const home = await mkdtemp(join(folder, `${PREFIX}${process.pid}-`));
  const binaries = await findBinaries();
  const runAs = await chooseUser([folder, binaries.directory], binaries.postgres);
  await runAs.own(home);
  const files = { directory: join(home, 'data'), logFile: join(home, 'postgres.log') };
  const cluster = { ...files, binaries, runAs, settings: { ...TEST_SETTINGS, ...settings } };
  const password = randomBytes(12).toString('hex');
  await initialiseCluster(cluster, password, false);
  const port = await findFreePort();
  const pid = await startServer(cluster, port);
  return {
    url: connectionUrl(port, password),
    directory: cluster.directory,
    pid,
    async stop() {
      await stopServer(pid);
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** A database is a thousand files: a disk takes ten times as long as memory to make and remove them. */
async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= LEAST_FREE_BYTES;
}

async function removeAbandoned(folder: string): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(PREFIX));
  const abandoned = names.filter((name) => !isAlive(Number(name.slice(PREFIX.length).split('-')[0])));
  for (const name of abandoned) {
    const home = join(folder, name);
    // Another user's folder cannot be removed.
    await removeHome(home).catch(() => undefined);
  }
}

async function removeHome(home: string): Promise<void> {
  const postmaster = await readPostmaster(join(home, 'data'));
  if (postmaster && (await runsOn(postmaster.pid, home))) await stopServer(postmaster.pid);
  await rm(home, { recursive: true, force: true });
}

/** The process id in an old file may belong to another program by now. */
async function runsOn(pid: number, home: string): Promise<boolean> {
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return commandLine.includes(home);
}
