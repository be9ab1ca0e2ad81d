import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { removePicture } from '../../../platform/media/index.ts';
import type { FileStorage } from '../../../platform/storage/index.ts';
import { PARTS } from './resumable/continue-upload.ts';
import { deleteResumablesBefore } from './resumable/resumable.store.ts';
import { KEPT } from './upload-files.ts';
import { deleteUnclaimed, knownKeys } from './uploads.store.ts';
import { sweepVideos } from './videos/sweep-videos.ts';

const KEPT_HOURS = 24;

/** The places of upload files: the storage, and the local folder for incoming ones. */
export interface UploadPlaces {
  storage: FileStorage;
  incoming: string;
}

/**
 * Deletes uploads that were not claimed or finished within a day, and files without a row: a killed process may leave
 * either.
 */
export async function removeUnclaimed(db: Database, { storage, incoming }: UploadPlaces, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_HOURS * 3_600_000);
  const images = await inTransaction(db, (tx) => deleteUnclaimed(tx, before));
  for (const image of images) await removePicture(storage, KEPT, image);
  await removeArrived(incoming, before);
  await sweepVideos(db, storage, before);
  await deleteResumablesBefore(db, before);
  for await (const { key, modifiedAt } of storage.list(PARTS)) if (modifiedAt < before) await storage.remove(key);
  const old = await listOldFiles(storage, before);
  const known = await knownKeys(db, [...old.keys()]);
  for (const [picture, keys] of old) if (!known.has(picture)) for (const key of keys) await storage.remove(key);
}

async function removeArrived(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const file = await stat(path).catch(() => undefined);
    if (file && file.mtime < before) await rm(path, { recursive: true, force: true });
  }
}

/** Files older than a time, grouped by the picture in their name, including those of interrupted uploads. */
async function listOldFiles(storage: FileStorage, before: Date): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for await (const { key, modifiedAt } of storage.list(KEPT)) {
    if (modifiedAt >= before) continue;
    const name = basename(key);
    const [picture = name] = name.endsWith('.part') ? [name] : name.split(/[-.]/, 1);
    found.set(picture, [...(found.get(picture) ?? []), key]);
  }
  return found;
}
