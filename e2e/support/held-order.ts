import { putInCart } from './cart-line.ts';
import { buy } from './checkout-steps.ts';
import { findProduct } from './demo-shop.ts';
import { inDatabase } from './shop-database.ts';
import type { Visitor } from './visitor.ts';

/** A product of one variant that no other test uses and that is in no set. */
export const SCARCE = 'blue-light-glasses';

/** Sets its stock. */
export async function leave(pieces: number): Promise<void> {
  const which = 'product_id = (select id from products where slug = $1)';
  await inDatabase(`update stock_levels set quantity = $2 where ${which}`, [SCARCE, pieces]);
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
