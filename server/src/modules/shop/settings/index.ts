export { readBrandPicture, saveBrandPicture } from './brand-pictures.store.ts';
export { type Carriers, readCarriers, saveCarriers } from './carriers.store.ts';
export { type Domain, readDomain, saveDomain } from './domain.store.ts';
export { type FeatureFlags, readFeatureFlags, saveFeatureFlags } from './feature-flags.store.ts';
export { type Frame, readFrame, saveFrame } from './frame.store.ts';
export { impersonatesShop, publicName } from './guard-public-name.ts';
export { type Languages, readLanguages, saveLanguages } from './languages.store.ts';
export { type LanguagesFor, languageFor, languagesFor } from './languages-for.ts';
export {
  type EditableMail,
  type ExampleContext,
  type Letterhead,
  letterheadWith,
  readLetterhead,
} from './letterhead.ts';
export { listMailTexts, type MailTexts, readMailTexts, saveMailTexts } from './mail-texts.store.ts';
export { type Opening, readOpening, saveFirstOpening, saveOpening } from './opening.store.ts';
export { promisesReward } from './public-names.ts';
export { claimSettings, lockSettings, readSettingsVersion } from './settings-versions.store.ts';
export { readShopRules, type ShopRules, saveShopRules } from './shop-rules.store.ts';
export { readStoreIdentity, type StoreIdentity, saveStoreIdentity } from './store-identity.store.ts';
export { readTaxSettings, saveTaxSettings, type TaxSettings } from './tax-settings.store.ts';
export { readTheme, saveTheme } from './theme.store.ts';
