export type { ArticleImage } from './article-row.ts';
export { type ArticleDraft, type BlogCategoryDraft, saveArticle, saveBlogCategory } from './save-article.ts';
