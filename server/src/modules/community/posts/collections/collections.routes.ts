import type { Collection, EndpointKey, SavedPost } from '@waha/contract';
import type { Handlers } from '../../../../platform/bind/index.ts';
import { type Database, inTransaction } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { presentImage } from '../../../../platform/media/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { presentMemberRef, readMembers, requireMember } from '../../members/index.ts';
import { readCursor, writeCursor } from '../feed-cursor.ts';
import { FORMER } from '../present-post.ts';
import { beginCollection, file, MOST_COLLECTIONS, rename } from './change-collection.ts';
import {
  type CollectionRow,
  deleteCollection,
  deleteFiled,
  hasCollection,
  listCollections,
} from './collections.store.ts';
import { listSaved, type SavedRow } from './saved.store.ts';

type SavedKey = Extract<EndpointKey, `${string} /community/${'saved' | 'collections'}${string}`>;

const PAGE_LENGTH = 24;
const MICROSECONDS = 1_000_000;

export function collectionRoutes({ db }: { db: Database }): Handlers<SavedKey> {
  return {
    'GET /community/saved': async ({ query }, { actor, language }) => {
      const me = await requireMember(db, actor);
      const collectionId = query.collection ?? null;
      if (collectionId !== null && !(await hasCollection(db, { id: collectionId, memberId: me.id }))) {
        refuse('posts.collection_not_found');
      }
      const limit = query.per_page ?? PAGE_LENGTH;
      const before = query.cursor === undefined ? null : readBefore(query.cursor);
      const found = await listSaved(db, { memberId: me.id, collectionId, before, limit: limit + 1 });
      const rows = found.slice(0, limit);
      const last = rows.at(-1);
      return {
        data: await presentSaved(db, rows, language),
        next_cursor: found.length > limit && last ? writeBefore(last) : null,
      };
    },
    'GET /community/collections': async ({ query }, { actor }) => {
      const me = await requireMember(db, actor);
      const rows = await listCollections(db, { memberId: me.id, postId: query.post }, MOST_COLLECTIONS);
      return { data: rows.map(presentCollection) };
    },
    'POST /community/collections': async ({ body }, { actor }, tx) => {
      const me = await requireMember(tx, actor);
      const id = await beginCollection(tx, me.id, { name: body.name, postId: body.post_id });
      const [row] = await listCollections(tx, { memberId: me.id, id, postId: body.post_id }, 1);
      return row ? presentCollection(row) : refuse('posts.collection_not_found');
    },
    'PUT /community/collections/{id}': async ({ params, body }, { actor }) => {
      const me = await requireMember(db, actor);
      await rename(db, { id: params.id, memberId: me.id, name: body.name });
      const [row] = await listCollections(db, { memberId: me.id, id: params.id }, 1);
      return row ? presentCollection(row) : refuse('posts.collection_not_found');
    },
    'DELETE /community/collections/{id}': async ({ params }, { actor }) => {
      const me = await requireMember(db, actor);
      const isGone = await inTransaction(db, (tx) => deleteCollection(tx, { id: params.id, memberId: me.id }));
      return isGone ? { done: true } : refuse('posts.collection_not_found');
    },
    'PUT /community/collections/{id}/posts/{postId}': async ({ params: { id, postId } }, { actor }) => {
      const me = await requireMember(db, actor);
      await inTransaction(db, (tx) => file(tx, { collectionId: id, memberId: me.id, postId }));
      return { done: true };
    },
    'DELETE /community/collections/{id}/posts/{postId}': async ({ params: { id, postId } }, { actor }) => {
      const me = await requireMember(db, actor);
      if (!(await hasCollection(db, { id, memberId: me.id }))) refuse('posts.collection_not_found');
      await inTransaction(db, (tx) => deleteFiled(tx, { collectionId: id, memberId: me.id, postId }));
      return { done: true };
    },
  };
}

function presentCollection({ cover, ...row }: CollectionRow): Collection {
  return { ...row, cover: cover && presentImage(cover, '') };
}

async function presentSaved(db: Database, rows: readonly SavedRow[], language: Language): Promise<SavedPost[]> {
  const authors = await readMembers(
    db,
    rows.map((row) => row.member_id),
  );
  const authorOf = new Map(authors.map((author) => [author.id, author]));
  return rows.map(({ id, kind, member_id: memberId, excerpt, picture, created_at: savedAt }) => ({
    id,
    kind,
    author: presentMemberRef(authorOf.get(memberId) ?? FORMER, language),
    excerpt,
    image: picture && presentImage(picture.image, picture.alt),
    saved_at: savedAt.toISOString(),
  }));
}

/** A cursor is the exact time of a save and its post: its microseconds are more than one part of a cursor holds. */
function writeBefore({ at, id }: SavedRow): string {
  return writeCursor(Math.floor(at / MICROSECONDS), at % MICROSECONDS, id);
}

function readBefore(cursor: string) {
  const [seconds = 0, microseconds = 0, postId = 0] = readCursor(cursor, 3);
  return { seconds, microseconds, postId };
}
