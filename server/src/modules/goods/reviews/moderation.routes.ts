import type { EndpointKey, ModeratedReview, ReviewStatus } from '@waha/contract';
import { type Handlers, presentList, type StaffContext } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { imageUrl } from '../../../platform/media/index.ts';
import type { FileStorage } from '../../../platform/storage/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { hidePicture, showPicture, uploadUrl } from '../../content/uploads/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import { readProducts } from '../catalog/index.ts';
import { hideReview, publishReview, rejectReview } from './moderate-review.ts';
import { presentReviewed } from './own-reviews.routes.ts';
import { type FullReview, listReviews, readReview } from './own-reviews.store.ts';

type ModerationKey = Extract<EndpointKey, `${string} /admin/reviews${string}`>;

async function present(
  where: Database | Tx,
  reviews: readonly FullReview[],
  language: Language,
): Promise<ModeratedReview[]> {
  const ids = [...new Set(reviews.map((review) => review.product_id))];
  const products = new Map((await readProducts(where, ids)).map((row) => [row.id, row]));
  return reviews.flatMap((review) => {
    const product = products.get(review.product_id);
    return product ? [presentModerated(review, presentReviewed(product, language))] : [];
  });
}

const reviews = auditedResource<number, FullReview, ModeratedReview>({
  read: async (where, id) => (await readReview(where, id)) ?? refuse('reviews.not_found'),
  subject: ({ id }) => ({ kind: 'review', id }),
  audited: ({ status, status_reason: reason }) => ({ status, reason }),
  present: async (where, review, { language }) =>
    (await present(where, [review], language))[0] ?? refuse('reviews.not_found'),
});

export interface ModerationDeps {
  db: Database;
  storage: FileStorage;
}

export function moderationRoutes({ db, storage }: ModerationDeps): Handlers<ModerationKey> {
  const step = (id: number, context: StaffContext, done: ReviewStatus, work: (tx: Tx) => Promise<boolean>) =>
    reviews.change(db, context, { id, action: `reviews.${done}` }, async (tx) => {
      if (!(await work(tx))) refuse('reviews.transition_not_allowed');
    });

  /** Photos of a published review are public, and only those. */
  async function servePhotos(id: number, serve: typeof showPicture): Promise<void> {
    const review = await readReview(db, id);
    for (const { upload_id, image } of review?.photos ?? []) if (upload_id) await serve(storage, image);
  }

  return {
    'GET /admin/reviews': async ({ query }, { language }) => {
      const found = await listReviews(db, { ...query, status: query.status ?? 'pending' });
      return presentList(found, (rows) => present(db, rows, language));
    },
    'PUT /admin/reviews/{id}/publish': async ({ params: { id } }, context) => {
      // Pictures become public before the review does: it must never appear with missing pictures.
      await servePhotos(id, showPicture);
      return step(id, context, 'published', (tx) => publishReview(tx, id));
    },
    'PUT /admin/reviews/{id}/reject': ({ params: { id }, body: { reason } }, context) =>
      step(id, context, 'rejected', (tx) => rejectReview(tx, id, reason)),
    'PUT /admin/reviews/{id}/hide': async ({ params: { id }, body: { reason } }, context) => {
      const hidden = await step(id, context, 'hidden', (tx) => hideReview(tx, id, reason));
      await servePhotos(id, hidePicture);
      return hidden;
    },
  };
}

function presentModerated(review: FullReview, product: ModeratedReview['product']): ModeratedReview {
  return {
    id: review.id,
    product,
    author: review.author,
    rating: review.rating,
    fit: review.fit,
    title: review.title,
    text: review.body,
    photos: review.photos.map(({ upload_id, image }) => ({
      id: upload_id,
      url: upload_id ? uploadUrl(upload_id) : imageUrl(image, Math.max(...image.widths), 'webp'),
    })),
    status: review.status,
    status_reason: review.status_reason,
    held_for: review.held_for,
    created_at: review.created_at.toISOString(),
    edited_at: review.edited_at?.toISOString() ?? null,
  };
}
