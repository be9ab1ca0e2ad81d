import { Link } from '../router/links.ts';
import { closeOverlay } from '../shell/floating/overlays.ts';
import { useText } from '../text/use-text.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Amount } from '../ui/product-card/price.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { CartRows } from './cart-rows.tsx';
import { useCart } from './cart-store.ts';
import { FreeShipping } from './free-shipping.tsx';
import { QuoteProblem } from './quote-problem.tsx';
import { type QuoteView, useQuote } from './use-quote.ts';

function DrawerFooter({ view }: { view: QuoteView }) {
  const say = useText('cart');
  const { totalPrice } = useCart();
  const { quote, isFresh } = view;
  return (
    <>
      <p role="status" aria-busy={!isFresh} className="flex items-baseline justify-between gap-3 font-bold">
        <span>{say('totalBeforeDelivery')}</span>
        <Amount riyals={quote?.total ?? totalPrice} className={`text-xl ${isFresh ? '' : 'opacity-60'}`} />
      </p>
      <p className="mb-3 text-xs text-soft">{say('vatShort')}</p>
      <div className="grid grid-cols-[3fr_2fr] gap-2">
        <Link to="/checkout" className="btn btn-primary px-3">
          {say('checkout')}
        </Link>
        <Link to="/cart" className="btn btn-quiet px-3">
          {say('viewCart')}
        </Link>
      </div>
    </>
  );
}

/** Loaded, with its texts, when first opened. While closed it sends no requests. */
export default function CartDrawer({ open }: { open: boolean }) {
  const say = useText('cart');
  const { isEmpty } = useCart();
  const view = useQuote({}, { enabled: open });
  return (
    <Sheet
      open={open}
      onClose={closeOverlay}
      title={say('title')}
      side="end"
      footer={isEmpty ? undefined : <DrawerFooter view={view} />}
    >
      {isEmpty ? (
        <EmptyState icon="shopping-bag" title={say('empty')}>
          <Link to="/products" className="btn btn-primary">
            {say('startShopping')}
          </Link>
        </EmptyState>
      ) : (
        <>
          <div className="mb-4 grid gap-4 empty:hidden">
            <QuoteProblem view={view} />
            {view.quote ? <FreeShipping quote={view.quote} /> : null}
          </div>
          <CartRows pairs={view.lines} />
        </>
      )}
    </Sheet>
  );
}
