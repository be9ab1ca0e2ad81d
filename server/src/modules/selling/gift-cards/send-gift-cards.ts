import { type Database, inTransaction, type Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { publish, publishEach } from '../../../platform/events/index.ts';
import { countMail, type GiftCardRow, takeDue } from './gift-cards.store.ts';

const BATCH = 100;
/** Mails of one card, with those sent again. */
const MOST_MAILS = 10;

/** Makes mails due whose time has come; each card once, in the transaction that publishes its event. */
export async function sendDueGiftCards(db: Database, at: Date): Promise<void> {
  const taken = await inTransaction(db, async (tx) => {
    const ids = await takeDue(tx, at, BATCH);
    await publishEach(
      tx,
      'gift_card.mail_due',
      ids.map((giftCardId) => ({ giftCardId })),
    );
    return ids.length;
  });
  if (taken === BATCH) await sendDueGiftCards(db, at);
}

/** Sends the mail again, at once. The card is locked. */
export async function mailGiftCardAgain(tx: Tx, card: GiftCardRow, version: number, at: Date): Promise<void> {
  if (card.voided_at !== null) refuse('gift_cards.voided');
  if (card.recipient_email === null) refuse('gift_cards.no_recipient');
  if (card.sends >= MOST_MAILS) refuse('gift_cards.sent_often');
  if (!(await countMail(tx, { id: card.id, version, at }))) refuse('conflict.changed');
  await publish(tx, 'gift_card.mail_due', { giftCardId: card.id });
}
