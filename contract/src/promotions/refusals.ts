export const promotionRefusals = {
  'promotions.not_found': 404,
  'promotions.cap_fixed': 409,
  'promotions.cap_below_sold': 409,
} as const;
