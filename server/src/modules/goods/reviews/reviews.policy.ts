import { reviewEndpoints, type StaffRole } from '@waha/contract';
import type { Actor } from '../../../platform/bind/index.ts';
import { type Denial, deny } from '../../../platform/errors/index.ts';
import type { FullReview } from './own-reviews.store.ts';

const moderators: readonly StaffRole[] = reviewEndpoints['GET /admin/reviews'].access.staff;

type Voted = Pick<FullReview, 'status' | 'customer_id'>;

/** Callers may vote on published reviews, except their own. */
export function mayVote(actor: Actor, review: Voted): Denial | null {
  const denial = mayTakeVoteBack(review);
  const isOwn = actor.kind === 'customer' && review.customer_id === actor.customerId;
  return denial ?? (isOwn ? deny('reviews.own') : null);
}

export function mayTakeVoteBack(review: Voted): Denial | null {
  return review.status === 'published' ? null : deny('reviews.not_found');
}

/** Photos not published yet are visible to their author and moderators. Published ones have addresses of their own. */
export function mayViewUnpublishedPhotos(actor: Actor): Denial | null {
  return actor.kind === 'staff' && moderators.includes(actor.role) ? null : deny('uploads.not_found');
}
