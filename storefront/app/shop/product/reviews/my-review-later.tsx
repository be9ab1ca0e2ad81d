import { Suspense } from 'react';
import { useSignedIn } from '../../../api/session.ts';
import { together } from '../../../text/load-texts.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';

const MyReview = lazyPart(together(['review', 'photos'], () => import('../../../review/my-review.tsx')));

/** The reader's own review; fetched only for signed-in customers, so that guests do not download it. */
export function MyReviewLater({ product }: { product: { id: number; name: string } }) {
  return useSignedIn() ? (
    <Suspense>
      <MyReview key={product.id} product={product} />
    </Suspense>
  ) : null;
}
