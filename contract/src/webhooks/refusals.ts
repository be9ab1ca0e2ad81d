export const webhookRefusals = {
  'webhooks.not_found': 404,
  'webhooks.too_many': 409,
  'webhooks.address_refused': 422,
  'webhooks.delivery_not_found': 404,
} as const;
