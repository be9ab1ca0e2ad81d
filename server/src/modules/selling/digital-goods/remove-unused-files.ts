import { type Database, inTransaction } from '../../../platform/database/index.ts';
import type { FileStorage } from '../../../platform/storage/index.ts';
import { digitalKey } from '../../content/uploads/index.ts';
import { deleteFile, listUnused } from './files.store.ts';

const AT_ONCE = 100;

/** Removes files that staff took out and that no buyer may fetch any more. The bytes go first: a row without them is tried again. */
export async function removeUnusedFiles(db: Database, storage: FileStorage, at: Date): Promise<void> {
  for (const id of await listUnused(db, at, AT_ONCE)) {
    await storage.remove(digitalKey(id));
    await inTransaction(db, (tx) => deleteFile(tx, id));
  }
}
