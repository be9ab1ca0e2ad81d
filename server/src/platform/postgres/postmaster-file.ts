import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What postmaster.pid tells: https://www.postgresql.org/docs/current/storage-file-layout.html */
export type Postmaster = { pid: number; port: number; ready: boolean };

/** Reads DATA/postmaster.pid; undefined when there is none or it is not written out yet. */
export async function readPostmaster(directory: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port, , , , status] = text.split('\n');
  if (!Number.isInteger(Number(pid)) || Number(pid) <= 0) return undefined;
  return { pid: Number(pid), port: Number(port ?? 0), ready: status?.trim() === 'ready' };
}

/** Whether a process with this id exists; it may be anyone's. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
