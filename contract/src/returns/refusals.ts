export const returnRefusals = {
  'returns.not_found': 404,
  'returns.not_delivered': 409,
  'returns.too_late': 409,
  'returns.line_unknown': 422,
  'returns.not_returnable': 422,
  'returns.too_many': 409,
  'returns.too_many_returns': 409,
  'returns.transition_not_allowed': 409,
  'returns.too_many_messages': 422,
  'returns.card_refund_impossible': 409,
} as const;
