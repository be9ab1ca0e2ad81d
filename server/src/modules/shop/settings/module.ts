import { storeEndpoints } from '@waha/contract';
import type { Theme } from '@waha/contract/theme';
import { defineModule } from '../../../manifest/index.ts';
import { type Domain, readDomain } from './domain.store.ts';
import { keepTheme } from './keep-theme.ts';
import { type Languages, readLanguages } from './languages.store.ts';
import { mountTheme } from './mount-theme.ts';
import { type Opening, readOpening } from './opening.store.ts';
import { settingsRoutes } from './settings.routes.ts';
import { readStoreIdentity, type StoreIdentity } from './store-identity.store.ts';
import { readTheme } from './theme.store.ts';
import type { ThemeSheet } from './theme-sheet.ts';

declare module '../../../manifest/deps.ts' {
  interface Provided {
    /** Name, contacts and registration numbers of the shop. */
    storeIdentity: () => Promise<StoreIdentity>;
    /** Whether visitors may come in. */
    opening: () => Promise<Opening>;
    /** The domain that the settings name. */
    shopDomain: () => Promise<Domain>;
    /** Languages that visitors meet. */
    shopLanguages: () => Promise<Languages>;
    /** Look of the shop, from which colours of plain pages come. */
    shopTheme: () => Promise<Theme>;
    /** The stylesheet of the shop's look; null for the built-in one. */
    themeSheet: () => Promise<ThemeSheet | null>;
  }
}

export const settings = defineModule({
  name: 'settings',
  wing: 'shop',
  uses: [],
  needs: ['shownPayments', 'deliveryReach', 'themeSheet', 'unwrittenPages', 'publishedCustomPages'],
  endpoints: storeEndpoints,
  apiTags: {
    settings: 'The shop itself',
  },
  provides: ({ db, onInvalidation }) => ({
    storeIdentity: () => readStoreIdentity(db),
    opening: () => readOpening(db),
    shopDomain: () => readDomain(db),
    shopLanguages: () => readLanguages(db),
    shopTheme: () => readTheme(db),
    themeSheet: keepTheme(db, { onInvalidation }),
  }),
  mounts: mountTheme,
  handlers: settingsRoutes,
});
