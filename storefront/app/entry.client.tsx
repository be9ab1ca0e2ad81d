import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadTexts } from './text/load-texts.ts';

// The document names the text areas it was rendered with; its <head> has them on their way already.
loadTexts((document.documentElement.dataset.texts ?? '').split(' ')).then(() => {
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  });
});
