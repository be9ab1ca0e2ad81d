import { addReview, publishReview, type ReviewDraft } from '../../modules/goods/reviews/index.ts';
import { type Database, inTransaction } from '../../platform/database/index.ts';

/** A review of a product, published by default. */
export async function makeReview(
  db: Database,
  spec: Pick<ReviewDraft, 'productId' | 'rating'> & Partial<ReviewDraft> & { isPublished?: boolean },
): Promise<number> {
  const { isPublished = true, ...draft } = spec;
  return inTransaction(db, async (tx) => {
    const id = await addReview(tx, {
      body: 'وصل سريعًا والجودة ممتازة',
      author: 'نورة ع.',
      cityId: null,
      isVerified: true,
      createdAt: new Date(),
      ...draft,
    });
    if (isPublished) await publishReview(tx, id);
    return id;
  });
}
