import { putInCart } from './cart-line.ts';
import { buy } from './checkout-steps.ts';
import { findProduct } from './demo-shop.ts';
import { inDatabase } from './shop-database.ts';
import type { Visitor } from './visitor.ts';

/** A product of one variant that no other test uses and that is in no set. */
export const SCARCE = 'blue-light-glasses';

/** Sets its stock, by a movement as every change: otherwise the ledger of a nightly backup would not balance. */
export async function leave(pieces: number): Promise<void> {
  await inDatabase(
    `with before as (
       select variant_id, quantity from stock_levels where product_id = (select id from products where slug = $1) for update
     ), changed as (
       update stock_levels l set quantity = $2::int from before b where l.variant_id = b.variant_id
     )
     insert into stock_movements (variant_id, delta, reason)
     select variant_id, $2::int - quantity, 'counted' from before where quantity <> $2::int`,
    [SCARCE, pieces],
  );
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
