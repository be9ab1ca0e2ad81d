import { randomBytes } from 'node:crypto';
import type { Tx } from '../../../../platform/database/index.ts';
import { hashViewToken } from '../quote/buyer.ts';
import { addLink } from '../status/order-edits.store.ts';

/** The path of an order's page for its recipient; the secret is stored only as a hash. */
export async function issueLink(tx: Tx, orderId: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await addLink(tx, orderId, hashViewToken(secret));
  // In the URL fragment, which browsers do not send to servers, so it appears in no log.
  return `/checkout/success?order=${orderId}#key=${secret}`;
}
