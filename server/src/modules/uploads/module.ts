import { uploadEndpoints } from '@waha/contract';
import { defineModule } from '../../module.ts';
import { exportUploads, forgetUploads } from './customer-uploads.ts';
import { uploadRefusalTexts } from './refusals.ts';
import { removeUnclaimed } from './remove-unclaimed.ts';
import { uploadSubscribers } from './upload-subscribers.ts';
import { uploadRoutes } from './uploads.routes.ts';

export const uploads = defineModule({
  name: 'uploads',
  uses: [],
  endpoints: uploadEndpoints,
  areas: {
    uploads: 'Pictures people send',
  },
  refusals: uploadRefusalTexts,
  handlers: uploadRoutes,
  subscribers: ({ storage }) => uploadSubscribers(storage),
  jobs: ({ db, storage, incoming, now }) => [
    {
      name: 'uploads.remove-unclaimed',
      cron: '41 */6 * * *',
      run: () => removeUnclaimed(db, { storage, incoming }, new Date(now())),
    },
  ],
  copies: ({ db }) => ({ uploads: (customerId) => exportUploads(db, customerId) }),
  erase: () => forgetUploads,
});
