/** Where Moyasar tells of payments. */
export const WEBHOOK_PATH = '/api/store/payments/moyasar/webhook';
