import type { CallReply } from '@waha/contract/client';
import { useEffect, useState } from 'react';
import { useApi } from '../api/use-api.ts';

type Zones = CallReply<'GET /shipping/costs'>;

/** The goods total from which standard delivery is free everywhere; null if zones differ or none is free. */
export function freeShippingFrom(zones: Zones): number | null {
  const limits = zones.map((zone) => zone.costs.find((cost) => cost.method === 'standard')?.free_over ?? null);
  const [first = null] = limits;
  return limits.every((limit) => limit === first) ? first : null;
}

let known: Promise<number | null> | undefined;

/** Requested once per visit: it is the same for everybody, and only a hint, so a failure shows no error. */
export function useFreeShippingFrom(): number | null {
  const api = useApi();
  const [from, setFrom] = useState<number | null>(null);
  useEffect(() => {
    known ??= api('GET /shipping/costs').then(freeShippingFrom, () => null);
    let isShown = true;
    known.then((limit) => isShown && setFrom(limit));
    return () => {
      isShown = false;
    };
  }, [api]);
  return from;
}
