import { privacyEndpoints, privacyEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { claiming } from '../../../platform/events/index.ts';
import { deletePersonsOf } from './breach-persons.store.ts';
import { breachRoutes } from './breaches.routes.ts';
import { consentRoutes } from './consents.routes.ts';
import { dataRequestRoutes, deskRoutes } from './data-requests.routes.ts';
import { deleteOldRequests, eraseRequester, listDataRequestsOf } from './data-requests.store.ts';
import { privacyProcessing } from './processing.ts';
import { privacyRefusalTexts } from './refusals.ts';
import { registerRoutes } from './register.routes.ts';
import { requestSubscribers } from './request-subscribers.ts';
import { letterSubscriber, listingSubscriber } from './send-letters.ts';

const MOST_EXPORTED = 1_000;

export const privacy = defineModule({
  name: 'privacy',
  wing: 'people',
  processing: privacyProcessing,
  uses: ['settings', 'sms', 'consents', 'identity', 'staff', 'newsletter', 'conversions'],
  needs: ['balancesOf'],
  endpoints: privacyEndpoints,
  apiTags: { 'data-requests': 'Rights of persons over their data', privacy: 'Personal data as the law wants it' },
  refusals: privacyRefusalTexts,
  sends: privacyEvents,
  handlers: (deps) => ({
    ...registerRoutes(deps),
    ...dataRequestRoutes(deps),
    ...deskRoutes(deps),
    ...breachRoutes(deps),
    ...consentRoutes(deps),
  }),
  hears: (deps) => [...claiming(requestSubscribers(deps)), letterSubscriber(deps), listingSubscriber(deps)],
  jobs: ({ db, now }) => [
    { name: 'privacy.forget', cron: '9 * * * *', run: () => deleteOldRequests(db, new Date(now())) },
  ],
  exportPersonalData: ({ db }) => ({
    data_requests: (customerId) => listDataRequestsOf(db, customerId, MOST_EXPORTED),
  }),
  erase: () => async (tx, customerId) => {
    await eraseRequester(tx, customerId);
    await deletePersonsOf(tx, customerId);
  },
});
