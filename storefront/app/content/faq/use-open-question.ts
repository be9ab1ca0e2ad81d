import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the question an address points at (`/faq#vat-included`), now and whenever the anchor changes. */
export function useOpenQuestion(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const question = document.getElementById(hash.slice(1));
    if (!(question instanceof HTMLDetailsElement)) return;
    question.open = true;
    question.scrollIntoView();
  }, [hash]);
}
