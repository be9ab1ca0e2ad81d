import { createHash, createHmac } from 'node:crypto';

/** A request as it reached a server: its target undecoded, its header lines by lower-case name. */
export interface SignedRequest {
  method: string;
  /** Path and query as sent. */
  target: string;
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
}

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const MOST_SKEW_MS = 15 * 60_000;
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([^/,]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest();

/**
 * The fault of a request's signature (AWS version 4, for S3); undefined when it is valid. Written from Amazon's
 * description and independent of any client, so that the two can be compared.
 */
export function findSignatureFault(
  request: SignedRequest,
  credentials: Credentials,
  nowMs: number,
): string | undefined {
  const { headers, body } = request;
  const match = AUTHORIZATION.exec(headers.authorization ?? '');
  if (!match) return 'AccessDenied';
  const [, keyId, day = '', region, names = '', signature] = match;
  if (keyId !== credentials.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== credentials.region) return 'AuthorizationHeaderMalformed';
  const time = headers['x-amz-date'] ?? '';
  if (!time.startsWith(day) || Math.abs(readTime(time) - nowMs) > MOST_SKEW_MS) return 'RequestTimeTooSkewed';
  const signed = names.split(';');
  const mustBeSigned = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (!mustBeSigned.every((name) => signed.includes(name))) return 'AccessDenied';
  if (signatureOf(request, signed, credentials) !== signature) return 'SignatureDoesNotMatch';
  return headers['x-amz-content-sha256'] === sha256(body) ? undefined : 'XAmzContentSHA256Mismatch';
}

/** The expected signature of a request over the given headers. */
export function signatureOf(
  { method, target, headers }: Omit<SignedRequest, 'body'>,
  signed: readonly string[],
  { secretAccessKey, region }: Credentials,
): string {
  const [path = '', query = ''] = target.split('?');
  const canonical = [
    method,
    // S3 signs the path unchanged, encoded once.
    path
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    canonicalQuery(query),
    ...signed.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    signed.join(';'),
    headers['x-amz-content-sha256'] ?? '',
  ].join('\n');
  const time = headers['x-amz-date'] ?? '';
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secretAccessKey}`, time.slice(0, 8)), region));
  return hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')).toString('hex');
}

function canonicalQuery(query: string): string {
  const pairs = query
    .split('&')
    .filter(Boolean)
    .map((pair) => pair.split('='));
  const encoded = pairs.map(([name = '', value = '']) => `${reencode(name)}=${reencode(value)}`);
  return encoded.sort().join('&');
}

function reencode(text: string): string {
  return encode(decodeURIComponent(text.replaceAll('+', ' ')));
}

/** Percent-encodes all but letters, digits and `-._~`. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** `20130524T000000Z` */
function readTime(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'));
}
