export const giftCardRefusals = {
  'gift_cards.not_found': 404,
  'gift_cards.unknown_code': 422,
  'gift_cards.ended': 422,
  'gift_cards.empty': 422,
  'gift_cards.short': 409,
  'gift_cards.too_many_guesses': 429,
  'gift_cards.voided': 409,
  'gift_cards.no_recipient': 409,
  'gift_cards.sent_often': 409,
} as const;
