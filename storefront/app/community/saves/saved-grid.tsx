import type { SavedPost } from '@waha/contract/types';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FeedFrame } from '../feed/feed-frame.tsx';
import { useFeed } from '../feed/use-feed.ts';
import { savedKey } from './filing-store.ts';
import { SavedTile } from './saved-tile.tsx';

const grid = 'grid grid-cols-2 gap-2 sm:grid-cols-3';
const drawTile = (saved: SavedPost) => <SavedTile saved={saved} />;
const waiting = [1, 2, 3, 4, 5, 6];

interface SavedGridProps {
  /** Null: all that is saved. */
  collectionId: number | null;
  label: string;
  empty: ReactNode;
}

/** Saved posts and reels, the latest first. Texts: community, saves. */
export function SavedGrid({ collectionId, label, empty }: SavedGridProps) {
  const feed = useFeed<SavedPost>({
    key: savedKey(collectionId),
    ask: (api, cursor, signal) =>
      api('GET /community/saved', {
        query: { ...(collectionId !== null && { collection: collectionId }), ...(cursor && { cursor }) },
        signal,
      }),
  });
  const skeleton = (
    <div className={grid}>
      {waiting.map((tile) => (
        <Skeleton key={tile} className="aspect-3/4 rounded-xl" />
      ))}
    </div>
  );
  return <FeedFrame feed={feed} label={label} className={grid} draw={drawTile} empty={empty} skeleton={skeleton} />;
}
