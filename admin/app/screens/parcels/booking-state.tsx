import type { Booking } from '@waha/contract/types';
import { State, type Tone } from '../../ui/parts.tsx';

/** The tone of a parcel: by where it is once it was sent, otherwise by its booking. */
function toneOf({ state, status, problem }: Booking): Tone {
  if (state === 'sent') {
    if (status === 'delivered') return 'good';
    return status === 'returned' || status === 'attempt_failed' || status === 'cancelled' ? 'bad' : 'info';
  }
  if (state === 'refused' || state === 'unwanted') return 'bad';
  if (state === 'wanted' || state === 'booked') return problem ? 'warn' : 'info';
  return 'plain';
}

/** Where a parcel is: at the carrier, or on the way to being booked. */
export function BookingState({ booking }: { booking: Booking }) {
  const { state, state_label: label, status_label: status } = booking;
  return <State tone={toneOf(booking)}>{state === 'sent' ? (status ?? label) : label}</State>;
}
