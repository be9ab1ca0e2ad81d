import type { Session, User } from '@waha/contract';
import { useSyncExternalStore } from 'react';

/** localStorage keys of the Bearer token and of whose it is (source spec §3). */
const TOKEN_KEY = 'token';
const USER_KEY = 'user';

/** Kept only where storage refuses: the session then lives as long as the page. */
let unsaved: { token: string; user: User } | null = null;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function storedToken(): string | null {
  return read(TOKEN_KEY) ?? unsaved?.token ?? null;
}

const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Keeps who signed in; other tabs hear of it. */
export function keepSession({ token, user }: Pick<Session, 'token' | 'user'>): void {
  unsaved = { token, user };
  try {
    localStorage.setItem(TOKEN_KEY, token);
    localStorage.setItem(USER_KEY, JSON.stringify(user));
    unsaved = null;
  } catch {
    // This page still knows.
  }
  announce();
}

/** Keeps what became known of who is signed in. */
export function keepUser(user: User): void {
  const token = storedToken();
  if (token) keepSession({ token, user });
}

/** Forgets who is signed in, whatever the server says about it (source spec §4). */
export function endSession(): void {
  unsaved = null;
  try {
    localStorage.removeItem(TOKEN_KEY);
    localStorage.removeItem(USER_KEY);
  } catch {
    // Nothing was kept, then.
  }
  announce();
}

/** Who is signed in as this browser knows it; null where nobody is. Storage is the visitor's to edit: only shown, never believed. */
export function storedUser(): User | null {
  if (storedToken() === null) return null;
  try {
    const user: unknown = JSON.parse(read(USER_KEY) ?? 'null');
    const isUser = typeof user === 'object' && user !== null && 'first_name' in user && 'phone' in user;
    // What keepSession wrote, as far as anybody can tell.
    return isUser ? (user as User) : (unsaved?.user ?? null);
  } catch {
    return unsaved?.user ?? null;
  }
}

/** Whether this browser holds a token. False on the server: its pages are the same for everybody. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => storedToken() !== null,
    () => false,
  );
}
