export type {
  ExtensionContext,
  ExtensionFetch,
  ExtensionLog,
  ExtensionRecords,
  FetchOptions,
} from './context.ts';
export {
  type AnyExtension,
  API_VERSION,
  defineExtension,
  defineShop,
  type Extension,
  type Shop,
} from './define-extension.ts';
export type {
  EmailMessage,
  EmailProvider,
  MessageChannel,
  MessageProvider,
  ReceiptVerdict,
  SentMessage,
  TextMessage,
  TextProvider,
} from './ports/message.ts';
export type {
  Halalas,
  MaskedCard,
  OfferRequest,
  PaymentBuyer,
  PaymentCapabilities,
  PaymentIntent,
  PaymentLine,
  PaymentProvider,
  PaymentRefund,
  PaymentSandbox,
  PaymentState,
  SandboxPayment,
  StartedPayment,
  WebhookRequest,
  WebhookVerdict,
} from './ports/payment.ts';
export { readSettings, type SettingProblem, type SettingsRead } from './read-settings.ts';
export { type Setting, SettingError, type Settings, setting, type ValuesOf } from './settings.ts';
export type { Bilingual, Texts } from './texts.ts';
