import { type Database, inTransaction } from '../../../platform/database/index.ts';
import type { Subscriber } from '../../../platform/events/index.ts';
import { earn, takeBack } from '../../community/points/index.ts';
import { readReviewFacts } from '../../goods/reviews/index.ts';
import { readCustomer } from '../../people/identity/index.ts';

/**
 * A review of a purchased product earns points when it is published (product decision 7); they are taken back when it
 * is hidden.
 */
export function reviewPointSubscribers({ db, now }: { db: Database; now: () => number }): Subscriber[] {
  return [
    {
      name: 'loyalty.review.changed',
      event: 'review.changed',
      async handle(payload) {
        const { reviewId } = payload;
        const review = await readReviewFacts(db, reviewId);
        const customerId = review?.status === 'published' && review.is_verified ? review.customer_id : null;
        const cause = `review:${reviewId}`;
        const at = new Date(now());
        await inTransaction(db, async (tx) => {
          if (customerId === null) return takeBack(tx, cause, at);
          if (await readCustomer(tx, customerId)) await earn(tx, { customerId, kind: 'review', cause, at });
        });
      },
    },
  ];
}
