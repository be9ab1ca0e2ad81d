/**
 * Security headers of every response (OWASP ASVS 5.0 V3.4). A table of our own because cached answers carry prepared
 * header lines.
 */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const;

/** HSTS, for a shop served over https alone (RFC 6797 §7.2: never sent over http). */
export function transportHeaders(publicUrl: string): Record<string, string> {
  if (!publicUrl.startsWith('https:')) return {};
  return { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
}

/**
 * The policy of a service worker, which fetches under that which it was sent with, and not under that of the page. The icons of its
 * notifications may also come from `mediaUrl`.
 */
export function workerPolicy(mediaUrl = ''): string {
  const elsewhere = URL.canParse(mediaUrl) ? ` ${new URL(mediaUrl).origin}` : '';
  const own = `default-src 'none'; connect-src 'self'; img-src 'self'${elsewhere}`;
  return `${own}; frame-ancestors 'none'; base-uri 'none'`;
}

/** Headers for JSON, files and all other responses that are not pages: no loading and no scripts. */
export const plainSecurityHeaders: Record<string, string> = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
};

/**
 * Headers of a page. Scripts run only from our own files or with one of `scriptHashes` (`sha256-…`): pages are cached
 * and the same for all, so a nonce would be no secret. Style attributes are allowed, foreign style elements are not.
 * Fonts and requests fall under `default-src`. Pictures and films may also come from `mediaUrl`.
 */
export function pageSecurityHeaders(scriptHashes: readonly string[], mediaUrl = ''): Record<string, string> {
  const hashes = scriptHashes.map((hash) => ` '${hash}'`).join('');
  const elsewhere = URL.canParse(mediaUrl) ? ` ${new URL(mediaUrl).origin}` : '';
  return {
    ...everywhere,
    'content-security-policy': [
      "default-src 'self'",
      `script-src 'self'${hashes}`,
      "style-src 'self' 'unsafe-inline'",
      `img-src 'self' data: blob:${elsewhere}`,
      `media-src 'self' blob:${elsewhere}`,
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
    ].join('; '),
  };
}

/**
 * Headers for the admin, stricter than for a page of the shop. Nothing is inline, so neither scripts nor styles need a
 * hash; pictures and films may also come from `mediaUrl`.
 */
export function adminSecurityHeaders(mediaUrl = ''): Record<string, string> {
  const elsewhere = URL.canParse(mediaUrl) ? ` ${new URL(mediaUrl).origin}` : '';
  return {
    ...everywhere,
    'referrer-policy': 'no-referrer',
    // Staff scan barcodes of parcels with the camera of the phone that runs the admin.
    'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      `img-src 'self' data: blob:${elsewhere}`,
      `media-src 'self' blob:${elsewhere}`,
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
    ].join('; '),
  };
}
