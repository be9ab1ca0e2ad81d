import { createHash, randomBytes, randomInt } from 'node:crypto';

const SECRET_BYTES = 32;

/** A bearer token, or the secret of a link: 256 random bits. Only its hash is stored. */
export function newSecret(): { secret: string; hash: Buffer } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { secret, hash: hashSecret(secret) };
}

/** Stored form of a secret. With 256 random bits a fast hash without salt is enough. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Six digits for an SMS. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}
