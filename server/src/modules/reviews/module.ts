import { reviewEndpoints, type StaffRole } from '@waha/contract';
import { defineModule } from '../../module.ts';
import { reviewRefusalTexts } from './refusals.ts';
import { reviewInvariants } from './reviews.invariants.ts';
import { reviewRoutes } from './reviews.routes.ts';
import { exportReviews, forgetReviews } from './write-review.ts';

const moderators: readonly StaffRole[] = reviewEndpoints['GET /admin/reviews'].access.staff;

export const reviews = defineModule({
  name: 'reviews',
  uses: ['identity', 'staff', 'catalog', 'search', 'uploads', 'orders'],
  endpoints: reviewEndpoints,
  areas: {
    reviews: 'What buyers say',
  },
  refusals: reviewRefusalTexts,
  handlers: reviewRoutes,
  copies: ({ db }) => ({ reviews: (customerId) => exportReviews(db, customerId) }),
  erase:
    ({ publishPurge }) =>
    (tx, customerId) =>
      forgetReviews(tx, customerId, publishPurge),
  viewers: () => ({
    // Photos of reviews nobody has published yet; published ones have addresses of their own.
    review: async (_, { actor }) => actor.kind === 'staff' && moderators.includes(actor.role),
  }),
  invariants: reviewInvariants,
});
