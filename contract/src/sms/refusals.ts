export const smsRefusals = {
  'sms.country_not_served': 422,
  'sms.unavailable': 409,
  'sms.too_many': 429,
  'sms.receipt_refused': 401,
} as const;
