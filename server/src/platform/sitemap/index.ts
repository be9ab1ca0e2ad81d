export { mountSitemap } from './mount-sitemap.ts';
export { ENTRIES_A_PART, type SitemapEntry, type SitemapSource, shortSource } from './sitemap-source.ts';
