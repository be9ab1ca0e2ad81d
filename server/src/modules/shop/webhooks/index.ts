export { insertTest } from './deliveries.store.ts';
export { insertWebhook } from './webhooks.store.ts';
