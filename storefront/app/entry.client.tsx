import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadTexts } from './text/load-texts.ts';

// A step taken before the last one has finished moving ends that movement: nothing that anyone need hear of.
addEventListener('unhandledrejection', (event) => {
  if (`${event.reason}`.includes('Transition was skipped')) event.preventDefault();
});

// The document names the text areas it was rendered with; its <head> has them on their way already.
loadTexts((document.documentElement.dataset.texts ?? '').split(' ')).then(() => {
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  });
});

// In development pages change too often to be kept.
if (import.meta.env.PROD) {
  const rest = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2_000));
  rest(() =>
    import('./document/start-idle-work.ts').then(({ startIdleWork }) => startIdleWork()).catch(() => undefined),
  );
}
