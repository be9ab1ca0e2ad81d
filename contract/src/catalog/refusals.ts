export const catalogRefusals = {
  'catalog.product_not_found': 404,
  'catalog.category_not_found': 404,
  'catalog.bundle_not_found': 404,
  'catalog.variant_not_found': 404,
  'catalog.category_in_itself': 409,
} as const;
