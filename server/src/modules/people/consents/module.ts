import { defineModule } from '../../../manifest/index.ts';
import { deleteEventsOf, deleteOldEvents, listEvents } from './consent-events.store.ts';
import { consentsProcessing } from './processing.ts';

const MOST_EXPORTED = 10_000;

export const consents = defineModule({
  name: 'consents',
  wing: 'people',
  processing: consentsProcessing,
  uses: [],
  exportPersonalData: ({ db }) => ({
    consents: (customerId) => listEvents(db, { customerId, email: null }, MOST_EXPORTED),
  }),
  erase: () => deleteEventsOf,
  jobs: ({ db, now }) => [
    { name: 'consents.forget', cron: '51 2 * * *', run: () => deleteOldEvents(db, new Date(now())) },
  ],
});
