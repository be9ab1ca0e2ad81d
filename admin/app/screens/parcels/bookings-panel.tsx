import type { AdminOrder } from '@waha/contract/types';
import { useEffect, useRef } from 'react';
import { queryClient } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Latin, Money, Panel, When } from '../../ui/parts.tsx';
import { BookingActs } from './booking-acts.tsx';
import { BookingState, NextStep } from './booking-state.tsx';
import { useBookings } from './use-bookings.ts';

/** Parcels of an order at their carriers: how each stands, its label, and why one is not booked. */
export function BookingsPanel({ order }: { order: AdminOrder }) {
  const say = useText('parcels');
  const { bookings, isComing } = useBookings(order.id);
  const wasComing = useRef(isComing);
  useEffect(() => {
    // A booked parcel is a shipment of the order, whose page shows it.
    if (wasComing.current && !isComing) void queryClient.invalidateQueries();
    wasComing.current = isComing;
  }, [isComing]);
  if (bookings.length === 0) return null;
  return (
    <Panel title={say('bookings')}>
      <ul className="grid gap-3">
        {bookings.map((booking) => (
          <li key={booking.id} className="grid gap-2 border-b border-line pb-3 last:border-0 last:pb-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h3 className="font-semibold">{booking.carrier_name}</h3>
              {booking.number ? <Latin>{booking.number}</Latin> : null}
              <span aria-live="polite">
                <BookingState booking={booking} />
              </span>
              <span className="ms-auto text-soft">
                <When at={booking.asked_at} />
              </span>
            </div>
            {booking.problem ? <p className="max-w-prose wrap-anywhere">{booking.problem}</p> : null}
            <NextStep booking={booking} />
            {booking.cash > 0 ? (
              <p className="text-soft">
                {say('cash')} <Money riyals={booking.cash} />
              </p>
            ) : null}
            <BookingActs booking={booking} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
