import type { EndpointKey, OwnReview } from '@waha/contract';
import type { CallContext, Handlers } from '../../../platform/bind/index.ts';
import { publishInvalidation } from '../../../platform/cache/index.ts';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { enforce, refuse } from '../../../platform/errors/index.ts';
import { inLanguage, type Language } from '../../../platform/text/index.ts';
import { uploadUrl } from '../../content/uploads/index.ts';
import { readVoter, requireCustomer, type Voter } from '../../people/identity/index.ts';
import { listPurchases } from '../../selling/orders/index.ts';
import { hasWornSizes, type ProductRow, presentProductImage, readProducts } from '../catalog/index.ts';
import { type FullReview, listOwnReviews, readReview } from './own-reviews.store.ts';
import { mayTakeVoteBack, mayVote } from './reviews.policy.ts';
import { addVote, removeVote } from './reviews.store.ts';
import { changeReview, type WritingDeps, withdrawReview, writeReview } from './write-review.ts';

/** Maximum number of items the contract shows. */
const MOST_SHOWN = 100;

type OwnReviewKey = Extract<
  EndpointKey,
  'GET /user/reviews' | 'POST /reviews' | `${'PUT' | 'DELETE'} /reviews/{id}` | `${string} /reviews/{id}/helpful`
>;
export type OwnReviewDeps = WritingDeps;

export function ownReviewRoutes(deps: OwnReviewDeps): Handlers<OwnReviewKey> {
  const { db } = deps;

  async function readOwn(id: number, language: Language): Promise<OwnReview> {
    const review = (await readReview(db, id)) ?? refuse('reviews.not_found');
    return (await presentOwn([review], language))[0] ?? refuse('reviews.not_found');
  }

  async function presentOwn(reviews: readonly FullReview[], language: Language): Promise<OwnReview[]> {
    const products = await byId(reviews.map((review) => review.product_id));
    return reviews.flatMap((review) => {
      const product = products.get(review.product_id);
      return product ? [present(review, product, language)] : [];
    });
  }

  async function byId(ids: readonly number[]): Promise<Map<number, ProductRow>> {
    return new Map((await readProducts(db, [...new Set(ids)])).map((row) => [row.id, row]));
  }

  const vote = async (
    id: number,
    context: CallContext,
    visitorId: string | undefined,
    change: (tx: Tx, id: number, voter: Voter) => Promise<number>,
  ) =>
    inTransaction(db, async (tx) => {
      const review = (await readReview(tx, id)) ?? refuse('reviews.not_found');
      enforce(change === addVote ? mayVote(context.actor, review) : mayTakeVoteBack(review));
      await publishInvalidation(tx, [`reviews:${review.product_id}`]);
      return change(tx, id, await readVoter(tx, context, visitorId, `review ${id}`));
    });

  return {
    'GET /user/reviews': async ({ query }, { actor, language }) => {
      const { customerId } = requireCustomer(actor);
      const productId = query.product_id ?? null;
      const [written, bought] = await Promise.all([
        listOwnReviews(db, customerId, { productId, limit: MOST_SHOWN }),
        listPurchases(db, customerId, { productId }),
      ]);
      const reviewed = new Set(written.map((review) => review.product_id));
      const waiting = bought.filter((purchase) => !reviewed.has(purchase.product_id));
      const products = await byId(waiting.map((purchase) => purchase.product_id));
      return {
        written: await presentOwn(written, language),
        waiting: waiting.flatMap((purchase) => {
          const product = products.get(purchase.product_id);
          if (!product) return [];
          const { order_id, delivered_at } = purchase;
          return [
            {
              product: presentReviewed(product, language),
              order_id,
              delivered_at: delivered_at.toISOString(),
              asks_fit: hasWornSizes(product),
            },
          ];
        }),
      };
    },
    'POST /reviews': async ({ body }, { actor, language }) =>
      readOwn(await writeReview(deps, requireCustomer(actor).customerId, body, language), language),
    'PUT /reviews/{id}': async ({ params, body }, { actor, language }) => {
      await changeReview(deps, requireCustomer(actor).customerId, params.id, body, language);
      return readOwn(params.id, language);
    },
    'DELETE /reviews/{id}': async ({ params }, { actor }) => {
      await withdrawReview(deps, requireCustomer(actor).customerId, params.id);
      return { done: true } as const;
    },
    'POST /reviews/{id}/helpful': async ({ params, query }, context) => ({
      is_helpful: true,
      helpful_count: await vote(params.id, context, query.visitor_id, addVote),
    }),
    'DELETE /reviews/{id}/helpful': async ({ params, query }, context) => ({
      is_helpful: false,
      helpful_count: await vote(params.id, context, query.visitor_id, removeVote),
    }),
  };
}

export function presentReviewed(product: ProductRow, language: Language): OwnReview['product'] {
  const [image] = product.images;
  return {
    id: product.id,
    name: inLanguage(product, 'name', language),
    slug: product.slug,
    image: image ? presentProductImage(image, language) : null,
  };
}

function present(review: FullReview, product: ProductRow, language: Language): OwnReview {
  return {
    id: review.id,
    product: presentReviewed(product, language),
    rating: review.rating,
    fit: review.fit,
    asks_fit: hasWornSizes(product),
    title: review.title,
    text: review.body,
    photos: review.photos.flatMap(({ upload_id: id }) => (id ? [{ id, url: uploadUrl(id) }] : [])),
    status: review.status,
    status_reason: review.status_reason,
    helpful_count: review.helpful_count,
    created_at: review.created_at.toISOString(),
    edited_at: review.edited_at?.toISOString() ?? null,
  };
}
