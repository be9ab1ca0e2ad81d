export { shopSettingsEndpoints } from './endpoints.ts';
export { shopSettingsRefusals } from './refusals.ts';
export type {
  HoldSettings,
  PaymentSettingsBody,
  RefundSettings,
  SalesRules,
  Setup,
  SetupStep,
  SmsSettings,
  StorefrontSettings,
  StoreIdentityBody,
} from './shapes.ts';
export { setupSteps } from './shapes.ts';
