import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type DataDirLock = { release(): void };

const HOLDER_FILE = 'waha.pid';

/**
 * Locks `dataDir` for this process. The lock is a file lock of the operating system, taken through SQLite in the same
 * way on Linux, macOS and Windows. It therefore ends with the process in any case: no stale lock, no guess about a
 * process id. Refuses with the holder's id when another process holds it.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  await mkdir(dataDir, { recursive: true });
  const lock = new DatabaseSync(join(dataDir, 'waha.lock'), { timeout: 0 });
  try {
    // The lock file is never written to: a journal would only leave a file behind.
    lock.exec('PRAGMA journal_mode = OFF; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error) || !error.message.includes('locked')) throw error;
    const holder = await readHolder(dataDir);
    throw new Error(
      `Another Waha${holder ? ` (process ${holder})` : ''} is running on ${dataDir}. Stop it first, ` +
        'or give this one its own folder with DATA_DIR and another PORT.',
    );
  }
  await writeFile(join(dataDir, HOLDER_FILE), `${process.pid}\n`);
  return { release: () => lock.close() };
}

/**
 * The id of the process that runs a shop on `dataDir`; undefined when there is none. Neither locks nor creates
 * anything.
 */
export async function findHolder(dataDir: string): Promise<string | undefined> {
  const holder = await readHolder(dataDir);
  if (!/^[1-9]\d*$/.test(holder)) return undefined;
  try {
    process.kill(Number(holder), 0);
    return holder;
  } catch (error) {
    // The error EPERM also proves that the process exists, under another user.
    return Reflect.get(Object(error), 'code') === 'EPERM' ? holder : undefined;
  }
}

async function readHolder(dataDir: string): Promise<string> {
  return (await readFile(join(dataDir, HOLDER_FILE), 'utf8').catch(() => '')).trim();
}
