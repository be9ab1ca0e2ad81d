export const invoiceRefusals = {
  'invoices.not_issued': 409,
  'invoices.delayed': 409,
  'invoices.being_cleared': 409,
  'invoices.nothing_rejected': 409,
  'invoices.already_issued': 409,
} as const;
