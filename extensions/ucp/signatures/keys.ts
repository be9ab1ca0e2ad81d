import { createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';

/** A key of the curve P-256, by which ES256 signs. */
const jwk = z.looseObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string().max(60),
  y: z.string().max(60),
  kid: z.string().min(1).max(100),
});
const privateJwk = jwk.extend({ d: z.string().max(60) });

export interface SigningKey {
  kid: string;
  key: KeyObject;
  /** Its public half, as the profile publishes it. */
  published: object;
}

/** Reads a private key that is given as JWK. Throws where it is none; the message repeats nothing of it. */
export function readSigningKey(text: string): SigningKey {
  const { kid, kty, crv, x, y, d } = privateJwk.parse(parsed(text));
  const key = createPrivateKey({ key: { kty, crv, x, y, d } satisfies JsonWebKey, format: 'jwk' });
  return { kid, key, published: { kid, kty, crv, x, y, use: 'sig', alg: 'ES256' } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The signing key must be a private JWK of the curve P-256 with a kid');
  }
}

/** Whether a profile has a key of this id by another algorithm than the shop verifies. */
export const hasOtherKey = (keys: readonly unknown[], kid: string): boolean =>
  keys.some((key) => z.looseObject({ kid: z.literal(kid) }).safeParse(key).success && !jwk.safeParse(key).success);

/** The public key of this id among those of a profile; undefined where there is none that ES256 verifies by. */
export function findPublicKey(keys: readonly unknown[], kid: string): KeyObject | undefined {
  const found = keys.map((key) => jwk.safeParse(key).data).find((key) => key?.kid === kid);
  if (!found) return undefined;
  const { kty, crv, x, y } = found;
  try {
    return createPublicKey({ key: { kty, crv, x, y } satisfies JsonWebKey, format: 'jwk' });
  } catch {
    // Its numbers are no point of the curve.
    return undefined;
  }
}
