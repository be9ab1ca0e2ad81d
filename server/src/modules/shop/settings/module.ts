import { storeEndpoints } from '@waha/contract';
import { defineModule } from '../../../module.ts';
import { settingsRoutes } from './settings.routes.ts';

export const settings = defineModule({
  name: 'settings',
  wing: 'shop',
  uses: [],
  endpoints: storeEndpoints,
  areas: {
    settings: 'The shop itself',
  },
  handlers: settingsRoutes,
});
