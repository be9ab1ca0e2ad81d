export const fulfilmentRefusals = {
  'fulfilment.too_many_notes': 422,
} as const;
