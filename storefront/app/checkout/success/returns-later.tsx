import type { Order } from '@waha/contract/types';
import { Suspense } from 'react';
import { together } from '../../text/load-texts.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { viewTokenOf } from '../view-tokens.ts';

const GuestReturns = lazyPart(together(['account'], () => import('./guest-returns.tsx')));

/** Returnable pieces of a guest's order, loaded once it arrived. Customers find them in their account. */
export function ReturnsLater({ order }: { order: Order }) {
  const hasArrived = ['delivered', 'return_requested', 'returned', 'refunded'].includes(order.status);
  const viewToken = viewTokenOf(order.id);
  if (!hasArrived || viewToken === undefined) return null;
  return (
    <Suspense>
      <GuestReturns order={order} viewToken={viewToken} />
    </Suspense>
  );
}
