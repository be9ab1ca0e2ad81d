import type { ReviewDraftBody } from '@waha/contract';
import { type Database, inPages, inTransaction, isUniqueViolation, type Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { refuseField } from '../../../text/index.ts';
import { claimUploads, dropUploads } from '../../content/uploads/index.ts';
import { readCustomer } from '../../people/identity/index.ts';
import { listPurchases } from '../../selling/orders/index.ts';
import { hasWornSizes, type ProductRow, readProducts } from '../catalog/index.ts';
import { authorOf } from './author-of.ts';
import { hasHeldWord } from './held-words.store.ts';
import { holdReasonsOf, wordsToLookUp } from './hold-review.ts';
import { publishShown } from './moderate-review.ts';
import {
  deleteReview,
  type FullReview,
  listOwnReviews,
  lockOwnReview,
  replacePhotos,
  rewriteReview,
} from './own-reviews.store.ts';
import { recount } from './recount.ts';
import { addReview } from './reviews.store.ts';

export interface WritingDeps {
  db: Database;
  now: () => number;
}

/**
 * Writes a review of a product the customer bought and received; published at once unless held. Refuses
 * `reviews.not_bought`, `reviews.already_written` (by a unique index, under concurrency too) and `uploads.not_yours`.
 * Returns its id.
 */
export async function writeReview(
  deps: WritingDeps,
  customerId: string,
  draft: ReviewDraftBody & { product_id: number },
  language: Language,
): Promise<number> {
  const [product] = await readProducts(deps.db, [draft.product_id]);
  if (!product) refuse('catalog.product_not_found');
  const [purchase] = await listPurchases(deps.db, customerId, { productId: product.id });
  if (!purchase) refuse('reviews.not_bought');
  refuseFit(product, draft, language);
  try {
    return await inTransaction(deps.db, async (tx) => {
      const customer = (await readCustomer(tx, customerId)) ?? refuse('auth.token_invalid');
      const id = await addReview(tx, {
        productId: product.id,
        rating: draft.rating,
        fit: draft.fit,
        body: draft.text,
        author: await authorOf(tx, customer),
        cityId: purchase.city_id,
        isVerified: true,
        createdAt: new Date(deps.now()),
        customerId,
        orderId: purchase.order_id,
      });
      await settle(tx, { id, product_id: product.id, status: null, fit: null, photos: [] }, customerId, draft);
      return id;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'reviews_once_each')) refuse('reviews.already_written');
    throw error;
  }
}

/** Changes the author's review; a rejected or hidden one waits for moderation again. */
export async function changeReview(
  deps: WritingDeps,
  customerId: string,
  id: number,
  draft: ReviewDraftBody,
  language: Language,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const review = (await lockOwnReview(tx, id, customerId)) ?? refuse('reviews.not_found');
    if (draft.fit) refuseFit((await readProducts(tx, [review.product_id]))[0], draft, language);
    await settle(tx, review, customerId, draft);
  });
}

/** Refuses a fit where nothing is worn: a capacity fits nobody. */
function refuseFit(product: ProductRow | undefined, { fit }: ReviewDraftBody, language: Language): void {
  if (fit && !(product && hasWornSizes(product))) refuseField(language, 'fit', 'validation.fit_without_sizes');
}

/** Deletes the customer's own review with its photos and votes. */
export async function withdrawReview(deps: WritingDeps, customerId: string, id: number): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const review = (await lockOwnReview(tx, id, customerId)) ?? refuse('reviews.not_found');
    await remove(tx, review);
  });
}

const FORGOTTEN_AT_ONCE = 100;

/** Erases the reviews of a deleted account, in batches. */
export async function eraseReviews(tx: Tx, customerId: string): Promise<string | null> {
  const reviews = await listOwnReviews(tx, customerId, { limit: FORGOTTEN_AT_ONCE });
  for (const review of reviews) await remove(tx, review);
  return reviews.length < FORGOTTEN_AT_ONCE ? null : 'the latest';
}

async function remove(tx: Tx, review: FullReview): Promise<void> {
  await deleteReview(tx, review.id);
  await publishShown(tx, review.id);
  await dropUploads(
    tx,
    review.photos.flatMap((photo) => photo.upload_id ?? []),
  );
  await recount(tx, review.product_id);
}

/** The review before the change; its status is null while it is being created. */
type Before = Pick<FullReview, 'id' | 'product_id' | 'fit' | 'photos'> & { status: FullReview['status'] | null };

/** Sets text and photos of a review, decides if it is held, and recounts its product. */
async function settle(tx: Tx, before: Before, customerId: string, draft: ReviewDraftBody) {
  const title = draft.title ?? null;
  const newPhotos = await changePhotos(tx, before, customerId, draft.photos ?? []);
  const wasRefused = before.status === 'rejected' || before.status === 'hidden';
  const hasListedWord = await hasHeldWord(tx, wordsToLookUp(`${title ?? ''} ${draft.text}`));
  const heldFor = holdReasonsOf({ title, text: draft.text, newPhotos, hasListedWord, wasRefused });
  // Clients of before do not know the question, and must not take the answer back.
  const fit = draft.fit === undefined ? before.fit : draft.fit;
  const text = { rating: draft.rating, fit, title, body: draft.text };
  const status = heldFor.length > 0 ? 'pending' : 'published';
  await rewriteReview(tx, before.id, text, { status, heldFor, isNew: before.status === null });
  if (status !== before.status) await publishShown(tx, before.id);
  await recount(tx, before.product_id);
}

/** Keeps the named photos, claims new ones, releases the others. Returns the number of photos not moderated yet. */
async function changePhotos(tx: Tx, before: Before, customerId: string, ids: readonly string[]): Promise<number> {
  const had = new Map(before.photos.map((photo) => [photo.upload_id, photo]));
  const added = ids.filter((id) => !had.has(id));
  const claim = { kind: 'review', id: String(before.id), owner: customerId };
  const claimed = new Map((await claimUploads(tx, added, claim)).map(({ id, image }) => [id, image]));
  const photos = ids.flatMap((id) => {
    const image = claimed.get(id) ?? had.get(id)?.image;
    return image ? [{ upload_id: id, image }] : [];
  });
  if (new Set(ids).size !== ids.length) refuse('uploads.not_yours');
  await replacePhotos(tx, before.id, photos);
  const gone = before.photos.flatMap(({ upload_id }) => (upload_id && !ids.includes(upload_id) ? [upload_id] : []));
  await dropUploads(tx, gone);
  // None of the photos of a pending review was moderated.
  return before.status === 'published' ? added.length : photos.length;
}

/** Reviews of a customer, for the data export. */
export async function* exportReviews(db: Database, customerId: string): AsyncGenerator<unknown> {
  const reviews = inPages((limit, offset) => listOwnReviews(db, customerId, { limit, offset }));
  for await (const { product_id, rating, fit, title, body, status, created_at, edited_at } of reviews) {
    yield {
      product_id,
      rating,
      fit,
      title,
      text: body,
      status,
      created_at: created_at.toISOString(),
      edited_at: edited_at?.toISOString() ?? null,
    };
  }
}
