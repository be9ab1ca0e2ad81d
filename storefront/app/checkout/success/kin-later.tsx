import type { Order } from '@waha/contract/types';
import { Suspense } from 'react';
import { together } from '../../text/load-texts.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const Kin = lazyPart(together(['order'], () => import('./kin.tsx')));

/** Orders that travel with this one; loaded only where there are some. */
export function KinLater({ order }: { order: Order }) {
  if (!order.supplement_of && order.supplements.length === 0) return null;
  return (
    <Suspense fallback={<Skeleton className="h-28 rounded-card" />}>
      <Kin key={order.id} order={order} />
    </Suspense>
  );
}
