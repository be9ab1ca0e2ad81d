import { createHmac, randomBytes } from 'node:crypto';
import type { Seal } from '../../../platform/seal/index.ts';

const KEY_BYTES = 32;
const keySubject = (productId: number) => `digital codes of ${productId}`;

/** A new key for the digests of a product's codes, sealed. */
export function createDigestKey(seal: Seal, productId: number): Promise<Buffer> {
  return seal.seal(randomBytes(KEY_BYTES).toString('hex'), keySubject(productId));
}

/** Tells equal codes of a product: a digest by its key, so that nobody finds a code by trying all of them. */
export async function digesterOf(seal: Seal, productId: number, sealedKey: Buffer): Promise<(code: string) => Buffer> {
  const key = await seal.open(sealedKey, keySubject(productId));
  if (key === undefined) throw new Error(`the key of the codes of product ${productId} was sealed by another key`);
  return (code) => createHmac('sha256', key).update(code).digest();
}

/** The subject that a code is sealed for. */
export const codeSubject = (variantId: number): string => `digital code of ${variantId}`;
