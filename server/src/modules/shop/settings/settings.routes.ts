import type { Handlers } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { readLogo } from './logo.store.ts';
import { readOpening } from './opening.store.ts';
import { readShopRules } from './shop-rules.store.ts';
import { readStoreIdentity } from './store-identity.store.ts';
import { presentLogo, presentRules, presentStore } from './store-settings.ts';

export function settingsRoutes(deps: { db: Database; isDemo: boolean }): Handlers<'GET /settings'> {
  return {
    'GET /settings': async (_, { language }) => ({
      ...presentStore(await readStoreIdentity(deps.db), language, deps.isDemo),
      ...presentRules(await readShopRules(deps.db)),
      logo: presentLogo(await readLogo(deps.db)),
      is_open: (await readOpening(deps.db)).isOpen,
    }),
  };
}
