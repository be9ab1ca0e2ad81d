import type { Pickup } from '@waha/contract/types';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { ChoiceField, InBoth, NumberField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { readNumber } from '../../form/numbers.ts';
import { useForm } from '../../form/use-form.ts';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Latin, Panel, State, type Tone } from '../../ui/parts.tsx';
import { useBookableCarriers } from './use-bookings.ts';

const SOON_MS = 1_500;
const RIYADH_MS = 3 * 3_600_000;
const tones: Readonly<Record<Pickup['state'], Tone>> = {
  wanted: 'info',
  refused: 'bad',
  asked: 'good',
  unwanted: 'warn',
  cancelled: 'plain',
};

/** The day in Riyadh, where couriers are asked to come. */
const today = () => new Date(Date.now() + RIYADH_MS).toISOString().slice(0, 10);

/** Couriers who were asked to come, and the form that asks one; nothing where no carrier takes such a wish. */
export function Pickups() {
  const say = useText('parcels');
  const may = useMay();
  const carriers = useBookableCarriers().filter(({ takes_pickups: takes }) => takes);
  const [isAsking, setAsking] = useState(false);
  const isOn = carriers.length > 0 && may('GET /admin/pickups');
  const { data } = useCall('GET /admin/pickups', undefined, { isOn });
  // Visits of days past are over.
  const pickups = (data?.pickups ?? []).filter(({ day, state }) => day >= today() || state === 'unwanted');
  const isComing = pickups.some(({ state, problem }) => (state === 'wanted' || state === 'unwanted') && !problem);
  useCall('GET /admin/pickups', undefined, { isOn: isOn && isComing, everyMs: SOON_MS });
  if (!isOn) return null;
  return (
    <div className="mb-4">
      <Panel
        title={say('pickups')}
        aside={
          may('POST /admin/pickups') ? (
            <button type="button" className="btn btn-quiet" onClick={() => setAsking(true)}>
              {say('askPickup')}
            </button>
          ) : null
        }
      >
        {pickups.length === 0 ? <p className="text-soft">{say('noPickups')}</p> : null}
        <ul className="grid gap-2">
          {pickups.map((pickup) => (
            <PickupRow key={pickup.id} pickup={pickup} />
          ))}
        </ul>
        {isAsking ? <PickupForm carriers={carriers} onClose={() => setAsking(false)} /> : null}
      </Panel>
    </div>
  );
}

function PickupRow({ pickup }: { pickup: Pickup }) {
  const say = useText('parcels');
  const may = useMay();
  const cancel = useAct('POST /admin/pickups/{id}/cancel', { done: say('pickupCancelled') });
  const { id, carrier_name: carrier, day, from, until, parcels, state, problem } = pickup;
  const isOpen = state === 'wanted' || state === 'asked';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line pb-2 last:border-0">
      <bdi className="font-semibold">{carrier}</bdi>
      <Latin>{day}</Latin>
      <Latin>
        {from}–{until}
      </Latin>
      <span className="text-soft">{say('parcels', { count: parcels })}</span>
      <span aria-live="polite">
        <State tone={tones[state]}>{pickup.state_label}</State>
      </span>
      {problem ? <p className="w-full max-w-prose wrap-anywhere text-negative">{problem}</p> : null}
      {isOpen && may('POST /admin/pickups/{id}/cancel') ? (
        <button
          type="button"
          className="btn btn-quiet ms-auto"
          disabled={cancel.isBusy}
          onClick={() => void cancel.run({ params: { id } })}
        >
          {say('cancelPickup')}
        </button>
      ) : null}
    </li>
  );
}

interface PickupFormProps {
  carriers: readonly { code: string; name: string }[];
  onClose: () => void;
}

function PickupForm({ carriers, onClose }: PickupFormProps) {
  const say = useText('parcels');
  const form = useForm({
    call: 'POST /admin/pickups',
    initial: {
      carrier: carriers[0]?.code ?? '',
      day: today(),
      from: '14:00',
      until: '18:00',
      parcels: '1',
    },
    // A text that is no number is refused by the server at its field.
    input: ({ parcels, ...body }) => ({ body: { ...body, parcels: readNumber(parcels) as number } }),
    draft: 'pickup:new',
    done: say('pickupAsked'),
    onDone: onClose,
  });
  return (
    <Dialog title={say('askPickup')} onClose={onClose}>
      <Form form={form} save={say('askPickup')} isInDialog onCancel={onClose}>
        {carriers.length > 1 ? (
          <ChoiceField
            {...form.field('carrier')}
            label={say('carrier')}
            options={carriers.map(({ code, name }) => [code, name] as const)}
          />
        ) : null}
        <TextField {...form.field('day')} label={say('pickupDay')} type="date" dir="ltr" />
        <InBoth>
          <TextField {...form.field('from')} label={say('pickupFrom')} type="time" dir="ltr" />
          <TextField {...form.field('until')} label={say('pickupUntil')} type="time" dir="ltr" />
        </InBoth>
        <NumberField {...form.field('parcels')} label={say('pickupParcels')} isWhole />
      </Form>
    </Dialog>
  );
}
