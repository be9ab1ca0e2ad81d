export const restockRefusals = {
  'restock.variant_unknown': 422,
  'restock.in_stock': 409,
} as const;
