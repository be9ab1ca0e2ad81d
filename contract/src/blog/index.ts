export {
  type AdminArticle,
  type AdminArticleDraft,
  type AdminArticleRow,
  type AdminBlogCategory,
  blogAdminEndpoints,
} from './admin.ts';
export { type Article, type ArticleCard, blogEndpoints } from './endpoints.ts';
export { blogRefusals } from './refusals.ts';
