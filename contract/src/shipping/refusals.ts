export const shippingRefusals = {
  'shipping.city_not_served': 422,
  'shipping.method_not_available': 422,
  'shipping.method_not_found': 404,
  'shipping.point_closed': 409,
  'shipping.point_no_cash': 422,
  'shipping.zone_not_found': 404,
  'shipping.zones_full': 409,
  'shipping.place_unknown': 422,
  'shipping.place_taken': 409,
} as const;
