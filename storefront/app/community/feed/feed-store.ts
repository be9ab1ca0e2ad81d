import { onLeaving } from '../../stored-text.ts';

export interface FeedState<Item> {
  /** `loading`: no data yet. `failed`: no data, and the request failed. */
  phase: 'loading' | 'known' | 'failed';
  /** The shop's message for a refused feed; null without a refusal or after a failed request. */
  refusal: string | null;
  items: readonly Item[];
  /** Cursor of the next page; null at the end. */
  next: string | null;
  /** Position of the newest item, the start for counting new ones. */
  newest: string | null;
  more: 'idle' | 'loading' | 'failed';
  /** Number of new items since the feed was loaded. */
  news: number;
}

interface Numbered {
  id: number;
}

/** Maximum of stored feeds, for navigation back; the least recently opened is dropped first. */
const MOST_FEEDS = 12;

const empty: FeedState<Numbered> = {
  phase: 'loading',
  refusal: null,
  items: [],
  next: null,
  newest: null,
  more: 'idle',
  news: 0,
};

/** In memory, by the feed's key: going back to a page finds it as it was left. Cleared when the session ends. */
const feeds = new Map<string, FeedState<Numbered>>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

onLeaving(() => {
  feeds.clear();
  tell();
});

export function subscribeToFeeds(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readFeed(key: string): FeedState<Numbered> {
  return feeds.get(key) ?? empty;
}

export function writeFeed(key: string, state: FeedState<Numbered>): void {
  feeds.delete(key);
  feeds.set(key, state);
  for (const old of feeds.keys()) if (feeds.size > MOST_FEEDS) feeds.delete(old);
  tell();
}

/** Changes part of a stored feed; does nothing if the feed has been dropped. */
export function changeFeed(key: string, part: Partial<FeedState<Numbered>>): void {
  const state = feeds.get(key);
  if (state) writeFeed(key, { ...state, ...part });
}

/** Feeds of one kind: the part of their keys before the colon. */
function ofKind(kind: string): [string, FeedState<Numbered>][] {
  return [...feeds].filter(([key]) => key.startsWith(`${kind}:`));
}

/**
 * Changes an item in every stored feed of its kind: `posts` are all feeds whose key begins with `posts:`. A like on a
 * post's own page thus shows in the feed too.
 */
export function changeInFeeds<Item extends Numbered>(kind: string, id: number, part: Partial<Item>): void {
  changeAllInFeeds<Item>(kind, (item) => item.id === id, part);
}

/** Changes all items that are meant in every stored feed of a kind, such as those of one member. */
export function changeAllInFeeds<Item extends Numbered>(
  kind: string,
  isMeant: (item: Item) => boolean,
  part: Partial<Item>,
): void {
  for (const [key, state] of ofKind(kind)) {
    // All feeds of a kind have items of one type.
    const items = state.items as readonly Item[];
    if (items.some(isMeant)) {
      feeds.set(key, { ...state, items: items.map((item) => (isMeant(item) ? { ...item, ...part } : item)) });
    }
  }
  tell();
}

/** Removes items from all feeds of a kind: one that was removed, or all of a member who was blocked. */
export function dropFromFeeds<Item extends Numbered>(kind: string, isGone: (item: Item) => boolean): void {
  for (const [key, state] of ofKind(kind)) {
    // All feeds of a kind have items of one type.
    feeds.set(key, { ...state, items: state.items.filter((item) => !isGone(item as Item)) });
  }
  tell();
}

/** Appends a page without duplicates: items that moved in the meantime may come twice. */
export function joinItems<Item extends Numbered>(before: readonly Item[], added: readonly Item[]): Item[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...added.filter(({ id }) => !known.has(id))];
}
