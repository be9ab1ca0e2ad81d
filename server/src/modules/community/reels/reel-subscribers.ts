import type { Database } from '../../../platform/database/index.ts';
import type { Subscriber } from '../../../platform/events/index.ts';
import type { FileStorage } from '../../../platform/storage/index.ts';
import { hideFilmOfUpload, settleFilm } from '../posts/index.ts';

/** Shows a reel when its film is processed, and stops serving the film when staff or members hide the reel. */
export function reelSubscribers(deps: { db: Database; storage: FileStorage }): Subscriber[] {
  const settle = ({ videoId }: { videoId: string }) => settleFilm(deps, videoId);
  const hide = ({ postId }: { postId: number }) => hideFilmOfUpload(deps, postId);
  return [
    { name: 'reels.film-ready', event: 'video.ready', handle: settle },
    { name: 'reels.film-failed', event: 'video.failed', handle: settle },
    { name: 'reels.hidden', event: 'post.hidden', handle: hide },
    { name: 'reels.held', event: 'post.held', handle: hide },
  ];
}
