import { publishInvalidation } from '../../../platform/cache/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { changeRating } from '../catalog/index.ts';
import { rate } from './moderate-review.ts';
import { countByStars } from './reviews.store.ts';

/** Counts the published reviews of a product anew, and drops what was cached of them. */
export async function recount(tx: Tx, productId: number): Promise<void> {
  await changeRating(tx, productId, async () => rate(await countByStars(tx, productId)));
  await publishInvalidation(tx, [`reviews:${productId}`, `product:${productId}`, 'products']);
}
