export const newsletterRefusals = {
  'newsletter.link_invalid': 422,
  'newsletter.letter_not_found': 404,
  'newsletter.letter_sent': 409,
  'newsletter.letter_not_sending': 409,
  'newsletter.nobody': 409,
} as const;
