import { Suspense, useEffect, useState } from 'react';
import { together } from '../../text/load-texts.ts';
import { lazyPart } from '../../ui/lazy-part.ts';

const PurchaseNote = lazyPart(together(['proof'], () => import('./purchase-note.tsx')));

const QUIET_MS = 8_000;

/** Loads the note when the page has been open for long and the browser is idle. */
export function PurchaseNoteLater() {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      // Safari has no idle callback.
      if ('requestIdleCallback' in window) requestIdleCallback(() => setDue(true));
      else setDue(true);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return due ? (
    <Suspense>
      <PurchaseNote />
    </Suspense>
  ) : null;
}
