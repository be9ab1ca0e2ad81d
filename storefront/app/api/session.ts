import { useSyncExternalStore } from 'react';

/** By their localStorage keys: the Bearer token and whose it is (source spec §3). */
interface Kept {
  token: string;
  /** As JSON. */
  user: string;
}

/** Kept only where storage refuses: the session then lives as long as the page. */
let unsaved: Kept | null = null;
const listeners = new Set<() => void>();

export function readKept(key: keyof Kept): string | null {
  if (unsaved) return unsaved[key];
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export const storedToken = (): string | null => readKept('token');

/** Keeps who signed in, or forgets it (null); other tabs hear of it. See auth/kept-user.ts. */
export function putSession(kept: Kept | null): void {
  unsaved = kept;
  try {
    if (kept) for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    else for (const key of ['token', 'user']) localStorage.removeItem(key);
    unsaved = null;
  } catch {
    // This page still knows.
  }
  for (const listener of listeners) listener();
}

/** Forgets who is signed in, whatever the server says about it (source spec §4). */
export const endSession = (): void => putSession(null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Whether this browser holds a token. False on the server: its pages are the same for everybody. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => storedToken() !== null,
    () => false,
  );
}
