import type { SignedIn } from '@waha/contract/types';
import { useApiAs } from '../api/use-api.ts';
import { forgetPerson } from '../stored-text.ts';
import { sendWishes } from '../wishlist/send-wishes.ts';
import { readWishes } from '../wishlist/wishlist-store.ts';
import { storeDeviceMark } from './device-mark.ts';
import { restoreAccount } from './restore-account.ts';
import { asideCustomerId, storeSession } from './stored-user.ts';

/**
 * Signs this browser in. The guest's wishlist is sent to the account first: storing the session navigates on, and the
 * wishlist page must find it there. Data left here by the holder of another session that is set aside is deleted.
 */
export function useSignIn(): (session: SignedIn) => Promise<void> {
  const apiAs = useApiAs();
  return async (session) => {
    const before = asideCustomerId();
    if (before !== null && before !== session.user.id) forgetPerson();
    const api = apiAs(session.token);
    await sendWishes(api, readWishes());
    storeDeviceMark(session.device_mark);
    storeSession(session);
    void restoreAccount(api);
  };
}
