import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const REASONS: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'that disk is read-only',
  ENOSPC: 'that disk is full',
  ENOTDIR: 'a part of it is a file',
  EEXIST: 'it is a file',
  ENOENT: 'no folder can be made there',
  ENAMETOOLONG: 'the name is too long',
};

/**
 * Creates the shop's folder and checks that it is writable. Refuses with the reason and the setting to change. Creates
 * one folder at a time: Node's own `recursive` never ends where the system reports an existing parent as missing
 * (/proc).
 */
export async function requireDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    const probe = join(dataDir, `.probe-${randomUUID()}`);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    const reason = (typeof code === 'string' && REASONS[code]) || String(error);
    throw new Error(`DATA_DIR ${dataDir} cannot be used: ${reason}. Set DATA_DIR to a folder you may write to.`);
  }
}

async function makeFolder(path: string): Promise<void> {
  const found = await stat(path).catch((error: unknown) => {
    if (Reflect.get(Object(error), 'code') !== 'ENOENT') throw error;
  });
  if (found?.isDirectory()) return;
  if (!found && dirname(path) !== path) await makeFolder(dirname(path));
  try {
    await mkdir(path);
  } catch (error) {
    // Another process of the same shop may have created it meanwhile.
    const isThere = await stat(path).then(
      (made) => made.isDirectory(),
      () => false,
    );
    if (!isThere) throw error;
  }
}
