import type { Booking } from '@waha/contract/types';
import { useText } from '../../text/language.tsx';
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

/** The next step of staff for a parcel that its courier could not hand over. */
export function NextStep({ booking: { state, status } }: { booking: Booking }) {
  const say = useText('parcels');
  if (state !== 'sent' || (status !== 'attempt_failed' && status !== 'returned')) return null;
  return <p className="max-w-prose text-sm text-soft">{say(status === 'returned' ? 'nextReturned' : 'nextFailed')}</p>;
}
