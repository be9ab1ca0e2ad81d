import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBinaries } from '../../platform/postgres/binaries.ts';
import {
  type Cluster,
  findFreePort,
  initialiseCluster,
  SUPERUSER,
  startServer,
  stopServer,
} from '../../platform/postgres/cluster.ts';
import { connectionUrl } from '../../platform/postgres/connection-url.ts';
import { chooseUser } from '../../platform/postgres/run-as.ts';
import { TEST_SETTINGS } from '../../platform/postgres/settings.ts';
import { prepareTemplate } from './prepare-template.ts';

const run = promisify(execFile);

export interface ReplicatedCluster {
  /** The address of the shop's database on the primary. */
  url: string;
  replicaUrl: string;
  /** Ends the replica at once, as a crash does. */
  killReplica(): void;
  stop(): Promise<void>;
}

/**
 * Starts a migrated PostgreSQL with a streaming replica that replays each commit `applyDelayMs` after it happened. The
 * replica begins as a copy of the stopped primary.
 */
export async function startReplicatedCluster(applyDelayMs: number): Promise<ReplicatedCluster> {
  const home = await mkdtemp(join(tmpdir(), `waha-test-${process.pid}-`));
  const binaries = await findBinaries();
  const runAs = await chooseUser([tmpdir(), binaries.directory], binaries.postgres);
  await runAs.own(home);
  const settings = { ...TEST_SETTINGS, wal_level: 'replica', max_wal_senders: '4', wal_keep_size: '256MB' };
  const clusterOf = (name: string, more: Record<string, string> = {}): Cluster => ({
    directory: join(home, name),
    logFile: join(home, `${name}.log`),
    binaries,
    runAs,
    settings: { ...settings, ...more },
  });
  const password = randomBytes(12).toString('hex');
  const [port, replicaPort] = [await findFreePort(), await findFreePort()];
  const primary = clusterOf('primary');
  await initialiseCluster(primary, password, false);
  const first = await startServer(primary, port);
  await prepareTemplate(connectionUrl(port, password));
  await stopServer(first);
  const replica = clusterOf('replica', {
    primary_conninfo: `host=127.0.0.1 port=${port} user=${SUPERUSER} password=${password}`,
    recovery_min_apply_delay: `${applyDelayMs}ms`,
  });
  // By the user the server runs as: a copy belongs to who makes it.
  const { command, args, ...ids } = runAs.wrap('cp', ['-r', primary.directory, replica.directory]);
  await run(command, args, ids);
  await writeFile(join(replica.directory, 'standby.signal'), '');
  await runAs.own(join(replica.directory, 'standby.signal'));
  const pid = await startServer(primary, port);
  const replicaPid = await startServer(replica, replicaPort);
  return {
    url: connectionUrl(port, password),
    replicaUrl: connectionUrl(replicaPort, password),
    killReplica: () => process.kill(replicaPid, 'SIGQUIT'),
    async stop() {
      await stopServer(replicaPid);
      await stopServer(pid);
      await rm(home, { recursive: true, force: true });
    },
  };
}
