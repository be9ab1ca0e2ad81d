export type { ArticleImage } from './article-row.ts';
export { type BlogDeps, blogRoutes } from './blog.routes.ts';
export { blogSitemap } from './blog-sitemap.ts';
export { type ArticleDraft, type BlogCategoryDraft, saveArticle, saveBlogCategory } from './save-article.ts';
