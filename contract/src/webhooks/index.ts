export {
  WEBHOOK_TEST,
  type Webhook,
  type WebhookChange,
  type WebhookDelivery,
  type WebhookDraft,
  type WebhookEvent,
  type WebhookWithSecret,
  webhookEndpoints,
} from './endpoints.ts';
export { webhookEvents } from './events.ts';
export { webhookRefusals } from './refusals.ts';
