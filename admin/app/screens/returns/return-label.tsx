import type { AdminReturn, ReturnLabel as Label } from '@waha/contract/types';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Latin, State, type Tone, When } from '../../ui/parts.tsx';
import { useBookableCarriers } from '../parcels/use-bookings.ts';

const SOON_MS = 1_500;
const tones: Readonly<Record<Label['state'], Tone>> = {
  wanted: 'info',
  refused: 'bad',
  booked: 'good',
  dropped: 'bad',
  unwanted: 'bad',
  cancelled: 'info',
};

/** The label by which an approved return comes back: asked for at a carrier, and how that stands. */
export function ReturnLabel({ row }: { row: AdminReturn }) {
  const say = useText('parcels');
  const may = useMay();
  const carriers = useBookableCarriers().filter(({ has_returns: hasReturns }) => hasReturns);
  const [chosen, setChosen] = useState('');
  const input = { params: { id: row.id } };
  const isOn = row.kind === 'return' && may('GET /admin/returns/{id}/label');
  const { data } = useCall('GET /admin/returns/{id}/label', input, { isOn, keeps: false });
  const label = data?.label ?? null;
  const isComing = label?.state === 'wanted' && label.problem === null;
  useCall('GET /admin/returns/{id}/label', input, { isOn: isOn && isComing, everyMs: SOON_MS, keeps: false });
  const ask = useAct('POST /admin/returns/{id}/label', { isIdempotent: true, done: say('returnLabelAsked') });
  const carrier = carriers.find(({ code }) => code === (chosen || label?.carrier)) ?? carriers[0];
  const mayAsk = row.status === 'approved' && label?.state !== 'booked' && !isComing && carrier !== undefined;
  if (!isOn || (label === null && !mayAsk)) return null;
  return (
    <section className="grid gap-2 border-t border-line pt-3" aria-label={say('returnLabel')}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold">{say('returnLabel')}</h3>
        {label ? (
          <>
            <span aria-live="polite">
              <State tone={tones[label.state]}>{label.state_label}</State>
            </span>
            <bdi>{label.carrier_name}</bdi>
            {label.number ? <Latin>{label.number}</Latin> : null}
          </>
        ) : null}
      </div>
      {label?.status && label.status !== 'booked' ? (
        <ol className="grid gap-1" aria-label={say('comingBack')}>
          {label.events.map((event) => (
            <li key={`${event.at} ${event.status}`} className="flex flex-wrap gap-x-3">
              {event.label} <When at={event.at} />
            </li>
          ))}
        </ol>
      ) : null}
      {label?.problem ? <p className="max-w-prose wrap-anywhere">{label.problem}</p> : null}
      {mayAsk ? (
        <div className="flex flex-wrap gap-2">
          {carriers.length > 1 ? (
            <select
              className="field w-auto"
              aria-label={say('carrier')}
              value={carrier.code}
              onChange={(event) => setChosen(event.target.value)}
            >
              {carriers.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          ) : null}
          <button
            type="button"
            className="btn btn-quiet"
            disabled={ask.isBusy}
            onClick={() => void ask.run({ ...input, body: { carrier: carrier.code } })}
          >
            {label?.carrier === carrier.code ? say('retry') : say('askReturnLabel', { carrier: carrier.name })}
          </button>
        </div>
      ) : null}
    </section>
  );
}
