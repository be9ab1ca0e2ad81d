import type { ReviewStatus } from '@waha/contract';
import { publishInvalidation } from '../../../platform/cache/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { changeRating } from '../catalog/index.ts';
import { changeReviewStatus, countByStars } from './reviews.store.ts';

/** Shows a review and counts it in its product's rating, in one transaction. False when it is published already. */
export function publishReview(tx: Tx, id: number): Promise<boolean> {
  return change(tx, { id, from: ['pending', 'rejected', 'hidden'], to: 'published', reason: null });
}

/** Hides a published review, e.g. after reports. False if it was not published. */
export function hideReview(tx: Tx, id: number, reason: string): Promise<boolean> {
  return change(tx, { id, from: ['published'], to: 'hidden', reason });
}

/** Rejects a pending review. False if it was not pending. */
export function rejectReview(tx: Tx, id: number, reason: string): Promise<boolean> {
  return change(tx, { id, from: ['pending'], to: 'rejected', reason });
}

async function change(
  tx: Tx,
  step: { id: number; from: ReviewStatus[]; to: ReviewStatus; reason: string | null },
): Promise<boolean> {
  const productId = await changeReviewStatus(tx, step);
  if (productId === undefined) return false;
  await changeRating(tx, productId, async () => rate(await countByStars(tx, productId)));
  await publishInvalidation(tx, [`reviews:${productId}`, `product:${productId}`, 'products']);
  if (step.to !== 'rejected') await publishShown(tx, step.id);
  return true;
}

/** Notifies modules that reward reviews when one becomes visible or hidden. */
export function publishShown(tx: Tx, reviewId: number): Promise<void> {
  return publish(tx, 'review.changed', { reviewId });
}

/** The average to two decimals, as stored, and the number of reviews. */
export function rate(stars: readonly { rating: number; count: number }[]): { average: number; count: number } {
  const count = stars.reduce((sum, one) => sum + one.count, 0);
  const sum = stars.reduce((total, one) => total + one.rating * one.count, 0);
  return { average: count === 0 ? 0 : Math.round((sum * 100) / count) / 100, count };
}
