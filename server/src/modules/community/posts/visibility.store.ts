import { sql } from '../../../platform/database/index.ts';
import { isInGoodStanding, isShownTo } from '../members/index.ts';

/**
 * Visibility of members' content, defined here alone (docs/decisions/0093): published, the author not suspended, and no
 * block or mute between author and reader. Feeds, search, comments, notifications, mails, contests, tags and counts use
 * one of these in their statement; `p` is a post, `c` a comment, `n` a notification.
 */

/** A post `p` as members see it. */
export const isPostShownTo = (readerId: number) =>
  sql`p.status = 'published' and ${isShownTo('p.member_id', readerId)}`;

/**
 * SQL that is true for a post `p` visible in general, regardless of the reader's blocks: published, its author not
 * suspended.
 */
export const isPostShown = sql`p.status = 'published' and ${isInGoodStanding('p.member_id')}`;

/** SQL that is true for a post `p` the reader may open: a visible one, or an own one in any status but removed. */
export const mayOpenPost = (readerId: number) =>
  sql`((${isPostShownTo(readerId)}) or (p.member_id = ${readerId} and p.status <> 'removed'))`;

/** SQL that is true for a comment `c` the reader may see: a visible one, or an own one in any status but removed. */
export const isCommentShownTo = (readerId: number) =>
  sql`(c.status = 'published' or (c.member_id = ${readerId} and c.status <> 'removed'))
    and ${isShownTo('c.member_id', readerId)}`;

/**
 * SQL that is true for a notification `n` whose post and comment are visible to its reader. Moderation decisions about
 * own content are always shown.
 */
export const isSubjectShownTo = (readerId: number) => sql`(n.kind = 'decision' or (
  (n.post_id is null or exists (select from posts p where p.id = n.post_id and ${mayOpenPost(readerId)}))
  and (n.comment_id is null
    or exists (select from comments c where c.id = n.comment_id and ${isCommentShownTo(readerId)}))))`;
