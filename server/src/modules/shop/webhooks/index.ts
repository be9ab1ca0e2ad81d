export { insertTest } from './deliveries.store.ts';
export { insertWebhook, readWebhook } from './webhooks.store.ts';
