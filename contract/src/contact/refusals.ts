export const contactRefusals = {
  'contact.form_expired': 422,
  'contact.too_fast': 429,
  'contact.too_many': 429,
  'contact.message_not_found': 404,
  'contact.no_email': 409,
  'contact.answer_too_late': 409,
  'contact.entries_full': 409,
} as const;
