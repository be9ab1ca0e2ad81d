import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { stopServer } from './cluster.ts';
import { connectionUrl } from './connection-url.ts';
import { disownPostmasterFile, isAlive, type Postmaster, readPostmaster } from './postmaster-file.ts';

const run = promisify(execFile);
const PATIENCE_MS = 10_000;
const POLL_MS = 50;

/**
 * Finds a server that outlived its shop (kill -9 of Node). One that accepts the password and serves this folder is
 * adopted; a PostgreSQL of this folder that does not answer is stopped; otherwise only an outdated file is left. Call
 * it while holding the folder's lock.
 */
export async function findOrphan(directory: string, password: string): Promise<Postmaster | undefined> {
  const found = await readPostmaster(directory);
  if (!found) return undefined;
  if (!isAlive(found.pid) || !(await isPostgresOf(found.pid, directory))) {
    await disownPostmasterFile(directory);
    return undefined;
  }
  const adopted = await adopt(directory, password);
  if (!adopted && isAlive(found.pid)) await stopServer(found.pid);
  return adopted;
}

/** An orphan may be starting or stopping, so connecting is retried for some seconds. */
async function adopt(directory: string, password: string): Promise<Postmaster | undefined> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    const server = await readPostmaster(directory);
    if (!server || !isAlive(server.pid)) return undefined;
    if (server.ready && (await letsUsIn(server.port, password))) return server;
    await sleep(POLL_MS);
  }
  return undefined;
}

async function letsUsIn(port: number, password: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: connectionUrl(port, password), connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Process ids are reused: the one in the file may belong to another program by now. */
async function isPostgresOf(pid: number, directory: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return commandLine.split('\0').includes(directory);
  }
  if (process.platform === 'win32') {
    const { stdout } = await run('tasklist', ['/fi', `PID eq ${pid}`, '/fo', 'csv', '/nh']);
    return stdout.includes('postgres.exe');
  }
  const { stdout } = await run('ps', ['-p', String(pid), '-o', 'command=']).catch(() => ({ stdout: '' }));
  return stdout.includes(directory);
}
