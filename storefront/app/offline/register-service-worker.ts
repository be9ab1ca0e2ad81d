import { loadTexts } from '../text/load-texts.ts';
import { textsOf } from '../text/texts.ts';
import { showToast } from '../toasts/toast-store.ts';

/**
 * Registers the service worker, and reports each visited page to it. Loaded when the page is idle, because no page
 * needs it to be read or to sell.
 */
export async function registerServiceWorker(): Promise<void> {
  const workers = navigator.serviceWorker;
  window.navigation?.addEventListener('navigatesuccess', () =>
    workers.controller?.postMessage({ seen: location.href }),
  );
  if (!navigator.onLine && workers.controller) await sayLastSeen();
  await workers.register('/sw.js');
}

async function sayLastSeen(): Promise<void> {
  await loadTexts(['offline']);
  const language = document.documentElement.lang === 'en' ? 'en' : 'ar';
  if (!location.pathname.endsWith('/offline'))
    showToast({ text: textsOf(language, 'offline')('asLastSeen'), tone: 'info' });
}
