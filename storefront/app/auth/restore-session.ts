import { type Api, ApiError } from '@waha/contract/client';
import { endSession, storedToken } from '../api/session.ts';
import { restoreWishes } from '../wishlist/restore-wishes.ts';
import { storeUser } from './stored-user.ts';

/** Source spec §9: what the question who is signed in may take, */
const ME_TIMEOUT_MS = 5_000;
/** and what a start as a whole may take before it is said that it is not done. */
const START_MS = 3_000;

/**
 * Asks who holds the kept token, and what they wish for, at the start of a visit. A shop that answers anything but who it
 * is ends the session (source spec §4). A network that fails says nothing about it: the session stays, and `sayUnsure` says
 * that it could not be looked up, once.
 */
export async function restoreSession(api: Api, sayUnsure: () => void): Promise<void> {
  const token = storedToken();
  // It ended while this was on its way.
  if (!token) return;
  let isUnsure = false;
  const beUnsure = () => {
    if (!isUnsure) sayUnsure();
    isUnsure = true;
  };
  const late = setTimeout(beUnsure, START_MS);
  try {
    const { user } = await api('GET /auth/me', { signal: AbortSignal.timeout(ME_TIMEOUT_MS) });
    clearTimeout(late);
    if (token !== storedToken()) return;
    storeUser(user);
    await restoreWishes(api);
  } catch (error) {
    clearTimeout(late);
    if (!(error instanceof ApiError)) beUnsure();
    // Another tab may have signed in anew meanwhile.
    else if (token === storedToken()) endSession();
  }
}
