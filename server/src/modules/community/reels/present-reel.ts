import type { Reel } from '@waha/contract';
import type { Database } from '../../../platform/database/index.ts';
import { videoUrl } from '../../../platform/media/video/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { presentFailure } from '../../content/uploads/index.ts';
import type { MemberRow } from '../members/index.ts';
import { type PostDeps, type PostRow, presentPosts } from '../posts/index.ts';
import { captionsAsCues } from './captions.ts';

export type PresentDeps = Pick<PostDeps, 'categories' | 'now'> & { db: Database };

/** Presents reels to a member: as posts, with the present state of the film. */
export async function presentReels(
  deps: PresentDeps,
  rows: readonly PostRow[],
  reader: { me: MemberRow; language: Language },
): Promise<Reel[]> {
  const posts = await presentPosts(deps, rows, reader);
  return posts.flatMap(({ images, image_ids: _ids, poll: _poll, ...post }, at) => {
    const row = rows[at];
    return row ? [{ ...post, view_count: row.view_count, video: presentVideo(row, images[0] ?? null, reader) }] : [];
  });
}

function presentVideo(
  row: PostRow,
  poster: Reel['video']['poster'],
  { me, language }: { me: MemberRow; language: Language },
): Reel['video'] {
  const { video: film, images, member_id: authorId } = row;
  const [isShown, isMine] = [row.status === 'published', authorId === me.id];
  const made = film?.video ?? null;
  return {
    status: film?.status ?? 'failed',
    failure: isMine ? presentFailure(film?.failure ?? null, language) : null,
    url: made && isShown ? videoUrl(made) : null,
    upload_id: isMine ? (film?.upload_id ?? null) : null,
    width: made?.width ?? null,
    height: made?.height ?? null,
    duration_seconds: made ? made.durationMs / 1_000 : null,
    poster: isShown ? poster : null,
    poster_upload_id: isMine ? (images[0]?.upload_id ?? null) : null,
    captions: made && film?.captions ? captionsAsCues(film.captions, made.durationMs) : null,
  };
}
