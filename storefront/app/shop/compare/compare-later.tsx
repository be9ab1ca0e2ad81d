import { Suspense } from 'react';
import { together } from '../../text/load-texts.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useAlive } from '../../ui/use-alive.ts';

const CompareBox = lazyPart(together(['compare'], () => import('./compare-box.tsx')));

/** Fetched after hydration, because few compare; its place is kept. */
export function CompareLater({ id }: { id: number }) {
  const isAlive = useAlive();
  return (
    <div className="needs-script min-h-11">
      {isAlive ? (
        <Suspense>
          <CompareBox id={id} />
        </Suspense>
      ) : null}
    </div>
  );
}
