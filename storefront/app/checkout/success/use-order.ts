import { ApiError } from '@waha/contract/client';
import type { Order } from '@waha/contract/types';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { clearOrdered, orderJustPlaced } from '../placed-order.ts';
import { replaceByLinkKey, takeLinkKey } from '../store-view-token.ts';
import { viewTokenOf } from '../view-tokens.ts';

export type OrderState = { kind: 'loading' | 'unknown' | 'failed' } | { kind: 'known'; order: Order };

const UNKNOWN_STATUSES = [401, 403, 404, 422];

/** An order of this browser. Removes its lines from the cart the first time. */
export function useOrder(id: string | null) {
  const api = useApi();
  const [state, setState] = useState<OrderState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks again
  useEffect(() => {
    if (id === null) return setState({ kind: 'unknown' });
    takeLinkKey(id);
    clearOrdered(id);
    const placed = orderJustPlaced(id);
    if (placed && attempt === 0) return setState({ kind: 'known', order: placed });
    const controller = new AbortController();
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(15_000)]);
    const viewToken = viewTokenOf(id);
    const query = viewToken === undefined ? {} : { view_token: viewToken };
    api('GET /orders/{id}', { params: { id }, query, signal }).then(
      (order) => setState({ kind: 'known', order }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        const isUnknown = error instanceof ApiError && UNKNOWN_STATUSES.includes(error.status);
        if (isUnknown && replaceByLinkKey(id)) return setAttempt((count) => count + 1);
        setState({ kind: isUnknown ? 'unknown' : 'failed' });
      },
    );
    return () => controller.abort();
  }, [id, attempt]);
  return {
    state,
    setOrder: (order: Order) => setState({ kind: 'known', order }),
    retry() {
      setState({ kind: 'loading' });
      setAttempt((count) => count + 1);
    },
  };
}
