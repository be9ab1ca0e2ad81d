import type { Order } from '@waha/contract/types';
import { useMemo } from 'react';
import { OrderReturns } from '../../account/order-returns.tsx';
import { linksOfGuest, ReturnLinksContext } from '../../account/returns/return-links.ts';

export default function GuestReturns({ order, viewToken }: { order: Order; viewToken: string }) {
  const links = useMemo(() => linksOfGuest(order.id, viewToken), [order.id, viewToken]);
  return (
    <ReturnLinksContext value={links}>
      <OrderReturns order={order} />
    </ReturnLinksContext>
  );
}
