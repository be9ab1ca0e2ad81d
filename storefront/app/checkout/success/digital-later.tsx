import type { Order } from '@waha/contract/types';
import { Suspense } from 'react';
import { together } from '../../text/load-texts.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const DigitalGoods = lazyPart(together(['digital'], () => import('./digital-goods.tsx')));

const NOT_GIVEN: readonly Order['status'][] = ['pending_payment', 'cancelled', 'expired'];

/** Codes and files of an order; loaded only where it has some and is paid. */
export function DigitalLater({ order }: { order: Order }) {
  if (!order.items.some((item) => item.is_digital) || NOT_GIVEN.includes(order.status)) return null;
  return (
    <Suspense fallback={<Skeleton className="h-56 rounded-card" />}>
      <DigitalGoods key={order.id} orderId={order.id} />
    </Suspense>
  );
}
