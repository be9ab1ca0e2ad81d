import { createECDH, createPrivateKey, sign } from 'node:crypto';

/** The key pair by which push services know the sender (VAPID, RFC 8292), each in base64url: a point of P-256, and its scalar. */
export interface SenderKeys {
  publicKey: string;
  privateKey: string;
}

export function newSenderKeys(): SenderKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // A scalar that begins with zeros is shorter, and a JWK has all 32 bytes.
  const scalar = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: scalar.toString('base64url') };
}

/** Push services refuse tokens that are valid for longer than a day. */
const VALID_SECONDS = 12 * 60 * 60;

/** The `Authorization` header that identifies the shop to a push service: a token of ES256 for that service alone. */
export function vapidHeader(
  { publicKey, privateKey }: SenderKeys,
  { endpoint, subject, at }: { endpoint: string; subject: string; at: Date },
): string {
  const point = Buffer.from(publicKey, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const key = createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey } });
  const exp = Math.floor(at.getTime() / 1_000) + VALID_SECONDS;
  const claims = { aud: new URL(endpoint).origin, exp, sub: subject };
  const unsigned = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(unsigned), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${publicKey}`;
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
