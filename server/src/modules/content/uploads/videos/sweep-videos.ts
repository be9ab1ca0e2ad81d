import { type Database, inTransaction } from '../../../../platform/database/index.ts';
import type { FileStorage } from '../../../../platform/storage/index.ts';
import { dropVideos } from './claim-video.ts';
import { FILMS, ORIGINALS } from './video-files.ts';
import { knownVideoKeys, listUnclaimedVideos } from './videos.store.ts';

/** Deletes unclaimed films, and files without a row, which a killed process may leave. */
export async function sweepVideos(db: Database, storage: FileStorage, before: Date): Promise<void> {
  await inTransaction(db, async (tx) => dropVideos(tx, await listUnclaimedVideos(tx, before)));
  for (const folder of [FILMS, ORIGINALS]) {
    const old: string[] = [];
    for await (const { key, modifiedAt } of storage.list(folder)) if (modifiedAt < before) old.push(key);
    const known = await knownVideoKeys(db, old);
    for (const key of old) if (!known.has(key)) await storage.remove(key);
  }
}
