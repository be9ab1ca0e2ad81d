export { byTime } from './by-time.ts';
export { CallError, type ExtensionCall, type OpenCall, type TokenScope } from './calls.ts';
export type {
  ExtensionContext,
  ExtensionFetch,
  ExtensionLog,
  ExtensionRecords,
  FetchOptions,
  Handover,
} from './context.ts';
export { refusalOf, riyalsOf } from './conversion-answer.ts';
export {
  type AnyExtension,
  API_VERSION,
  defineExtension,
  defineShop,
  type Extension,
  type Shop,
} from './define-extension.ts';
export { type Exchange, exchangeJson, type JsonAnswer } from './exchange-json.ts';
export type { EventDelivery, EventHearing, PublicEventName } from './hears.ts';
export { isLabelOf } from './is-label-of.ts';
export { isSameSecret } from './is-same-secret.ts';
export { addressLine, digitsOf, readCityNames } from './parcel-words.ts';
export {
  type HashForm,
  hashPerson,
  type PersonHash,
  sha256Hex,
  shortHashes,
  tidyEmail,
  tidyPhone,
} from './person-hashes.ts';
export type {
  AskedPickup,
  BookedShipment,
  CarrierAddress,
  CarrierCapabilities,
  CarrierPoint,
  CarrierProvider,
  CarrierRate,
  CarrierVerdict,
  LabelFormat,
  PickupRequest,
  PointsRequest,
  RateRequest,
  RefusedShipment,
  RemittedParcel,
  ReturnRequest,
  ShipmentRequest,
  ShipmentStatus,
  TrackedShipment,
} from './ports/carrier.ts';
export { MOST_REMITTED } from './ports/carrier.ts';
export {
  type ClickMark,
  type ConsentPurpose,
  type Conversion,
  type ConversionItem,
  type ConversionPerson,
  type ConversionProvider,
  type ConversionVerdict,
  clickMarks,
} from './ports/conversion.ts';
export {
  type FeedAvailability,
  type FeedDelivery,
  type FeedFault,
  type FeedProduct,
  type FeedProvider,
  type FeedShop,
  feedFaults,
  type LeaveOut,
} from './ports/feed.ts';
export {
  type ApprovedText,
  type EmailMessage,
  type EmailProvider,
  type InboundMessage,
  type MessageChannel,
  MessageFault,
  type MessageProvider,
  type MessageReceipt,
  type MessageVerdict,
  type ReceiptVerdict,
  type SentMessage,
  type TemplateState,
  type TextMessage,
  type TextProvider,
  type TextReply,
  type TextTemplate,
} from './ports/message.ts';
export type {
  BuyerHistory,
  CapturePart,
  CardCharge,
  CardForm,
  DeclinedPayment,
  Halalas,
  KeptCard,
  MaskedCard,
  OfferRequest,
  PaymentBuyer,
  PaymentCapabilities,
  PaymentCards,
  PaymentIntent,
  PaymentLine,
  PaymentProvider,
  PaymentRefund,
  PaymentSandbox,
  PaymentState,
  PaymentWallet,
  SandboxPayment,
  StartedPayment,
  WalletRequest,
  WebhookRequest,
  WebhookVerdict,
} from './ports/payment.ts';
export type {
  LinkedCustomer,
  LinkRight,
  ProtocolAnswer,
  ProtocolCall,
  ProtocolCallInput,
  ProtocolLinking,
  ProtocolProvider,
  ProtocolRequest,
  ProtocolRoute,
} from './ports/protocol.ts';
export {
  type StampedDocument,
  type TaxAddress,
  type TaxAdjustment,
  type TaxBuyer,
  type TaxDocument,
  TaxDocumentFault,
  type TaxIdentity,
  type TaxLine,
  type TaxMessage,
  type TaxPlace,
  type TaxProvider,
  type TaxRate,
  type TaxRegistration,
  type TaxReport,
  type TaxStep,
  type TaxUnit,
} from './ports/tax.ts';
export type { Processor } from './processor.ts';
export { readSettings, type SettingProblem, type SettingsRead } from './read-settings.ts';
export { type Setting, SettingError, type Settings, setting, type ValuesOf } from './settings.ts';
export type { Bilingual, Texts } from './texts.ts';
