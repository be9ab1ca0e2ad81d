import { type Api, ApiError } from '@waha/contract/client';
import { endSession, setSessionAside, storedToken } from '../api/session.ts';
import { asideSession } from '../api/set-aside.ts';
import { sendWishes } from '../wishlist/send-wishes.ts';
import { readWishes } from '../wishlist/wishlist-store.ts';
import { restoreAccount } from './restore-account.ts';
import { storeSession, storeUser } from './stored-user.ts';

/**
 * Source spec §9: timeout of `GET /auth/me`. The page does not wait for it, so there is no limit of its own at the
 * start.
 */
const ME_TIMEOUT_MS = 5_000;
/**
 * Wait before the first new check of a session that is set aside; doubled each time, so as not to overload a shop that
 * is down.
 */
const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 300_000;
/** A session that could not be confirmed for so long is deleted: a shared device must not store it for ever. */
const KEPT_ASIDE_MS = 86_400_000;

interface Restoring {
  /** The API as the holder of a token. */
  apiAs: (token: string) => Api;
  /** Announces that the visitor is signed out for the time being. */
  sayAside: () => void;
  /** Announces that the visitor is signed in again. */
  sayBack: () => void;
}

/** True for the answer that the session is unknown: the only error after which another request is useless. */
const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 401;

/**
 * Confirms the stored token and loads the wish list, at the start of a visit. Any failure takes the session out of use
 * (source spec §4). Only a refused token ends it: after a timeout, a broken connection or another error the token is
 * retried in the background, and the session is restored automatically (docs/decisions/0100).
 */
export async function restoreSession(restoring: Restoring): Promise<void> {
  const token = storedToken();
  if (!token) return comeBack(restoring);
  const api = restoring.apiAs(token);
  try {
    const { user } = await api('GET /auth/me', { signal: AbortSignal.timeout(ME_TIMEOUT_MS) });
    if (token !== storedToken()) return;
    storeUser(user);
    await restoreAccount(api);
  } catch (error) {
    // Another tab may have signed in again in the meantime.
    if (token !== storedToken()) return;
    if (isUnknown(error)) return endSession();
    setSessionAside(readWishes(), Date.now() + KEPT_ASIDE_MS);
    restoring.sayAside();
    waitToComeBack(restoring, FIRST_WAIT_MS);
  }
}

/** Checks the session that is set aside: after the wait, or as soon as the connection is back. */
function waitToComeBack(restoring: Restoring, waitMs: number): void {
  const stop = new AbortController();
  const go = () => {
    stop.abort();
    clearTimeout(timer);
    void comeBack(restoring, Math.min(waitMs * 2, LONGEST_WAIT_MS));
  };
  const timer = setTimeout(go, waitMs * (0.75 + Math.random() / 2));
  addEventListener('online', go, { signal: stop.signal });
}

async function comeBack(restoring: Restoring, nextWaitMs = FIRST_WAIT_MS): Promise<void> {
  const kept = asideSession();
  // A sign-in happened meanwhile, here or in another tab.
  if (!kept || storedToken()) return;
  if (Date.now() > kept.until) return endSession();
  const api = restoring.apiAs(kept.token);
  try {
    const { user } = await api('GET /auth/me', { signal: AbortSignal.timeout(ME_TIMEOUT_MS) });
    if (asideSession()?.token !== kept.token) return;
    await sendWishes(
      api,
      readWishes().filter((id) => !kept.wishes.includes(id)),
    );
    storeSession({ token: kept.token, user });
    restoring.sayBack();
    await restoreAccount(api);
  } catch (error) {
    if (asideSession()?.token !== kept.token) return;
    if (isUnknown(error)) endSession();
    else waitToComeBack(restoring, nextWaitMs);
  }
}
