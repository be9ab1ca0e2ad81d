export { ExtensionError } from './extension-error.ts';
export { writeSealedSettings } from './extension-settings.store.ts';
export { listFeedReadings } from './feeds/feed-readings.store.ts';
export type { FeedItem } from './feeds/feed-source.ts';
export { feedPath, mountFeeds } from './feeds/mount-feeds.ts';
export type { ExtensionCounts } from './guard-calls.ts';
export { type OpenedHandover, openHandover, sealHandover } from './handovers.ts';
export { extensionSubscribers } from './hear-events.ts';
export type { ServedApi } from './host-calls.ts';
export {
  canText,
  createExtensionMailer,
  hostApprovals,
  hostOfferChannels,
  hostTextChannels,
  hostTextReplies,
} from './host-messages.ts';
export { forgetEndedRecords } from './host-records.ts';
export {
  type CodeGiven,
  type IssuedTokens,
  type LinkedAgents,
  type OpenLinking,
  openLinking,
} from './linking/linked-agents.ts';
export { mountOauth } from './linking/mount-oauth.ts';
export { loadExtensions, readyExtensions } from './load-shop.ts';
export { mountProtocols } from './mount-protocols.ts';
export { mountWebhooks } from './mount-webhooks.ts';
export { type Adapter, type Extensions, noExtensions, openExtensions } from './open-extensions.ts';
export { receiveReceipts, type ToldReport } from './receive-receipts.ts';
export { type ExtensionState, stateOfExtension } from './setting-states.ts';
export { readTyped, type TypedSettings } from './stored-settings.ts';
export { carrierNotifyPath, messageReceiptPath, paymentWebhookPath } from './webhook-paths.ts';

/** The tag that says: settings of extensions were changed. */
export const EXTENSIONS_TAG = 'extensions';
