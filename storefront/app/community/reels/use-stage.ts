import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Stage {
  /** Index of the reel that fills the stage. */
  current: number;
  /** Moves to the next or the previous reel. */
  step: (by: 1 | -1) => void;
}

/** Visible share from which a reel counts as the current one. */
const MOSTLY = 0.6;

/** Follows which reel in a scrolling frame fills it. Placeholders keep the positions of reels that are not rendered. */
export function useStage(frame: RefObject<HTMLElement | null>, count: number): Stage {
  const [current, setCurrent] = useState(0);
  const last = useRef(0);
  last.current = current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: more reels are more to watch
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const reels = [...element.querySelectorAll('[data-place]')];
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page reports several changes at once, oldest first.
        const shown = entries.findLast((entry) => entry.isIntersecting);
        if (shown) setCurrent(reels.indexOf(shown.target));
      },
      { root: element, threshold: MOSTLY },
    );
    for (const reel of reels) observer.observe(reel);
    return () => observer.disconnect();
  }, [frame, count]);

  function step(by: 1 | -1): void {
    const reels = frame.current?.querySelectorAll('[data-place]');
    const next = reels?.[last.current + by];
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    next?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block: 'start' });
  }

  return { current, step };
}
