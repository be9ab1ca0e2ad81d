import type { PickupPoint } from '@waha/contract/types';
import { useEffect, useState } from 'react';
import { useText } from '../../text/use-text.ts';
import { TextField } from '../../ui/fields/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Choice, ChoiceError } from '../choice.tsx';
import { pointOf } from '../form/checkout-form.ts';
import type { FormView } from '../form/use-checkout-form.ts';
import { usePoints } from './use-points.ts';

/** Points that are shown at once; a search or a press shows others. */
const SHOWN = 8;
/** A list this long can be searched. */
const LONG = 6;

interface PointChooserProps {
  view: FormView;
  method: 'pickup' | 'point';
  cityId: number;
}

/** Where the buyer collects the order: the shop, which needs no choice, or one of a carrier's points. */
export default function PointChooser({ view, method, cityId }: PointChooserProps) {
  const say = useText('checkout');
  const { form, errors, change } = view;
  const { points, hasFailed, retry } = usePoints(cityId, method, errors.point);
  const chosen = pointOf(form);
  const choose = ({ carrier, id }: PickupPoint) => change({ point: { method, carrier, id, cityId } });
  const [only] = points?.length === 1 ? points : [];
  const isLost = chosen !== null && points !== null && !points.some((one) => isSame(one, chosen));
  // The only point needs no choice, and one that is no longer there is none.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reacts to what there is, not to the form
  useEffect(() => {
    if (isLost) change({ point: null });
    if (only && (chosen === null || isLost)) choose(only);
  }, [only?.id, isLost, chosen === null]);

  if (hasFailed && points === null)
    return (
      <p id="point" role="alert" className="mt-3 text-sm text-warning">
        {say('pointsFailed')}{' '}
        <button type="button" className="checkout-link" onClick={retry}>
          {say('retry')}
        </button>
      </p>
    );
  if (points === null) return <Skeleton className="mt-3 h-14 rounded-xl" />;
  if (points.length === 0)
    return method === 'point' ? (
      <p id="point" role="status" className="mt-3 text-sm text-warning">
        {say('pointsNone')}
      </p>
    ) : null;
  return (
    <fieldset className="mt-4" aria-describedby={errors.point ? 'point-error' : undefined}>
      <legend className="mb-2 text-sm font-semibold">{say('points')}</legend>
      <PointList points={points} isChosen={(one) => chosen !== null && isSame(one, chosen)} onChoose={choose} />
      <ChoiceError id="point-error" error={errors.point} />
    </fieldset>
  );
}

const isSame = (one: Pick<PickupPoint, 'carrier' | 'id'>, other: Pick<PickupPoint, 'carrier' | 'id'>) =>
  one.carrier === other.carrier && one.id === other.id;

interface PointListProps {
  points: readonly PickupPoint[];
  isChosen: (point: PickupPoint) => boolean;
  onChoose: (point: PickupPoint) => void;
}

function PointList({ points, isChosen, onChoose }: PointListProps) {
  const say = useText('checkout');
  const [wanted, setWanted] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const words = wanted.trim().toLowerCase();
  const found = points.filter(({ name, address }) => `${name} ${address}`.toLowerCase().includes(words));
  // The chosen one stays in sight.
  const shown = isWhole ? found : found.filter((point, index) => index < SHOWN || isChosen(point));
  return (
    <>
      {points.length > LONG ? (
        <TextField
          id="find-point"
          label={say('findPoint')}
          optional=""
          value={wanted}
          onChange={setWanted}
          className="mb-3"
          maxLength={60}
        />
      ) : null}
      <div className="grid gap-2">
        {shown.map((point, index) => (
          <Choice
            key={`${point.carrier} ${point.id}`}
            name="point"
            value={`${point.carrier ?? ''}-${point.id}`}
            first={index === 0}
            checked={isChosen(point)}
            title={point.name}
            aside={point.carrier === null ? null : point.carrier_name}
            description={point.hours === '' ? null : say('pointHours', { hours: `\u2068${point.hours}\u2069` })}
            always={
              <>
                <bdi className="block">{point.address}</bdi>
                {point.takes_cash ? null : <span className="block">{say('pointNoCash')}</span>}
              </>
            }
            price={null}
            onChoose={() => onChoose(point)}
          />
        ))}
      </div>
      {shown.length === 0 ? <p className="text-sm text-soft">{say('pointsNotFound')}</p> : null}
      {shown.length < found.length ? (
        <button type="button" className="checkout-link mt-2" onClick={() => setIsWhole(true)}>
          {say('pointsMore')}
        </button>
      ) : null}
    </>
  );
}
