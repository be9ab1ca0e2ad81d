import type { Booking } from '@waha/contract/types';
import { formatAmount } from '@waha/kit/money';
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
  const carriers = useBookableCarriers();
  const silent = carriers.flatMap(({ code, name, rates_failing_since: since, rates_ran_out_at: ranOut }) =>
    since !== null
      ? [{ code, at: since, said: say('ratesFail', { carrier: name }) }]
      : ranOut !== null
        ? [{ code, at: ranOut, said: say('ratesRanOut', { carrier: name }) }]
        : [],
  );
  const unsaid = carriers.flatMap(({ code, name, remittances_failing_since: since }) =>
    since === null ? [] : [{ code: `${code} cash`, at: since, said: say('remittancesFail', { carrier: name }) }],
  );
  const told = [...silent, ...unsaid];
  const different = useCall(
    'GET /admin/bookings',
    { query: { view: 'differs', per_page: SHOWN } },
    { everyMs: EVERY_MS },
  );
  const wrong = different.data?.data ?? [];
  if (!data || data.data.length + told.length + wrong.length === 0) return null;
  return (
    <Panel title={`${say('alarm')} (${data.total + told.length + (different.data?.total ?? 0)})`}>
      {told.map(({ code, at, said }) => (
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
      {wrong.length > 0 ? <Differing bookings={wrong} /> : null}
      <Link to="/parcels?view=trouble" className="text-link hover:underline">
        {say('toParcels')}
      </Link>
    </Panel>
  );
}

/** Parcels whose carrier paid out another sum than it collected. */
function Differing({ bookings }: { bookings: readonly Booking[] }) {
  const say = useText('parcels');
  return (
    <>
      <h3 className="font-semibold">
        <Link to="/parcels?view=differs" className="text-link hover:underline">
          {say('differs')}
        </Link>
      </h3>
      <ul>
        {bookings.map(({ id, order_id: orderId, order_number: number, cash, remitted }) => (
          <li key={id} className="flex flex-wrap gap-x-3 py-1">
            <Link to={`/orders/${orderId}`} className="font-semibold text-link hover:underline">
              <Latin>{number}</Latin>
            </Link>
            {say('paidOtherwise', { cash: formatAmount(cash), remitted: formatAmount(remitted ?? 0) })}
          </li>
        ))}
      </ul>
    </>
  );
}
