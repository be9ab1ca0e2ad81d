export const customerRefusals = {
  'customers.not_found': 404,
  'customers.note_not_found': 404,
  'customers.note_of_another': 403,
  'customers.notes_full': 409,
  'customers.credit_short': 409,
} as const;
