import type { Post, PostComment } from '@waha/contract';
import type { Database } from '../../../platform/database/index.ts';
import { presentImage } from '../../../platform/media/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { type CategoryTrees, presentProduct, readProducts } from '../../goods/catalog/index.ts';
import { type MemberRow, presentMemberRef, readMembers } from '../members/index.ts';
import type { CommentRow } from './comments.store.ts';
import { presentPoll } from './polls/present-poll.ts';
import type { PostRow } from './post-row.ts';
import { editableUntil } from './posts.policy.ts';

export interface PresentDeps {
  db: Database;
  categories: CategoryTrees;
  now: () => number;
}

/** In place of an author who is not found. */
export const FORMER = { handle: null, name: '', picture: null, rank: null };

/**
 * Posts as one member sees them, with their authors and the present state of their products: three queries for any
 * number.
 */
export async function presentPosts(
  { db, categories, now }: PresentDeps,
  rows: readonly PostRow[],
  { me, language }: { me: MemberRow; language: Language },
): Promise<Post[]> {
  const productIds = [...new Set(rows.flatMap((row) => row.product_ids))];
  const memberIds = rows.flatMap((row) => [row.member_id, ...row.mention_ids]);
  const tree = await categories.read();
  const [authors, products] = await db.onOneConnection((one) =>
    Promise.all([readMembers(one, memberIds), readProducts(one, productIds)]),
  );
  const reader = { language, nowMs: now(), categories: tree };
  const authorOf = new Map(authors.map((author) => [author.id, author]));
  const productOf = new Map(products.map((product) => [product.id, presentProduct(product, reader)]));
  return rows.map((row) => {
    const isMine = row.member_id === me.id;
    const until = editableUntil(row.created_at);
    return {
      id: row.id,
      author: presentMemberRef(authorOf.get(row.member_id) ?? FORMER, language),
      text: row.body,
      images: row.images.map(({ image, alt }) => presentImage(image, alt)),
      image_ids: isMine ? row.images.map(({ upload_id }) => upload_id) : [],
      products: row.product_ids.flatMap((id) => productOf.get(id) ?? []),
      poll: presentPoll(row, now()),
      mentions: row.mention_ids.flatMap((id) => authorOf.get(id)?.handle ?? []),
      tags: row.tags,
      like_count: row.like_count,
      comment_count: row.comment_count,
      share_count: row.share_count,
      is_liked: row.is_liked,
      is_saved: row.is_saved,
      is_author_followed: row.is_author_followed,
      sold_count: row.sold_count,
      is_mine: isMine,
      is_pinned: row.pinned_at !== null,
      status: row.status,
      status_reason: isMine ? row.status_reason : null,
      created_at: row.created_at.toISOString(),
      edited_at: row.edited_at?.toISOString() ?? null,
      may_edit_until: isMine && until.getTime() > now() ? until.toISOString() : null,
    };
  });
}

export async function presentComments(
  db: Database,
  rows: readonly CommentRow[],
  { me, language }: { me: MemberRow; language: Language },
): Promise<PostComment[]> {
  const authors = await readMembers(
    db,
    rows.map((row) => row.member_id),
  );
  const authorOf = new Map(authors.map((author) => [author.id, author]));
  return rows.map((row) => ({
    id: row.id,
    parent_id: row.parent_id,
    author: presentMemberRef(authorOf.get(row.member_id) ?? FORMER, language),
    text: row.body,
    is_mine: row.member_id === me.id,
    status: row.status,
    created_at: row.created_at.toISOString(),
  }));
}
