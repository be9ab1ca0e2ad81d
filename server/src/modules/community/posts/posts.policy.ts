import type { ErrorCode, StaffRole } from '@waha/contract';
import type { Actor } from '../../../platform/bind/index.ts';
import { type Denial, deny } from '../../../platform/errors/index.ts';
import type { PostKind, PostRow } from './post-row.ts';

/** The refusal of a missing post, by kind. */
export const missing = { post: 'posts.not_found', reel: 'reels.not_found' } as const satisfies Record<
  PostKind,
  ErrorCode
>;

/** The time in which an author may change a post (product decision 7). */
const EDIT_MS = 24 * 60 * 60 * 1_000;
/** The number of a member's first posts that are reviewed before they are shown. */
export const FIRST_POSTS = 2;
/** The limit of a member's posts in an hour. */
export const POSTS_AN_HOUR = 12;
export const COMMENTS_AN_HOUR = 120;

export function editableUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + EDIT_MS);
}

/** Permission to change a post: within a day. */
export function mayEditPost(post: { created_at: Date }, nowMs: number): Denial | null {
  return editableUntil(post.created_at).getTime() > nowMs ? null : deny('posts.too_late');
}

const MODERATORS: ReadonlySet<StaffRole> = new Set(['owner', 'manager', 'moderator']);

/**
 * Permission to replace a reel's film: until members have seen it, so that likes stay with the film they were given
 * for.
 */
export function mayReplaceFilm(post: { position: number | null }): Denial | null {
  return post.position === null ? null : deny('reels.video_fixed');
}

/**
 * Permission to view the pictures of posts under review: for moderators, besides the author. Published pictures have
 * public addresses.
 */
export function mayViewHeldPictures(actor: Actor): Denial | null {
  return actor.kind === 'staff' && MODERATORS.has(actor.role) ? null : deny('uploads.not_found');
}

/** The reasons why a post or comment waits for staff; empty for most. */
export function holdReasonsOf({ isFirst, hasListedWord }: { isFirst: boolean; hasListedWord: boolean }) {
  return [...(isFirst ? (['first'] as const) : []), ...(hasListedWord ? (['words'] as const) : [])];
}

/** The reasons to hold a changed post: a listed word, or a visible change after a review. */
export function holdReasonsOfChange(change: { wasLookedAt: boolean; isOther: boolean; hasListedWord: boolean }) {
  return [
    ...(change.wasLookedAt && change.isOther ? (['changed'] as const) : []),
    ...(change.hasListedWord ? (['words'] as const) : []),
  ];
}

const pictures = ({ images }: PostRow) => images.map(({ upload_id, alt }) => [upload_id, alt]);

/** True where a change alters what a poll is about: the text, pictures and their descriptions around its options. */
export function changesQuestion(before: PostRow, after: PostRow): boolean {
  const asked = (post: PostRow) => JSON.stringify([post.body, pictures(post)]);
  return asked(before) !== asked(after);
}

/** True where a change alters what members see of a post: its text, poll, pictures, their descriptions, film or captions. */
export function changesAppearance(before: PostRow, after: PostRow): boolean {
  const seen = (post: PostRow) =>
    JSON.stringify([
      post.body,
      post.poll?.options.map(({ text }) => text),
      pictures(post),
      post.video?.upload_id,
      post.video?.captions,
    ]);
  return seen(before) !== seen(after);
}
