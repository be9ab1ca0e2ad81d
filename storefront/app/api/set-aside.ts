import { storedText } from '../stored-text.ts';

/** A session that could not be confirmed at the start of a visit: out of use, and stored until it is checked again. */
export interface AsideSession {
  token: string;
  /** The user as stored beside the token, in JSON. */
  user: string | null;
  /** Ids of the products in the wish list at that time. */
  wishes: readonly number[];
  /** Time at which it is deleted without confirmation, in milliseconds since 1970. */
  until: number;
}

const aside = storedText('session-aside');

/** The session that is set aside, or null. */
export function asideSession(): AsideSession | null {
  try {
    const kept: unknown = JSON.parse(aside.read() ?? 'null');
    const isSession = typeof kept === 'object' && kept !== null && 'token' in kept && 'wishes' in kept;
    // Written by `keepAside`, as far as its shape shows.
    return isSession ? (kept as AsideSession) : null;
  } catch {
    return null;
  }
}

/** True where this document was loaded while a session was set aside: it may come back before the page is in use. */
export const beganAside = asideSession() !== null;

export function keepAside(session: AsideSession): void {
  aside.write(JSON.stringify(session));
}

export function dropAside(): void {
  aside.write(null);
}
