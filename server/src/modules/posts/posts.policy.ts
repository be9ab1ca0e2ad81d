import { refuse } from '../../platform/errors/index.ts';

/** How long an author may change a post (product decision 7). */
const EDIT_MS = 24 * 60 * 60 * 1_000;
/** So many of a member's posts staff look at before anybody sees them. */
export const FIRST_POSTS = 2;
/** What one member may write in an hour. */
export const POSTS_AN_HOUR = 12;
export const COMMENTS_AN_HOUR = 120;

export function editableUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + EDIT_MS);
}

/** Refuses 409 `posts.too_late` once a post is older than a day. */
export function requireEditable(post: { created_at: Date }, nowMs: number): void {
  if (editableUntil(post.created_at).getTime() <= nowMs) refuse('posts.too_late');
}

/** Why a post or comment waits for staff; nothing for most. */
export function holdReasonsOf({ isFirst, hasListedWord }: { isFirst: boolean; hasListedWord: boolean }) {
  return [...(isFirst ? (['first'] as const) : []), ...(hasListedWord ? (['words'] as const) : [])];
}
