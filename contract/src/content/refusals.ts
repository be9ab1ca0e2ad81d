export const contentRefusals = {
  'content.page_not_found': 404,
} as const;
