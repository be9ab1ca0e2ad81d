import { useCart } from '../../cart/cart-store.ts';
import type { QuoteView } from '../../cart/use-quote.ts';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { Amount } from '../../ui/product-card/price.tsx';

/** On a phone: the total and the button to the checkout, visible however long the cart is. */
export function PayBar({ view }: { view: QuoteView }) {
  const say = useText('cart');
  const { totalPrice } = useCart();
  return (
    <section
      aria-label={say('payBar')}
      className="buy-bar fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-4 border-t border-line bg-card px-4 py-2.5 lg:hidden print:hidden"
    >
      <p className="leading-tight" aria-busy={!view.isFresh}>
        <span className="block text-xs text-soft">{say('totalBeforeDelivery')}</span>
        <Amount riyals={view.quote?.total ?? totalPrice} className="text-lg font-bold" />
      </p>
      <Link to="/checkout" className="btn btn-primary flex-1 sm:max-w-xs">
        {say('checkout')}
      </Link>
    </section>
  );
}
