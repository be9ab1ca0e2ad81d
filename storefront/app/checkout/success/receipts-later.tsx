import type { Order } from '@waha/contract/types';
import { Suspense } from 'react';
import { together } from '../../text/load-texts.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const Receipts = lazyPart(together(['photos'], () => import('./receipts.tsx')));

const ENDS: readonly Order['status'][] = ['pending_payment', 'expired', 'cancelled'];

/** Upload of receipts of a bank transfer; loaded only for orders paid by one. */
export function ReceiptsLater({ order }: { order: Order }) {
  if (order.payment_method !== 'bank_transfer' || order.amount_due === 0 || !ENDS.includes(order.status)) return null;
  return (
    <Suspense fallback={order.status === 'pending_payment' ? <Skeleton className="h-72 rounded-card" /> : null}>
      <Receipts key={order.status} order={order} />
    </Suspense>
  );
}
