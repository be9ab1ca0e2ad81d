import { useEffect, useState } from 'react';

/** Whether somebody went into a field of the section with this heading: from then on its fields stay, whatever they say. */
export function useTyping(headingId: string): [boolean, (isTyping: boolean) => void] {
  const [isTyping, setIsTyping] = useState(false);
  useEffect(() => {
    const section = document.getElementById(headingId)?.closest('section');
    const look = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches('input:not([type=radio]), textarea, select')) setIsTyping(true);
    };
    section?.addEventListener('focusin', look);
    return () => section?.removeEventListener('focusin', look);
  }, [headingId]);
  return [isTyping, setIsTyping];
}
