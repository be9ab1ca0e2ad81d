import type { Database, Tx } from '../../../../platform/database/index.ts';
import { hashSecret, newSecret } from '../../identity/index.ts';
import { hasShopPass, saveShopPass } from './shop-pass.store.ts';

/**
 * Issues the pass that opens a closed shop to the browser of a staff session. Pages are requested without a bearer token, so the
 * browser sends it as a cookie; it opens nothing of the admin.
 */
export async function issueShopPass(tx: Tx, sessionId: string): Promise<string> {
  const { secret } = newSecret();
  await saveShopPass(tx, sessionId, hashSecret(secret));
  return secret;
}

export function isShopPass(db: Database, pass: string, at: Date): Promise<boolean> {
  return hasShopPass(db, hashSecret(pass), at);
}
