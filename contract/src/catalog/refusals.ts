export const catalogRefusals = {
  'catalog.product_not_found': 404,
  'catalog.preview_over': 404,
  'catalog.category_not_found': 404,
  'catalog.bundle_not_found': 404,
  'catalog.variant_not_found': 404,
  'catalog.category_in_itself': 409,
  'catalog.category_in_use': 409,
  'catalog.category_too_deep': 409,
  'catalog.too_many_categories': 409,
  'catalog.too_many_bundles': 409,
  'catalog.stock_too_low': 409,
  'catalog.stock_too_high': 409,
} as const;
