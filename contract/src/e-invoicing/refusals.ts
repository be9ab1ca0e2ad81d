export const eInvoicingRefusals = {
  'e_invoicing.not_set_up': 409,
  'e_invoicing.unit_not_found': 404,
  'e_invoicing.document_not_found': 404,
  'e_invoicing.environment_unknown': 422,
  'e_invoicing.identity_wrong': 422,
  'e_invoicing.check_unknown': 404,
  'e_invoicing.wrong_step': 409,
  'e_invoicing.checks_missing': 409,
  'e_invoicing.refused': 409,
  'e_invoicing.unreachable': 503,
  'e_invoicing.too_many': 409,
} as const;
