import type { LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { type FetchPolicy, FetchRefused } from './fetch-policy.ts';

/**
 * Resolves a host; refuses it if any of its addresses is not allowed: an attacker could make the connection use that one.
 */
export async function addressesOf(host: string, policy: FetchPolicy): Promise<readonly LookupAddress[]> {
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  const found = await policy.resolve(host).catch((error: unknown) => {
    throw new FetchRefused('unreachable', { cause: error });
  });
  if (found.length === 0) throw new FetchRefused('unreachable');
  if (!found.every(({ address }) => policy.mayConnect(address))) throw new FetchRefused('private');
  return found;
}

/** A lookup that answers with the checked addresses. */
export const answering =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_, options, callback) => {
    const [first] = addresses;
    if (options.all) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };

export function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
