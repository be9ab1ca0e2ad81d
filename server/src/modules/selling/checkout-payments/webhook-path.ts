/** Path of a payment method's webhook. */
export const webhookPath = (code: string) => `/api/store/payments/${code}/webhook`;
