import { onLeaving } from '../../stored-text.ts';

export interface FeedState<Item> {
  /** `loading`: nothing is known yet. `failed`: nor could it be asked. */
  phase: 'loading' | 'known' | 'failed';
  /** Why the shop keeps it back, in words; null where it did not, or could not be asked. */
  refusal: string | null;
  items: readonly Item[];
  /** Leads on; null at the end. */
  next: string | null;
  /** Where the feed began, to ask what came since. */
  newest: string | null;
  more: 'idle' | 'loading' | 'failed';
  /** How many came since it began. */
  news: number;
}

interface Numbered {
  id: number;
}

/** So many feeds are kept for the way back; the least lately opened goes first. */
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

/** In memory, by the feed's key: coming back to a page finds it as it was left. Nothing is left when somebody leaves. */
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

/** Changes part of a feed that is kept; of one that was let go meanwhile nothing. */
export function changeFeed(key: string, part: Partial<FeedState<Numbered>>): void {
  const state = feeds.get(key);
  if (state) writeFeed(key, { ...state, ...part });
}

/** Feeds of one kind: the part of their keys before the colon. */
function ofKind(kind: string): [string, FeedState<Numbered>][] {
  return [...feeds].filter(([key]) => key.startsWith(`${kind}:`));
}

/**
 * Changes a thing wherever it is kept: `posts` in all feeds whose key begins with `posts:`. A like given on a post's own page
 * is there when one comes back to the feed.
 */
export function changeInFeeds<Item extends Numbered>(kind: string, id: number, part: Partial<Item>): void {
  for (const [key, state] of ofKind(kind)) {
    if (!state.items.some((item) => item.id === id)) continue;
    feeds.set(key, { ...state, items: state.items.map((item) => (item.id === id ? { ...item, ...part } : item)) });
  }
  tell();
}

/** Takes things out of all feeds of a kind: one that was removed, or all of a member who was blocked. */
export function dropFromFeeds<Item extends Numbered>(kind: string, isGone: (item: Item) => boolean): void {
  for (const [key, state] of ofKind(kind)) {
    // Feeds of a kind hold things of one type.
    feeds.set(key, { ...state, items: state.items.filter((item) => !isGone(item as Item)) });
  }
  tell();
}

/** Behind what is there; what a page gives again, because something moved meanwhile, is not shown twice. */
export function joinItems<Item extends Numbered>(before: readonly Item[], added: readonly Item[]): Item[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...added.filter(({ id }) => !known.has(id))];
}
