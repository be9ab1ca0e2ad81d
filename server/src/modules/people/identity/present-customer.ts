import { type EndpointResult, type Endpoints, type RankKey, toRiyals } from '@waha/contract';
import type { CustomerRow } from './customers.store.ts';
import type { SignedIn } from './sign-in/sign-in.ts';

type Me = EndpointResult<Endpoints['GET /auth/me']>['user'];
type Profile = EndpointResult<Endpoints['GET /user/profile']>['profile'];

export function presentUser(customer: CustomerRow): Me {
  return {
    id: customer.id,
    first_name: customer.first_name,
    last_name: customer.last_name,
    email: customer.email,
    phone: customer.phone ?? '',
    isAffiliate: customer.is_affiliate,
    email_verified: customer.email_verified_at !== null,
    phone_verified: customer.phone_verified_at !== null,
  };
}

/**
 * Balances of a customer in halalas and points, and the resulting rank. Ledger and points provide them through the
 * manifest.
 */
export interface AccountBalances {
  storeCredit: number;
  points: number;
  rank: RankKey | null;
}

export function presentProfile(customer: CustomerRow, balances: AccountBalances): Profile {
  return {
    ...presentUser(customer),
    language: customer.language,
    consents: {
      email: customer.consent_email_at !== null,
      sms: customer.consent_sms_at !== null,
      whatsapp: customer.consent_whatsapp_at !== null,
    },
    consents_since: {
      email: customer.consent_email_at?.toISOString() ?? null,
      sms: customer.consent_sms_at?.toISOString() ?? null,
      whatsapp: customer.consent_whatsapp_at?.toISOString() ?? null,
    },
    created_at: customer.created_at.toISOString(),
    rank: balances.rank,
    points: balances.points,
    store_credit: toRiyals(balances.storeCredit),
  };
}

/** A session; after a sign-in also the mark that identifies this device from now on. */
export function presentSignedIn(signedIn: SignedIn): EndpointResult<Endpoints['POST /auth/login']> {
  return { ...presentSession(signedIn), device_mark: signedIn.deviceMark };
}

export function presentSession({
  session,
  customer,
}: Omit<SignedIn, 'deviceMark'>): EndpointResult<Endpoints['POST /auth/refresh']> {
  return { token: session.token, expires_at: session.expiresAt.toISOString(), user: presentUser(customer) };
}
