import { contactEndpoints } from '@waha/contract';
import { defineModule } from '../../module.ts';
import { contactRoutes } from './contact.routes.ts';
import { forgetOpenForms } from './contact.store.ts';
import { contactMailSubscribers } from './contact-mail.ts';
import { contactRefusalTexts } from './refusals.ts';

export const contact = defineModule({
  name: 'contact',
  uses: ['settings'],
  endpoints: contactEndpoints,
  areas: {
    contact: 'Messages to the shop',
  },
  refusals: contactRefusalTexts,
  handlers: contactRoutes,
  subscribers: contactMailSubscribers,
  jobs: ({ db }) => [{ name: 'contact.forget', cron: '20 * * * *', run: () => forgetOpenForms(db) }],
});
