export const machineTokenRefusals = {
  'machine_tokens.not_found': 404,
  'machine_tokens.revoked_before': 409,
  'machine_tokens.too_many': 409,
} as const;
