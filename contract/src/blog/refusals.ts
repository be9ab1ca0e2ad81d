export const blogRefusals = {
  'content.article_not_found': 404,
  'content.blog_category_not_found': 404,
  'content.blog_category_in_use': 409,
  'content.blog_categories_full': 409,
} as const;
