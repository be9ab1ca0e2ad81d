export const approvalRefusals = {
  'approvals.not_found': 404,
  'approvals.decided': 409,
  'approvals.expired': 409,
  'approvals.same_person': 403,
  'approvals.amount_changed': 409,
  'approvals.too_many': 429,
  'approvals.alert_not_found': 404,
} as const;
