import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { addressesOf, answering, unlessAborted } from './checked-lookup.ts';
import { type FetchPolicy, FetchRefused, hostOf, requireAddress } from './fetch-policy.ts';

export interface SafeRequest {
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: string | Uint8Array | undefined;
  timeoutMs: number;
  maxBytes: number;
  /** The body is only for reading: more than `maxBytes`, or an end that does not come in time, is cut off instead of refused. */
  mayCut?: boolean;
  /** Gives the request up. */
  signal?: AbortSignal;
}

/**
 * Sends a request to an untrusted address, with the SSRF guard of `safeFetch` and without redirects: an answer that redirects is
 * refused. Any other status is an answer. Throws `FetchRefused`.
 */
export async function safeRequest(address: string, policy: FetchPolicy, request: SafeRequest): Promise<Response> {
  const timeout = AbortSignal.timeout(request.timeoutMs);
  const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout;
  try {
    const response = await send(requireAddress(address, policy), policy, { ...request, signal });
    const { statusCode = 0, headers } = response;
    // A status like 303 that names no other address is an answer.
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      response.destroy();
      throw new FetchRefused('too_many_redirects');
    }
    const single = Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    );
    const body = request.mayCut ? beginningOf(response, request.maxBytes) : response;
    return await boundedResponse(statusCode, single, body, request.maxBytes);
  } catch (error) {
    if (error instanceof FetchRefused) throw error;
    throw new FetchRefused(signal.aborted ? 'too_slow' : 'unreachable', { cause: error });
  }
}

/** The first bytes of a body, or what had arrived when it broke off. */
async function* beginningOf(body: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let left = maxBytes;
  try {
    for await (const chunk of body) {
      yield chunk.subarray(0, left);
      left -= chunk.length;
      if (left <= 0) return;
    }
  } catch {
    // Broken off or too slow: the status has arrived, which is what counts.
  }
}

async function send(
  url: URL,
  policy: FetchPolicy,
  { method, headers, body, signal }: SafeRequest & { signal: AbortSignal },
): Promise<IncomingMessage> {
  const addresses = await unlessAborted(addressesOf(hostOf(url), policy), signal);
  // No connection is reused, because it was checked for another name.
  const options: RequestOptions = { method, signal, agent: false, lookup: answering(addresses), headers };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, options, resolve);
    request.on('error', reject);
    request.end(body);
  });
  if (policy.mayConnect(response.socket.remoteAddress ?? '')) return response;
  response.destroy();
  throw new FetchRefused('private');
}

/** Reads an answer to its end, up to `maxBytes`. Throws `FetchRefused`. */
export async function boundedResponse(
  status: number,
  headers: Iterable<[string, string]>,
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
): Promise<Response> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new FetchRefused('too_large');
    chunks.push(chunk);
  }
  const isBodiless = status === 204 || status === 205 || status === 304;
  // A status outside this range cannot be constructed; such an answer is none.
  if (status < 200 || status > 599) throw new FetchRefused('unreachable');
  return new Response(isBodiless ? null : Buffer.concat(chunks), { status, headers: plain(headers) });
}

/** Without the headers that describe bytes as they were on the wire. */
function plain(headers: Iterable<[string, string]>): Headers {
  const copy = new Headers([...headers]);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) copy.delete(name);
  return copy;
}
