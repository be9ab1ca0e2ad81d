import type { StaffMember } from '@waha/contract/types';
import { useSyncExternalStore } from 'react';
import { readSetting, watchSetting, writeSetting } from './device.ts';

/** Who works here now. A session lives a working day, and ends sooner when nobody does anything. */
export interface StaffSession {
  token: string;
  expires_at: string;
  staff: StaffMember;
}

export interface SessionState {
  session: StaffSession | null;
  /** It ended while screens were open: they stay, with what was typed, until the same person is back. */
  hasEnded: boolean;
}

let state: SessionState = { session: readStored(), hasEnded: false };
const listeners = new Set<() => void>();

function readStored(): StaffSession | null {
  const text = readSetting('session');
  if (text === null) return null;
  try {
    const session = JSON.parse(text) as StaffSession;
    return Date.parse(session.expires_at) > Date.now() ? session : null;
  } catch {
    return null;
  }
}

function become(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

watchSetting('session', () => {
  const session = readStored();
  // Signed out in another tab is signed out; a screen that was open is left behind for nobody.
  if (!session) location.reload();
  else if (session.staff.id !== state.session?.staff.id) location.reload();
  else become({ session, hasEnded: false });
});

/** What calls are made with; one that is known no more would have even signing in refused. */
export const currentToken = (): string | null => (state.hasEnded ? null : (state.session?.token ?? null));

/** Somebody signed in. Who comes back as somebody else finds nothing of the one before. */
export function openSession(session: StaffSession): void {
  writeSetting('session', JSON.stringify(session));
  const before = state.session;
  if (before && before.staff.id !== session.staff.id) location.reload();
  else become({ session, hasEnded: false });
}

/** The server knows the token no more. */
export function noteEnd(token: string | null): void {
  if (state.session && state.session.token === token && !state.hasEnded) become({ ...state, hasEnded: true });
}

/** What of the person this device holds is forgotten; the language and the mark of the device stay. */
export function closeSession(): void {
  writeSetting('session', null);
  try {
    for (const key of Object.keys(localStorage)) if (/^admin-(?:views|draft):/.test(key)) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // Without storage nothing was kept.
  }
  location.assign('/admin');
}

export function useSession(): SessionState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
}

/** Who is here; only under the screens, which nobody sees without. */
export function useStaff(): StaffMember {
  const { session } = useSession();
  if (!session) throw new Error('a screen was drawn for nobody');
  return session.staff;
}
