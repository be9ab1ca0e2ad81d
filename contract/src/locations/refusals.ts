export const locationRefusals = {
  'locations.city_not_found': 404,
} as const;
