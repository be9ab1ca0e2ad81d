import { API_PREFIX, readPath } from './api-path.ts';

/**
 * CORS headers of responses that another origin may read (docs/decisions/0057): all of the API except those to staff.
 * Cookies are never allowed; callers are identified by headers that a foreign page does not know.
 */
export const readableElsewhere: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'Allow, Content-Language, ETag, Location, Retry-After, Tus-Resumable, Tus-Version, Upload-Expires, Upload-Length, Upload-Offset',
  'cross-origin-resource-policy': 'cross-origin',
};

const ASKED_AGAIN_AFTER_SECONDS = 7_200;

/** Headers of a preflight response (Fetch §3.2.2). */
export const preflightHeaders = (methods: readonly string[]): Record<string, string> => ({
  'access-control-allow-methods': methods.join(', '),
  'access-control-allow-headers':
    'Accept-Language, Authorization, Content-Type, Idempotency-Key, If-None-Match, X-API-Key, Tus-Resumable, Upload-Length, Upload-Metadata, Upload-Offset',
  'access-control-max-age': String(ASKED_AGAIN_AFTER_SECONDS),
});

/**
 * True where other origins may read the response; decided by the path as the router reads it, so that no escape
 * disguises a staff path.
 */
export function isReadableElsewhere(url: string): boolean {
  const path = readPath(url);
  return path.startsWith(`${API_PREFIX}/`) && !path.includes('/admin/');
}
