export const pointRefusals = {
  'points.not_found': 404,
  'points.out_of_order': 422,
} as const;
