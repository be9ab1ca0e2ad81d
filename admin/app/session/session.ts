import type { StaffMember } from '@waha/contract/types';
import { useSyncExternalStore } from 'react';
import { readSetting, watchSetting, writeSetting } from './device.ts';

/** The signed-in member of staff. A session lasts a working day, and ends sooner after inactivity. */
export interface StaffSession {
  token: string;
  expires_at: string;
  staff: StaffMember;
}

export interface SessionState {
  session: StaffSession | null;
  /**
   * True after the session ended while screens were open: they stay, with the typed values, until the same person signs
   * in again.
   */
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
  // A sign-out in another tab ends this session too; the reload clears the open screen.
  if (!session) location.reload();
  else if (session.staff.id !== state.session?.staff.id) location.reload();
  else become({ session, hasEnded: false });
});

/**
 * Token of the calls; null after the session has ended, because even the sign-in call is refused with an unknown token.
 */
export const currentToken = (): string | null => (state.hasEnded ? null : (state.session?.token ?? null));

/** Opens a session. For another person the page reloads, so that no data of the previous person remains. */
export function openSession(session: StaffSession): void {
  writeSetting('session', JSON.stringify(session));
  const before = state.session;
  if (before && before.staff.id !== session.staff.id) location.reload();
  else become({ session, hasEnded: false });
}

/** Marks the session as ended after the server refused its token. */
export function noteEnd(token: string | null): void {
  if (state.session && state.session.token === token && !state.hasEnded) become({ ...state, hasEnded: true });
}

/** Settings that are habits of a person, not of the device. */
const OF_A_PERSON = /^admin-(?:(?:views|columns|draft):|pins$)/;

/** Forgets the person on this device; its language and mark stay. */
export function closeSession(): void {
  writeSetting('session', null);
  try {
    for (const key of Object.keys(localStorage)) if (OF_A_PERSON.test(key)) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // Without storage nothing was stored.
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

/** The signed-in member of staff; only under screens, which need a session. */
export function useStaff(): StaffMember {
  const { session } = useSession();
  if (!session) throw new Error('a screen was drawn for nobody');
  return session.staff;
}
