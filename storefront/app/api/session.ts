import { useSyncExternalStore } from 'react';
import { storedText } from '../stored-text.ts';

/** The Bearer token and whose it is, by their localStorage keys (source spec §3). */
const token = storedText('token');
const user = storedText('user');

export const storedToken = token.read;
/** As JSON; see auth/kept-user.ts. */
export const storedUserText = user.read;

/** Keeps who signed in, or forgets it (null); other tabs hear of it. */
export function putSession(kept: { token: string; user: string } | null): void {
  user.write(kept?.user ?? null);
  token.write(kept?.token ?? null);
}

/** Forgets who is signed in, whatever the server says about it (source spec §4). */
export const endSession = (): void => putSession(null);

/** Whether this browser holds a token. False on the server: its pages are the same for everybody. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(
    token.subscribe,
    () => token.read() !== null,
    () => false,
  );
}
