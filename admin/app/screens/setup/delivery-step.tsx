import { useCall } from '../../api/use-call.ts';
import { InBoth, MoneyField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { readNumber } from '../../form/numbers.ts';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Unread } from '../../ui/unread.tsx';

/** Names of the first zone: data in both languages, which the delivery screen edits. */
const names = {
  whole: { ar: 'المملكة', en: 'The Kingdom' },
  some: { ar: 'مناطق التوصيل', en: 'Delivery areas' },
};
/** Thirty kilograms, as in the first zone of the delivery screen. */
const UP_TO_GRAMS = 30_000;
const DAYS = { min_days: 1, max_days: 4 };

interface Region {
  id: number;
  name: string;
}

/** Where the shop delivers, at one price. */
export function DeliveryStep({ onDone }: { onDone: () => void }) {
  const { data, error, refetch } = useCall('GET /locations/full-structure');
  return data ? <DeliveryFields regions={data.regions} onDone={onDone} /> : <Unread error={error} refetch={refetch} />;
}

function DeliveryFields({ regions, onDone }: { regions: readonly Region[]; onDone: () => void }) {
  const say = useText('setup');
  const all = regions.map(({ id }) => id);
  const form = useForm({
    call: 'POST /admin/shipping/zones',
    initial: { isWhole: true, region_ids: all, 'rates.0.cost': '', 'rates.0.free_over': '' },
    input: (typed) => {
      const rate = {
        method: 'standard' as const,
        up_to_grams: UP_TO_GRAMS,
        cost: readNumber(typed['rates.0.cost']) as number,
        free_over: readNumber(typed['rates.0.free_over']),
        ...DAYS,
      };
      return {
        body: {
          name: typed.isWhole ? names.whole : names.some,
          position: 0,
          region_ids: typed.isWhole ? all : typed.region_ids,
          city_ids: [],
          rates: [rate],
        },
      };
    },
    onDone,
  });
  const { isWhole, region_ids: chosen } = form.values;
  return (
    <Form form={form} isInDialog save={say('next')} acts={<Later onDone={onDone} />}>
      <div className="flex flex-wrap gap-2">
        {([true, false] as const).map((whole) => (
          <button
            key={String(whole)}
            type="button"
            className="chip"
            aria-pressed={isWhole === whole}
            onClick={() => form.setAll((typed) => ({ ...typed, isWhole: whole, region_ids: whole ? all : [] }))}
          >
            {say(whole ? 'wholeKingdom' : 'someRegions')}
          </button>
        ))}
      </div>
      {isWhole ? null : (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-1 font-semibold">{say('regions')}</legend>
          {regions.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className="chip"
              aria-pressed={chosen.includes(id)}
              onClick={() =>
                form.set('region_ids', chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
              }
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
      {form.errorOf('region_ids') ? <p className="text-negative">{form.errorOf('region_ids')}</p> : null}
      <InBoth>
        <MoneyField {...form.field('rates.0.cost')} label={say('cost')} />
        <MoneyField {...form.field('rates.0.free_over')} label={say('freeOver')} isOptional />
      </InBoth>
    </Form>
  );
}

/** Leaves a step for later: it stays among the first steps of Today. */
export function Later({ onDone }: { onDone: () => void }) {
  const say = useText('setup');
  return (
    <button type="button" className="btn btn-quiet" onClick={onDone}>
      {say('later')}
    </button>
  );
}
