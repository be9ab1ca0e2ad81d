import type { PickupPoint } from '@waha/contract/types';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/use-api.ts';

export interface Points {
  /** Null while they are awaited for the first time. */
  points: readonly PickupPoint[] | null;
  hasFailed: boolean;
  retry: () => void;
}

/** Places where an order of a city may be collected; read again where `round` changes, with the old ones shown until then. */
export function usePoints(cityId: number, method: 'pickup' | 'point', round: unknown): Points {
  const api = useApi();
  const [read, setRead] = useState<{ of: string; points: readonly PickupPoint[] } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const of = `${method} ${cityId}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` and `tries` only ask again
  useEffect(() => {
    const controller = new AbortController();
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(15_000)]);
    setHasFailed(false);
    api('GET /shipping/points', { query: { city_id: cityId, method }, signal }).then(
      ({ points }) => {
        if (!controller.signal.aborted) setRead({ of, points });
      },
      () => {
        if (!controller.signal.aborted) setHasFailed(true);
      },
    );
    return () => controller.abort();
  }, [of, round, tries]);
  return { points: read?.of === of ? read.points : null, hasFailed, retry: () => setTries((count) => count + 1) };
}
