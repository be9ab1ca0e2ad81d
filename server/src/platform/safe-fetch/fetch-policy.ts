import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { resolveName } from './resolve-name.ts';

/** The destinations that outgoing requests may reach. */
export interface FetchPolicy {
  protocols: readonly string[];
  /** Ports allowed in addition to the protocol's default. */
  ports: readonly string[];
  resolve(host: string): Promise<readonly LookupAddress[]>;
  mayConnect(address: string): boolean;
}

/** HTTPS on its default port, to public addresses. */
export const PUBLIC_WEB: FetchPolicy = {
  protocols: ['https:'],
  ports: [],
  resolve: (host) => lookup(host, { all: true }),
  mayConnect: isPublicAddress,
};

/** The same for very many addresses that others name: a name server that does not answer holds up nothing else. */
export const PUBLIC_RECEIVERS: FetchPolicy = { ...PUBLIC_WEB, resolve: (host) => resolveName(host) };

/** The reason why no request was made, or the response was discarded. */
export type FetchRefusalReason =
  | 'bad_address'
  | 'private'
  | 'unreachable'
  | 'too_slow'
  | 'too_large'
  | 'too_many_redirects'
  | 'not_there';

export class FetchRefused extends Error {
  override name = 'FetchRefused';
  readonly reason: FetchRefusalReason;
  constructor(reason: FetchRefusalReason, options?: ErrorOptions) {
    super(`nothing is fetched: ${reason}`, options);
    this.reason = reason;
  }
}

const LONGEST = 2_000;

/** Parses an address and checks all that can be checked before its name is resolved. Throws `FetchRefused`. */
export function requireAddress(text: string, policy: FetchPolicy): URL {
  const url = text.length <= LONGEST && URL.canParse(text) ? new URL(text) : undefined;
  const isUsual = url !== undefined && policy.protocols.includes(url.protocol) && url.username + url.password === '';
  if (!isUsual || (url.port !== '' && !policy.ports.includes(url.port))) throw new FetchRefused('bad_address');
  const host = hostOf(url);
  if (isIP(host) !== 0 && !policy.mayConnect(host)) throw new FetchRefused('private');
  return url;
}

/** The host name or address in a URL, where IPv6 has brackets. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}
