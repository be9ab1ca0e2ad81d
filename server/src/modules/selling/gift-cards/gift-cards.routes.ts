import type { AdminGiftCard, EndpointKey } from '@waha/contract';
import { type Handlers, presentList } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { AttemptLimits } from '../../../platform/rate-limit/index.ts';
import type { Seal } from '../../../platform/seal/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import { hashCode } from './code.ts';
import { findByCodeHash, type GiftCardRow, listGiftCards, lockGiftCard, readGiftCard } from './gift-cards.store.ts';
import { chargeGiftCardGuess } from './guesses.ts';
import { issueGiftCard } from './issue-gift-card.ts';
import { presentBalance, presentGiftCard, presentInList } from './present-gift-card.ts';
import { mailGiftCardAgain } from './send-gift-cards.ts';
import { voidGiftCard } from './void-gift-card.ts';

type GiftCardKey = Extract<EndpointKey, `${string} /gift-cards${string}` | `${string} /admin/gift-cards${string}`>;

interface GiftCardDeps {
  db: Database;
  now: () => number;
  attemptLimits: AttemptLimits;
  seal: Seal;
}

export function giftCardRoutes({ db, now, attemptLimits, seal }: GiftCardDeps): Handlers<GiftCardKey> {
  const clock = () => new Date(now());
  const cards = auditedResource<string, GiftCardRow, AdminGiftCard>({
    read: async (where, id) => (await readGiftCard(where, id)) ?? refuse('gift_cards.not_found'),
    lock: async (tx, id) => (await lockGiftCard(tx, id)) ?? refuse('gift_cards.not_found'),
    subject: ({ id }) => ({ kind: 'gift_card', id }),
    // Neither the code nor the recipient: the audit is permanent.
    audited: ({ last_four, halalas, balance, held, voided_at, sends }) => ({
      last_four,
      halalas,
      balance,
      held,
      is_voided: voided_at !== null,
      sends,
    }),
    present: (_, card) => presentGiftCard(card, clock()),
  });
  return {
    'POST /gift-cards/balance': async ({ body }, context) => {
      const spent = await chargeGiftCardGuess(attemptLimits, context);
      const card = await findByCodeHash(db, hashCode(body.code));
      if (!card || card.voided_at !== null) refuse('gift_cards.unknown_code');
      await spent.giveBack();
      return presentBalance(card, clock());
    },
    'GET /admin/gift-cards': async ({ query: { state, ...query } }) => {
      const at = clock();
      const filters = { ...query, ...(state && { state: { state, at } }) };
      return presentList(await listGiftCards(db, filters), (rows) => rows.map((row) => presentInList(row, at)));
    },
    'GET /admin/gift-cards/{id}': ({ params }, context) => cards.show(db, context, params.id),
    'POST /admin/gift-cards': async ({ body }, context, tx) => {
      let code = '';
      const card = await cards.create(tx, context, 'gifts.card_issued', async () => {
        const issued = await issueGiftCard(tx, context.actor, body, { seal, at: clock() });
        ({ code } = issued);
        return issued.id;
      });
      return { ...card, code };
    },
    'POST /admin/gift-cards/{id}/void': ({ params: { id }, body }, context) =>
      cards.change(db, context, { id, action: 'gifts.card_voided' }, (tx, card) =>
        voidGiftCard(tx, card, body.version),
      ),
    'POST /admin/gift-cards/{id}/mails': ({ params: { id }, body }, context) =>
      cards.change(db, context, { id, action: 'gifts.card_mailed' }, (tx, card) =>
        mailGiftCardAgain(tx, card, body.version, clock()),
      ),
  };
}
