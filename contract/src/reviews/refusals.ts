export const reviewRefusals = {
  'reviews.not_found': 404,
  'reviews.not_bought': 403,
  'reviews.already_written': 409,
  'reviews.own': 409,
  'reviews.transition_not_allowed': 409,
} as const;
