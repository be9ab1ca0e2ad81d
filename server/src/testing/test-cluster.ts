import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinaries } from '../platform/postgres/binaries.ts';
import { findFreePort, initialiseCluster, startServer, stopServer } from '../platform/postgres/cluster.ts';
import { connectionUrl } from '../platform/postgres/connection-url.ts';
import { isAlive, readPostmaster } from '../platform/postgres/postmaster-file.ts';
import { chooseUser } from '../platform/postgres/run-as.ts';
import { TEST_SETTINGS } from '../platform/postgres/settings.ts';

const PREFIX = 'waha-test-';

export type TestCluster = { url: string; directory: string; pid: number; stop(): Promise<void> };

/**
 * Starts an empty PostgreSQL of its own in the system's temporary folder, in about a second, without waiting for disks.
 * `stop` ends it and removes its folder; what a killed run left behind is removed at the next start.
 */
export async function startTestCluster(settings = TEST_SETTINGS): Promise<TestCluster> {
  await removeAbandoned();
  const home = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  const binaries = await findBinaries();
  const runAs = await chooseUser([tmpdir(), binaries.directory], binaries.postgres);
  await runAs.own(home);
  const cluster = { directory: join(home, 'data'), logFile: join(home, 'postgres.log'), binaries, runAs, settings };
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

async function removeAbandoned(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  const abandoned = names.filter((name) => !isAlive(Number(name.slice(PREFIX.length).split('-')[0])));
  for (const name of abandoned) {
    const home = join(tmpdir(), name);
    // What another user left behind is theirs to remove.
    await removeHome(home).catch(() => undefined);
  }
}

async function removeHome(home: string): Promise<void> {
  const postmaster = await readPostmaster(join(home, 'data'));
  if (postmaster && (await runsOn(postmaster.pid, home))) await stopServer(postmaster.pid);
  await rm(home, { recursive: true, force: true });
}

/** The process id in an old file may be anybody's by now. */
async function runsOn(pid: number, home: string): Promise<boolean> {
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return commandLine.includes(home);
}
