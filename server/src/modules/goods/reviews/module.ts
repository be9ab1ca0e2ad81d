import { reviewEndpoints, reviewEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { reviewsKind } from './import/reviews-kind.ts';
import { reviewsProcessing } from './processing.ts';
import { reviewRefusalTexts } from './refusals.ts';
import { reviewInvariants } from './reviews.invariants.ts';
import { mayViewUnpublishedPhotos } from './reviews.policy.ts';
import { reviewRoutes } from './reviews.routes.ts';
import { eraseReviews, exportReviews } from './write-review.ts';

export const reviews = defineModule({
  name: 'reviews',
  wing: 'goods',
  processing: reviewsProcessing,
  uses: ['settings', 'identity', 'staff', 'catalog', 'search', 'uploads', 'orders'],
  endpoints: reviewEndpoints,
  apiTags: {
    reviews: 'What buyers say',
  },
  refusals: reviewRefusalTexts,
  sends: reviewEvents,
  handlers: reviewRoutes,
  exportPersonalData: ({ db }) => ({ reviews: (customerId) => exportReviews(db, customerId) }),
  eraseBatch: () => eraseReviews,
  uploadAccess: () => ({
    review: async (_, { actor }) => mayViewUnpublishedPhotos(actor) === null,
  }),
  recordKinds: () => [reviewsKind],
  invariants: reviewInvariants,
});
