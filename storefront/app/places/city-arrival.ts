import { type Api, ApiError } from '@waha/contract/client';
import { useEffect, useState } from 'react';
import { useApi } from '../api/use-api.ts';
import { useChosenCity } from './chosen-city.ts';

/** Maximum working days to the last requested city, cached because every card of a page shows the same date. */
let asked: { cityId: number; days: Promise<number | null> } | null = null;

function daysTo(api: Api, cityId: number): Promise<number | null> {
  if (asked?.cityId !== cityId) {
    const question = { query: { city_id: cityId }, signal: AbortSignal.timeout(8_000) };
    const days = api('GET /shipping/arrival', question).then(
      ({ max_days }) => max_days,
      // No delivery there, or no response: cards then show no date. After a missing response the next list requests it
      // again.
      (error: unknown) => {
        if (!(error instanceof ApiError)) asked = null;
        return null;
      },
    );
    asked = { cityId, days };
  }
  return asked.days;
}

/** Maximum number of working days to the chosen city; null without a city or while unknown. */
export function useCityArrival(): number | null {
  const api = useApi();
  const city = useChosenCity();
  const [known, setKnown] = useState<{ cityId: number; days: number | null } | null>(null);
  useEffect(() => {
    if (!city) return;
    let isWanted = true;
    void daysTo(api, city.id).then((days) => {
      if (isWanted) setKnown({ cityId: city.id, days });
    });
    return () => {
      isWanted = false;
    };
  }, [api, city]);
  return city && known?.cityId === city.id ? known.days : null;
}
