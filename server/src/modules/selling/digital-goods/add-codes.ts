import { MOST_CODES_AT_ONCE } from '@waha/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import type { Seal } from '../../../platform/seal/index.ts';
import { codeSubject, digesterOf } from './code-digests.ts';
import { insertCodes } from './codes.store.ts';
import type { Goods } from './goods.store.ts';
import { settleStock } from './settle-stock.ts';

const LONGEST_CODE = 200;

/** The codes of a pasted text, one a line, without empty ones. Refuses more than are taken at once, and lines that are none. */
export function codesIn(text: string): string[] {
  const codes = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (codes.length > MOST_CODES_AT_ONCE || codes.some((code) => code.length > LONGEST_CODE)) {
    refuse('digital.too_many_codes', { most: MOST_CODES_AT_ONCE, length: LONGEST_CODE });
  }
  return codes;
}

/** Adds codes to the stock of a variant, sealed. Returns how many are new, and those that are there already or come twice. */
export async function addCodes(
  tx: Tx,
  seal: Seal,
  { goods, variantId, codes }: { goods: Goods; variantId: number; codes: readonly string[] },
): Promise<{ added: number; doubled: string[] }> {
  if (goods.gives === 'files') refuse('digital.gives_other');
  if (!goods.digest_key) throw new Error('the terms of a product were not made before its codes');
  const digestOf = await digesterOf(seal, goods.id, goods.digest_key);
  const byDigest = new Map(codes.map((code) => [digestOf(code).toString('hex'), code]));
  const fresh = await insertCodes(
    tx,
    variantId,
    await Promise.all(
      [...byDigest].map(async ([digest, code]) => ({
        digest: Buffer.from(digest, 'hex'),
        sealed: await seal.seal(code, codeSubject(variantId)),
      })),
    ),
  );
  const added = new Set(fresh.map((digest) => byDigest.get(digest.toString('hex'))));
  const seen = new Set<string>();
  const doubled = codes.filter((code) => {
    const isTwice = seen.has(code);
    seen.add(code);
    return isTwice || !added.has(code);
  });
  await settleStock(tx, goods.id);
  if (added.size > 0) await publish(tx, 'digital.added', { variantId });
  return { added: added.size, doubled: [...new Set(doubled)] };
}
