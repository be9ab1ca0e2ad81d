export const shopSettingsRefusals = {
  'shop_settings.city_unknown': 422,
  'shop_settings.colours_faint': 422,
  'shop_settings.tax_unit_active': 409,
  'shop_settings.coupon_unknown': 422,
  'shop_settings.domain_wrong': 422,
  'shop_settings.domain_missing': 409,
  'shop_settings.domain_unproved': 409,
  'shop_settings.domain_fixed': 409,
} as const;
