import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { publishEach } from '../../../../platform/events/index.ts';
import { claimRow, deleteVideos, type VideoRow } from './videos.store.ts';

export type ClaimedVideo = Pick<VideoRow, 'id' | 'status' | 'failure' | 'video' | 'poster_upload_id'>;

/**
 * Claims a film for a subject, in its transaction; if it is still processing, `video.ready` or `video.failed` reports
 * the outcome. Refuses 422 `uploads.video_not_yours` when it is unknown, owned by another customer or claimed already.
 */
export async function claimVideo(
  tx: Tx,
  id: string,
  claim: { kind: string; id: string; owner: string },
): Promise<ClaimedVideo> {
  return (await claimRow(tx, id, claim)) ?? refuse('uploads.video_not_yours');
}

/** Deletes films with the subject they were part of; their files are deleted after the commit. */
export async function dropVideos(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = await deleteVideos(tx, ids);
  await publishEach(
    tx,
    'video.dropped',
    gone.map(({ original_key: original, video }) => ({
      ...(original !== null && { original }),
      ...(video && { key: video.key }),
    })),
  );
}
