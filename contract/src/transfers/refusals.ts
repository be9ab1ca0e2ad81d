export const transferRefusals = {
  'transfers.not_awaited': 409,
  'transfers.not_by_transfer': 409,
  'transfers.too_many_receipts': 422,
  'transfers.reference_used': 409,
  'transfers.not_found': 404,
  'transfers.not_owed': 409,
} as const;
