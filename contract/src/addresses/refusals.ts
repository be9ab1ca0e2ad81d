export const addressRefusals = {
  'addresses.not_found': 404,
  'addresses.too_many': 422,
} as const;
