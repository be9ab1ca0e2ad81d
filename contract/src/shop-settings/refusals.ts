export const shopSettingsRefusals = {
  'shop_settings.city_unknown': 422,
  'shop_settings.colours_faint': 422,
  'shop_settings.tax_unit_active': 409,
  'shop_settings.coupon_unknown': 422,
} as const;
