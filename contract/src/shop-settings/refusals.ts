export const shopSettingsRefusals = {
  'shop_settings.city_unknown': 422,
} as const;
