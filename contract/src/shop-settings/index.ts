export { type AdminLogo, shopSettingsEndpoints } from './endpoints.ts';
export { shopSettingsRefusals } from './refusals.ts';
export type {
  CarrierSettings,
  HoldSettings,
  OpeningSettings,
  PaymentSettingsBody,
  RefundSettings,
  SalesRules,
  Setup,
  SmsSettings,
  StorefrontSettings,
  StoreIdentityBody,
} from './shapes.ts';
