import type { Api } from '@waha/contract/client';
import type { Say } from '@waha/kit/texts';
import type { Areas } from '../text/areas.ts';
import { showToast } from '../toasts/toast-store.ts';
import { restoreSession } from './restore-session.ts';

/** Restores the session, and tells the visitor while it cannot be confirmed: a line that a press tries again. */
export function startRestoring(apiAs: (token: string) => Api, say: Say<Areas['shell']>): Promise<void> {
  const sayAside = () => {
    const action = { label: say('tryAgain'), run: () => void dispatchEvent(new Event('online')) };
    showToast({ text: say('sessionAside'), tone: 'warning', position: 'top', isLine: true, action });
  };
  const sayBack = () => showToast({ text: say('sessionBack'), tone: 'positive', position: 'top' });
  return restoreSession({ apiAs, sayAside, sayBack });
}
