export const uploadRefusals = {
  'uploads.file_missing': 422,
  'uploads.one_file': 422,
  'uploads.too_large': 413,
  'uploads.not_an_image': 422,
  'uploads.heic': 422,
  'uploads.too_many_pixels': 422,
  'uploads.damaged': 422,
  'uploads.too_many': 429,
  'uploads.offset_wrong': 409,
  'uploads.protocol_unknown': 412,
  'uploads.not_found': 404,
  'uploads.not_yours': 422,
} as const;
