import { randomUUID } from 'node:crypto';
import { MOST_CARDS } from '@waha/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { publish } from '../../../platform/events/index.ts';
import type { Seal } from '../../../platform/seal/index.ts';
import { tokenSubject } from './card-token.ts';
import { countCards, insertCard, lockCardsOf } from './saved-cards.store.ts';

interface LeftToken {
  /** Null where nobody may have it: its order has no account, or was not paid by it. */
  customerId: string | null;
  provider: string;
  paymentId: string;
  token: string;
}

/**
 * Stores the token that a payment left, sealed, once a payment. One that nobody may have, or that would be one too many, is
 * forgotten at its provider.
 */
export async function keepCard(tx: Tx, seal: Seal, left: LeftToken, at: Date): Promise<void> {
  const { provider, paymentId } = left;
  let { customerId } = left;
  if (customerId !== null) {
    await lockCardsOf(tx, customerId);
    if ((await countCards(tx, customerId)) >= MOST_CARDS) customerId = null;
  }
  const id = randomUUID();
  const sealed = await seal.seal(left.token, tokenSubject(id));
  if (!(await insertCard(tx, { id, customerId, provider, sealed, paymentId }, at))) return;
  await publish(tx, customerId === null ? 'card.ended' : 'card.kept', { cardId: id });
}
