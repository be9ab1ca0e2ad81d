import { Link } from 'react-router';
import { useCart } from '../cart/cart-store.ts';
import { pageContext } from '../page-context.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { textsOf } from '../text/texts.ts';
import { useText } from '../text/use-text.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Route } from './+types/checkout.ts';
import CheckoutFormView from './checkout-form-view.tsx';
import { CheckoutHeader } from './checkout-header.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return { language: context.get(pageContext).language };
}

export function meta({ loaderData, ...input }: Route.MetaArgs) {
  if (!loaderData) return [];
  const say = textsOf(loaderData.language, 'checkout');
  return pageMeta(input, { title: say('title'), description: say('description'), noIndex: true });
}

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
  const { isLoading, isEmpty } = useCart();
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

export default function Checkout() {
  const say = useText('checkout');
  return (
    <>
      <CheckoutHeader />
      <div className="container pt-6 pb-16 lg:pt-10">
        <h1 className="mb-5 text-3xl lg:mb-8">{say('title')}</h1>
        <noscript>
          <p className="rounded-xl bg-warning-tint p-4 text-warning">{say('needsScript')}</p>
        </noscript>
        <Content />
      </div>
    </>
  );
}
