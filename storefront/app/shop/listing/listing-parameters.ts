/** All parameters of a product list's address; readListing reads no other. */
export const listingParameters = [
  'search',
  'category_id',
  'sort',
  'min_price',
  'max_price',
  'in_stock',
  'on_sale',
  'brand',
  'color',
  'size',
  'rating',
  'page',
] as const;
