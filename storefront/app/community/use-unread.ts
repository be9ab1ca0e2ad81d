import { useContext, useEffect, useSyncExternalStore } from 'react';
import { useApi } from '../api/use-api.ts';
import { onLeaving } from '../stored-text.ts';
import { MineContext } from './membership/use-mine.ts';

/** Polling interval while the page is visible. */
const PACE_MS = 60_000;
const TIMEOUT_MS = 5_000;

let count = 0;
const listeners = new Set<() => void>();

function keep(next: number): void {
  count = next;
  for (const listener of listeners) listener();
}
onLeaving(() => keep(0));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Resets the count when the notifications are opened. */
export function forgetUnread(): void {
  keep(0);
}

/**
 * Number of unread notifications for the bell; 0 until it is known. Requested on entering the community, each minute
 * while the page is visible, and immediately when it becomes visible again.
 */
export function useUnread(): number {
  const api = useApi();
  const isMember = useContext(MineContext) !== null;
  useEffect(() => {
    if (!isMember) return;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      api('GET /community/notifications/unread', { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
        (unread) => keep(unread.count),
        // The next interval tries again.
        () => undefined,
      );
    };
    look();
    const timer = setInterval(look, PACE_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [api, isMember]);
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
}
