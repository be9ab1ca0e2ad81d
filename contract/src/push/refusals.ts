export const pushRefusals = {
  'push.address_refused': 422,
  'push.key_wrong': 422,
  'push.sealed': 503,
  'push.device_not_found': 404,
} as const;
