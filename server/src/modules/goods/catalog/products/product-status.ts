import type { ProductStatus } from '@waha/contract';
import { publishInvalidation } from '../../../../platform/cache/index.ts';
import { type Database, inTransaction, type Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { refuseField } from '../../../../text/index.ts';
import { notePublishedPrices } from '../prices/price-history.ts';
import type { Existing } from './product-draft.ts';
import { hasDueProducts, publishDueProducts, updateStatus } from './product-status.store.ts';
import { tagsOfProduct } from './save-product.ts';

interface StatusChange {
  from: ProductStatus;
  to: ProductStatus;
  /** Time of automatic publication of a scheduled product. */
  publishAt: Date | null;
  at: Date;
  language: Language;
}

/**
 * Publishes a product now or at a time, unpublishes it, or archives it, with a version check (`conflict.changed`). A
 * published draft counts as new; a restored product keeps its age.
 */
export async function changeProductStatus(tx: Tx, existing: Existing, change: StatusChange): Promise<void> {
  const { from, to, at, publishAt } = change;
  if (publishAt && publishAt <= at) refuseField(change.language, 'publish_at', 'validation.past');
  const isNew = to === 'published' && (from === 'draft' || from === 'scheduled');
  const publishedAt = isNew ? at : publishAt;
  if (!(await updateStatus(tx, existing, { status: to, publishedAt }))) refuse('conflict.changed');
  await tell(tx, [existing.id]);
}

/** Publishes products scheduled for this moment or earlier. */
export async function publishDue(db: Database, at: Date): Promise<void> {
  if (!(await hasDueProducts(db, at))) return;
  await inTransaction(db, async (tx) => tell(tx, await publishDueProducts(tx, at)));
}

async function tell(tx: Tx, productIds: number[]): Promise<void> {
  if (productIds.length === 0) return;
  await notePublishedPrices(tx, productIds);
  await publishInvalidation(tx, productIds.flatMap(tagsOfProduct));
  // Restock requests may wait for a product that is on sale again.
  await publish(tx, 'stock.flipped', { productIds });
}
