export const linkedAgentRefusals = {
  'agents.not_open': 409,
  'agents.not_found': 404,
  'agents.client_unknown': 422,
  'agents.client_unreadable': 422,
  'agents.return_refused': 422,
  'agents.request_refused': 422,
  'agents.too_many': 409,
} as const;
