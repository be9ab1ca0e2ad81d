export const promotionRefusals = {
  'promotions.not_found': 404,
} as const;
