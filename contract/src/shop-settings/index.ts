export { type DomainCheck, type DomainSettings, domainChecks, domainFaults } from './domain.ts';
export { type AdminBrandPicture, type AdminLogo, shopSettingsEndpoints } from './endpoints.ts';
export { type FrameSettings, type ShownFrame, shownFrame } from './frame.ts';
export { shopSettingsRefusals } from './refusals.ts';
export type {
  AppearanceSettings,
  CarrierSettings,
  CartReminderSettings,
  HoldSettings,
  LanguageSettings,
  OpeningSettings,
  PaymentSettingsBody,
  PhoneMessageSettings,
  RefundSettings,
  SalesRules,
  Setup,
  SmsSettings,
  StorefrontSettings,
  StoreIdentityBody,
  TaxSettings,
} from './shapes.ts';
