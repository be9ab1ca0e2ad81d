import type { Booking } from '@waha/contract/types';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { LabelsButton } from './label-file.tsx';

const OPEN = new Set<Booking['state']>(['wanted', 'booked', 'unwanted']);

/** Acts on a booking: its label once there is one, another try while it waits, and giving it up. */
export function BookingActs({ booking }: { booking: Booking }) {
  const say = useText('parcels');
  const [isAsked, setAsked] = useState(false);
  const retry = useAct('POST /admin/bookings/{id}/retry', { done: say('retried') });
  const drop = useAct('POST /admin/bookings/{id}/drop', { done: say('dropped') });
  const { id, state, problem, tries } = booking;
  const input = { params: { id } };
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {booking.has_label ? <LabelsButton bookings={[booking]} /> : null}
      {OPEN.has(state) && problem ? (
        <button type="button" className="btn btn-quiet" disabled={retry.isBusy} onClick={() => void retry.run(input)}>
          {say('retry')}
        </button>
      ) : null}
      {state === 'refused' || (state === 'wanted' && tries > 0) ? (
        <button type="button" className="btn btn-quiet" onClick={() => setAsked(true)}>
          {say('drop')}
        </button>
      ) : null}
      {isAsked ? (
        <Confirm
          title={say('dropTitle')}
          act={say('drop')}
          isDangerous
          isBusy={drop.isBusy}
          onClose={() => setAsked(false)}
          onConfirm={() => void drop.run(input).then(() => setAsked(false))}
        >
          {say('dropText')}
        </Confirm>
      ) : null}
    </div>
  );
}
