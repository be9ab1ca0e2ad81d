import type { Api } from '@waha/contract/client';
import { ApiError } from '@waha/contract/client';
import { useCallback, useDeferredValue, useEffect, useRef, useSyncExternalStore } from 'react';
import { useNavigationType } from 'react-router';
import { forgetMine } from '../membership/use-mine.ts';
import { useEarlyApi } from './early-answers.ts';
import { takeEarly } from './early-feed.ts';
import type { FeedSource } from './feed-source.ts';
import { changeFeed, type FeedState, joinItems, readFeed, subscribeToFeeds, writeFeed } from './feed-store.ts';
import { useFeedNews } from './use-feed-news.ts';

const TIMEOUT_MS = 10_000;

export interface Feed<Item> extends FeedState<Item> {
  /** Loads the next page, one request at a time. */
  loadMore: () => void;
  /** Reloads the feed from the top. */
  reload: () => void;
  /** Puts a newly written item on top. */
  prepend: (item: Item) => void;
}

/**
 * An infinite list, paginated by cursor: no item is shown twice, new items are counted but not inserted, and going back
 * to the page finds the list where it was left. Draw it with `FeedNews`, the items, and `FeedEnd`.
 *
 * ```ts
 * const feed = useFeed<Post>({
 *   key: 'posts:newest',
 *   ask: (api, cursor, signal) => api('GET /community/posts', { query: { ...(cursor && { cursor }) }, signal }),
 * });
 * ```
 */
export function useFeed<Item extends { id: number }>({ key, ask, askNews }: FeedSource<Item>): Feed<Item> {
  const api = useEarlyApi();
  const isBack = useNavigationType() === 'POP';
  const stored = useSyncExternalStore(
    subscribeToFeeds,
    () => readFeed(key),
    () => readFeed(key),
  );
  // Only this hook writes under its keys, so the type is known. Deferred, so that React renders a page of a feed in
  // pieces and a slow phone stays responsive.
  const state = useDeferredValue(stored) as FeedState<Item>;

  // `ask` may be a new function at each render; `key` identifies the request.
  const asking = useRef(ask);
  asking.current = ask;
  const first = useCallback(async () => {
    try {
      const page = await (takeEarly<Item>(key) ?? asking.current(api, undefined, AbortSignal.timeout(TIMEOUT_MS)));
      const { data: items, next_cursor: next, newest = null } = page;
      writeFeed(key, { phase: 'known', refusal: null, items, next, newest, more: 'idle', news: 0 });
    } catch (error) {
      noteShutDoor(error);
      const refusal = error instanceof ApiError && error.status === 404 ? error.message : null;
      // After a failed request shown items stay, but not after a refusal with 404; an empty feed shows its error.
      if (refusal || readFeed(key).phase !== 'known') writeFeed(key, { ...readFeed(key), phase: 'failed', refusal });
    }
  }, [api, key]);

  useEffect(() => {
    const isThere = readFeed(key).phase === 'known';
    if (!isThere) writeFeed(key, { ...readFeed(key), phase: 'loading' });
    if (!isThere || !isBack) void first();
  }, [key, first, isBack]);

  useFeedNews(key, askNews, state);

  return {
    ...state,
    loadMore: () => void loadMore(api, key, ask),
    reload: () => {
      if (readFeed(key).phase === 'failed') writeFeed(key, { ...readFeed(key), phase: 'loading' });
      void first();
    },
    prepend: (item) => {
      const now = readFeed(key);
      writeFeed(key, { ...now, items: joinItems([item], now.items as readonly Item[]) });
    },
  };
}

async function loadMore<Item extends { id: number }>(
  api: Api,
  key: string,
  ask: FeedSource<Item>['ask'],
): Promise<void> {
  const { next, more } = readFeed(key);
  if (next === null || more === 'loading') return;
  changeFeed(key, { more: 'loading' });
  try {
    const page = await ask(api, next, AbortSignal.timeout(TIMEOUT_MS));
    const now = readFeed(key);
    // The feed was reloaded in the meantime: this page belongs to its earlier state.
    if (now.next !== next) return;
    changeFeed(key, { items: joinItems(now.items, page.data), next: page.next_cursor, more: 'idle' });
  } catch (error) {
    noteShutDoor(error);
    if (readFeed(key).next === next) changeFeed(key, { more: 'failed' });
  }
}

/** A reader who was suspended or left is no longer a member: the layout checks again and redirects. */
function noteShutDoor(error: unknown): void {
  if (error instanceof ApiError && (error.code === 'members.suspended' || error.code === 'members.not_member')) {
    forgetMine();
  }
}
