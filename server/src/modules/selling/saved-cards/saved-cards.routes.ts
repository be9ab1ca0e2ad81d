import { type EndpointKey, MOST_CARDS, type SavedCard } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { requireCustomer } from '../../people/identity/index.ts';
import { forgetCard } from './end-cards.ts';
import { countCards, listCards, type ShownCard } from './saved-cards.store.ts';

type CardKey = Extract<EndpointKey, `${string} /user/cards${string}`>;

export function savedCardRoutes({ db, now }: { db: Database; now: () => number }): Handlers<CardKey> {
  return {
    'GET /user/cards': async (_, { actor }) => {
      const { customerId } = requireCustomer(actor);
      const cards = await listCards(db, customerId, new Date(now()), MOST_CARDS);
      return { cards: cards.map(presentCard), is_full: (await countCards(db, customerId)) >= MOST_CARDS };
    },
    'DELETE /user/cards/{id}': async ({ params }, { actor }) => {
      const { customerId } = requireCustomer(actor);
      const isEnded = await inTransaction(db, (tx) => forgetCard(tx, params.id, customerId, new Date(now())));
      if (!isEnded) refuse('cards.not_found');
      return { done: true };
    },
  };
}

function presentCard({ provider, used_at, ...card }: ShownCard): SavedCard {
  return { ...card, payment_method: provider, used_at: used_at?.toISOString() ?? null };
}
