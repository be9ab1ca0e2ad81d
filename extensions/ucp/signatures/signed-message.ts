import { createHash, type KeyObject, sign, verify } from 'node:crypto';
import type { SigningKey } from './keys.ts';

/** The parts of a request that an HTTP message signature (RFC 9421) covers. */
export interface SignedRequest {
  method: string;
  authority: string;
  path: string;
  /** With its question mark; without one there is none. */
  query?: string;
  headers: Readonly<Record<string, string | undefined>>;
  body: Uint8Array;
}

/** Signatures are r and s side by side (RFC 9421 §3.3.4), not DER as OpenSSL writes them. */
const encoding = { dsaEncoding: 'ieee-p1363' } as const;

/** RFC 9530: the digest of the bytes as they are sent. */
export const digestOf = (body: Uint8Array): string => `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;

function partOf({ method, authority, path, query, headers }: SignedRequest, component: string): string | undefined {
  if (component === '@method') return method;
  if (component === '@authority') return authority;
  if (component === '@path') return path;
  // An absent query is signed as a question mark (RFC 9421 §2.2.7).
  if (component === '@query') return query || '?';
  return component.startsWith('@') ? undefined : headers[component];
}

/** The text that is signed (RFC 9421 §2.5); undefined where a covered part is missing. */
export function signatureBase(request: SignedRequest, components: readonly string[], params: string) {
  const lines: string[] = [];
  for (const component of components) {
    const value = partOf(request, component);
    if (value === undefined) return undefined;
    lines.push(`"${component}": ${value.trim()}`);
  }
  return [...lines, `"@signature-params": ${params}`].join('\n');
}

/** Headers that sign a request with its body: `Content-Digest`, `Signature-Input` and `Signature`. */
export function signRequest(request: SignedRequest, { kid, key }: SigningKey, created: number) {
  const headers = { ...request.headers, 'content-digest': digestOf(request.body) };
  const target = ['@method', '@authority', '@path', ...(request.query ? ['@query'] : [])];
  const components = [...target, ...Object.keys(headers)];
  const params = `(${components.map((one) => `"${one}"`).join(' ')});created=${created};keyid="${kid}"`;
  const base = signatureBase({ ...request, headers }, components, params) ?? '';
  const signature = sign('sha256', Buffer.from(base), { key, ...encoding }).toString('base64');
  return { ...headers, 'signature-input': `sig1=${params}`, signature: `sig1=:${signature}:` };
}

/** Headers that sign an answer with its body: its status takes the place of method and address (RFC 9421 §2.2.9). */
export function signAnswer(
  { status, headers, body }: { status: number; headers: Readonly<Record<string, string>>; body: string },
  { kid, key }: SigningKey,
  created: number,
) {
  const digest = digestOf(new TextEncoder().encode(body));
  const params = `("@status" "content-digest" "content-type");created=${created};keyid="${kid}"`;
  const base = [
    `"@status": ${status}`,
    `"content-digest": ${digest}`,
    `"content-type": ${headers['content-type'] ?? ''}`,
    `"@signature-params": ${params}`,
  ].join('\n');
  const signature = sign('sha256', Buffer.from(base), { key, ...encoding }).toString('base64');
  return {
    ...headers,
    'content-digest': digest,
    'signature-input': `sig1=${params}`,
    signature: `sig1=:${signature}:`,
  };
}

export const isSignedBy = (base: string, signature: Buffer, key: KeyObject): boolean =>
  verify('sha256', Buffer.from(base), { key, ...encoding }, signature);
