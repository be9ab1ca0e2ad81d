import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { type Subscriber, subscribe } from '../../../platform/events/index.ts';
import type { Seal } from '../../../platform/seal/index.ts';
import type { OnlineMethods } from '../payments/index.ts';
import { openToken } from './card-token.ts';
import { forgetCard } from './end-cards.ts';
import { deleteCard, describeCard, readToken } from './saved-cards.store.ts';

export interface CardDeps {
  db: Database;
  seal: Seal;
  onlineMethods: OnlineMethods;
  now: () => number;
}

const cardsOf = ({ onlineMethods }: CardDeps, provider: string) => {
  const cards = onlineMethods.get(provider)?.cards;
  if (!cards) throw new Error(`${provider} has no remembered cards: it is not set up, or they are off`);
  return cards;
};

/** Asks the provider what card a payment left. One that does not work is forgotten; the same card of before is replaced. */
export async function describeKept(deps: CardDeps, cardId: string): Promise<void> {
  const { db, seal, now } = deps;
  const kept = await readToken(db, cardId);
  if (!kept || kept.is_ended) return;
  const card = await cardsOf(deps, kept.provider).describe(await openToken(seal, kept));
  await inTransaction(db, async (tx) => {
    const at = new Date(now());
    if (card === null) return void (await forgetCard(tx, cardId, null, at));
    for (const same of await describeCard(tx, cardId, card, at)) await forgetCard(tx, same, null, at);
  });
}

/** Makes the provider forget a card, and then the shop. What the provider does not answer is tried again, and shown to staff at last. */
export async function forgetEnded(deps: CardDeps, cardId: string): Promise<void> {
  const { db, seal } = deps;
  const ended = await readToken(db, cardId);
  if (!ended?.is_ended) return;
  await cardsOf(deps, ended.provider).forget(await openToken(seal, ended));
  await inTransaction(db, (tx) => deleteCard(tx, cardId));
}

export function cardSubscribers(deps: CardDeps): Subscriber[] {
  return [
    subscribe('card.kept', ({ cardId }) => describeKept(deps, cardId), { name: 'saved-cards.describe' }),
    subscribe('card.ended', ({ cardId }) => forgetEnded(deps, cardId), { name: 'saved-cards.forget' }),
  ];
}
