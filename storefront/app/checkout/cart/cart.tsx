import type { Quote } from '@waha/contract/types';
import { formatAmount } from '@waha/kit/money';
import { useDeferredValue } from 'react';
import { ArrivalLine } from '../../cart/arrival-line.tsx';
import { cartBasket } from '../../cart/basket.ts';
import { CartRows } from '../../cart/cart-rows.tsx';
import { useCart } from '../../cart/cart-store.ts';
import { CouponField } from '../../cart/coupon-field.tsx';
import { FreeShipping } from '../../cart/free-shipping.tsx';
import { HeldOrders } from '../../cart/held-orders.tsx';
import { QuoteProblem } from '../../cart/quote-problem.tsx';
import { QuoteTotals, TotalAnnouncer } from '../../cart/quote-totals.tsx';
import { blocksOrder } from '../../cart/quoted-lines.ts';
import { useCartActions } from '../../cart/use-cart-actions.ts';
import { type QuoteView, useQuote } from '../../cart/use-quote.ts';
import { useChosenCity } from '../../places/chosen-city.ts';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { ExpressPay } from '../wallet/express-pay.tsx';
import { SummarySkeleton } from './cart-skeleton.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { PayBar } from './pay-bar.tsx';
import { UnreadCart } from './unread-cart.tsx';

/** How much one part is, where a lender takes what the cart costs. */
function Instalments({ quote }: { quote: Quote }) {
  const say = useText('cart');
  const parts = quote.payment_options.find((option) => option.instalments !== null)?.instalments;
  if (!parts) return null;
  return (
    <p className="text-sm text-soft">
      {say('instalments', { count: parts.count, amount: formatAmount(parts.amount) })}
    </p>
  );
}

function Summary({ view }: { view: QuoteView }) {
  const say = useText('cart');
  const { quote, isFresh } = view;
  const blocked = view.lines.some(blocksOrder);
  return (
    <section
      aria-labelledby="cart-summary"
      className="grid gap-5 rounded-card border border-line bg-card p-5 lg:sticky lg:top-28 lg:p-6"
    >
      <h2 id="cart-summary" className="text-xl">
        {say('summary')}
      </h2>
      {quote ? (
        <>
          <FreeShipping quote={quote} />
          <ArrivalLine quote={quote} />
          <CouponField outcome={quote.coupon} isFresh={isFresh} />
          <QuoteTotals quote={quote} isFresh={isFresh} complete={false} />
          <Instalments quote={quote} />
        </>
      ) : view.problem ? null : (
        <SummarySkeleton />
      )}
      <div className="grid gap-2">
        {blocked ? (
          <p className="flex items-start gap-2 text-sm text-negative">
            <Icon name="circle-alert" size={18} className="mt-0.5" />
            {say('cannotOrder')}
          </p>
        ) : null}
        <Link to="/checkout" className="btn btn-primary min-h-12 max-lg:hidden">
          {say('checkout')}
        </Link>
        {blocked || quote?.needs_shipping === false ? null : (
          <ExpressPay basket={cartBasket} lines={() => cartBasket.read().lines} />
        )}
        <p className="flex items-center justify-center gap-1.5 text-xs text-soft">
          <Icon name="shield-check" size={16} />
          {say('safe')}
        </p>
      </div>
    </section>
  );
}

function FilledCart() {
  const city = useChosenCity();
  const view = useQuote(city ? { city_id: city.id } : {});
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-12">
      <div className="grid gap-5">
        <QuoteProblem view={view} />
        <HeldOrders view={view} />
        <CartRows pairs={view.lines} />
        <TotalAnnouncer quote={view.quote} isFresh={view.isFresh} />
      </div>
      <Summary view={view} />
      <PayBar view={view} />
    </div>
  );
}

export default function CartPage() {
  const say = useText('cart');
  // Deferred: the lines are drawn in steps, between which the browser answers presses.
  const { isLoading, isEmpty, totalItems } = useDeferredValue(useCart());
  const { clear } = useCartActions();
  return (
    // The stored cart is shorter or longer than its placeholder: the footer stays below either.
    <div className="container min-h-[75dvh] pt-6 lg:pt-10">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-4 lg:mb-8">
        <h1 className="text-3xl">{say('title')}</h1>
        {isEmpty ? null : (
          <p className="flex flex-wrap items-center gap-x-4 text-soft">
            {say('items', { count: totalItems })}
            <button type="button" className="inline-flex min-h-11 items-center gap-2 text-sm" onClick={clear}>
              <Icon name="trash-2" size={16} />
              {say('clear')}
            </button>
          </p>
        )}
      </div>
      <noscript>
        <p className="rounded-xl bg-warning-tint p-4 text-warning">{say('needsScript')}</p>
      </noscript>
      {isLoading ? <UnreadCart /> : isEmpty ? <EmptyCart /> : <FilledCart />}
    </div>
  );
}
