import { spawn } from 'node:child_process';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresBinaries } from './binaries.ts';
import { isAlive, readPostmaster } from './postmaster-file.ts';
import type { RunAs } from './run-as.ts';

/** A PostgreSQL data folder, with the settings needed to run a server on it. */
export type Cluster = {
  /** PostgreSQL's own folder; the shop's other data is next to it. */
  directory: string;
  logFile: string;
  binaries: PostgresBinaries;
  runAs: RunAs;
  settings: Readonly<Record<string, string>>;
};

export const SUPERUSER = 'waha';

const READY_POLL_MS = 10;
const READY_TIMEOUT_MS = 120_000;
const FAST_STOP_TIMEOUT_MS = 7_000;
const LOG_KEEP_BYTES = 5_000_000;

/**
 * Creates the cluster when the folder is missing. It is created under another name and renamed when complete, so that a
 * crash leaves no incomplete cluster.
 */
export async function initialiseCluster(cluster: Cluster, password: string, durable = true): Promise<void> {
  const { directory, runAs, binaries } = cluster;
  if (await exists(join(directory, 'PG_VERSION'))) return;
  const draft = `${directory}.new`;
  const passwordFile = `${directory}.pwfile`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  await runAs.own(draft);
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  await runAs.own(passwordFile);
  try {
    await runToEnd(runAs, binaries.initdb, initdbArgs(draft, passwordFile, durable));
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(draft, directory);
}

function initdbArgs(directory: string, passwordFile: string, durable: boolean): string[] {
  return [
    ...['-D', directory, '-U', SUPERUSER, '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--data-checksums'],
    // The builtin provider sorts by code point and changes case the same on every system, independent of its libc.
    ...['--encoding=UTF8', '--locale=C.UTF-8', '--locale-provider=builtin', '--no-instructions'],
    ...(durable ? [] : ['--no-sync']),
  ];
}

/** Starts a server on `port` of the loopback and resolves with its process id when it takes connections. */
export async function startServer(cluster: Cluster, port: number): Promise<number> {
  const logFrom = await trimLog(cluster.logFile);
  const child = await spawnServer(cluster, port);
  let exited = false;
  child.on('error', () => {
    exited = true;
  });
  child.on('exit', () => {
    exited = true;
  });
  const deadline = performance.now() + READY_TIMEOUT_MS;
  while (!exited && performance.now() < deadline) {
    const postmaster = await readPostmaster(cluster.directory);
    if (postmaster?.ready && postmaster.pid === child.pid) return postmaster.pid;
    await sleep(READY_POLL_MS);
  }
  if (!exited) child.kill('SIGINT');
  throw new Error(`PostgreSQL did not start. Its log says:\n${await logSince(cluster.logFile, logFrom)}`);
}

async function spawnServer(cluster: Cluster, port: number) {
  const log = await open(cluster.logFile, 'a', 0o600);
  const settings = Object.entries({ ...cluster.settings, port: String(port) });
  const flags = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { command, args, ...ids } = cluster.runAs.wrap(cluster.binaries.postgres, ['-D', cluster.directory, ...flags]);
  try {
    // Detached, because Ctrl+C reaches the whole terminal group and the database must outlive the draining of the shop.
    // Its output goes to a file: a pipe would break when Node dies.
    const child = spawn(command, args, { ...ids, detached: true, stdio: ['ignore', log.fd, log.fd], env: quietEnv() });
    child.unref();
    return child;
  } finally {
    await log.close();
  }
}

/** Requests a fast shutdown of a server, waits for its end, and forces it after seven seconds. */
export async function stopServer(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await waitForEnd(pid, FAST_STOP_TIMEOUT_MS)) return;
  // Immediate shutdown is like a crash and as safe: the next start replays the log.
  signal(pid, 'SIGQUIT');
  if (await waitForEnd(pid, 2_000)) return;
  signal(pid, 'SIGKILL');
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone already.
  }
}

async function waitForEnd(pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    if (!isAlive(pid)) return true;
    await sleep(READY_POLL_MS);
  }
  return !isAlive(pid);
}

/** A loopback port that is free at this moment. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });
}

async function runToEnd(runAs: RunAs, program: string, programArgs: readonly string[]): Promise<void> {
  const { command, args, ...ids } = runAs.wrap(program, programArgs);
  const child = spawn(command, args, { ...ids, stdio: ['ignore', 'pipe', 'pipe'], env: quietEnv() });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${program} ended with code ${code}:\n${output.trim()}`);
}

/** An environment with PostgreSQL's messages in English, and without the shop's settings and secrets. */
function quietEnv(): NodeJS.ProcessEnv {
  const windows = { SystemRoot: 'C:\\Windows', PATH: 'C:\\Windows\\System32' };
  const others = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' };
  return { ...(process.platform === 'win32' ? windows : others), LC_MESSAGES: 'C', TZ: 'UTC' };
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}

/** Bounds the server's log across starts by renaming a large one; returns its present length. */
async function trimLog(path: string): Promise<number> {
  const size = (await stat(path).catch(() => undefined))?.size ?? 0;
  if (size < LOG_KEEP_BYTES) return size;
  await rename(path, `${path}.1`);
  return 0;
}

async function logSince(path: string, from: number): Promise<string> {
  const log = await readFile(path).catch(() => Buffer.alloc(0));
  return log.subarray(from).toString('utf8').trim().split('\n').slice(-8).join('\n');
}
