import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

/** As many as a phone's first screen shows. */
const FIRST = 2;
/** So far before the end of what is drawn more is drawn: about a phone's screen. */
const AHEAD = '800px';

/**
 * How many of a list are drawn by now, and the mark that stands behind them: of a long list that comes at once only what is
 * nearly in sight is drawn, one after another, so that a slow phone answers to a finger in between. What was known when the
 * page opened is there whole, for the place somebody comes back to.
 */
export function useGradually(count: number): { drawn: number; mark: RefObject<HTMLDivElement | null> } {
  const [asked, setAsked] = useState(count);
  const mark = useRef<HTMLDivElement>(null);
  const drawn = Math.min(count, Math.max(asked, FIRST));
  // Anew after each: the mark may still be near.
  useEffect(() => {
    if (drawn >= count || !mark.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) startTransition(() => setAsked(drawn + 1));
      },
      { rootMargin: AHEAD },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [drawn, count]);
  return { drawn, mark };
}
