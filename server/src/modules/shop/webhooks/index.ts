export { readWebhook } from './webhooks.store.ts';
