import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { observeNear } from '../../ui/observe-sight.ts';

/** As many items as a phone's first screen shows. */
const FIRST = 2;
/** Distance to the end of the drawn items at which the next one is drawn: about a phone's screen. */
const AHEAD = '800px';

/**
 * Number of rendered items of a list, and the marker behind them. Items of a long new list are rendered one by one as
 * they come near, so that a slow phone stays responsive. Items that were loaded before are all rendered immediately, so
 * that the scroll position can be restored.
 */
export function useGradually(count: number): { drawn: number; mark: RefObject<HTMLDivElement | null> } {
  const [asked, setAsked] = useState(count);
  const mark = useRef<HTMLDivElement>(null);
  const drawn = Math.min(count, Math.max(asked, FIRST));
  // Observes again after each item: the mark may still be near.
  useEffect(() => {
    if (drawn >= count || !mark.current) return;
    return observeNear(mark.current, AHEAD, () => startTransition(() => setAsked(drawn + 1)));
  }, [drawn, count]);
  return { drawn, mark };
}
