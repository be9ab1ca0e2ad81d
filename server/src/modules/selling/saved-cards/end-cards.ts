import { type Database, inTransaction, type Tx } from '../../../platform/database/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { endCard, endCardsOf, endExpired } from './saved-cards.store.ts';

/** Takes a card from its customer, and has its provider forget it. False where this customer has no such card. */
export async function forgetCard(tx: Tx, id: string, customerId: string | null, at: Date): Promise<boolean> {
  const isEnded = await endCard(tx, id, customerId, at);
  if (isEnded) await publish(tx, 'card.ended', { cardId: id });
  return isEnded;
}

/** Ends all cards of a customer who leaves. */
export async function forgetCardsOf(tx: Tx, customerId: string, at: Date): Promise<void> {
  for (const cardId of await endCardsOf(tx, customerId, at)) await publish(tx, 'card.ended', { cardId });
}

/** A card that could not be described for so long is ended: nobody sees it, and it takes the place of another. */
const UNDESCRIBED_MS = 24 * 60 * 60 * 1_000;

/**
 * Ends cards that expired in an earlier month than the last one, whose customers saw them expired for a while, and cards that could not be
 * described.
 */
export async function forgetExpired(db: Database, at: Date): Promise<void> {
  const before = { year: at.getUTCFullYear(), month: at.getUTCMonth() };
  // The month before January is December of the year before.
  const month = before.month === 0 ? { year: before.year - 1, month: 12 } : before;
  await inTransaction(db, async (tx) => {
    for (const cardId of await endExpired(tx, month, new Date(at.getTime() - UNDESCRIBED_MS), at))
      await publish(tx, 'card.ended', { cardId });
  });
}
