export {
  type AdminArticle,
  type AdminArticleDraft,
  type AdminArticleRow,
  type AdminBlogCategory,
  type ArticleStatus,
  articleStatuses,
  blogAdminEndpoints,
} from './admin.ts';
export { type Article, type ArticleCard, blogEndpoints } from './endpoints.ts';
export { blogRefusals } from './refusals.ts';
