import { startTransition, useEffect, useState } from 'react';

/** As many as a phone's first screen shows. */
const FIRST = 2;

/**
 * How many of a list are drawn by now: a long list that comes at once is drawn one after another, so that a slow phone answers to
 * a finger in between. What was known when the page opened is there whole, for the place somebody comes back to.
 */
export function useGradually(count: number): number {
  const [drawn, setDrawn] = useState(count);
  const shown = Math.min(count, Math.max(drawn, FIRST));
  useEffect(() => {
    if (shown >= count) return;
    const more = () => startTransition(() => setDrawn(shown + 1));
    if (!window.requestIdleCallback) {
      const timer = setTimeout(more);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(more, { timeout: 100 });
    return () => cancelIdleCallback(idle);
  }, [shown, count]);
  return shown;
}
