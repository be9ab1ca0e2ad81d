import { type Database, inTransaction, type Tx } from '../../../platform/database/index.ts';
import { enforce, refuse } from '../../../platform/errors/index.ts';
import type { FileStorage } from '../../../platform/storage/index.ts';
import { claimUploads, claimVideo, dropVideos, hideFilm, readVideo } from '../../content/uploads/index.ts';
import {
  changeCaptions,
  deletePostVideo,
  hasPictures,
  insertPostVideo,
  lockPostOfVideo,
  readPostVideo,
  settlePostVideo,
} from './post-videos.store.ts';
import { mayReplaceFilm } from './posts.policy.ts';
import { replaceImages } from './posts.store.ts';
import { show } from './show-post.ts';

/** The part of a draft that makes a post a reel. */
export interface FilmDraft {
  videoId: string;
  /** The captions as `reels/captions.ts` normalises them. */
  captions: string | null;
}

/** Attaches a film to a reel, processed or not. Refuses a failed film, and one of another owner. */
export async function attachFilm(
  tx: Tx,
  { postId, owner }: { postId: number; owner: string },
  { videoId, captions }: FilmDraft,
): Promise<void> {
  const claimed = await claimVideo(tx, videoId, { kind: 'post', id: String(postId), owner });
  if (claimed.status === 'failed') refuse('reels.video_failed');
  await insertPostVideo(tx, { postId, uploadId: claimed.id, video: claimed.video, captions });
  await attachDrawnPoster(tx, { postId, owner, posterUploadId: claimed.poster_upload_id });
}

/** Changes the captions, or the film while the reel was never visible. */
export async function changeFilm(
  tx: Tx,
  { postId, owner, position }: { postId: number; owner: string; position: number | null },
  film: FilmDraft,
): Promise<void> {
  const before = await readPostVideo(tx, postId);
  if (before?.video?.upload_id === film.videoId) return changeCaptions(tx, postId, film.captions);
  enforce(mayReplaceFilm({ position }));
  await dropVideos(tx, await deletePostVideo(tx, postId));
  await attachFilm(tx, { postId, owner }, film);
}

/** Attaches a poster drawn from the film by the server, where the author sent none. */
async function attachDrawnPoster(
  tx: Tx,
  { postId, owner, posterUploadId }: { postId: number; owner: string; posterUploadId: string | null },
): Promise<void> {
  if (posterUploadId === null || (await hasPictures(tx, postId))) return;
  const [poster] = await claimUploads(tx, [posterUploadId], { kind: 'post', id: String(postId), owner });
  if (poster) await replaceImages(tx, postId, [{ upload_id: poster.id, image: poster.image, alt: '' }]);
}

/**
 * Handles the end of processing: a reel with a ready film is shown, unless it waits for moderation; one with a failed
 * film waits for another. Idempotent.
 */
export async function settleFilm(
  { db, storage }: { db: Database; storage: FileStorage },
  videoId: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const video = await readVideo(tx, videoId);
    const post = await lockPostOfVideo(tx, videoId);
    if (!post || !video || video.status === 'processing') return;
    const made = { video: video.video, failure: video.failure };
    if (!(await settlePostVideo(tx, { postId: post.id, uploadId: videoId }, made)) || !video.video) return;
    const { customer_id: owner, poster_upload_id: posterUploadId } = video;
    await attachDrawnPoster(tx, { postId: post.id, owner, posterUploadId });
    if (post.status === 'pending' && post.held_for.length === 0) await show(tx, { storage }, post.id, post.member_id);
  });
}

/** Stops serving the film of a reel that members may no longer see. A concurrent release of the reel waits for this. */
export async function hideFilmOfUpload(
  { db, storage }: { db: Database; storage: FileStorage },
  postId: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const post = await readPostVideo(tx, postId);
    if (post?.video?.video && post.status !== 'published') await hideFilm(storage, post.video.video);
  });
}
