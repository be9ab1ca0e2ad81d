import { publishInvalidation } from '../../../../platform/cache/index.ts';
import { inSavepoint, isForeignKeyViolation, type Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import type { Existing } from './product-draft.ts';
import { updateStatus } from './product-status.store.ts';
import { deleteProduct } from './remove-product.store.ts';
import { tagsOfProduct } from './save-product.ts';

/**
 * Deletes a product, with a version check (`conflict.changed`); one that was ordered, reviewed or wished for is
 * archived instead. Returns which.
 */
export async function removeProduct(tx: Tx, existing: Existing): Promise<'removed' | 'archived'> {
  // Foreign keys decide: the database knows every reference.
  const isRemoved = await inSavepoint(tx, () => deleteProduct(tx, existing)).catch((error: unknown) => {
    if (isForeignKeyViolation(error)) return null;
    throw error;
  });
  if (isRemoved === false) refuse('conflict.changed');
  if (isRemoved === null && !(await updateStatus(tx, existing, { status: 'archived', publishedAt: null }))) {
    refuse('conflict.changed');
  }
  await publishInvalidation(tx, tagsOfProduct(existing.id));
  await publish(tx, 'stock.flipped', { productIds: [existing.id] });
  return isRemoved ? 'removed' : 'archived';
}
