export { shopSettingsEndpoints } from './endpoints.ts';
export { shopSettingsRefusals } from './refusals.ts';
export type {
  HoldSettings,
  PaymentSettingsBody,
  RefundSettings,
  SalesRules,
  Setup,
  SmsSettings,
  StorefrontSettings,
  StoreIdentityBody,
} from './shapes.ts';
