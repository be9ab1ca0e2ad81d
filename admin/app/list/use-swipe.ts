import { type MouseEvent, type PointerEvent, useRef } from 'react';

const LEAST_PX = 48;
const MOST_ASIDE_PX = 24;

/** Handlers of an element that is swiped sideways by a finger, in either direction. A swipe is no click. */
export function useSwipe(onSwipe: ((id: string) => void) | undefined) {
  const begun = useRef<{ x: number; y: number } | null>(null);
  const wasSwiped = useRef(false);
  return (id: string) =>
    onSwipe
      ? {
          onPointerDown: (event: PointerEvent) => {
            wasSwiped.current = false;
            begun.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
          },
          onPointerUp: (event: PointerEvent) => {
            const from = begun.current;
            begun.current = null;
            if (!from || Math.abs(event.clientY - from.y) > MOST_ASIDE_PX) return;
            if (Math.abs(event.clientX - from.x) < LEAST_PX) return;
            wasSwiped.current = true;
            onSwipe(id);
          },
          onClickCapture: (event: MouseEvent) => {
            if (!wasSwiped.current) return;
            wasSwiped.current = false;
            event.preventDefault();
            event.stopPropagation();
          },
        }
      : {};
}
