import { useEffect, useRef } from 'react';

/** How long one slide stays. */
const SLIDE_MS = 6_000;

interface StoryProgressProps {
  length: number;
  at: number;
  isRunning: boolean;
  /** The clock of the present slide has run out; not called on the last one. */
  onEnd: () => void;
}

/** Bars of a story, one a slide: full behind, filling at the present one, which is the clock of the story. */
export function StoryProgress({ length, at, isRunning, onEnd }: StoryProgressProps) {
  return (
    <div aria-hidden="true" className="flex gap-1">
      {Array.from({ length }, (_, slide) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
        <span key={slide} className="h-1 flex-1 overflow-hidden rounded-full bg-on-dark/30">
          {slide < at ? <span className="block h-full bg-on-dark" /> : null}
          {slide === at ? <Clock key={at} isRunning={isRunning} onEnd={at < length - 1 ? onEnd : undefined} /> : null}
        </span>
      ))}
    </div>
  );
}

/** A bar that fills: an animation, so that pausing it keeps the time that is left. */
function Clock({ isRunning, onEnd }: { isRunning: boolean; onEnd: (() => void) | undefined }) {
  const bar = useRef<HTMLSpanElement>(null);
  const clock = useRef<Animation | null>(null);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (!bar.current) return;
    const filling = bar.current.animate([{ width: '0%' }, { width: '100%' }], { duration: SLIDE_MS, fill: 'forwards' });
    filling.onfinish = () => end.current?.();
    clock.current = filling;
    return () => filling.cancel();
  }, []);
  useEffect(() => {
    if (isRunning) clock.current?.play();
    else clock.current?.pause();
  }, [isRunning]);
  return <span ref={bar} className="block h-full bg-on-dark" />;
}
