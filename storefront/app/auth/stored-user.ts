import type { Session, User } from '@waha/contract/types';
import { putSession, storedToken, storedUserText } from '../api/session.ts';
import { asideSession } from '../api/set-aside.ts';

/** Stores the session: token and user. */
export function storeSession({ token, user }: Pick<Session, 'token' | 'user'>): void {
  putSession({ token, user: JSON.stringify(user) });
}

/** Updates the stored user of the current session. */
export function storeUser(user: User): void {
  const token = storedToken();
  if (token) storeSession({ token, user });
}

/** Customer id of the session that was set aside; null without one, empty if its user cannot be read. */
export function asideCustomerId(): string | null {
  const aside = asideSession();
  if (!aside) return null;
  try {
    const user: unknown = JSON.parse(aside.user ?? 'null');
    return typeof user === 'object' && user !== null && 'id' in user ? String(user.id) : '';
  } catch {
    return '';
  }
}

/**
 * Signed-in user as this browser stored it; null without one. Storage can be edited by the visitor: it is shown, never
 * trusted.
 */
export function storedUser(): User | null {
  if (storedToken() === null) return null;
  try {
    const user: unknown = JSON.parse(storedUserText() ?? 'null');
    const isUser = typeof user === 'object' && user !== null && 'first_name' in user && 'phone' in user;
    // Value written by storeSession, as far as its shape shows.
    return isUser ? (user as User) : null;
  } catch {
    return null;
  }
}
