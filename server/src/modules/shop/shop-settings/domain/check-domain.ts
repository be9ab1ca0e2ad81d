import type { DomainCheck } from '@waha/contract';
import { type FetchPolicy, FetchRefused, safeRequest } from '../../../../platform/safe-fetch/index.ts';

/** Path at which every shop tells its token. */
export const SHOP_ADDRESS_PATH = '/.well-known/shop-address';
const TIMEOUT_MS = 8_000;
const LARGEST_BYTES = 1_000;
const MOST_ADDRESSES = 8;

type Fault = NonNullable<DomainCheck['fault']>;

/**
 * Asks a domain whether it leads to the shop that has `token`: its records, an answer by https with a valid certificate, and the token
 * in that answer. The first fault ends it.
 */
export async function checkDomain(domain: string, token: string, policy: FetchPolicy): Promise<DomainCheck> {
  const found = await policy.resolve(domain).catch(() => []);
  const addresses = found.map(({ address }) => address).slice(0, MOST_ADDRESSES);
  const failed = (passed: DomainCheck['passed'], fault: Fault): DomainCheck => ({ domain, addresses, passed, fault });
  if (found.length === 0) return failed([], 'no_record');
  if (!found.every(({ address }) => policy.mayConnect(address))) return failed([], 'private_address');
  try {
    const response = await safeRequest(addressOf(domain, policy), policy, {
      ...{ method: 'GET', headers: { accept: 'text/plain' }, timeoutMs: TIMEOUT_MS, maxBytes: LARGEST_BYTES },
      mayCut: true,
    });
    const isShop = response.status === 200 && (await response.text()).trim() === token;
    if (!isShop) return failed(['resolves', 'answers'], 'another_site');
  } catch (error) {
    return failed(['resolves'], faultOf(error));
  }
  return { domain, addresses, passed: ['resolves', 'answers', 'is_this_shop'], fault: null };
}

/** Https on its usual port; a policy of tests allows another. */
const addressOf = (domain: string, { protocols: [protocol = 'https:'], ports: [port] }: FetchPolicy): string =>
  `${protocol}//${domain}${port === undefined ? '' : `:${port}`}${SHOP_ADDRESS_PATH}`;

/** Faults of certificates as OpenSSL names them, and the code of Node for a certificate of another name. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL|EPROTO/;

function faultOf(error: unknown): Fault {
  if (!(error instanceof FetchRefused)) throw error;
  if (error.reason === 'private') return 'private_address';
  if (error.reason === 'too_many_redirects') return 'redirects';
  const code: unknown = error.cause instanceof Error ? Reflect.get(error.cause, 'code') : undefined;
  return typeof code === 'string' && CERTIFICATE.test(code) ? 'no_certificate' : 'no_answer';
}
