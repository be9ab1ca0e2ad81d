import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useAlive } from '../../ui/use-alive.ts';

const BoughtTogether = lazyPart(() => import('./bought-together.tsx'));
const RecentlySeen = lazyPart(() => import('./recently-seen.tsx'));

/** Rails fetched after hydration: one belongs to a single visitor, and both would keep the page waiting. */
export function RailsLater({ id }: { id: number }) {
  const isAlive = useAlive();
  return isAlive ? (
    <Suspense>
      <BoughtTogether id={id} />
      <RecentlySeen id={id} />
    </Suspense>
  ) : null;
}
