export const searchRefusals = {
  'search.group_not_found': 404,
  'search.words_not_found': 404,
  'search.too_many_groups': 409,
} as const;
