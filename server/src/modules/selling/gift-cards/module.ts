import { giftCardEndpoints, giftCardEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { inPages } from '../../../platform/database/index.ts';
import { provenContacts } from '../../people/identity/index.ts';
import { giftCardMailSubscribers } from './gift-card-mail.ts';
import { giftCardInvariants } from './gift-cards.invariants.ts';
import { giftCardRoutes } from './gift-cards.routes.ts';
import { forgetRecipients, listCardsTo } from './gift-cards.store.ts';
import { giftCardsProcessing } from './processing.ts';
import { giftCardRefusalTexts } from './refusals.ts';
import { sendDueGiftCards } from './send-gift-cards.ts';

export const giftCards = defineModule({
  name: 'gift-cards',
  wing: 'selling',
  processing: giftCardsProcessing,
  uses: ['settings', 'identity', 'staff', 'money-acts', 'ledger'],
  endpoints: giftCardEndpoints,
  apiTags: { 'gift-cards': 'Cards that pay by their code' },
  refusals: giftCardRefusalTexts,
  sends: giftCardEvents,
  handlers: (deps) => giftCardRoutes({ ...deps, seal: deps.extensions.seal }),
  hears: (deps) => giftCardMailSubscribers({ ...deps, seal: deps.extensions.seal }),
  jobs: ({ db, now }) => [
    { name: 'gift-cards.send', cron: '* * * * *', run: () => sendDueGiftCards(db, new Date(now())) },
  ],
  exportPersonalData: ({ db }) => ({
    gift_cards: async function* (customerId) {
      const { all } = await provenContacts(db, customerId);
      if (all.length > 0) yield* inPages((limit, offset) => listCardsTo(db, all, limit, offset));
    },
  }),
  erase: () => async (tx, customerId) => forgetRecipients(tx, (await provenContacts(tx, customerId)).all),
  invariants: giftCardInvariants,
});
