export const invoiceRefusals = {
  'invoices.not_issued': 409,
} as const;
