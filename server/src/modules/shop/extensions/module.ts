import { extensionEndpoints } from '@waha/contract';
import { extensionSubscribers, forgetEndedRecords } from '../../../extensions/index.ts';
import { defineModule } from '../../../manifest/index.ts';
import { extensionRoutes } from './extensions.routes.ts';
import { extensionsProcessing } from './processing.ts';
import { extensionRefusalTexts } from './refusals.ts';

export const extensions = defineModule({
  name: 'extensions',
  wing: 'shop',
  processing: extensionsProcessing,
  uses: ['staff'],
  needs: ['shopLanguages'],
  endpoints: extensionEndpoints,
  refusals: extensionRefusalTexts,
  handlers: extensionRoutes,
  jobs: ({ db, now }) => [
    { name: 'extensions.forget-records', cron: '23 * * * *', run: () => forgetEndedRecords(db, new Date(now())) },
  ],
  hears: ({ extensions }) => extensionSubscribers(extensions),
});
