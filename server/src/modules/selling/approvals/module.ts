import { approvalEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { approvalRoutes } from './approvals.routes.ts';
import { anonymiseRequests, expireRequests } from './approvals.store.ts';
import { approvalsProcessing } from './processing.ts';
import { approvalRefusalTexts } from './refusals.ts';

export const approvals = defineModule({
  name: 'approvals',
  wing: 'selling',
  processing: approvalsProcessing,
  uses: ['identity', 'staff', 'money-acts', 'orders', 'returns', 'customers'],
  endpoints: approvalEndpoints,
  refusals: approvalRefusalTexts,
  handlers: approvalRoutes,
  jobs: ({ db, now }) => [
    {
      name: 'approvals.expire',
      cron: '13 * * * *',
      run: async () => {
        await expireRequests(db, new Date(now()));
      },
    },
  ],
  erase: () => anonymiseRequests,
});
