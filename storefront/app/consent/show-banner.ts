import type { Language } from '@waha/kit/language';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { type Answer, ConsentBanner, type Purpose, TITLE_ID } from './consent-banner.tsx';
import { storedConsent } from './stored-consent.ts';

interface Asked {
  language: Language;
  purposes: readonly Purpose[];
}

/** Shows the banner, one at a time. Opened by a press it takes the focus, and gives it back. */
export function bannerOf({ language, purposes }: Asked, onAnswer: (answer: Answer) => void) {
  let isOpen = false;
  return ({ takesFocus }: { takesFocus: boolean }): void => {
    if (isOpen) {
      document.getElementById(TITLE_ID)?.focus();
      return;
    }
    isOpen = true;
    const opener = takesFocus && document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const place = document.body.appendChild(document.createElement('div'));
    const banner = createRoot(place);
    const close = (answer: Answer) => {
      isOpen = false;
      banner.unmount();
      place.remove();
      opener?.focus();
      onAnswer(answer);
    };
    const chosen = purposes.filter((purpose) => storedConsent()?.[purpose]);
    banner.render(createElement(ConsentBanner, { language, purposes, chosen, takesFocus, onAnswer: close }));
  };
}
