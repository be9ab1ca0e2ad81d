export const paymentTrialRefusals = {
  'trials.not_found': 404,
  'trials.not_offered': 422,
  'trials.under_way': 409,
  'trials.money_out': 409,
  'trials.not_owed': 409,
  'trials.too_many': 422,
} as const;
