import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadTexts } from './text/load-texts.ts';

// A navigation during a view transition skips that transition, which is no error.
addEventListener('unhandledrejection', (event) => {
  if (`${event.reason}`.includes('Transition was skipped')) event.preventDefault();
});

declare global {
  interface Window {
    /** Set by the start script (document/start-script.ts). */
    takeOver?: () => (() => void) | undefined;
  }
}

/**
 * Replays the click or submit stored before hydration, after the fields have taken over the values typed until then.
 */
function Awake({ held, children }: { held: (() => void) | undefined; children: ReactNode }) {
  useEffect(() => {
    if (held) setTimeout(held);
  }, [held]);
  return children;
}

// The document lists the text areas it was rendered with; its <head> preloads them.
loadTexts((document.documentElement.dataset.texts ?? '').split(' ')).then(() => {
  startTransition(() => {
    // From here React handles clicks and submits.
    const held = window.takeOver?.();
    hydrateRoot(
      document,
      <Awake held={held}>
        <HydratedRouter />
      </Awake>,
    );
  });
});

// In development, pages change too often to be cached.
if (import.meta.env.PROD) {
  const rest = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2_000));
  rest(() =>
    import('./document/start-idle-work.ts').then(({ startIdleWork }) => startIdleWork()).catch(() => undefined),
  );
}
