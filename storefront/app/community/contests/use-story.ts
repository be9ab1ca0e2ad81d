import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

/** A press longer than this holds the story, and a shorter one steps. */
const HOLD_MS = 300;
/** A finger that moves this far has swiped. */
const SWIPE_PX = 40;

interface Press {
  at: number;
  x: number;
}

/**
 * Steps of a story: where it is, whether its clock runs, and what keys, taps, swipes and holding do. Arrow keys and
 * swipes follow the direction in which the language is read.
 */
export function useStory(length: number, isRightToLeft: boolean) {
  const [at, setAt] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const press = useRef<Press | null>(null);
  const step = (by: number) => setAt((now) => Math.min(length - 1, Math.max(0, now + by)));

  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    // From here on the reader sets the pace.
    setIsPaused(true);
    step((event.key === 'ArrowLeft') === isRightToLeft ? 1 : -1);
  };

  const endPress = () => {
    press.current = null;
    setIsHeld(false);
  };
  const pointer = {
    onPointerDown: ({ button, pointerId, timeStamp, clientX, currentTarget }: PointerEvent) => {
      if (button !== 0) return;
      // A finger or mouse that leaves the story is heard of all the same.
      currentTarget.setPointerCapture(pointerId);
      press.current = { at: timeStamp, x: clientX };
      setIsHeld(true);
    },
    onPointerUp: ({ timeStamp, clientX, currentTarget }: PointerEvent) => {
      const begun = press.current;
      endPress();
      if (!begun) return;
      const moved = clientX - begun.x;
      if (Math.abs(moved) >= SWIPE_PX) return step(moved > 0 === isRightToLeft ? 1 : -1);
      if (timeStamp - begun.at >= HOLD_MS) return;
      const { left, width } = currentTarget.getBoundingClientRect();
      const share = (clientX - left) / width;
      // A third at the reading start leads back.
      step((isRightToLeft ? 1 - share : share) < 1 / 3 ? -1 : 1);
    },
    onPointerCancel: endPress,
    onLostPointerCapture: endPress,
  };

  return { at, step, keys, pointer, isPaused, setIsPaused, isRunning: !isPaused && !isHeld };
}
