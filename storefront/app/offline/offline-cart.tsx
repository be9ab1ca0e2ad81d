import { CartRows } from '../cart/cart-rows.tsx';
import { useCart } from '../cart/cart-store.ts';
import { pairLines } from '../cart/quoted-lines.ts';
import { useText } from '../text/use-text.ts';
import { Amount } from '../ui/product-card/price.tsx';

/**
 * The cart as this device stores it, for a buyer without a connection: quantities may be changed and lines removed, at the
 * prices last seen. Prices and stock are asked for again by the cart itself. Texts: offline, cart.
 */
export default function OfflineCart() {
  const say = useText('offline');
  const sayCart = useText('cart');
  const { lines, totalPrice, isEmpty } = useCart();
  if (isEmpty) return null;
  return (
    <section aria-labelledby="offline-cart" className="mt-6 w-full max-w-2xl text-start">
      <h2 id="offline-cart" className="mb-3 text-xl">
        {sayCart('title')}
      </h2>
      <p className="mb-4 text-sm text-soft">{say('cartText')}</p>
      <CartRows pairs={pairLines(lines, null)} />
      <p className="mt-4 flex items-baseline justify-between gap-3 border-t border-line pt-4 font-bold">
        <span>{sayCart('totalBeforeDelivery')}</span>
        <Amount riyals={totalPrice} className="text-xl" />
      </p>
    </section>
  );
}
