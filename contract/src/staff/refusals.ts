export const staffRefusals = {
  'staff.credentials_wrong': 401,
  'staff.proof_needed': 429,
  'staff.challenge_invalid': 422,
  'staff.code_wrong': 422,
  'staff.email_taken': 409,
  'staff.last_owner': 409,
  'staff.not_found': 404,
  'staff.setup_over': 409,
} as const;
