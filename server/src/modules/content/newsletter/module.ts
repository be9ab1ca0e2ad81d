import { newsletterAdminEndpoints, newsletterEndpoints, newsletterEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { claiming } from '../../../platform/events/index.ts';
import { deleteEventsOfAddress } from '../../people/consents/index.ts';
import { provenContacts } from '../../people/identity/index.ts';
import { adminNewsletterRoutes } from './admin-newsletter.routes.ts';
import { issueSubscribers } from './issue-subscribers.ts';
import { mountShortLinks } from './mount-short-links.ts';
import { newsletterInvariants } from './newsletter.invariants.ts';
import { newsletterRoutes } from './newsletter.routes.ts';
import { deleteOldRequests, eraseSubscriber, exportSubscription } from './newsletter.store.ts';
import { newsletterProcessing } from './processing.ts';
import { newsletterRefusalTexts } from './refusals.ts';
import { resumeStalledIssues } from './send-issue.ts';
import { newsletterMailSubscribers } from './subscribers.ts';

export const newsletter = defineModule({
  name: 'newsletter',
  wing: 'content',
  processing: newsletterProcessing,
  uses: ['settings', 'consents', 'identity', 'staff'],
  endpoints: { ...newsletterEndpoints, ...newsletterAdminEndpoints },
  apiTags: {
    newsletter: 'Asking for mail, and leaving it',
  },
  refusals: newsletterRefusalTexts,
  sends: newsletterEvents,
  handlers: (deps) => ({ ...newsletterRoutes(deps), ...adminNewsletterRoutes(deps) }),
  mounts: mountShortLinks,
  hears: (deps) => [...claiming(newsletterMailSubscribers(deps)), ...issueSubscribers(deps)],
  jobs: ({ db, now }) => [
    { name: 'newsletter.forget', cron: '19 * * * *', run: () => deleteOldRequests(db) },
    { name: 'newsletter.take-up', cron: '* * * * *', run: () => resumeStalledIssues({ db, now }) },
  ],
  invariants: newsletterInvariants,
  exportPersonalData: ({ db }) => ({
    newsletter: async (customerId) => {
      const { email } = await provenContacts(db, customerId);
      return email && exportSubscription(db, email);
    },
  }),
  erase: () => async (tx, customerId) => {
    const { email } = await provenContacts(tx, customerId);
    if (!email) return;
    await eraseSubscriber(tx, email);
    await deleteEventsOfAddress(tx, email);
  },
});
