import { extensionEndpoints } from '@waha/contract';
import { extensionSubscribers } from '../../../extensions/index.ts';
import { defineModule } from '../../../manifest/index.ts';
import { extensionRoutes } from './extensions.routes.ts';
import { extensionRefusalTexts } from './refusals.ts';

export const extensions = defineModule({
  name: 'extensions',
  wing: 'shop',
  uses: ['staff'],
  endpoints: extensionEndpoints,
  refusals: extensionRefusalTexts,
  handlers: extensionRoutes,
  hears: ({ extensions }) => extensionSubscribers(extensions),
});
