import type { AnyExtension, ExtensionFetch } from '@waha/extend';
import { boundedResponse, PUBLIC_WEB, safeRequest } from '../platform/safe-fetch/index.ts';
import type { ExtensionCounts } from './guard-calls.ts';

const TIMEOUT_MS = 8_000;
const MOST_MS = 30_000;
const MOST_BYTES = 2 * 1024 * 1024;

/**
 * The fetch of an extension: without redirects, timed, counted and bounded. Addresses of its own `url` settings are chosen by
 * the merchant and may be private; all others must be public.
 */
export function createHostFetch(
  { name, settings: declared }: AnyExtension,
  settings: Readonly<Record<string, unknown>>,
  counts: ExtensionCounts,
): ExtensionFetch {
  const trusted = new Set(
    Object.entries(declared).flatMap(([key, { kind }]) => {
      const value = settings[key];
      return kind === 'url' && typeof value === 'string' && /^https?:/.test(value) ? [new URL(value).origin] : [];
    }),
  );
  return async (url, { method = 'GET', headers = {}, body, timeoutMs = TIMEOUT_MS } = {}) => {
    const startedAt = performance.now();
    const request = { method, headers, body, timeoutMs: Math.min(timeoutMs, MOST_MS), maxBytes: MOST_BYTES };
    const count = (outcome: 'ok' | 'failed') =>
      counts.add(name, 'fetch', outcome, (performance.now() - startedAt) / 1_000);
    try {
      const isTrusted = URL.canParse(url) && trusted.has(new URL(url).origin);
      const response = isTrusted ? await plainRequest(url, request) : await safeRequest(url, PUBLIC_WEB, request);
      count('ok');
      return response;
    } catch (error) {
      count('failed');
      throw error;
    }
  };
}

async function plainRequest(url: string, request: Parameters<typeof safeRequest>[2]): Promise<Response> {
  const { method, headers, body, timeoutMs, maxBytes } = request;
  const response = await fetch(url, {
    method,
    headers,
    ...(body !== undefined && { body: typeof body === 'string' ? body : Buffer.from(body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  // A status like 303 that names no other address is an answer.
  if (response.status >= 300 && response.status < 400 && response.headers.has('location')) {
    await response.body?.cancel();
    throw new TypeError('a redirect is refused');
  }
  return boundedResponse(response.status, response.headers, response.body ?? [], maxBytes);
}
