import { useEffect, useRef } from 'react';
import { useApi } from '../../api/use-api.ts';
import type { FeedSource } from './feed-source.ts';
import { changeFeed, type FeedState } from './feed-store.ts';

/** Interval of the requests for the count of new items, while the page is visible. */
const PACE_MS = 15_000;
const TIMEOUT_MS = 5_000;

/**
 * Counts new items since the feed was loaded, while the page is visible and immediately when it becomes visible again.
 */
export function useFeedNews<Item>(
  key: string,
  askNews: FeedSource<Item>['askNews'],
  { newest, phase }: Pick<FeedState<Item>, 'newest' | 'phase'>,
): void {
  const api = useApi();
  const ask = useRef(askNews);
  ask.current = askNews;
  useEffect(() => {
    if (phase !== 'known' || newest === null || !ask.current) return;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      ask
        .current?.(api, newest, AbortSignal.timeout(TIMEOUT_MS))
        .then((news) => changeFeed(key, { news }))
        // The next interval tries again.
        .catch(() => undefined);
    };
    const timer = setInterval(look, PACE_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [api, key, newest, phase]);
}
