import { rm } from 'node:fs/promises';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { removePicture } from '../../platform/media/index.ts';
import { listOldFiles, type UploadFolders } from './upload-files.ts';
import { deleteUnclaimed, knownKeys } from './uploads.store.ts';

const KEPT_HOURS = 24;

/**
 * Removes what nobody claimed within a day, and files that belong to nothing: a process that was killed may leave half an
 * upload, or its files without a row.
 */
export async function removeUnclaimed(db: Database, folders: UploadFolders, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_HOURS * 3_600_000);
  const images = await inTransaction(db, (tx) => deleteUnclaimed(tx, before));
  for (const image of images) await removePicture(folders.kept, image);
  for (const paths of (await listOldFiles(folders.incoming, before)).values()) await removeAll(paths);
  const old = await listOldFiles(folders.kept, before);
  const known = await knownKeys(db, [...old.keys()]);
  for (const [key, paths] of old) if (!known.has(key)) await removeAll(paths);
}

async function removeAll(paths: readonly string[]): Promise<void> {
  for (const path of paths) await rm(path, { force: true });
}
