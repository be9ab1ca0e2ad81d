import type { EndpointKey, Reel, ReelDraft } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { countAgainstLimit } from '../../../platform/rate-limit/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { type MemberRow, requireMember } from '../members/index.ts';
import {
  changePost,
  countViews,
  deletePost,
  insertView,
  POSTS_AN_HOUR,
  type PostDeps,
  type PostRow,
  postActs,
  readFeed,
  requirePost,
  requireWriter,
  writePost,
} from '../posts/index.ts';
import { readCaptions } from './captions.ts';
import { type PresentDeps, presentReels } from './present-reel.ts';

type ReelKey = Extract<EndpointKey, `${string} /community/reels${string}`>;

export function reelRoutes(deps: PostDeps): Handlers<ReelKey> {
  const { like, save, share, listComments, comment, uncomment } = postActs(deps, 'reel');
  return {
    ...watchingRoutes(deps),
    ...writingRoutes(deps),
    'POST /community/reels/{id}/like': like,
    'POST /community/reels/{id}/save': save,
    'POST /community/reels/{id}/share': share,
    'GET /community/reels/{id}/comments': listComments,
    'POST /community/reels/{id}/comments': comment,
    'DELETE /community/reels/{id}/comments/{commentId}': uncomment,
  };
}

type WatchingKey = 'GET /community/reels' | 'GET /community/reels/{id}' | 'POST /community/reels/{id}/view';

function watchingRoutes(deps: PostDeps): Handlers<WatchingKey> {
  const { db } = deps;
  return {
    'GET /community/reels': async ({ query }, { actor, language }) => {
      const me = await requireMember(db, actor);
      const { rows, next } = await readFeed(db, me, 'reel', query);
      return { data: await presentReels(deps, rows, { me, language }), next_cursor: next };
    },
    'GET /community/reels/{id}': async ({ params }, { actor, language }) => {
      const me = await requireMember(db, actor);
      return presentOne(deps, await requirePost(db, params.id, me, 'reel'), { me, language });
    },
    'POST /community/reels/{id}/view': async ({ params }, { actor }) => {
      const me = await requireMember(db, actor);
      const { id, status } = await requirePost(db, params.id, me, 'reel');
      if (status === 'published') await inTransaction(db, (tx) => insertView(tx, id, me.id));
      return { view_count: await countViews(db, id) };
    },
  };
}

async function presentOne(
  deps: PresentDeps,
  row: PostRow,
  reader: { me: MemberRow; language: Language },
): Promise<Reel> {
  const [reel] = await presentReels(deps, [row], reader);
  return reel ?? refuse('reels.not_found');
}

type WritingKey = 'POST /community/reels' | `${'PUT' | 'DELETE'} /community/reels/{id}`;

function writingRoutes(deps: PostDeps): Handlers<WritingKey> {
  const { db, limits } = deps;
  return {
    'POST /community/reels': async ({ body }, { actor, language }, tx) => {
      const writer = await requireWriter(tx, actor);
      const bucket = `posts ${writer.id}`;
      if (limits) await countAgainstLimit(db, { bucket, most: POSTS_AN_HOUR, minutes: 60, code: 'posts.too_many' });
      const id = await writePost(tx, deps, writer, asPost(body));
      return presentOne(deps, await requirePost(tx, id, writer, 'reel'), { me: writer, language });
    },
    'PUT /community/reels/{id}': async ({ params, body }, { actor, language }) => {
      const writer = await requireWriter(db, actor);
      await changePost(deps, writer, params.id, asPost(body));
      return presentOne(deps, await requirePost(db, params.id, writer, 'reel'), { me: writer, language });
    },
    'DELETE /community/reels/{id}': async ({ params }, { actor }) => {
      const me = await requireMember(db, actor);
      await deletePost(deps, me.id, { id: params.id, kind: 'reel' });
      return { done: true };
    },
  };
}

/** Converts a reel to a post with a film; its one picture is the poster. */
function asPost({ text, video_id: videoId, poster_id: posterId, captions, product_ids: productIds }: ReelDraft) {
  return {
    text,
    images: posterId ? [{ id: posterId, alt: '' as const }] : [],
    product_ids: productIds ?? [],
    film: { videoId, captions: captions ? readCaptions(captions) : null },
  };
}
