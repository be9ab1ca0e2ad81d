import { useSyncExternalStore } from 'react';
import { onLeaving } from '../../stored-text.ts';
import { changeFeed, readFeed } from '../feed/feed-store.ts';

/** The saved post or reel that is being filed, and how often the collections changed since the document was opened. */
interface Filing {
  postId: number | null;
  changes: number;
}

let filing: Filing = { postId: null, changes: 0 };
const atFirst = filing;
const listeners = new Set<() => void>();

function change(part: Partial<Filing>): void {
  filing = { ...filing, ...part };
  for (const listener of listeners) listener();
}

onLeaving(() => change({ postId: null }));

/** Opens the sheet that files a saved post or reel; it is drawn by the community's layout (FilingHost). */
export const openFiling = (postId: number) => change({ postId });
export const closeFiling = () => change({ postId: null });
/** Lists of collections are loaded again. */
export const collectionsChanged = () => change({ changes: filing.changes + 1 });

export function useFiling(): Filing {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => filing,
    () => atFirst,
  );
}

/** Key of a feed of saved posts: of one collection, or all. */
export const savedKey = (collectionId: number | null) => `saved:${collectionId ?? 'all'}`;

/** A post that was taken out of a collection leaves its page at once. */
export function dropFromCollection(collectionId: number, postId: number): void {
  const key = savedKey(collectionId);
  changeFeed(key, { items: readFeed(key).items.filter(({ id }) => id !== postId) });
}
