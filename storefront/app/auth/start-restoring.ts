import type { Api } from '@waha/contract/client';
import type { Say } from '@waha/kit/texts';
import { watchUser } from '../api/session.ts';
import type { Areas } from '../text/areas.ts';
import { dismissToast, showToast } from '../toasts/toast-store.ts';
import { restoreSession } from './restore-session.ts';

/** Restores the session, and tells the visitor while it cannot be confirmed: a line that a press tries again. */
export function startRestoring(apiAs: (token: string) => Api, say: Say<Areas['shell']>): Promise<void> {
  const sayAside = () => {
    const action = { label: say('tryAgain'), run: () => void dispatchEvent(new Event('online')) };
    const line = showToast({ text: say('sessionAside'), tone: 'warning', position: 'line', action });
    // The user is written when the session is back, here or in another tab, and when it is over.
    const stop = watchUser(() => {
      stop();
      dismissToast(line);
    });
  };
  const sayBack = () => showToast({ text: say('sessionBack'), tone: 'positive', position: 'top' });
  return restoreSession({ apiAs, sayAside, sayBack });
}
