import type { Order } from '@waha/contract';
import { useMemo } from 'react';
import { OrderReturns } from '../../account/order-returns.tsx';
import { placesOfGuest, ReturnPlacesContext } from '../../account/returns/return-places.ts';

export default function GuestReturns({ order, viewToken }: { order: Order; viewToken: string }) {
  const places = useMemo(() => placesOfGuest(order.id, viewToken), [order.id, viewToken]);
  return (
    <ReturnPlacesContext value={places}>
      <OrderReturns order={order} />
    </ReturnPlacesContext>
  );
}
