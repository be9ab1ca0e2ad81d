import type { ShippingOption } from '@waha/contract/types';
import { Suspense, useEffect, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { afterWorkingDays, formatWeekday, leavesAt } from '../../places/arrival.ts';
import { type ChosenCity, useChosenCity } from '../../places/chosen-city.ts';
import { useLanguage } from '../../shell/root-data.ts';
import { together } from '../../text/load-texts.ts';
import { useText } from '../../text/use-text.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Amount } from '../../ui/product-card/price.tsx';

const CitySheet = lazyPart(together(['checkout'], () => import('../../places/city-sheet.tsx')));

interface Sent {
  /** Price of one piece, in riyals. */
  price: number;
  weightGrams: number;
  /** The day it is sent, where that is not now. */
  shipsFrom: string | undefined;
}

interface Way {
  option: ShippingOption;
  /** Name of the city in the page's language, which may differ from the one it was chosen in. */
  city: string;
}

/** Standard delivery of one piece to the chosen city; null while unknown. */
function useWay(city: ChosenCity | null, { price, weightGrams }: Omit<Sent, 'shipsFrom'>): Way | null {
  const api = useApi();
  const [way, setWay] = useState<Way | null>(null);
  useEffect(() => {
    setWay(null);
    if (!city) return;
    const controller = new AbortController();
    const body = { city_id: city.id, subtotal: price, weight_grams: weightGrams };
    api('POST /shipping/calculate', { body, signal: controller.signal }).then(
      ({ city: name, options }) => {
        const option = options.find(({ code }) => code === 'standard') ?? options[0];
        setWay(option ? { option, city: name } : null);
      },
      // On failure the text for all cities remains.
      () => undefined,
    );
    return () => controller.abort();
  }, [api, city, price, weightGrams]);
  return way;
}

/** Arrival date in the chosen city; without one, the maximum number of days. */
export function DeliveryTo(sent: Sent) {
  const say = useText('product');
  const language = useLanguage();
  const city = useChosenCity();
  const way = useWay(city, sent);
  const [sheet, setSheet] = useState<'unseen' | 'open' | 'closed'>('unseen');
  const day = (days: number) => formatWeekday(afterWorkingDays(leavesAt([sent.shipsFrom]), days), language);
  return (
    <span className="flex flex-1 flex-wrap items-center gap-x-2">
      <span aria-live="polite">
        {way ? (
          <>
            {way.option.min_days === way.option.max_days
              ? say('arrivesOn', { day: day(way.option.max_days), city: way.city })
              : say('arrivesBetween', { from: day(way.option.min_days), to: day(way.option.max_days), city: way.city })}
            {' · '}
            {way.option.cost === 0 ? say('deliveryFree') : <Amount riyals={way.option.cost} />}
          </>
        ) : (
          say('reassureDelivery')
        )}
      </span>
      <button
        type="button"
        className="needs-script inline-flex min-h-11 items-center font-semibold text-link hover:underline"
        aria-haspopup="dialog"
        onClick={() => setSheet('open')}
      >
        {city ? say('changeCity') : say('chooseCity')}
      </button>
      {sheet === 'unseen' ? null : (
        <Suspense>
          <CitySheet open={sheet === 'open'} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </span>
  );
}
