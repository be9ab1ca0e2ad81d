import { Suspense } from 'react';
import { together } from '../../text/load-texts.ts';
import { useText } from '../../text/use-text.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAlive } from '../../ui/use-alive.ts';
import type { BuyerFieldsProps } from './buyer-fields.tsx';

// A part that is left out in silence would leave a product that nobody can buy, and nobody is told why.
const BuyerFields = lazyPart<BuyerFieldsProps>(() =>
  together(['fields', 'photos'], () => import('./buyer-fields.tsx'))().catch(() => ({ default: NotLoaded })),
);

function NotLoaded() {
  const say = useText('product');
  return (
    <p role="alert" className="rounded-xl bg-negative-tint p-3 text-sm text-negative">
      {say('fieldsFailed')}
    </p>
  );
}

/** Fields that the buyer fills, fetched for products that have some; their place is kept. */
export function BuyerFieldsLater(props: BuyerFieldsProps) {
  const isAlive = useAlive();
  const place = (
    <div className="grid gap-3">
      {props.fields.map(({ key }) => (
        <Skeleton key={key} className="h-20 rounded-xl" />
      ))}
    </div>
  );
  return isAlive ? (
    <Suspense fallback={place}>
      <BuyerFields {...props} />
    </Suspense>
  ) : (
    place
  );
}
