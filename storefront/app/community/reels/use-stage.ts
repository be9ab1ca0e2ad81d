import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Stage {
  /** Which reel fills the stage; by its place in the list. */
  current: number;
  /** Goes so many on, or back. */
  step: (by: 1 | -1) => void;
}

/** So much of a reel is on the stage when it is the one that is watched. */
const MOSTLY = 0.6;

/** Follows which of the reels in a scrolling frame fills it. Their places stay, whatever of them is drawn. */
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
        const shown = entries.find((entry) => entry.isIntersecting);
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
