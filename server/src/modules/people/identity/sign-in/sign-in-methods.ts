import type { Contacts } from '../customers.store.ts';

/** Contacts that identify the account; null if there is none of that kind. */
export interface SignInMethods {
  email: string | null;
  phone: string | null;
}

/**
 * Contacts that may receive credentials, and notices of changes: proved ones only, because any address can be claimed.
 * An account without a proof uses its phone: a code sent there reaches the holder of the number, who thereby proves
 * it.
 */
export function signInMethods({ email, email_verified_at, phone, phone_verified_at }: Contacts): SignInMethods {
  const proved = email_verified_at === null ? null : email;
  return { email: proved, phone: phone_verified_at !== null || proved === null ? phone : null };
}
