export { contentRoutes } from './content.routes.ts';
export { contentSitemap } from './content-sitemap.ts';
export { type FaqGroupDraft, type PageDraft, saveFaqGroup, savePage } from './save-content.ts';
