export const shippingRefusals = {
  'shipping.city_not_served': 422,
  'shipping.method_not_available': 422,
} as const;
