export const savedCardRefusals = {
  'cards.not_found': 404,
  'cards.too_many': 422,
} as const;
