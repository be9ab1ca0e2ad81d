import { newsletterEndpoints } from '@waha/contract';
import { defineModule } from '../../module.ts';
import { provenContacts } from '../identity/index.ts';
import { newsletterRoutes } from './newsletter.routes.ts';
import { exportSubscription, forgetOldRequests, forgetSubscriber } from './newsletter.store.ts';
import { newsletterRefusalTexts } from './refusals.ts';
import { newsletterMailSubscribers } from './subscribers.ts';

export const newsletter = defineModule({
  name: 'newsletter',
  uses: ['settings', 'identity'],
  endpoints: newsletterEndpoints,
  areas: {
    newsletter: 'Asking for mail, and leaving it',
  },
  refusals: newsletterRefusalTexts,
  handlers: newsletterRoutes,
  subscribers: newsletterMailSubscribers,
  jobs: ({ db }) => [{ name: 'newsletter.forget', cron: '19 * * * *', run: () => forgetOldRequests(db) }],
  copies: ({ db }) => ({
    newsletter: async (customerId) => {
      const { email } = await provenContacts(db, customerId);
      return email && exportSubscription(db, email);
    },
  }),
  erase: () => async (tx, customerId) => {
    const { email } = await provenContacts(tx, customerId);
    if (email) await forgetSubscriber(tx, email);
  },
});
