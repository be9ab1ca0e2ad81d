export const identityRefusals = {
  'auth.registration_refused': 422,
  'auth.credentials_wrong': 401,
  'auth.password_wrong': 422,
  'auth.too_many_attempts': 429,
  'auth.proof_needed': 429,
  'auth.link_invalid': 422,
  'auth.code_wrong': 422,
  'auth.session_not_found': 404,
  'auth.orders_open': 409,
} as const;
