import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';

const RecentlySeen = lazyPart(() => import('./recently-seen.tsx'));

/** Fetched once the page is alive: it is one visitor's, and the page is everybody's. */
export function RecentlySeenLater({ id }: { id: number }) {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return isAlive ? (
    <Suspense>
      <RecentlySeen id={id} />
    </Suspense>
  ) : null;
}
