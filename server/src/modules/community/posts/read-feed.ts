import type { Database } from '../../../platform/database/index.ts';
import { findOthers, type MemberRow } from '../members/index.ts';
import { readCursor, writeCursor } from './feed-cursor.ts';
import type { PostKind, PostRow } from './post-row.ts';
import { type FeedFilter, listFeed, listHeld, listPinned, listTop } from './posts.store.ts';
import { tagKey } from './read-post-text.ts';

const PAGE_LENGTH = 15;
const MOST_PINNED = 3;

/** The query of a feed, the same for posts and reels. */
export interface FeedQuery {
  cursor?: string | undefined;
  per_page?: number | undefined;
  sort?: 'newest' | 'top' | undefined;
  author?: string | undefined;
  tag?: string | undefined;
  saved?: 'true' | undefined;
  followed?: 'true' | undefined;
  waiting?: 'true' | undefined;
}

export interface FeedPage {
  rows: PostRow[];
  /** Null at the end. */
  next: string | null;
}

/** A page of posts or of reels as a member sees them. */
export async function readFeed(db: Database, me: MemberRow, kind: PostKind, query: FeedQuery): Promise<FeedPage> {
  const limit = query.per_page ?? PAGE_LENGTH;
  if (query.waiting !== undefined) return readHeld(db, me.id, { kind, cursor: query.cursor, limit });
  const filter: FeedFilter = {
    kind,
    readerId: me.id,
    authorId: query.author === undefined ? null : (await findOthers(db, me, query.author)).id,
    tag: query.tag === undefined ? null : tagKey(query.tag),
    isSaved: query.saved !== undefined,
    isFollowed: query.followed !== undefined,
  };
  return readPage(db, filter, { ...query, limit });
}

/** Reads one row more than it shows, to know whether there are more. */
async function readPage(
  db: Database,
  filter: FeedFilter,
  { sort, cursor, limit }: FeedQuery & { limit: number },
): Promise<FeedPage> {
  const [position = null] = cursor === undefined ? [] : readCursor(cursor, 1);
  if (sort === 'top') {
    const offset = position ?? 0;
    const found = await listTop(db, filter, { limit: limit + 1, offset });
    return { rows: found.slice(0, limit), next: found.length > limit ? writeCursor(offset + limit) : null };
  }
  // Pinned posts are shown above the unfiltered feed only.
  const isPlain = filter.authorId === null && filter.tag === null && !filter.isSaved && !filter.isFollowed;
  const pinned = isPlain && position === null ? await listPinned(db, filter, MOST_PINNED) : [];
  const length = limit - Math.min(pinned.length, limit - 1);
  const found = await listFeed(
    db,
    { ...filter, isPinned: isPlain ? false : null },
    { before: position, limit: length + 1 },
  );
  const rows = found.slice(0, length);
  return {
    rows: [...pinned, ...rows].slice(0, limit),
    next: found.length > length ? writeCursor(rows.at(-1)?.position ?? 0) : null,
  };
}

/** The reader's own posts that are not visible to others; their cursor is a post's number. */
async function readHeld(
  db: Database,
  memberId: number,
  { kind, cursor, limit }: { kind: PostKind; cursor: string | undefined; limit: number },
): Promise<FeedPage> {
  const [before = null] = cursor === undefined ? [] : readCursor(cursor, 1);
  const found = await listHeld(db, memberId, { kind, before, limit: limit + 1 });
  const rows = found.slice(0, limit);
  return { rows, next: found.length > limit ? writeCursor(rows.at(-1)?.id ?? 0) : null };
}
