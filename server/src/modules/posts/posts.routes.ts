import type { EndpointKey, Post } from '@waha/contract';
import { countAgainst, type Handlers } from '../../platform/bind/index.ts';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { refuse } from '../../platform/errors/index.ts';
import { findOthers, type MemberRow, requireMember } from '../members/index.ts';
import { commentRoutes } from './comments.routes.ts';
import { readCursor, writeCursor } from './feed-cursor.ts';
import type { PostRow } from './post-row.ts';
import { POSTS_AN_HOUR } from './posts.policy.ts';
import { countSince, type FeedFilter, listFeed, listHeld, listTop } from './posts.store.ts';
import { presentPosts } from './present-post.ts';
import { react } from './react.ts';
import { countLikes, countShares, deleteSave, insertShare, putSave } from './reactions.store.ts';
import { tagKey } from './read-post-text.ts';
import { type PostDeps, requirePost, requireWriter } from './require-post.ts';
import { changePost, deletePost, writePost } from './write-post.ts';

type PostKey = Extract<EndpointKey, `${string} /community/posts${string}`>;

const PAGE_LENGTH = 15;
const MOST_NEWS = 100;

export function postRoutes(deps: PostDeps): Handlers<PostKey> {
  return { ...feedRoutes(deps), ...writingRoutes(deps), ...reactionRoutes(deps), ...commentRoutes(deps) };
}

type FeedKey = 'GET /community/posts' | 'GET /community/posts/news' | 'GET /community/posts/{id}';

function feedRoutes(deps: PostDeps): Handlers<FeedKey> {
  const { db } = deps;
  return {
    'GET /community/posts': async ({ query }, { actor, language }) => {
      const me = await requireMember(db, actor);
      const limit = query.per_page ?? PAGE_LENGTH;
      const filter: FeedFilter = {
        readerId: me.id,
        authorId: query.author === undefined ? null : (await findOthers(db, me, query.author)).id,
        tag: query.tag === undefined ? null : tagKey(query.tag),
        isSaved: query.saved !== undefined,
      };
      const isHeld = query.waiting !== undefined;
      const { rows, next } = isHeld
        ? await readHeld(db, me.id, { ...query, limit })
        : await readPage(db, filter, { ...query, limit });
      return {
        data: await presentPosts(deps, rows, { me, language }),
        next_cursor: next,
        newest: query.sort === 'top' || isHeld ? null : writeCursor(rows[0]?.position ?? 0),
      };
    },
    'GET /community/posts/news': async ({ query }, { actor }) => {
      const me = await requireMember(db, actor);
      const [since = 0] = readCursor(query.since, 1);
      const filter = { readerId: me.id, authorId: null, tag: null, isSaved: false };
      return { count: await countSince(db, filter, since, MOST_NEWS) };
    },
    'GET /community/posts/{id}': async ({ params }, { actor, language }) => {
      const me = await requireMember(db, actor);
      return presentOne(deps, await requirePost(db, params.id, me), { me, language });
    },
  };
}

async function presentOne(
  deps: PostDeps,
  row: PostRow,
  reader: { me: MemberRow; language: 'ar' | 'en' },
): Promise<Post> {
  const [post] = await presentPosts(deps, [row], reader);
  return post ?? refuse('posts.not_found');
}

/** One row more than is shown tells whether there are more. */
async function readPage(
  db: Database,
  filter: FeedFilter,
  { sort, cursor, limit }: { sort?: 'newest' | 'top' | undefined; cursor?: string | undefined; limit: number },
): Promise<{ rows: PostRow[]; next: string | null }> {
  const [position = null] = cursor === undefined ? [] : readCursor(cursor, 1);
  const more = limit + 1;
  if (sort === 'top') {
    const offset = position ?? 0;
    const found = await listTop(db, filter, { limit: more, offset });
    return { rows: found.slice(0, limit), next: found.length > limit ? writeCursor(offset + limit) : null };
  }
  const found = await listFeed(db, filter, { before: position, limit: more });
  const rows = found.slice(0, limit);
  return { rows, next: found.length > limit ? writeCursor(rows.at(-1)?.position ?? 0) : null };
}

/** My own that nobody else sees; a cursor among them is a post's number. */
async function readHeld(
  db: Database,
  memberId: number,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ rows: PostRow[]; next: string | null }> {
  const [before = null] = cursor === undefined ? [] : readCursor(cursor, 1);
  const found = await listHeld(db, memberId, { before, limit: limit + 1 });
  const rows = found.slice(0, limit);
  return { rows, next: found.length > limit ? writeCursor(rows.at(-1)?.id ?? 0) : null };
}

type WritingKey = 'POST /community/posts' | `${'PUT' | 'DELETE'} /community/posts/{id}`;

function writingRoutes(deps: PostDeps): Handlers<WritingKey> {
  const { db, limits } = deps;
  return {
    'POST /community/posts': async ({ body }, { actor, language }, tx) => {
      const writer = await requireWriter(tx, actor);
      const bucket = `posts ${writer.id}`;
      if (limits) await countAgainst(db, { bucket, most: POSTS_AN_HOUR, minutes: 60, code: 'posts.too_many' });
      const id = await writePost(tx, deps, writer, body);
      const [post] = await presentPosts(deps, [await requirePost(tx, id, writer)], { me: writer, language });
      return post ?? refuse('posts.not_found');
    },
    'PUT /community/posts/{id}': async ({ params, body }, { actor, language }) => {
      const writer = await requireWriter(db, actor);
      await changePost(deps, writer, params.id, body);
      return presentOne(deps, await requirePost(db, params.id, writer), { me: writer, language });
    },
    'DELETE /community/posts/{id}': async ({ params }, { actor }) => {
      const me = await requireMember(db, actor);
      await deletePost(deps, me.id, params.id);
      return { done: true };
    },
  };
}

type ReactionKey = `POST /community/posts/{id}/${'like' | 'save' | 'share'}`;

function reactionRoutes({ db, publicUrl }: PostDeps): Handlers<ReactionKey> {
  return {
    'POST /community/posts/{id}/like': async ({ params, body }, { actor }) => {
      const me = await requireMember(db, actor);
      const { id } = await requirePost(db, params.id, me);
      const wanted = body?.like ?? true;
      await react(db, { postId: id, memberId: me.id }, wanted);
      return { is_liked: wanted, like_count: await countLikes(db, id) };
    },
    'POST /community/posts/{id}/save': async ({ params, body }, { actor }) => {
      const me = await requireMember(db, actor);
      const { id } = await requirePost(db, params.id, me);
      const wanted = body?.save ?? true;
      await inTransaction(db, (tx) => (wanted ? putSave(tx, id, me.id) : deleteSave(tx, id, me.id)));
      return { is_saved: wanted };
    },
    'POST /community/posts/{id}/share': async ({ params }, { actor, language }) => {
      const me = await requireMember(db, actor);
      const { id } = await requirePost(db, params.id, me);
      await inTransaction(db, (tx) => insertShare(tx, id, me.id));
      const url = `${publicUrl}${language === 'en' ? '/en' : ''}/community/posts/${id}`;
      return { url, share_count: await countShares(db, id) };
    },
  };
}
