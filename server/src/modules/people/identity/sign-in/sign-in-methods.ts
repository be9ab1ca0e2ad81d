import type { Contacts } from '../customers.store.ts';

/** Contacts that stand for the account; null where there is none of that kind. */
export interface SignInMethods {
  email: string | null;
  phone: string | null;
}

/**
 * Where whatever opens an account may be sent, and who is told when it changes: proved contacts alone, for anybody can
 * claim one. An account that proved nothing has its phone: what is sent there reaches whoever holds the number, who then
 * has proved it, and nobody else.
 */
export function signInMethods({ email, email_verified_at, phone, phone_verified_at }: Contacts): SignInMethods {
  const proved = email_verified_at === null ? null : email;
  return { email: proved, phone: phone_verified_at !== null || proved === null ? phone : null };
}
