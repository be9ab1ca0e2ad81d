import { savedCardEndpoints, savedCardEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { cardSubscribers } from './card-subscribers.ts';
import { forgetCardsOf, forgetExpired } from './end-cards.ts';
import { savedCardsProcessing } from './processing.ts';
import { savedCardRefusalTexts } from './refusals.ts';
import { savedCardRoutes } from './saved-cards.routes.ts';
import { exportCards } from './saved-cards.store.ts';

export const savedCards = defineModule({
  name: 'saved-cards',
  wing: 'selling',
  uses: ['identity', 'payments'],
  endpoints: savedCardEndpoints,
  refusals: savedCardRefusalTexts,
  needs: ['onlineMethods'],
  sends: savedCardEvents,
  processing: savedCardsProcessing,
  handlers: savedCardRoutes,
  hears: ({ extensions, ...deps }) => cardSubscribers({ ...deps, seal: extensions.seal }),
  jobs: ({ db, now }) => [
    { name: 'saved-cards.forget-expired', cron: '41 3 * * *', run: () => forgetExpired(db, new Date(now())) },
  ],
  exportPersonalData: ({ db }) => ({ saved_cards: (customerId) => exportCards(db, customerId) }),
  erase:
    ({ now }) =>
    (tx, customerId) =>
      forgetCardsOf(tx, customerId, new Date(now())),
});
