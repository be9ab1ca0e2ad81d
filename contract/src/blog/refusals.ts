export const blogRefusals = {
  'content.article_not_found': 404,
  'content.blog_category_not_found': 404,
} as const;
