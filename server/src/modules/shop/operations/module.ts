import { operationsEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { backupsRoutes } from './backups.routes.ts';
import { operationsRoutes } from './operations.routes.ts';
import { operationsRefusalTexts } from './refusals.ts';

export const operations = defineModule({
  name: 'operations',
  wing: 'shop',
  uses: ['staff'],
  endpoints: operationsEndpoints,
  apiTags: { 'failed-jobs': 'Work in the background that failed', backups: 'Backups of the shop' },
  refusals: operationsRefusalTexts,
  handlers: (deps) => ({ ...operationsRoutes(deps), ...backupsRoutes(deps) }),
});
