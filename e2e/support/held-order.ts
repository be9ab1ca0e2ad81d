import { adjustStock } from '../../server/src/modules/goods/catalog/index.ts';
import { inTransaction, openDatabase } from '../../server/src/platform/database/index.ts';
import { putInCart } from './cart-line.ts';
import { buy } from './checkout-steps.ts';
import { findProduct } from './demo-shop.ts';
import { inDatabase } from './shop-database.ts';
import { shopUnderTest } from './shop-under-test.ts';
import type { Visitor } from './visitor.ts';

/** A product of one variant that no other test uses and that is in no set. */
export const SCARCE = 'blue-light-glasses';

/** Sets its stock by a movement, as every change: otherwise the ledger of a nightly backup would not balance. */
export async function leave(pieces: number): Promise<void> {
  const [level] = await inDatabase<{ variant_id: number; quantity: number }>(
    'select variant_id, quantity from stock_levels where product_id = (select id from products where slug = $1)',
    [SCARCE],
  );
  if (!level) throw new Error(`${SCARCE} has no stock level`);
  const change = { variantId: level.variant_id, delta: pieces - level.quantity, reason: 'counted' } as const;
  const { db, close } = openDatabase({ url: shopUnderTest().databaseUrl, poolSize: 1 });
  try {
    await inTransaction(db, (tx) => adjustStock(tx, change));
  } finally {
    await close();
  }
}

/** Orders the last two by bank transfer, adds them again and opens the cart. Returns the number of the order. */
export async function holdTheLast(visitor: Visitor): Promise<string> {
  await leave(2);
  await putInCart(visitor, await findProduct(SCARCE), 2);
  const number = await buy(visitor, 'bank_transfer');
  await putInCart(visitor, await findProduct(SCARCE), 2);
  await visitor.open('/cart');
  return number;
}
