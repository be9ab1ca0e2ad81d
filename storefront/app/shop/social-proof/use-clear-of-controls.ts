import { type RefObject, useEffect, useState } from 'react';

const CONTROLS = 'button, input, select, textarea, summary, label, [role="option"]';
const PARTS = [0.02, 0.5, 0.98];

/** Whether any of nine points of an element covers a control of the page. */
function coversControl(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return PARTS.some((x) =>
    PARTS.some((y) =>
      document
        .elementsFromPoint(left + x * width, top + y * height)
        .some((under) => !element.contains(under) && under.closest(CONTROLS) !== null),
    ),
  );
}

/** True while the element covers no control. Checked again while the page scrolls under it. */
export function useClearOfControls(element: RefObject<HTMLElement | null>): boolean {
  const [clear, setClear] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (element.current) setClear(!coversControl(element.current));
      });
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [element]);
  return clear;
}
