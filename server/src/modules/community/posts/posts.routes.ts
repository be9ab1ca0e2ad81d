import type { EndpointKey, Post } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { countAgainstLimit } from '../../../platform/rate-limit/index.ts';
import { type MemberRow, requireMember } from '../members/index.ts';
import { readCursor, writeCursor } from './feed-cursor.ts';
import { presentPoll } from './polls/present-poll.ts';
import { vote } from './polls/vote.ts';
import { postActs } from './post-acts.ts';
import type { PostRow } from './post-row.ts';
import { POSTS_AN_HOUR } from './posts.policy.ts';
import { countSince, everyone } from './posts.store.ts';
import { presentPosts } from './present-post.ts';
import { readFeed } from './read-feed.ts';
import { type PostDeps, requirePost, requireWriter } from './require-post.ts';
import { changePost, deletePost, writePost } from './write-post.ts';

type PostKey = Extract<EndpointKey, `${string} /community/posts${string}`>;

const MOST_NEWS = 100;

export function postRoutes(deps: PostDeps): Handlers<PostKey> {
  const { like, save, share, listComments, comment, uncomment } = postActs(deps, 'post');
  return {
    ...feedRoutes(deps),
    ...writingRoutes(deps),
    'POST /community/posts/{id}/like': like,
    'POST /community/posts/{id}/save': save,
    'POST /community/posts/{id}/share': share,
    'POST /community/posts/{id}/vote': async ({ params, body }, { actor }) => {
      const { db, now } = deps;
      const me = await requireMember(db, actor);
      const { id, status } = await requirePost(db, params.id, me, 'post');
      if (status !== 'published') refuse('posts.not_found');
      await vote(deps, { postId: id, memberId: me.id, optionId: body.option_id });
      const after = await requirePost(db, id, me, 'post');
      return presentPoll(after, now()) ?? refuse('posts.poll_not_found');
    },
    'GET /community/posts/{id}/comments': listComments,
    'POST /community/posts/{id}/comments': comment,
    'DELETE /community/posts/{id}/comments/{commentId}': uncomment,
  };
}

type FeedKey = 'GET /community/posts' | 'GET /community/posts/news' | 'GET /community/posts/{id}';

function feedRoutes(deps: PostDeps): Handlers<FeedKey> {
  const { db } = deps;
  return {
    'GET /community/posts': async ({ query }, { actor, language }) => {
      const me = await requireMember(db, actor);
      const { rows, next } = await readFeed(db, me, 'post', query);
      return {
        data: await presentPosts(deps, rows, { me, language }),
        next_cursor: next,
        newest:
          query.sort === 'top' || query.waiting !== undefined
            ? null
            : writeCursor(Math.max(0, ...rows.map((row) => row.position ?? 0))),
      };
    },
    'GET /community/posts/news': async ({ query }, { actor }) => {
      const me = await requireMember(db, actor);
      const [since = 0] = readCursor(query.since, 1);
      const filter = { ...everyone, kind: 'post' as const, readerId: me.id };
      return { count: await countSince(db, filter, since, MOST_NEWS) };
    },
    'GET /community/posts/{id}': async ({ params }, { actor, language }) => {
      const me = await requireMember(db, actor);
      return presentOne(deps, await requirePost(db, params.id, me, 'post'), { me, language });
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

type WritingKey = 'POST /community/posts' | `${'PUT' | 'DELETE'} /community/posts/{id}`;

function writingRoutes(deps: PostDeps): Handlers<WritingKey> {
  const { db, limits } = deps;
  return {
    'POST /community/posts': async ({ body }, { actor, language }, tx) => {
      const writer = await requireWriter(tx, actor);
      const bucket = `posts ${writer.id}`;
      if (limits) await countAgainstLimit(db, { bucket, most: POSTS_AN_HOUR, minutes: 60, code: 'posts.too_many' });
      const id = await writePost(tx, deps, writer, body);
      const [post] = await presentPosts(deps, [await requirePost(tx, id, writer, 'post')], { me: writer, language });
      return post ?? refuse('posts.not_found');
    },
    'PUT /community/posts/{id}': async ({ params, body }, { actor, language }) => {
      const writer = await requireWriter(db, actor);
      await changePost(deps, writer, params.id, body);
      return presentOne(deps, await requirePost(db, params.id, writer, 'post'), { me: writer, language });
    },
    'DELETE /community/posts/{id}': async ({ params }, { actor }) => {
      const me = await requireMember(db, actor);
      await deletePost(deps, me.id, { id: params.id, kind: 'post' });
      return { done: true };
    },
  };
}
