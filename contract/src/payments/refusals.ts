export const paymentRefusals = {
  'payments.method_not_available': 422,
  'payments.nothing_to_pay': 409,
  'payments.not_found': 404,
  'payments.declined': 409,
  'payments.unreachable': 503,
  'payments.webhook_refused': 401,
} as const;
