export const contactRefusals = {
  'contact.form_expired': 422,
  'contact.too_fast': 429,
  'contact.too_many': 429,
} as const;
