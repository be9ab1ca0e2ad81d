import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Violation } from '../checks/index.ts';
import type { Config } from '../config.ts';
import type { Log } from '../platform/log/index.ts';
import { openStorage } from '../platform/storage/index.ts';
import { type ArchiveHeader, type ArchiveManifest, FILES_FOLDER, SETTINGS_KEY_PART } from './archive-format.ts';
import { BackupError } from './backup-error.ts';
import { restoreFile } from './copy-files.ts';
import { tryBackupLock } from './databases.store.ts';
import { readState } from './dumped-tables.store.ts';
import { loadArchive } from './load-archive.ts';
import { openSession } from './open-session.ts';
import { readArchive } from './read-archive.ts';
import { openRestoreTarget } from './restore-target.ts';

export interface RestoreRequest {
  config: Config;
  /** The database that becomes the restored shop's. Nothing else may be connected to it. */
  url: string;
  log: Log;
  path: string;
  passphrase: string | undefined;
  /** Permission to take the place of a shop that is there; its database stays under another name. */
  replace: boolean;
  /** Permission to restore a shop whose ledger does not balance. */
  despiteViolations: boolean;
}

export interface Restored {
  header: ArchiveHeader;
  manifest: ArchiveManifest;
  violations: Violation[];
  /** The name of the database that was replaced, where one was. */
  former: string | undefined;
}

/**
 * Restores an archive. Everything is read, restored beside what is there, and proved before anything of the shop is
 * changed; the last step gives the new database the name of the old one. Until then a failure leaves all as it was.
 */
export async function restoreBackup(request: RestoreRequest): Promise<Restored> {
  const { config, url, log, path, passphrase, replace } = request;
  const session = await openSession(url);
  try {
    if (!(await tryBackupLock(session))) throw new BackupError('A backup or another restore is under way.');
    const { is_empty: isEmpty } = await readState(session);
    if (!isEmpty && !replace) {
      throw new BackupError('There is a shop in this database already. To put the backup in its place, add --replace.');
    }
    const target = await openRestoreTarget(session, url, isEmpty);
    try {
      const loaded = await loadArchive({ path, passphrase }, { url: target.url, log });
      if (loaded.violations.length > 0 && !request.despiteViolations)
        throw new BackupError(describe(loaded.violations));
      const key = await restoreFiles(config, path, passphrase);
      const former = await target.accept();
      if (key) await restoreKey(config, key);
      return { ...loaded, former };
    } catch (error) {
      await target.discard();
      throw error;
    }
  } finally {
    await session.close();
  }
}

function describe(violations: readonly Violation[]): string {
  const lines = violations
    .slice(0, 10)
    .map(({ invariant, subject, detail }) => `  ${invariant}: ${subject}, ${detail}`);
  return [
    `The ledger of this backup does not balance (${violations.length} violations). To restore it all the same, add --despite-violations.`,
    ...lines,
  ].join('\n');
}

/** Adds the files that are missing; returns the key that seals settings. Files are never changed, so none is overwritten. */
async function restoreFiles(config: Config, path: string, passphrase: string | undefined): Promise<Buffer | undefined> {
  const storage = openStorage(config);
  const temporary = `${path}.restoring`;
  let key: Buffer | undefined;
  for await (const part of readArchive(path, passphrase)) {
    if (part.name.startsWith(FILES_FOLDER)) {
      await restoreFile(storage, part, temporary);
      continue;
    }
    const chunks: Uint8Array[] = [];
    for await (const chunk of part.body) if (part.name === SETTINGS_KEY_PART) chunks.push(chunk);
    if (chunks.length > 0) key = Buffer.concat(chunks);
  }
  return key;
}

/** Puts the key in place; another one that is there is kept beside it. */
async function restoreKey({ dataDir }: Config, key: Buffer): Promise<void> {
  const path = join(dataDir, 'settings.key');
  const present = await readFile(path).catch(() => undefined);
  if (present?.equals(key)) return;
  if (present) await rename(path, `${path}.before-restore`);
  await rm(path, { force: true });
  await writeFile(path, key, { mode: 0o600 });
}
