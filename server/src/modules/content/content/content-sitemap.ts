import type { Database } from '../../../platform/database/index.ts';
import { type SitemapSource, shortSource } from '../../../platform/sitemap/index.ts';
import { listFaq, listPages } from './content.store.ts';
import { listPublished } from './custom-pages.store.ts';

/** The sitemap source of pages written by staff. */
export function contentSitemap(db: Database): SitemapSource {
  return shortSource('content', ['content'], async () => {
    const [pages, custom, faq] = await Promise.all([listPages(db), listPublished(db), listFaq(db, 'ar')]);
    const entries = [
      ...pages.map((page) => ({ path: `/${page.slug}`, changedAt: page.updated_at })),
      ...custom.map((page) => ({ path: encodeURI(`/pages/${page.slug}`), changedAt: page.updated_at })),
    ];
    return faq.length > 0 ? [...entries, { path: '/faq', changedAt: null }] : entries;
  });
}
