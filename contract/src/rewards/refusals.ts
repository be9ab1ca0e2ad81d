export const rewardRefusals = {
  'rewards.not_found': 404,
  'rewards.gone': 409,
  'rewards.limit_reached': 409,
  'rewards.points_short': 409,
  'rewards.product_gone': 409,
  'rewards.stock_below_redeemed': 409,
} as const;
