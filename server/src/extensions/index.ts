export { ExtensionError } from './extension-error.ts';
export type { ExtensionCounts } from './guard-calls.ts';
export { canText, createExtensionMailer, createExtensionSms } from './host-messages.ts';
export { loadExtensions, readyExtensions } from './load-shop.ts';
export { mountWebhooks } from './mount-webhooks.ts';
export { type Adapter, type Extensions, noExtensions, openExtensions } from './open-extensions.ts';
export { receiptRoutes } from './receive-receipts.ts';
