import { contactEndpoints, contactEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { claiming } from '../../../platform/events/index.ts';
import { adminMessageRoutes } from './admin-messages.routes.ts';
import { contactRoutes } from './contact.routes.ts';
import { deleteOldMessages, deleteOpenForms } from './contact.store.ts';
import { contactMailSubscribers } from './contact-mail.ts';
import { eraseSender, exportMessages } from './erase-sender.ts';
import { contactProcessing } from './processing.ts';
import { contactRefusalTexts } from './refusals.ts';
import { answerSubscribers, leavingSubscribers } from './send-answer.ts';
import { phoneMessageSubscribers } from './take-phone-message.ts';

export const contact = defineModule({
  name: 'contact',
  wing: 'people',
  processing: contactProcessing,
  sends: contactEvents,
  uses: ['settings', 'identity', 'staff', 'sms'],
  endpoints: contactEndpoints,
  apiTags: {
    contact: 'Messages to the shop',
  },
  refusals: contactRefusalTexts,
  handlers: (deps) => ({ ...contactRoutes(deps), ...adminMessageRoutes(deps) }),
  hears: (deps) => [
    ...claiming([...contactMailSubscribers(deps), ...answerSubscribers(deps)]),
    ...leavingSubscribers(deps),
    ...phoneMessageSubscribers(deps),
  ],
  jobs: ({ db, now }) => [
    {
      name: 'contact.forget',
      cron: '20 * * * *',
      async run() {
        await deleteOpenForms(db);
        await deleteOldMessages(db, new Date(now()));
      },
    },
  ],
  exportPersonalData: ({ db }) => ({ messages: (customerId) => exportMessages(db, customerId) }),
  erase: () => eraseSender,
});
