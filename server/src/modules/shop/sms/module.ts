import { smsEndpoints } from '@waha/contract';
import { defineModule } from '../../../module.ts';
import { smsRefusalTexts } from './refusals.ts';
import { smsRoutes } from './sms.routes.ts';
import { forgetOldMessages } from './sms-log.store.ts';

export const sms = defineModule({
  name: 'sms',
  wing: 'shop',
  uses: [],
  endpoints: smsEndpoints,
  areas: { sms: 'Text messages and their budgets' },
  refusals: smsRefusalTexts,
  handlers: smsRoutes,
  jobs: ({ db, now }) => [
    { name: 'sms.forget', cron: '41 2 * * *', run: () => forgetOldMessages(db, new Date(now())) },
  ],
});
