export const postRefusals = {
  'posts.not_found': 404,
  'posts.too_late': 409,
  'posts.too_many': 429,
  'posts.product_not_found': 422,
  'posts.mention_blocked': 409,
  'posts.comment_not_found': 404,
  'posts.cursor_wrong': 422,
} as const;
