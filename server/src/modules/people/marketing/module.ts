import { flowEndpoints, marketingCampaignEndpoints, marketingEvents, phoneAdvertisingEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { campaignRoutes } from './campaigns/campaigns.routes.ts';
import { resumeCampaigns } from './campaigns/send-campaign.ts';
import { deleteEnrolmentsOf, listEnrolmentsOf } from './flows/enrolments.store.ts';
import { enterByDay } from './flows/enter-flows.ts';
import { flowRoutes } from './flows/flows.routes.ts';
import { wakeDueSteps } from './flows/run-steps.ts';
import { forgetMarketing } from './forget-marketing.ts';
import { phoneRoutes } from './phone.routes.ts';
import { marketingProcessing } from './processing.ts';
import { marketingRefusalTexts } from './refusals.ts';
import { deleteSendsOf, listSendsOf } from './sends/sends.store.ts';
import { marketingSubscribers } from './subscribers.ts';

export const marketing = defineModule({
  name: 'marketing',
  wing: 'people',
  uses: ['settings', 'sms', 'identity', 'staff', 'coupons', 'orders', 'abandoned-carts', 'segments'],
  endpoints: { ...marketingCampaignEndpoints, ...flowEndpoints, ...phoneAdvertisingEndpoints },
  refusals: marketingRefusalTexts,
  sends: marketingEvents,
  handlers: (deps) => ({ ...campaignRoutes(deps), ...flowRoutes(deps), ...phoneRoutes(deps) }),
  processing: marketingProcessing,
  hears: marketingSubscribers,
  jobs: ({ db, now }) => [
    {
      name: 'marketing.send',
      cron: '*/10 * * * *',
      async run() {
        await resumeCampaigns({ db, now });
        await wakeDueSteps({ db, now });
      },
    },
    // Ten past nine in Riyadh.
    { name: 'marketing.enter', cron: '10 6 * * *', run: () => enterByDay({ db, now }) },
    { name: 'marketing.forget', cron: '41 2 * * *', run: () => forgetMarketing({ db, now }) },
  ],
  exportPersonalData: ({ db }) => ({
    marketing_messages: (customerId) => listSendsOf(db, customerId),
    marketing_flows: (customerId) => listEnrolmentsOf(db, customerId),
  }),
  erase: () => async (tx, customerId) => {
    await deleteEnrolmentsOf(tx, customerId);
    await deleteSendsOf(tx, customerId);
  },
});
