export const contentRefusals = {
  'content.page_not_found': 404,
  'content.pages_full': 409,
  'content.group_not_found': 404,
  'content.groups_full': 409,
  'content.anchor_taken': 409,
} as const;
