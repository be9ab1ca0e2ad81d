import { lazy, Suspense } from 'react';
import { Waiting } from '../ui/parts.tsx';

const Setup = lazy(() => import('../screens/setup/setup.tsx'));

/** The setup of a new shop, outside the layout: its first step makes the account that the layout needs. */
export function SetupRoute() {
  return (
    <Suspense fallback={<Waiting />}>
      <Setup />
    </Suspense>
  );
}
