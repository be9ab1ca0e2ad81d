import type { Order } from '@waha/contract/types';
import { Suspense, useState } from 'react';
import { storedToken } from '../../api/session.ts';
import { together } from '../../text/load-texts.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { viewTokenOf } from '../view-tokens.ts';

const KeepOrder = lazyPart(together(['auth'], () => import('./keep-order.tsx')));

/** Offered to guests with the order's view token; after the sign-in it stays mounted and confirms that. */
export function KeepOrderLater({ order }: { order: Order }) {
  const [viewToken] = useState(() => (storedToken() === null ? viewTokenOf(order.id) : undefined));
  if (viewToken === undefined) return null;
  return (
    <Suspense>
      <KeepOrder order={order} viewToken={viewToken} />
    </Suspense>
  );
}
