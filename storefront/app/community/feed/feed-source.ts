import type { Api } from '@waha/contract/client';

/** One page of a feed, as the contract's `feed(...)` gives it. */
export interface FeedPage<Item> {
  data: Item[];
  next_cursor: string | null;
  newest?: string | null;
}

export interface FeedSource<Item> {
  /** Key of the feed, its kind first: `posts:newest`, `posts:tag:قهوه`. Another key is another feed. */
  key: string;
  ask: (api: Api, cursor: string | undefined, signal: AbortSignal) => Promise<FeedPage<Item>>;
  /** Count of items since `newest`; polled while the page is visible. */
  askNews?: (api: Api, since: string, signal: AbortSignal) => Promise<number>;
}
