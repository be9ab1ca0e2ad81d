export const redirectRefusals = {
  'redirects.not_found': 404,
  'redirects.loop': 422,
} as const;
