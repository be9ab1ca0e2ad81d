export const couponRefusals = {
  'coupons.not_found': 422,
  'coupons.too_many_guesses': 429,
  'coupons.not_started': 422,
  'coupons.expired': 422,
  'coupons.used_up': 422,
  'coupons.customer_limit_reached': 422,
  'coupons.minimum_not_reached': 422,
  'coupons.first_order_only': 422,
  'coupons.proof_needed': 422,
  'coupons.not_applicable': 422,
  'coupons.limit_below_uses': 409,
} as const;
