import { storeEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { type Opening, readOpening } from './opening.store.ts';
import { settingsRoutes } from './settings.routes.ts';
import { readStoreIdentity, type StoreIdentity } from './store-identity.store.ts';

declare module '../../../manifest/deps.ts' {
  interface Provided {
    /** Name, contacts and registration numbers of the shop. */
    storeIdentity: () => Promise<StoreIdentity>;
    /** Whether visitors may come in. */
    opening: () => Promise<Opening>;
  }
}

export const settings = defineModule({
  name: 'settings',
  wing: 'shop',
  uses: [],
  needs: ['shownPayments', 'deliveryReach'],
  endpoints: storeEndpoints,
  apiTags: {
    settings: 'The shop itself',
  },
  provides: ({ db }) => ({ storeIdentity: () => readStoreIdentity(db), opening: () => readOpening(db) }),
  handlers: settingsRoutes,
});
