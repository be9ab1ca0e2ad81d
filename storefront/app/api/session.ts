import { useSyncExternalStore } from 'react';

/** localStorage key of the Bearer token (source spec §3). */
const TOKEN_KEY = 'token';

export function storedToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Forgets who is signed in, whatever the server says about it (source spec §4). */
export function endSession(): void {
  try {
    localStorage.removeItem(TOKEN_KEY);
    localStorage.removeItem('user');
  } catch {
    // Nothing was kept, then.
  }
  for (const listener of listeners) listener();
}

/** Whether this browser holds a token. False on the server: its pages are the same for everybody. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => storedToken() !== null,
    () => false,
  );
}
