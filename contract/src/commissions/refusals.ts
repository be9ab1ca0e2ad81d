export const commissionRefusals = {
  'commissions.not_found': 404,
  'commissions.not_open': 409,
  'commissions.not_held': 409,
  'commissions.void_already': 409,
} as const;
