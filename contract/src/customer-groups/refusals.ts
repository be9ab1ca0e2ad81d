export const customerGroupRefusals = {
  'customer_groups.not_found': 404,
  'customer_groups.too_many': 409,
} as const;
