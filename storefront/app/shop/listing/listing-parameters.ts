/** Everything the address of a list of products can ask; readListing takes no other. */
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
