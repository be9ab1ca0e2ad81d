import { type Database, inTransaction, type Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import { findRewriter, videoKindOf } from '../../../../platform/media/video/index.ts';
import type { FileStorage } from '../../../../platform/storage/index.ts';
import type { ArrivedUpload } from '../import-upload.ts';
import { ORIGINALS } from './video-files.ts';
import { addVideo } from './videos.store.ts';

/** Refuses 422 `uploads.no_video` where the rewriting program for films is missing. */
export function requireRewriter(): void {
  if (findRewriter() === undefined) refuse('uploads.no_video');
}

/**
 * Receives an uploaded film: checks its first bytes, stores it and announces it for processing (`process-video.ts`),
 * with `also` in the same transaction. Refuses 422 `uploads.not_a_video`, and leaves no files then.
 */
export async function receiveVideo(
  { db, storage }: { db: Database; storage: FileStorage },
  { id, customerId, path }: ArrivedUpload,
  also: (tx: Tx) => Promise<void>,
): Promise<void> {
  const owner = customerId ?? refuse('auth.required');
  if ((await videoKindOf(path)) === undefined) refuse('uploads.not_a_video');
  const originalKey = `${ORIGINALS}/${id}`;
  await storage.put(originalKey, { path });
  try {
    await inTransaction(db, async (tx) => {
      await also(tx);
      await addVideo(tx, { id, customerId: owner, originalKey });
      await publish(tx, 'video.arrived', { videoId: id });
    });
  } catch (error) {
    await storage.remove(originalKey);
    throw error;
  }
}
