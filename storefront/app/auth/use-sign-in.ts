import type { SignedIn } from '@waha/contract';
import { createHttpApi } from '@waha/contract/client';
import { useRootData } from '../shell/root-data.ts';
import { restoreWishes } from '../wishlist/restore-wishes.ts';
import { readWishes } from '../wishlist/wishlist-store.ts';
import { storeDeviceMark } from './device-mark.ts';
import { storeSession } from './stored-user.ts';

/** Source spec §9: what a start may wait for the wishlist. */
const WISHES_TIMEOUT_MS = 5_000;

/**
 * Signs this browser in. The wishes of the guest go to the account first: keeping the session moves the page on, and the
 * page of wishes must find them there.
 */
export function useSignIn(): (session: SignedIn) => Promise<void> {
  const { storeKey, language } = useRootData();
  return async (session) => {
    const { token } = session;
    const api = createHttpApi({ baseUrl: '', apiKey: storeKey, language: () => language, token: () => token });
    const signal = AbortSignal.timeout(WISHES_TIMEOUT_MS);
    // The oldest first, so that their order stays. One that fails stays in this browser and is lost to nobody.
    for (const product_id of readWishes().toReversed()) {
      await api('POST /wishlist', { body: { product_id }, signal }).catch(() => undefined);
    }
    storeDeviceMark(session.device_mark);
    storeSession(session);
    void restoreWishes(api);
  };
}
