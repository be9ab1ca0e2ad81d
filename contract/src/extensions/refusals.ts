export const extensionRefusals = {
  'extensions.unknown': 404,
  'extensions.setting_unknown': 422,
  'extensions.setting_wrong': 422,
  'extensions.setting_missing': 422,
  'extensions.not_set_up': 409,
} as const;
