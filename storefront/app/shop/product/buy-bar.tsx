import { useText } from '../../text/use-text.ts';
import { Amount } from '../../ui/product-card/price.tsx';
import { RESTOCK_ID } from './restock-form.tsx';
import type { Purchase } from './use-purchase.ts';

/** Scrolls to the missing choice, which shows an error. Fields that are not filled show themselves. */
export function showOptions(): void {
  // After the error is drawn.
  requestAnimationFrame(() =>
    document.querySelector('[data-options] [role=alert]')?.scrollIntoView({ block: 'center', behavior: 'smooth' }),
  );
}

/** Bar of acts on a phone: price, buying at once and adding, always within reach of the thumb. */
export function BuyBar({ purchase }: { purchase: Purchase }) {
  const say = useText('product');
  const sayShell = useText('shell');
  const available = purchase.most > 0;
  function onClick(): void {
    if (!available) {
      document.getElementById(RESTOCK_ID)?.focus();
      return;
    }
    if (!purchase.add()) showOptions();
  }
  return (
    <section
      aria-label={say('buyBar')}
      className="buy-bar fixed inset-x-0 bottom-0 z-20 flex items-center gap-2.5 border-t border-line bg-card px-4 py-2.5 lg:hidden print:hidden"
    >
      <span className="bar-price font-bold">
        <Amount riyals={purchase.price} />
      </span>
      {available ? (
        <button type="button" className="btn btn-quiet" onClick={() => purchase.buyNow() || showOptions()}>
          {say('buyNow')}
        </button>
      ) : null}
      <button type="button" className="btn btn-primary" onClick={onClick}>
        {purchase.isPreorder ? say('preorderAct') : available ? sayShell('addToCart') : say('restockAction')}
      </button>
    </section>
  );
}
