import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useText } from '../text/use-text.ts';
import { SLOW_MS, SlowLine, STUCK_MS } from '../ui/slow-notice.tsx';

/** A step that takes longer shows that it was heard. */
const BEGUN_MS = 400;

type Wait = 'none' | 'begun' | 'slow' | 'stuck';

/** For how long the page of this key has been awaited. */
function useWait(going: string | undefined): Wait {
  const [wait, setWait] = useState<Wait>('none');
  useEffect(() => {
    if (going === undefined) return;
    const timers = [
      setTimeout(setWait, BEGUN_MS, 'begun'),
      setTimeout(setWait, SLOW_MS, 'slow'),
      setTimeout(setWait, STUCK_MS, 'stuck'),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
      setWait('none');
    };
  }, [going]);
  return wait;
}

/**
 * Shows that a step inside the shop is under way: a line at the top edge, after 3 s words, after 10 s a button that opens
 * the awaited page as a document.
 */
export default function SlowStep() {
  const say = useText('shell');
  const next = useNavigation().location;
  const wait = useWait(next?.key);
  return (
    <>
      {wait === 'none' ? null : (
        <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 animate-pulse bg-accent" style={{ height: 4 }} />
      )}
      <SlowLine
        wait={wait === 'begun' ? 'none' : wait}
        text={say('slow')}
        retry={say('tryAgain')}
        onRetry={() => next && location.assign(next.pathname + next.search + next.hash)}
      />
    </>
  );
}
