import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Latin, Panel, When } from '../../ui/parts.tsx';
import { BookingState } from '../parcels/booking-state.tsx';
import { useBookableCarriers } from '../parcels/use-bookings.ts';

const EVERY_MS = 60_000;
const SHOWN = 5;

/** Parcels that a carrier refused or did not answer about, with the reason; nothing while all is well. */
export function ParcelsAlarm() {
  const say = useText('parcels');
  const query = { view: 'trouble', per_page: SHOWN } as const;
  const { data } = useCall('GET /admin/bookings', { query }, { everyMs: EVERY_MS });
  const silent = useBookableCarriers().flatMap(
    ({ code, name, rates_failing_since: since, rates_ran_out_at: ranOut }) =>
      since !== null
        ? [{ code, at: since, said: say('ratesFail', { carrier: name }) }]
        : ranOut !== null
          ? [{ code, at: ranOut, said: say('ratesRanOut', { carrier: name }) }]
          : [],
  );
  if (!data || data.data.length + silent.length === 0) return null;
  return (
    <Panel title={`${say('alarm')} (${data.total + silent.length})`}>
      {silent.map(({ code, at, said }) => (
        <p key={code} className="flex flex-wrap gap-x-3 py-2">
          {said} <When at={at} />
        </p>
      ))}
      <ul>
        {data.data.map((booking) => (
          <li key={booking.id} className="grid gap-1 py-2">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link to={`/orders/${booking.order_id}`} className="font-semibold text-link hover:underline">
                <Latin>{booking.order_number}</Latin>
              </Link>
              <bdi>{booking.carrier_name}</bdi>
              <BookingState booking={booking} />
            </p>
            {booking.problem ? <p className="max-w-prose wrap-anywhere text-soft">{booking.problem}</p> : null}
          </li>
        ))}
      </ul>
      <Link to="/parcels?view=trouble" className="text-link hover:underline">
        {say('toParcels')}
      </Link>
    </Panel>
  );
}
