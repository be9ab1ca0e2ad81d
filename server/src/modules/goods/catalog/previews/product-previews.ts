import { createHash, randomBytes } from 'node:crypto';
import type { Database, Tx } from '../../../../platform/database/index.ts';
import { findPreviewed, insertPreview } from './product-previews.store.ts';

const LASTS_MS = 2 * 60 * 60 * 1_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

export interface Preview {
  productId: number;
  /** Path of the preview page; its secret is stored only as a hash. */
  path: string;
  until: Date;
}

/** Creates a preview link of a product, published or not, for two hours. It grants nothing but the view. */
export async function makePreview(tx: Tx, productId: number, at: Date): Promise<Preview> {
  const token = randomBytes(32).toString('base64url');
  const until = new Date(at.getTime() + LASTS_MS);
  await insertPreview(tx, { hash: hashOf(token), productId, at, until });
  return { productId, path: `/preview/${token}`, until };
}

/** The product of a preview link; undefined if expired or unknown. */
export function previewedBy(db: Database, token: string, at: Date): Promise<number | undefined> {
  return findPreviewed(db, hashOf(token), at);
}
