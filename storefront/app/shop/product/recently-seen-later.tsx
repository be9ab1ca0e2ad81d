import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';

const RecentlySeen = lazyPart(() => import('./recently-seen.tsx'));

/** Fetched after hydration: the list belongs to one visitor, while the page is cached for all. */
export function RecentlySeenLater({ id }: { id: number }) {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return isAlive ? (
    <Suspense>
      <RecentlySeen id={id} />
    </Suspense>
  ) : null;
}
