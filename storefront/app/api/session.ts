import { useSyncExternalStore } from 'react';
import { forgetPerson, onLeaving, storedText } from '../stored-text.ts';
import { asideSession, dropAside, keepAside } from './set-aside.ts';

/** The Bearer token and its user, by their localStorage keys (source spec §3). */
const token = storedText('token');
const user = storedText('user');
/** sessionStorage key: owner of this tab's drafts, as the first characters of the owner's token. */
const TAB_OF = 'tab-of';

/** The token; null if there is none or if it is empty. */
export const storedToken = (): string | null => token.read() || null;
/** The user as JSON; see auth/stored-user.ts. */
export const storedUserText = user.read;
/** Subscribes to changes of the stored user. */
export const watchUser = user.subscribe;

/** Stores the session; other tabs are notified. */
export function putSession(kept: { token: string; user: string }): void {
  user.write(kept.user);
  token.write(kept.token);
  dropAside();
  noteTab();
}

/**
 * Takes the session out of use without deleting it: the page shows a guest, and typed text stays. `wishes` are the ids
 * known now; `until` is when the session is deleted, in milliseconds since 1970.
 */
export function setSessionAside(wishes: readonly number[], until: number): void {
  const kept = storedToken();
  if (kept === null) return;
  // Runs before the token is removed, so that other tabs do not see a sign-out.
  keepAside({ token: kept, user: storedUserText(), wishes, until });
  user.write(null);
  token.write(null);
}

/** Account whose notes and drafts this browser stores: that of the current session, or of the one set aside. */
const holder = (): string | null => storedToken() ?? asideSession()?.token ?? null;

/** Deletes the session and all personal data in the browser, independently of the server (source spec §4). */
export const endSession = forgetPerson;

/** Records the owner of this tab's forms and drafts; a guest's drafts stay when the guest signs in. */
function noteTab(): void {
  const now = storedToken();
  try {
    if (now) sessionStorage.setItem(TAB_OF, now.slice(0, 8));
  } catch {
    // Where storage is refused, nothing else of the tab is stored either.
  }
}

/**
 * Watches for the end of a session elsewhere: in another tab, or while this one was closed or set aside. Removes that
 * person's data in this tab from storage and from the screen.
 */
export function watchSession(): void {
  let seen = holder();
  try {
    const before = sessionStorage.getItem(TAB_OF);
    if (before && before !== seen?.slice(0, 8)) sessionStorage.clear();
  } catch {
    // Without storage no owner was recorded.
  }
  noteTab();
  const look = () => {
    if (seen && seen !== holder()) {
      if (holder() === null) forgetPerson();
      else sessionStorage.clear();
      location.reload();
    }
    seen = holder();
  };
  token.subscribe(() => {
    seen ??= holder();
  });
  onLeaving(() => {
    seen = null;
  });
  addEventListener('storage', look);
  addEventListener('pageshow', look);
}

/** Whether this browser holds a token. False on the server: its pages are the same for everybody. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(
    token.subscribe,
    () => storedToken() !== null,
    () => false,
  );
}
