import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 30_000;
/** Timers count in 32 bits; a longer one would fire immediately. */
const LONGEST_TIMER_MS = 2_000_000_000;

/**
 * Wait before the next reload: until the first end time; after it ever longer, while the server still lists the offer.
 */
export function waitBefore(endsAt: readonly string[], nowMs: number, asked: number): number | null {
  const [first] = endsAt.map((end) => Date.parse(end)).toSorted((one, other) => one - other);
  if (first === undefined) return null;
  if (first > nowMs) return Math.min(first - nowMs + FIRST_WAIT_MS, LONGEST_TIMER_MS);
  return Math.min(FIRST_WAIT_MS * 2 ** asked, LONGEST_WAIT_MS);
}

/**
 * Reloads the page's data when an end time passes, so that expired offers disappear. If this clock is ahead of the
 * server's, the offer is still there; the reload repeats after ever longer waits.
 */
export function useFreshAfter(endsAt: readonly string[]): void {
  const { revalidate, state } = useRevalidator();
  const asked = useRef(0);
  const ends = endsAt.join(' ');
  useEffect(() => {
    if (state !== 'idle') return;
    const all = ends.split(' ').filter(Boolean);
    const wait = waitBefore(all, Date.now(), asked.current);
    if (wait === null) return;
    const isOver = all.some((end) => Date.parse(end) <= Date.now());
    const timer = setTimeout(() => {
      asked.current = isOver ? asked.current + 1 : 0;
      revalidate();
    }, wait);
    return () => clearTimeout(timer);
  }, [ends, state, revalidate]);
}
