import { toRiyals } from '@waha/contract';
import { plainColours } from '@waha/contract/theme';
import { type Extensions, hostOfferChannels } from '../../../extensions/index.ts';
import type { Provided } from '../../../manifest/index.ts';
import type { Handlers } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { readBrandPictures } from './brand-pictures.store.ts';
import { readFrame } from './frame.store.ts';
import { readLanguages } from './languages.store.ts';
import { readOpening } from './opening.store.ts';
import { presentFrame } from './present-frame.ts';
import { readShopRules } from './shop-rules.store.ts';
import { readStoreIdentity } from './store-identity.store.ts';
import { presentPictures, presentRules, presentStore } from './store-settings.ts';
import { readTaxSettings } from './tax-settings.store.ts';
import { readTheme } from './theme.store.ts';
import { writeThemeSheet } from './theme-sheet.ts';
import { withoutDeadLinks } from './without-dead-links.ts';

interface SettingsDeps
  extends Pick<Provided, 'shownPayments' | 'deliveryReach' | 'unwrittenPages' | 'publishedCustomPages'> {
  db: Database;
  isDemo: boolean;
  extensions: Extensions;
}

function presentParts({
  count,
  minimumHalalas,
  maximumHalalas,
}: Awaited<ReturnType<Provided['shownPayments']>>['instalments'][number]) {
  return {
    count,
    minimum: toRiyals(minimumHalalas),
    maximum: maximumHalalas === null ? null : toRiyals(maximumHalalas),
  };
}

/** Purposes of the services that are told of conversions; none where none is set up. */
const purposesOf = ({ conversions }: Extensions) =>
  [...new Set(conversions.map(({ port }) => port.purpose))].toSorted();

export function settingsRoutes(deps: SettingsDeps): Handlers<'GET /settings'> {
  const { db, isDemo, extensions, shownPayments, deliveryReach, unwrittenPages, publishedCustomPages } = deps;
  return {
    'GET /settings': async (_, { language }) => {
      const { kinds, marks, instalments, wallets } = await shownPayments();
      const pictures = await readBrandPictures(db);
      const theme = await readTheme(db);
      const { isRegistered } = await readTaxSettings(db);
      const offering = hostOfferChannels(extensions).available();
      return {
        ...presentStore(await readStoreIdentity(db), language, isDemo),
        ...(!isRegistered && { vat_number: '' }),
        ...presentRules(await readShopRules(db)),
        ...presentPictures(pictures),
        delivers_to: await deliveryReach(),
        payment_kinds: kinds,
        payment_marks: marks,
        ...(instalments.length > 0 && { payment_instalments: instalments.map(presentParts) }),
        ...(wallets.length > 0 && { payment_wallets: wallets }),
        ...(extensions.conversions.length > 0 && { asks_consent: purposesOf(extensions) }),
        ...(offering.length > 0 && { offers_by_phone: [...offering] }),
        frame: presentFrame(await withoutDeadLinks(await readFrame(db), publishedCustomPages), language),
        theme: writeThemeSheet(theme, pictures.logo_dark !== undefined)?.url ?? null,
        theme_color: plainColours(theme).primary,
        unwritten_pages: await unwrittenPages(),
        is_open: (await readOpening(db)).isOpen,
        languages: (await readLanguages(db)).languages,
      };
    },
  };
}
