export const segmentRefusals = {
  'segments.not_found': 404,
  'segments.too_many': 409,
  'segments.in_use': 409,
} as const;
