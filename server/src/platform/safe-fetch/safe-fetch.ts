import { createWriteStream } from 'node:fs';
import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { addressesOf, answering, unlessAborted } from './checked-lookup.ts';
import { type FetchPolicy, FetchRefused, hostOf, requireAddress } from './fetch-policy.ts';

interface Fetching {
  policy: FetchPolicy;
  maxBytes: number;
  /** The timeout for the whole fetch, redirects included. */
  timeoutMs: number;
}

const MOST_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches an untrusted URL into a file, with an SSRF guard: each name is resolved once, all its addresses must be
 * public, and the connection goes to one of those, even if the name resolves differently later. Redirects are checked
 * in the same way. Throws `FetchRefused`; the file may then be partial.
 */
export async function safeFetch(address: string, path: string, fetching: Fetching): Promise<void> {
  const signal = AbortSignal.timeout(fetching.timeoutMs);
  try {
    const response = await openFollowing(address, fetching.policy, signal);
    if (Number(response.headers['content-length'] ?? 0) > fetching.maxBytes) {
      response.destroy();
      throw new FetchRefused('too_large');
    }
    await pipeline(response, atMost(fetching.maxBytes), createWriteStream(path), { signal });
  } catch (error) {
    if (error instanceof FetchRefused) throw error;
    throw new FetchRefused(signal.aborted ? 'too_slow' : 'unreachable', { cause: error });
  }
}

async function openFollowing(address: string, policy: FetchPolicy, signal: AbortSignal): Promise<IncomingMessage> {
  let url = requireAddress(address, policy);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const response = await open(url, policy, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return response;
    response.destroy();
    if (!REDIRECTS.has(statusCode) || !headers.location) throw new FetchRefused('not_there');
    if (!URL.canParse(headers.location, url.href)) throw new FetchRefused('bad_address');
    url = requireAddress(new URL(headers.location, url).href, policy);
  }
  throw new FetchRefused('too_many_redirects');
}

async function open(url: URL, policy: FetchPolicy, signal: AbortSignal): Promise<IncomingMessage> {
  const addresses = await unlessAborted(addressesOf(hostOf(url), policy), signal);
  const options: RequestOptions = {
    signal,
    // No connection is reused, because it was checked for another name.
    agent: false,
    lookup: answering(addresses),
    headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Waha' },
  };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).get(url, options, resolve);
    request.on('error', reject);
  });
  if (policy.mayConnect(response.socket.remoteAddress ?? '')) return response;
  response.destroy();
  throw new FetchRefused('private');
}

function atMost(maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _, callback) {
      bytes += chunk.length;
      if (bytes > maxBytes) callback(new FetchRefused('too_large'));
      else callback(null, chunk);
    },
  });
}
