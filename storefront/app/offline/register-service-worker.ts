import { loadTexts } from '../text/load-texts.ts';
import { textsOf } from '../text/texts.ts';
import { showToast } from '../toasts/toast-store.ts';

/**
 * Puts the service worker to work, and tells it which pages the reader sees. Fetched when the
 * page has come to rest: none of it is needed to read or to buy.
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
