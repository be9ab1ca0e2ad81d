import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The content of postmaster.pid: https://www.postgresql.org/docs/current/storage-file-layout.html */
export type Postmaster = { pid: number; port: number; ready: boolean };

/** Reads DATA/postmaster.pid; undefined when it is missing or incomplete. */
export async function readPostmaster(directory: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port, , , , status] = text.split('\n');
  if (!Number.isInteger(Number(pid)) || Number(pid) <= 0) return undefined;
  return { pid: Number(pid), port: Number(port ?? 0), ready: status?.trim() === 'ready' };
}

/**
 * Makes PostgreSQL ignore the process id in a dead server's postmaster.pid. PostgreSQL would trust that id if another
 * program has it now, or if init has not reaped the dead server yet. The file remains, with this process's id, which
 * PostgreSQL knows as its parent; from the rest of the file it detects whether a child of the dead server still uses
 * its memory.
 */
export async function disownPostmasterFile(directory: string): Promise<void> {
  const file = join(directory, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined || process.platform === 'win32') return;
  const [, ...rest] = text.split('\n');
  await writeFile(file, [process.pid, ...rest].join('\n'));
}

/** True where a process with this id exists, of any program. A zombie does not count. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !isZombie(pid);
}

/**
 * True for a process that ended and is not reaped yet: the parent of an adopted server is gone, and init may take
 * seconds.
 */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return status.slice(status.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    return false;
  }
}
