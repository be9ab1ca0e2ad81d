import type { ReactNode } from 'react';
import { useBasket } from '../cart/basket.ts';
import { CouponField } from '../cart/coupon-field.tsx';
import { HeldOrders } from '../cart/held-orders.tsx';
import { lineAddress } from '../cart/line-address.ts';
import { QuoteProblem } from '../cart/quote-problem.tsx';
import { QuoteTotals } from '../cart/quote-totals.tsx';
import type { QuoteView } from '../cart/use-quote.ts';
import { Link } from '../router/links.ts';
import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { Amount } from '../ui/product-card/price.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { SummaryLines } from './summary-lines.tsx';

function EditCart() {
  const say = useText('checkout');
  const basket = useBasket();
  const [line] = basket.use().lines;
  const isOne = basket.kind === 'one-thing' && line;
  return (
    <Link
      to={isOne ? lineAddress(line) : '/cart'}
      className="inline-flex min-h-11 items-center text-sm font-semibold text-link hover:underline"
    >
      {isOne ? say('backToThing') : say('editCart')}
    </Link>
  );
}

function SummaryBody({ view, children }: { view: QuoteView; children?: ReactNode }) {
  const { quote, isFresh, problem } = view;
  return (
    <div className="grid gap-5">
      <SummaryLines pairs={view.lines} />
      {children}
      {quote ? (
        <>
          <CouponField outcome={quote.coupon} isFresh={isFresh} />
          <QuoteTotals quote={quote} isFresh={isFresh} complete />
        </>
      ) : problem ? null : (
        <Skeleton className="h-32" />
      )}
    </div>
  );
}

/** Summary on a phone: a collapsed line with the total; problems with the total are shown outside it. */
export function FoldedSummary({ view }: { view: QuoteView }) {
  const say = useText('checkout');
  return (
    <div className="grid gap-2.5 lg:hidden">
      <details className="group rounded-card border border-line bg-card">
        <summary className="flex min-h-11 items-center gap-2 rounded-card px-4 text-sm font-semibold">
          <Icon name="receipt-text" className="text-secondary" />
          {say('showSummary')}
          <Icon name="chevron-down" size={18} className="text-soft transition-transform group-open:rotate-180" />
          {view.quote ? <Amount riyals={view.quote.total} className="ms-auto font-bold" /> : null}
        </summary>
        <div className="border-t border-line p-4">
          <div className="-mt-2 mb-1 flex justify-end">
            <EditCart />
          </div>
          <SummaryBody view={view} />
        </div>
      </details>
      <QuoteProblem view={view} />
      <HeldOrders view={view} />
    </div>
  );
}

/** Sticky summary beside the form, on a wide screen. */
export function SideSummary({ view }: { view: QuoteView }) {
  const say = useText('checkout');
  return (
    <aside
      aria-labelledby="summary-title"
      className="max-h-[calc(100dvh-3rem)] overflow-y-auto rounded-card border border-line bg-card p-6 max-lg:hidden lg:sticky lg:top-6"
    >
      <div className="mb-4 flex items-baseline justify-between gap-3">
        <h2 id="summary-title" className="text-xl">
          {say('showSummary')}
        </h2>
        <EditCart />
      </div>
      <SummaryBody view={view}>
        <QuoteProblem view={view} />
        <HeldOrders view={view} />
      </SummaryBody>
    </aside>
  );
}
