import { type Database, inTransaction, type Tx } from '../../../platform/database/index.ts';
import { importPicture, removePicture, type StoredImage } from '../../../platform/media/index.ts';
import type { FileStorage } from '../../../platform/storage/index.ts';
import { KEPT } from './upload-files.ts';
import { addUpload } from './uploads.store.ts';

export interface ArrivedUpload {
  id: string;
  customerId: string | null;
  /** The path of the complete local file. */
  path: string;
}

/**
 * Imports a received file as an upload: checks it, renders the shop's own picture and inserts its row, with `also` in
 * the same transaction. Refuses as `importPicture` does, and then leaves no files.
 */
export async function importUpload(
  { db, storage }: { db: Database; storage: FileStorage },
  { id, customerId, path }: ArrivedUpload,
  also: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<StoredImage> {
  const image = await importPicture(path, storage, KEPT);
  try {
    await inTransaction(db, async (tx) => {
      await also(tx);
      await addUpload(tx, { id, customerId, image });
    });
  } catch (error) {
    await removePicture(storage, KEPT, image);
    throw error;
  }
  return image;
}
