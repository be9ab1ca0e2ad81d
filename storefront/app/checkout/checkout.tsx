import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { BasketContext, cartBasket, useBasket } from '../cart/basket.ts';
import { singleLine } from '../cart/single-line.ts';
import { Link } from '../router/links.ts';
import sheet from '../styles/checkout.css?url';
import { useText } from '../text/use-text.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import CheckoutFormView from './checkout-form-view.tsx';
import { CheckoutHeader } from './checkout-header.tsx';

function CheckoutSkeleton() {
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-10">
      <div className="grid gap-5">
        <Skeleton className="h-60 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
      <Skeleton className="h-96 rounded-card max-lg:hidden" />
    </div>
  );
}

function Content() {
  const sayCart = useText('cart');
  // Deferred: the form is drawn in steps, between which the browser answers presses.
  const { isLoading, isEmpty } = useDeferredValue(useBasket().use());
  if (isLoading) return <CheckoutSkeleton />;
  if (isEmpty) {
    return (
      <EmptyState icon="shopping-bag" title={sayCart('empty')}>
        <Link to="/products" className="btn btn-primary">
          {sayCart('startShopping')}
        </Link>
      </EmptyState>
    );
  }
  return <CheckoutFormView />;
}

/** Checkout of the cart, or with `?now` of the single product bought directly, if this tab still has it. */
export default function Checkout() {
  const [search] = useSearchParams();
  const isNow = search.has('now');
  return <CheckoutOf key={String(isNow)} isNow={isNow} />;
}

function CheckoutOf({ isNow }: { isNow: boolean }) {
  const say = useText('checkout');
  const [basket] = useState(() => (isNow && !singleLine.read().isEmpty ? singleLine : cartBasket));
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="second" />
      <CheckoutHeader />
      <div className="container pt-2 pb-3 lg:pt-10 lg:pb-16">
        <h1 className="checkout-title">{say('title')}</h1>
        <noscript>
          <p className="rounded-xl bg-warning-tint p-4 text-warning">{say('needsScript')}</p>
        </noscript>
        <BasketContext value={basket}>
          <Content />
        </BasketContext>
      </div>
    </>
  );
}
