/** Path of Moyasar's webhook. */
export const WEBHOOK_PATH = '/api/store/payments/moyasar/webhook';
