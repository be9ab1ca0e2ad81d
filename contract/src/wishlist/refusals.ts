export const wishlistRefusals = {
  'wishlist.full': 422,
} as const;
