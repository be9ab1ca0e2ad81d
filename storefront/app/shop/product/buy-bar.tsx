import type { MouseEvent } from 'react';
import { useText } from '../../text/use-text.ts';
import { Price } from '../../ui/product-card/price.tsx';
import { RESTOCK_ID } from './restock-form.tsx';
import type { Purchase } from './use-purchase.ts';

/** Buy bar on a phone: price and one button, always within reach of the thumb. */
export function BuyBar({ purchase }: { purchase: Purchase }) {
  const say = useText('product');
  const sayShell = useText('shell');
  const available = purchase.most > 0;
  function onClick({ detail }: MouseEvent): void {
    // The second tap of a double tap does not add a second piece.
    if (detail > 1) return;
    if (!available) {
      document.getElementById(RESTOCK_ID)?.focus();
      return;
    }
    // Scrolls to the missing choice, which shows an error.
    if (!purchase.add())
      document.querySelector('[data-options]')?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }
  return (
    <section
      aria-label={say('buyBar')}
      className="buy-bar fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-4 border-t border-line bg-card px-4 py-2.5 lg:hidden print:hidden"
    >
      <Price price={purchase.price} original={purchase.original} className="text-lg" />
      <button type="button" className="btn btn-primary flex-1 sm:max-w-xs" onClick={onClick}>
        {purchase.isPreorder ? say('preorderAct') : available ? sayShell('addToCart') : say('restockAction')}
      </button>
    </section>
  );
}
